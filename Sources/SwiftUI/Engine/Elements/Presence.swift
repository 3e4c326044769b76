import MartletGraph

/// A node that follows whether its view can be seen while it stays in the tree: a row of a list scrolled away, a page
/// that another one covers.
@MainActor
protocol PresenceFollower: _ViewNode {
    /// How many containers around keep the view out of sight: a row scrolled away on a covered page has two. Begins
    /// with `hidersAround`.
    var hiders: Int { get set }
    func presenceChanged(_ isPresent: Bool)
}

extension _ViewNode {
    /// Tells everything below, innermost views first, that a container put it out of sight or back.
    func tellPresence(_ isPresent: Bool) {
        // Calls itself for no level, of which there may be ten thousand.
        var followers: [any PresenceFollower] = []
        var nodes: [_ViewNode] = [self]
        while let node = nodes.popLast() {
            if let follower = node as? any PresenceFollower { followers.append(follower) }
            node.forEachChild { nodes.append($0) }
        }
        for follower in followers.reversed() {
            let was = follower.hiders
            follower.hiders = max(0, was + (isPresent ? -1 : 1))
            if (was == 0) != (follower.hiders == 0) { follower.presenceChanged(isPresent) }
        }
        if isPresent { flags.remove(.outOfReach) } else { flags.insert(.outOfReach) }
    }

    /// How many containers keep this view out of sight now; views that are made later count them so.
    var hidersAround: Int {
        var count = 0
        var next: _ViewNode? = self
        while let node = next {
            if node.flags.contains(.outOfReach) { count += 1 }
            next = node.parent
        }
        return count
    }
}

extension NodeFlags {
    /// A container has put it out of sight, with all below.
    fileprivate static let outOfReach = NodeFlags(rawValue: 1 << 31)
}
