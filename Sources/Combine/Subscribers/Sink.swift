extension Subscribers {
    /// A subscriber that asks for everything and calls closures.
    ///
    /// Made by `Publisher.sink`. It frees its closures when the publisher ends or it is cancelled.
    final public class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
        @usableFromInline let lock = Lock()
        @usableFromInline @exclusivity(unchecked) var onValue: ((Input) -> Void)?
        @usableFromInline @exclusivity(unchecked) var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        @usableFromInline @exclusivity(unchecked) var link = Link.awaiting

        /// What is called with each value.
        @inlinable final public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }

        /// What is called once, when the publisher ends.
        @inlinable final public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { onCompletion } ?? { _ in }
        }

        /// A sink with a closure for the end and one for values.
        @inlinable public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        /// Asks for all values; a second subscription is cancelled.
        @inlinable final public func receive(subscription: any Subscription) {
            let accepted = lock.withLock { link.connect(subscription) }
            accepted ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Calls the closure for values.
        @inlinable final public func receive(_ value: Input) -> Subscribers.Demand {
            lock.lock()
            let body = onValue
            lock.unlock()
            body?(value)
            return .none
        }

        /// Calls the closure for the end.
        @inlinable final public func receive(completion: Subscribers.Completion<Failure>) {
            let (body, _) = release()
            body?(completion)
        }

        /// Stops the flow of values.
        @inlinable final public func cancel() {
            let (_, subscription) = release()
            subscription?.cancel()
        }

        @inlinable func release() -> (((Subscribers.Completion<Failure>) -> Void)?, (any Subscription)?) {
            lock.lock()
            let value = onValue
            let completion = onCompletion
            let subscription = link.close()
            onValue = nil
            onCompletion = nil
            lock.unlock()
            withExtendedLifetime(value) {}
            return (completion, subscription)
        }
    }
}

extension Subscribers.Sink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// "Sink".
    @inlinable final public var description: String { "Sink" }

    /// A mirror without children.
    @inlinable final public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// "Sink".
    @inlinable final public var playgroundDescription: Any { description }
}

extension Publisher {
    /// Calls closures with each value and with the end, until what is returned is cancelled or freed.
    @inlinable public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
        receiveValue: @escaping ((Self.Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Self.Failure == Never {
    /// Calls a closure with each value, until what is returned is cancelled or freed.
    @inlinable public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
