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
        @inlinable public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            precondition(range.lowerBound >= 0, "the position must not be negative")
            let (before, left) = (Cell(range.lowerBound), Cell(range.count))
            upstream.subscribe(
                TransformStage<Upstream.Output, Upstream.Failure, S>(
                    subscriber, "Output", isEmpty: range.isEmpty
                ) { input in
                    if before.value > 0 {
                        before.value -= 1
                        return .skip
                    }
                    guard left.value > 0 else { return .finish }
                    left.value -= 1
                    return left.value == 0 ? .last(input) : .emit(input)
                })
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on the first `maxLength` values and finishes.
    @inlinable public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

    /// Passes on the value at a position, the first being 0, and finishes.
    @inlinable public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Passes on the values at some positions and finishes after the last.
    @inlinable public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
