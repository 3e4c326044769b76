import MartletGraph

/// A node that follows whether its view can be seen while it stays in the tree: a row of a list scrolled away, a page
/// that another one covers.
@MainActor
protocol PresenceFollower: _ViewNode {
    /// How many containers around keep the view out of sight: a row scrolled away on a covered page has two.
    var hiders: Int { get set }
    func presenceChanged(_ isPresent: Bool)
}

extension _ViewNode {
    /// Tells everything below, innermost views first, that a container put it out of sight or back.
    func tellPresence(_ isPresent: Bool) {
        forEachChild { $0.tellPresence(isPresent) }
        guard let follower = self as? any PresenceFollower else { return }
        let was = follower.hiders
        follower.hiders = max(0, was + (isPresent ? -1 : 1))
        if (was == 0) != (follower.hiders == 0) { follower.presenceChanged(isPresent) }
    }
}
