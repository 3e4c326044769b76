extension Publishers {
    /// A publisher of the values at some positions.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The values published.
        public typealias Output = Upstream.Output

        /// The error that may end it.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// The positions, the first being 0.
        public let range: CountableRange<Int>

        /// A publisher with its parts.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(OutputStage(subscriber, range))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

private final class OutputStage<Downstream: Subscriber>: Stage<Downstream.Input, Downstream.Failure, Downstream>,
    @unchecked Sendable
{
    private var before: Int
    private var left: Int

    init(_ downstream: Downstream, _ range: CountableRange<Int>) {
        precondition(range.lowerBound >= 0, "the position must not be negative")
        before = range.lowerBound
        left = range.count
        super.init(downstream, "Output")
    }

    override func connected(to subscription: any Subscription) {
        super.connected(to: subscription)
        if left == 0 { stop(.finished) }
    }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard link.isConnected, left > 0, let downstream else {
            lock.unlock()
            return .none
        }
        if before > 0 {
            before -= 1
            lock.unlock()
            return .max(1)
        }
        left -= 1
        let isLast = left == 0
        lock.unlock()
        let more = downstream.receive(input)
        guard isLast else { return more }
        stop(.finished)
        return .none
    }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>) { end(completion) }
}

extension Publisher {
    /// Passes on the first `maxLength` values and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

    /// Passes on the value at a position, the first being 0, and finishes.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Passes on the values at some positions and finishes after the last.
    public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
