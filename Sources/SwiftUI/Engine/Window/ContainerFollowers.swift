import MartletGraph

/// The elements whose frames follow the size of a container.
@MainActor
final class ContainerFollowers {
    @MainActor private struct Follower {
        weak var node: LayoutNode?
        var size: CGSize?
        /// Whether it has answered for several sizes, as it does where it is asked before and after its container is
        /// placed.
        var isMixed = false
        /// Whether it is to be laid out anew, and has not asked again so far.
        var isTold = false
        var rounds = FrameCount()
    }

    private var followers: [ObjectIdentifier: Follower] = [:]

    func add(_ node: LayoutNode, _ size: CGSize?) {
        let old = followers[ObjectIdentifier(node)]
        var new = Follower(node: node, size: size, rounds: old?.rounds ?? FrameCount())
        if let old, !old.isTold { new.isMixed = old.isMixed || old.size != size }
        followers[ObjectIdentifier(node)] = new
    }

    /// To be called after each layout. A container that is as large as what follows it, and so grows with it, settles
    /// within some rounds, or stays as it is until something else moves it.
    func tell() {
        if followers.isEmpty { return }
        for (key, follower) in followers {
            guard let node = follower.node, !node.isGone else {
                followers[key] = nil
                continue
            }
            guard !follower.isTold, follower.isMixed || node.frameContainer != follower.size else { continue }
            guard followers[key]!.rounds.next() <= 4 else { continue }
            followers[key]!.isTold = true
            node.setNeedsLayout()
        }
    }
}
