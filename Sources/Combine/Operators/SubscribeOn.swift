extension Publishers {
    /// A publisher that subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Where upstream is called.
        public let scheduler: Context

        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// A publisher with its parts.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let (upstream, scheduler, options) = (self.upstream, self.scheduler, self.options)
            scheduler.schedule(options: options) {
                upstream.subscribe(SubscribeOnStage(subscriber, "SubscribeOn", scheduler, options))
            }
        }
    }
}

private final class SubscribeOnStage<Downstream: Subscriber, Context: Scheduler>: ScheduledStage<
    Downstream.Input, Downstream, Context
>, @unchecked Sendable
{
    override func receive(_ input: Downstream.Input) -> Subscribers.Demand { current?.receive(input) ?? .none }
    override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) { end(completion) }

    override func request(_ demand: Subscribers.Demand) {
        scheduler.schedule(options: options) {
            self.lock.withLock { self.link.subscription }?.pass(demand)
        }
    }

    override func cancel() {
        guard let upstream = close().upstream else { return }
        scheduler.schedule(options: options) { upstream.cancel() }
    }
}

extension Publisher {
    /// Subscribes, requests and cancels on a scheduler.
    public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
    where S: Scheduler {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
