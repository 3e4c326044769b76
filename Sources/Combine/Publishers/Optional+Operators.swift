extension Optional.Publisher {
    /// Whether the value satisfies a predicate, if there is one.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Bool?.Publisher { .init(output.map(predicate)) }

    /// An array of the value, or an empty one.
    public func collect() -> [Output]?.Publisher { .init(output.map { [$0] } ?? []) }

    /// The value transformed.
    public func map<T>(_ transform: (Output) -> T) -> T?.Publisher { .init(output.map(transform)) }

    /// The value transformed, unless that gives nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher { .init(output.flatMap(transform)) }

    /// The value, if it satisfies the predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher { .init(output.filtered(isIncluded)) }

    /// Whether the value satisfies a predicate, if there is one.
    public func contains(where predicate: (Output) -> Bool) -> Bool?.Publisher { .init(output.map(predicate)) }

    /// One, if there is a value.
    public func count() -> Int?.Publisher { .init(output.map { _ in 1 }) }

    /// The value, if none is left out.
    public func dropFirst(_ count: Int = 1) -> Output?.Publisher {
        precondition(count >= 0, "the count must not be negative")
        return .init(count == 0 ? output : nil)
    }

    /// The value, if it fails the predicate.
    public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(output.filtered { !predicate($0) })
    }

    /// The value.
    public func first() -> Output?.Publisher { self }

    /// The value, if it satisfies the predicate.
    public func first(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

    /// The value.
    public func last() -> Output?.Publisher { self }

    /// The value, if it satisfies the predicate.
    public func last(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

    /// Only the end.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// The value, which is the smallest.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher { self }

    /// The value, which is the largest.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher { self }

    /// The value, if the position is 0.
    public func output(at index: Int) -> Output?.Publisher {
        precondition(index >= 0, "the position must not be negative")
        return .init(index == 0 ? output : nil)
    }

    /// The value, if there is a position 0 in the range.
    public func output<R>(in range: R) -> Output?.Publisher where R: RangeExpression, R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "the position must not be negative")
        return .init(range.contains(0) ? output : nil)
    }

    /// The value, if there may be one.
    public func prefix(_ maxLength: Int) -> Output?.Publisher {
        precondition(maxLength >= 0, "the length must not be negative")
        return .init(maxLength > 0 ? output : nil)
    }

    /// The value, if it satisfies the predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

    /// The value combined with the initial one, if there is one.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> T?.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// The value combined with the initial one.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> T?.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// The value, which has no duplicate.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Output?.Publisher { self }

    /// The value, or the given one if there is none.
    public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

    /// The value, for there is no error.
    public func replaceError(with output: Output) -> Output?.Publisher { self }

    /// The value, for there is nothing to retry.
    public func retry(_ times: Int) -> Output?.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Whether this is the value, if there is one.
    public func contains(_ output: Output) -> Bool?.Publisher { .init(self.output.map { $0 == output }) }

    /// The value, which has no duplicate.
    public func removeDuplicates() -> Output?.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// The value, which is the smallest.
    public func min() -> Output?.Publisher { self }

    /// The value, which is the largest.
    public func max() -> Output?.Publisher { self }
}

extension Optional {
    fileprivate func filtered(_ isIncluded: (Wrapped) -> Bool) -> Wrapped? {
        flatMap { isIncluded($0) ? $0 : nil }
    }
}
