public import Foundation

extension Timer {
    /// A publisher of the date, at every beat of a timer.
    final public class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The date of the beat.
        public typealias Output = Date

        /// It cannot fail.
        public typealias Failure = Never

        /// The seconds between beats.
        final public let interval: TimeInterval

        /// How late a beat may be, in seconds; nil leaves it to the timer.
        final public let tolerance: TimeInterval?

        /// The run loop of the timer.
        final public let runLoop: RunLoop

        /// The mode in which the timer beats.
        final public let mode: RunLoop.Mode

        /// The run loop's options.
        final public let options: RunLoop.SchedulerOptions?

        private let beats = PassthroughSubject<Date, Never>()
        private let lock = Lock()
        private var timer: (any Cancellable)?
        private var connections = 0

        /// A publisher of the beats of a timer.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber, which gets beats once connected.
        final public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            beats.subscribe(TimerSubscription(subscriber, self))
        }

        /// Starts the timer, which beats until everything returned is cancelled.
        final public func connect() -> any Cancellable {
            let isFirst = lock.withLock {
                connections += 1
                return connections == 1
            }
            if isFirst {
                let started = start()
                lock.withLock { timer = started }
            }
            return AnyCancellable {
                let old: (any Cancellable)? = self.lock.withLock {
                    self.connections -= 1
                    guard self.connections == 0 else { return nil }
                    let old = self.timer
                    self.timer = nil
                    return old
                }
                old?.cancel()
            }
        }

        private func start() -> any Cancellable {
            if runLoop.isMain {
                return CombineClock.onMain(after: interval, every: interval) { [beats] in
                    beats.send(CombineClock.date(isMain: true))
                }
            }
            let beat = TimerAction { [beats] in beats.send($0) }
            let timer = Timer(timeInterval: interval, repeats: true) { beat.perform($0) }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable {
                timer.invalidate()
                beat.drop()
            }
        }
    }

    /// A publisher of the date, every so many seconds, once connected.
    ///
    ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}

/// Passes the beats on under the timer's name, and knows the timer.
private final class TimerSubscription<Downstream: Subscriber>: Subscriber, Subscription, StageDescribing,
    @unchecked Sendable
where Downstream.Input == Date, Downstream.Failure == Never {
    private let lock = Lock()
    private var downstream: Downstream?
    private var rhythm: (interval: TimeInterval, tolerance: TimeInterval?)?
    private var beats: (any Subscription)?

    init(_ downstream: Downstream, _ timer: Timer.TimerPublisher) {
        self.downstream = downstream
        rhythm = (timer.interval, timer.tolerance)
    }

    func receive(subscription: any Subscription) {
        lock.withLock { beats = subscription }
        downstream?.receive(subscription: self)
    }

    func receive(_ input: Date) -> Subscribers.Demand { lock.withLock { downstream }?.receive(input) ?? .none }

    func receive(completion: Subscribers.Completion<Never>) {}

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.withLock { beats }?.request(demand)
    }

    func cancel() {
        let taken = lock.withLock {
            let taken = (beats, downstream)
            (beats, downstream, rhythm) = (nil, nil, nil)
            return taken
        }
        taken.0?.cancel()
    }

    var description: String { "Timer" }
    var mirrored: [Mirror.Child] {
        lock.withLock {
            [
                ("downstream", downstream as Any), ("interval", rhythm?.interval as Any),
                ("tolerance", rhythm?.tolerance as Any),
            ]
        }
    }
}
