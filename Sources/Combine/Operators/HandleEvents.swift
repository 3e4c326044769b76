extension Publishers {
    /// A publisher that calls closures at each event.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Called before downstream gets its subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// Called before downstream gets a value.
        public var receiveOutput: ((Upstream.Output) -> Void)?

        /// Called before downstream is told of the end.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

        /// Called before upstream is cancelled.
        public var receiveCancel: (() -> Void)?

        /// Called before upstream is asked for values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// A publisher that calls closures at each event.
        @inlinable public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Upstream.Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                EventStage(
                    subscriber, "HandleEvents",
                    Events(
                        subscription: receiveSubscription, output: receiveOutput, completion: receiveCompletion,
                        cancel: receiveCancel, request: receiveRequest)))
        }
    }
}

extension Publisher {
    /// Calls closures at each event, before it goes on its way.
    @inlinable public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Self.Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}
