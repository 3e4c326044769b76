/// The elements whose frames follow the size of a container.
@MainActor
final class ContainerFollowers {
    private struct Follower {
        weak var node: LayoutNode?
        var size: CGSize?
        /// Whether it has answered for several sizes, as it does where it is asked before and after its container is
        /// placed.
        var isMixed = false
    }

    private var followers: [ObjectIdentifier: Follower] = [:]

    func add(_ node: LayoutNode, _ size: CGSize?) {
        let old = followers[ObjectIdentifier(node)]
        let isMixed = old.map { $0.isMixed || $0.size != size } ?? false
        followers[ObjectIdentifier(node)] = Follower(node: node, size: size, isMixed: isMixed)
    }

    /// To be called after each layout.
    func tell() {
        if followers.isEmpty { return }
        for (key, follower) in followers {
            guard let node = follower.node, !node.isGone else {
                followers[key] = nil
                continue
            }
            if follower.isMixed || node.frameContainer != follower.size {
                followers[key] = nil
                node.setNeedsLayout()
            }
        }
    }
}
