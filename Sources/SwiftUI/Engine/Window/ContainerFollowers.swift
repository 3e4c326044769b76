/// The elements whose frames follow the size of a container.
@MainActor
final class ContainerFollowers {
    private struct Follower {
        weak var node: LayoutNode?
        var size: CGSize?
    }

    private var followers: [ObjectIdentifier: Follower] = [:]

    func add(_ node: LayoutNode, _ size: CGSize?) {
        followers[ObjectIdentifier(node)] = Follower(node: node, size: size)
    }

    /// To be called after each layout.
    func tell() {
        if followers.isEmpty { return }
        for (key, follower) in followers {
            guard let node = follower.node, !node.isGone else {
                followers[key] = nil
                continue
            }
            if node.frameContainer != follower.size { node.setNeedsLayout() }
        }
    }
}
