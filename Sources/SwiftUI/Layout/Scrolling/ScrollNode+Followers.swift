extension ScrollNode {
    /// Tells a node whenever the content was moved.
    func follow(_ follower: any ScrollFollowing) {
        if !followers.contains(where: { $0.follower === follower }) {
            followers.append(WeakScrollFollower(follower: follower))
        }
    }

    func tellFollowers(_ mover: Mover) {
        followers.removeAll { $0.follower?.flags.contains(.left) != false }
        for entry in followers { entry.follower?.scrolled(self, by: mover) }
    }
}
