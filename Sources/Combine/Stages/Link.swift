/// How far the connection to an upstream publisher has come.
@usableFromInline enum Link {
    case awaiting
    case connected(any Subscription)
    case closed

    /// Takes the first subscription; false if there was one already or the end has come.
    @inlinable mutating func connect(_ subscription: any Subscription) -> Bool {
        guard case .awaiting = self else { return false }
        self = .connected(subscription)
        return true
    }

    /// Ends the connection and gives back the subscription there was.
    @inlinable mutating func close() -> (any Subscription)? {
        var old = Link.closed
        swap(&old, &self)
        return old.subscription
    }

    @inlinable @inline(__always) var subscription: (any Subscription)? {
        if case .connected(let subscription) = self { subscription } else { nil }
    }

    @inlinable @inline(__always) var isConnected: Bool {
        if case .connected = self { true } else { false }
    }

    @inlinable var isClosed: Bool {
        if case .closed = self { true } else { false }
    }
}
