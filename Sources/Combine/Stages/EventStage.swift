/// What to call at each event that passes a stage.
@usableFromInline struct Events<Output, Failure: Error> {
    @usableFromInline var subscription: ((any Subscription) -> Void)?
    @usableFromInline var output: ((Output) -> Void)?
    @usableFromInline var completion: ((Subscribers.Completion<Failure>) -> Void)?
    @usableFromInline var cancel: (() -> Void)?
    @usableFromInline var request: ((Subscribers.Demand) -> Void)?
    /// Demand that downstream returns with a value; ``request`` if there is no closure of its own.
    @usableFromInline var answer: ((Subscribers.Demand) -> Void)?

    @inlinable init(
        subscription: ((any Subscription) -> Void)? = nil, output: ((Output) -> Void)? = nil,
        completion: ((Subscribers.Completion<Failure>) -> Void)? = nil, cancel: (() -> Void)? = nil,
        request: ((Subscribers.Demand) -> Void)? = nil
    ) {
        self.subscription = subscription
        self.output = output
        self.completion = completion
        self.cancel = cancel
        self.request = request
    }
}

/// A stage that changes nothing and reports everything.
@usableFromInline
final class EventStage<Downstream: Subscriber>: GatedStage<EventStage<Downstream>.Body>, Subscriber, Subscription,
    StageDescribing, @unchecked Sendable
{
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline final class Body {
        @usableFromInline let downstream: Downstream
        @usableFromInline let events: Events<Input, Failure>

        @inlinable init(_ downstream: Downstream, _ events: Events<Input, Failure>) {
            self.downstream = downstream
            self.events = events
        }
    }

    @inlinable init(_ downstream: Downstream, _ name: StaticString, _ events: Events<Input, Failure>) {
        super.init(name, Body(downstream, events))
    }

    @inlinable func receive(subscription: any Subscription) {
        guard connect(subscription) else { return }
        inside {
            $0.events.subscription?(subscription)
            $0.downstream.receive(subscription: self)
        }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        inside { $0.events.request?(demand) }
        upstream?.request(demand)
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        inside { body in
            body.events.output?(input)
            guard !gate.isClosed else { return .none }
            let more = body.downstream.receive(input)
            if more != .none { (body.events.answer ?? body.events.request)?(more) }
            return more
        } ?? .none
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        inside { body in
            body.events.completion?(completion)
            guard gate.close() else { return }
            withExtendedLifetime(disconnect()) {}
            body.downstream.receive(completion: completion)
        }
    }

    @usableFromInline func cancel() {
        inside { body in
            guard gate.close() else { return }
            body.events.cancel?()
            disconnect()?.cancel()
        }
    }
}
