extension Subscribers {
    /// A subscriber that writes each value to a property of an object, which it keeps alive until the end.
    final public class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
        /// There is no error to receive.
        public typealias Failure = Never

        private let lock = Lock()
        private var link = Link.awaitingSubscription

        /// The object written to, until the end.
        final public private(set) var object: Root?

        /// The property written.
        final public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// A subscriber for a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        /// Asks for all values; a second subscription is cancelled.
        final public func receive(subscription: any Subscription) {
            let accepted = lock.withLock { link.connect(subscription) }
            accepted ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Writes the value.
        final public func receive(_ value: Input) -> Subscribers.Demand {
            let target = lock.withLock { link.isConnected ? object : nil }
            target?[keyPath: keyPath] = value
            return .none
        }

        /// Lets the object go.
        final public func receive(completion: Subscribers.Completion<Never>) { _ = release() }

        /// Stops the flow of values and lets the object go.
        final public func cancel() { release()?.cancel() }

        private func release() -> (any Subscription)? {
            let (subscription, target) = lock.withLock {
                let taken = (link.close(), object)
                object = nil
                return taken
            }
            withExtendedLifetime(target) {}
            return subscription
        }
    }
}

extension Subscribers.Assign: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// The subscriber's type.
    final public var description: String { "Assign \(Root.self)." }

    /// A mirror of the object and the property.
    final public var customMirror: Mirror {
        Mirror(self, children: ["object": object as Any, "keyPath": keyPath, "status": lock.withLock { link }])
    }

    /// The subscriber's type.
    final public var playgroundDescription: Any { description }
}

extension Publisher where Self.Failure == Never {
    /// Writes each value to a property of an object, which is kept alive until the end or the cancel.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable
    {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
