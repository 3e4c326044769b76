/// How far the connection to an upstream publisher has come. Mirrors show it by these names.
@usableFromInline enum Link {
    case awaitingSubscription
    case subscribed(any Subscription)
    case terminal

    /// Takes the first subscription; false if there was one already or the end has come.
    @inlinable mutating func connect(_ subscription: any Subscription) -> Bool {
        guard case .awaitingSubscription = self else { return false }
        self = .subscribed(subscription)
        return true
    }

    /// Ends the connection and gives back the subscription there was.
    @inlinable mutating func close() -> (any Subscription)? {
        var old = Link.terminal
        swap(&old, &self)
        return old.subscription
    }

    @inlinable @inline(__always) var subscription: (any Subscription)? {
        if case .subscribed(let subscription) = self { subscription } else { nil }
    }

    @inlinable @inline(__always) var isConnected: Bool {
        if case .subscribed = self { true } else { false }
    }

    var isAwaiting: Bool {
        if case .awaitingSubscription = self { true } else { false }
    }

    @inlinable var isClosed: Bool {
        if case .terminal = self { true } else { false }
    }
}
