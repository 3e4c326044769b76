extension Optional {
    /// A publisher of the wrapped value, if there is one.
    public struct Publisher: Combine.Publisher {
        /// The wrapped type.
        public typealias Output = Wrapped

        /// It cannot fail.
        public typealias Failure = Never

        /// The value published, if any.
        public let output: Wrapped?

        /// A publisher of at most one value.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
            if let output {
                subscriber.receive(subscription: OnceSubscription(output, subscriber, "Optional"))
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }

    /// A publisher of the wrapped value, which finishes at once if there is none.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
