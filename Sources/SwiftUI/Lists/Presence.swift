import MartletGraph

/// A node that follows whether its view can be seen while it stays in the tree: a row of a list scrolled away.
@MainActor
protocol PresenceFollower: _ViewNode {
    func presenceChanged(_ isPresent: Bool)
}

extension _ViewNode {
    /// Tells everything below, innermost views first, that it went out of sight or came back.
    func tellPresence(_ isPresent: Bool) {
        forEachChild { $0.tellPresence(isPresent) }
        (self as? any PresenceFollower)?.presenceChanged(isPresent)
    }
}
