extension ScrollNode {
    /// Tells a node whenever the content was moved.
    func follow(_ follower: any ScrollFollowing) {
        if !followers.contains(where: { $0.follower === follower }) {
            followers.append(WeakScrollFollower(follower: follower))
        }
    }

    /// - Parameter asker: the one that moved it, which knows.
    func tellFollowers(_ mover: Mover, but asker: ObjectIdentifier? = nil) {
        followers.removeAll { $0.follower?.flags.contains(.left) != false }
        for case let follower? in followers.map(\.follower) where ObjectIdentifier(follower) != asker {
            follower.scrolled(self, by: mover)
        }
    }
}
