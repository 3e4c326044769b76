/// The public face of subscriptions and subscribers inside the module: a name, and what a mirror shows of them.
@usableFromInline
protocol StageDescribing: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// What a mirror shows; nothing, unless told otherwise.
    var mirrored: [Mirror.Child] { get }
}

extension StageDescribing {
    @inlinable var mirrored: [Mirror.Child] { [] }
    @inlinable var customMirror: Mirror { Mirror(self, children: mirrored) }
    @inlinable var playgroundDescription: Any { description }
}

extension Subscription {
    /// Passes demand on. A request for nothing goes no further than to somebody else's subscription, because many of
    /// ours trap on it.
    func pass(_ demand: Subscribers.Demand) {
        if demand != .none || !(self is any StageDescribing) { request(demand) }
    }
}
