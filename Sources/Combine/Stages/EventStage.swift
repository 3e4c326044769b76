/// What to call at each event that passes a stage.
struct Events<Output, Failure: Error> {
    var subscription: ((any Subscription) -> Void)?
    var output: ((Output) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    /// Demand that downstream returns with a value; ``request`` if there is no closure of its own.
    var answer: ((Subscribers.Demand) -> Void)?
}

/// A stage that changes nothing and reports everything.
final class EventStage<Downstream: Subscriber>: Stage<Downstream.Input, Downstream.Failure, Downstream>,
    @unchecked Sendable
{
    private var events: Events<Downstream.Input, Downstream.Failure>?

    init(_ downstream: Downstream, _ name: StaticString, _ events: Events<Downstream.Input, Downstream.Failure>) {
        self.events = events
        super.init(downstream, name)
    }

    private var active: Events<Downstream.Input, Downstream.Failure>? { lock.withLock { events } }

    override func connected(to subscription: any Subscription) {
        active?.subscription?(subscription)
        super.connected(to: subscription)
    }

    override func request(_ demand: Subscribers.Demand) {
        active?.request?(demand)
        lock.withLock { link.subscription }?.request(demand)
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard let downstream = current, let events = active else { return .none }
        events.output?(input)
        let more = downstream.receive(input)
        if more != .none { (events.answer ?? events.request)?(more) }
        return more
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard lock.withLock({ link.isConnected }) else { return }
        active?.completion?(completion)
        end(completion)
    }

    override func cancel() {
        active?.cancel?()
        super.cancel()
    }

    override func released() {
        let old = lock.withLock {
            let old = events
            events = nil
            return old
        }
        withExtendedLifetime(old) {}
    }
}
