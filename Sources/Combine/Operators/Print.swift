extension Publishers {
    /// A publisher that prints every event.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// What each line starts with.
        public let prefix: String

        /// Where it prints; nil is standard output.
        public let stream: (any TextOutputStream)?

        /// A publisher that prints every event of another.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let printer = Printer(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
            var events = Events<Output, Failure>()
            events.subscription = { printer("receive subscription: (\($0))") }
            events.output = { printer("receive value: (\($0))") }
            events.completion = {
                switch $0 {
                case .finished: printer("receive finished")
                case .failure(let error): printer("receive error: (\(error))")
                }
            }
            events.cancel = { printer("receive cancel") }
            events.request = { printer("request \(Printer.text($0))") }
            events.answer = { printer("request \(Printer.text($0)) (synchronous)") }
            upstream.subscribe(EventStage(subscriber, "Print", events))
        }
    }
}

private final class Printer {
    private let prefix: String
    private let lock = Lock()
    private var stream: (any TextOutputStream)?

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix
        self.stream = stream
    }

    func callAsFunction(_ line: String) {
        guard var target = lock.withLock({ stream }) else { return Swift.print(prefix + line) }
        target.write(prefix + line + "\n")
        lock.withLock { stream = target }
    }

    static func text(_ demand: Subscribers.Demand) -> String {
        demand.max.map { "max: (\($0))" } ?? "unlimited"
    }
}

extension Publisher {
    /// Prints every event, each on a line that starts with the prefix.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
