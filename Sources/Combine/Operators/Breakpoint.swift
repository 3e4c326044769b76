import Foundation

extension Publishers {
    /// A publisher that stops in the debugger at chosen events.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Whether to stop at a subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// Whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?

        /// Whether to stop at the end.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// A publisher that stops in the debugger at chosen events.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(BreakpointSubscriber(breakpoint: self, downstream: subscriber))
        }
    }
}

private struct BreakpointSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber, StageDescribing
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    let breakpoint: Publishers.Breakpoint<Upstream>
    let downstream: Downstream
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) {
        if breakpoint.receiveSubscription?(subscription) == true { trap() }
        downstream.receive(subscription: subscription)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if breakpoint.receiveOutput?(input) == true { trap() }
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if breakpoint.receiveCompletion?(completion) == true { trap() }
        downstream.receive(completion: completion)
    }

    var description: String { "Breakpoint" }
    var mirrored: [Mirror.Child] {
        [
            ("upstream", breakpoint.upstream), ("receiveSubscription", breakpoint.receiveSubscription as Any),
            ("receiveOutput", breakpoint.receiveOutput as Any),
            ("receiveCompletion", breakpoint.receiveCompletion as Any),
        ]
    }
}

/// Stops the process where a debugger picks it up.
private func trap() { raise(SIGTRAP) }

extension Publisher {
    /// Stops in the debugger when one of the closures says so.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Self.Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger when this publisher fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
    }
}
