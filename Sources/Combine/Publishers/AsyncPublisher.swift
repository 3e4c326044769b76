/// The values of a publisher that cannot fail, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The publisher's values.
    public typealias Element = P.Output

    private let publisher: P

    /// The values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        let lease = AsyncLease<P.Output, Never>()
        publisher.subscribe(lease.inbox)
        return Iterator(lease: lease)
    }

    /// Asks for one value at a time; cancelling the task cancels the subscription.
    public struct Iterator: AsyncIteratorProtocol {
        /// The publisher's values.
        public typealias Element = P.Output

        fileprivate let lease: AsyncLease<P.Output, Never>

        /// The next value, or nil at the end.
        public mutating func next() async -> P.Output? {
            switch await lease.inbox.next() {
            case .success(let value): value
            }
        }
    }
}

/// The values of a publisher that may fail, as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The publisher's values.
    public typealias Element = P.Output

    private let publisher: P

    /// The values of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator {
        let lease = AsyncLease<P.Output, P.Failure>()
        publisher.subscribe(lease.inbox)
        return Iterator(lease: lease)
    }

    /// Asks for one value at a time; cancelling the task cancels the subscription.
    public struct Iterator: AsyncIteratorProtocol {
        /// The publisher's values.
        public typealias Element = P.Output

        fileprivate let lease: AsyncLease<P.Output, P.Failure>

        /// The next value, or nil at the end; throws the publisher's error once.
        public mutating func next() async throws -> P.Output? { try await lease.inbox.next().get() }
    }
}

extension Publisher {
    /// The values as an asynchronous sequence.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Self.Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Future where Failure == Never {
    /// The value, once it is there, also in a task that is cancelled meanwhile.
    final public var value: Output {
        get async {
            let value = await withCheckedContinuation { (waiter: CheckedContinuation<Carried<Output>, Never>) in
                subscribe(
                    Subscribers.Sink(
                        receiveCompletion: { _ in }, receiveValue: { waiter.resume(returning: Carried($0)) }))
            }
            return value.value
        }
    }
}

extension Future {
    /// The value, once it is there, or the error.
    final public var value: Output {
        get async throws {
            for try await value in AsyncThrowingPublisher(self) { return value }
            throw CancellationError()
        }
    }
}
