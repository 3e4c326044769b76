extension Just {
    /// Whether all values satisfy the predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Whether all values satisfy the predicate, or what it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }

    /// An array of the value.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// The value transformed, unless that gives nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher { .init(transform(output)) }

    /// Whether the value satisfies the predicate.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Whether the value satisfies the predicate, or what it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }

    /// One.
    public func count() -> Just<Int> { Just<Int>(1) }

    /// Nothing, or the value if `count` is zero.
    public func dropFirst(_ count: Int = 1) -> Output?.Publisher {
        precondition(count >= 0, "the count must not be negative")
        return .init(count > 0 ? nil : output)
    }

    /// Nothing while the predicate holds.
    public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(predicate(output) ? nil : output)
    }

    /// The value.
    public func first() -> Just<Output> { self }

    /// The value, if it satisfies the predicate.
    public func first(where predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(predicate(output) ? output : nil)
    }

    /// The value.
    public func last() -> Just<Output> { self }

    /// The value, if it satisfies the predicate.
    public func last(where predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(predicate(output) ? output : nil)
    }

    /// The value, if it satisfies the predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
        .init(isIncluded(output) ? output : nil)
    }

    /// Only the end.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// The value transformed.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// The value transformed, or what that throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result { try transform(output) })
    }

    /// The value, which is the largest.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// The value, which is the smallest.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Some values, then this one.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

    /// The elements of a sequence, then this value.
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where Output == S.Element, S: Sequence {
        Publishers.Sequence(sequence: Array(elements) + [output])
    }

    /// This value, then some others.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

    /// This value, then the elements of a sequence.
    public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where Output == S.Element, S: Sequence {
        Publishers.Sequence(sequence: [output] + Array(elements))
    }

    /// The value, if the range begins at position 0 and has it.
    public func output<R>(in range: R) -> Output?.Publisher where R: RangeExpression, R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        return .init(range.lowerBound == 0 && range.contains(0) ? output : nil)
    }

    /// The value, if the position is 0.
    public func output(at index: Int) -> Output?.Publisher {
        precondition(index >= 0, "the position must not be negative")
        return .init(index == 0 ? output : nil)
    }

    /// The value, if there may be one.
    public func prefix(_ maxLength: Int) -> Output?.Publisher {
        precondition(maxLength >= 0, "the length must not be negative")
        return .init(maxLength > 0 ? output : nil)
    }

    /// The value, if it satisfies the predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(predicate(output) ? output : nil)
    }

    /// The value combined with the initial one.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    /// The value combined with the initial one.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    /// The value combined with the initial one, or what that throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// The value combined with the initial one, or what that throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// The value, which has no duplicate.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// The value, which has no duplicate, or what the predicate throws when it is asked of the value and itself.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap {
            _ = try predicate($0, $0)
            return $0
        }
    }

    /// The value, for there is no error.
    public func mapError<E>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher where E: Error { .init(output) }

    /// The value, for there is no error.
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// The value, for it is not empty.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// The value, for there is nothing to retry.
    public func retry(_ times: Int) -> Just<Output> { self }

    /// The value, of a publisher that could fail.
    public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        .init(output)
    }
}

extension Just where Output: Comparable {
    /// The value, which is the smallest.
    public func min() -> Just<Output> { self }

    /// The value, which is the largest.
    public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
    /// Whether this is the value.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

    /// The value, which has no duplicate.
    public func removeDuplicates() -> Just<Output> { self }
}
