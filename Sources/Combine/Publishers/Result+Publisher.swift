extension Result {
    /// A publisher of a success, or of the failure.
    public struct Publisher: Combine.Publisher {
        /// The success.
        public typealias Output = Success

        /// What is published.
        public let result: Result<Success, Failure>

        /// A publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }

        /// A publisher of a value.
        public init(_ output: Success) { self.init(.success(output)) }

        /// A publisher that fails.
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
            switch result {
            case .success(let value):
                subscriber.receive(subscription: OnceSubscription(value, subscriber, "Once"))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    /// A publisher of this result.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
