extension Optional.Publisher {
    /// The value transformed.
    public func map<T>(_ transform: (Output) -> T) -> T?.Publisher { .init(output.map(transform)) }

    /// The value transformed, unless that gives nil.
    public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher { .init(output.flatMap(transform)) }

    /// The value, if it satisfies the predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
        .init(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    /// An array of the value, or an empty one.
    public func collect() -> Just<[Output]> { Just(output.map { [$0] } ?? []) }

    /// One, or zero if there is no value.
    public func count() -> Just<Int> { Just(output == nil ? 0 : 1) }

    /// The value.
    public func first() -> Output?.Publisher { self }

    /// The value.
    public func last() -> Output?.Publisher { self }

    /// The value, or the given one if there is none.
    public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

    /// The value, for there is no error.
    public func replaceError(with output: Output) -> Output?.Publisher { self }

    /// The value, for there is nothing to retry.
    public func retry(_ times: Int) -> Output?.Publisher { self }
}

extension Result.Publisher {
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

    /// The success, or the given value.
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        .init((try? result.get()) ?? output)
    }

    /// The success, for it is not empty.
    public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

    /// The result, which would be the same again.
    public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
    /// The value, of a publisher that could fail.
    public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        switch result {
        case .success(let value): .init(value)
        }
    }
}
