extension Result.Publisher {
    /// Whether the success satisfies a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    /// Whether the success satisfies a predicate, or what that throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Whether the success satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    /// Whether the success satisfies a predicate, or what that throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// The success transformed.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

    /// The success transformed, or what that throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try transform(result.get()) })
    }

    /// The failure transformed.
    public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
        .init(result.mapError(transform))
    }

    /// An array of the success.
    public func collect() -> Result<[Output], Failure>.Publisher { .init(result.map { [$0] }) }

    /// One.
    public func count() -> Result<Int, Failure>.Publisher { .init(result.map { _ in 1 }) }

    /// The success.
    public func first() -> Result<Output, Failure>.Publisher { self }

    /// The success.
    public func last() -> Result<Output, Failure>.Publisher { self }

    /// Only the end.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// The success, which is the smallest.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// The success, which is the largest.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// The success, which is the smallest, or what the comparison throws when it is asked of the success and itself.
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap {
            _ = try areInIncreasingOrder($0, $0)
            return $0
        }
    }

    /// The success, which is the largest, or what the comparison throws when it is asked of the success and itself.
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMin(by: areInIncreasingOrder)
    }

    /// The success combined with the initial value.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(result.map { nextPartialResult(initialResult, $0) })
    }

    /// The success combined with the initial value, or what that throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// The success combined with the initial value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        .init(result.map { nextPartialResult(initialResult, $0) })
    }

    /// The success combined with the initial value, or what that throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// The success, which has no duplicate.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// The success, which has no duplicate.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap { $0 }
    }

    /// The success, or the given value.
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        .init((try? result.get()) ?? output)
    }

    /// The success, for it is not empty.
    public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

    /// The result, which would be the same again.
    public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Output: Equatable {
    /// Whether this is the success.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { .init(result.map { $0 == output }) }

    /// The success, which has no duplicate.
    public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Output: Comparable {
    /// The success, which is the smallest.
    public func min() -> Result<Output, Failure>.Publisher { self }

    /// The success, which is the largest.
    public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
    /// The value, of a publisher that could fail.
    public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        switch result {
        case .success(let value): .init(value)
        }
    }
}
