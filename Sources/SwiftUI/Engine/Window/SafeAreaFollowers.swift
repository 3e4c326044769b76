/// The elements whose place or picture depends on whether they touch the safe area's edges.
@MainActor
final class SafeAreaFollowers {
    private struct Follower {
        weak var node: LayoutNode?
        var edges: Edge.Set
        var expansion: EdgeInsets
    }

    /// In the order in which they came.
    private var followers: [Follower] = []
    private var places: [ObjectIdentifier: Int] = [:]

    func add(_ node: LayoutNode, _ edges: Edge.Set, _ expansion: EdgeInsets) {
        let follower = Follower(node: node, edges: edges, expansion: expansion)
        if let place = places[ObjectIdentifier(node)], followers[place].node === node {
            followers[place] = follower
        } else {
            places[ObjectIdentifier(node)] = followers.count
            followers.append(follower)
        }
    }

    /// To be called after each layout.
    func tell() {
        if followers.contains(where: { $0.node?.flags.contains(.left) != false }) {
            followers.removeAll { $0.node?.flags.contains(.left) != false }
            places = [:]
            for (place, follower) in followers.enumerated() { places[ObjectIdentifier(follower.node!)] = place }
        }
        for index in followers.indices {
            guard let node = followers[index].node else { continue }
            let now = node.safeAreaExpansion(followers[index].edges) ?? EdgeInsets()
            if now == followers[index].expansion { continue }
            followers[index].expansion = now
            node.safeAreaChanged()
        }
    }
}
