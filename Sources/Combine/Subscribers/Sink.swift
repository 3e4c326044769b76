import Synchronization

extension Subscribers {
    /// A subscriber that asks for everything and calls closures.
    ///
    /// Made by `Publisher.sink`. It frees its closures when the publisher ends or it is cancelled.
    final public class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
        @usableFromInline let lock = Lock()
        @usableFromInline let gate = Gate(isOpen: true)
        @usableFromInline @exclusivity(unchecked) var link = Link.awaitingSubscription
        @usableFromInline @exclusivity(unchecked) var body: Unmanaged<SinkBody<Input, Failure>>?

        /// What is called with each value.
        @inlinable final public var receiveValue: (Input) -> Void { inside { $0.value } ?? { _ in } }

        /// What is called once, when the publisher ends.
        @inlinable final public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            inside { $0.completion } ?? { _ in }
        }

        /// A sink with a closure for the end and one for values.
        @inlinable public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            body = .passRetained(SinkBody(receiveValue, receiveCompletion))
        }

        deinit { body?.release() }

        /// Asks for all values; a second subscription is cancelled.
        @inlinable final public func receive(subscription: any Subscription) {
            let accepted = lock.withLock { link.connect(subscription) }
            accepted ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Calls the closure for values.
        @inlinable final public func receive(_ value: Input) -> Subscribers.Demand {
            inside { $0.value(value) }
            return .none
        }

        /// Calls the closure for the end.
        @inlinable final public func receive(completion: Subscribers.Completion<Failure>) {
            inside {
                guard close($0) else { return }
                withExtendedLifetime(lock.withLock { link.close() }) {}
                $0.completion(completion)
            }
        }

        /// Stops the flow of values.
        @inlinable final public func cancel() {
            inside {
                guard close($0) else { return }
                lock.withLock { link.close() }?.cancel()
            }
        }

        /// Does something with the closures, unless they are gone; the last one out frees them.
        @discardableResult
        @inlinable @inline(__always) func inside<R>(_ action: (SinkBody<Input, Failure>) -> R) -> R? {
            guard gate.enter() else { return nil }
            let result = body!._withUnsafeGuaranteedRef { action($0) }
            if gate.leave() { free() }
            return result
        }

        @inlinable func close(_ body: SinkBody<Input, Failure>) -> Bool {
            body.isClosed.store(true, ordering: .releasing)
            return gate.close()
        }

        @usableFromInline func free() {
            let old = body
            body = nil
            old?.release()
        }
    }
}

/// The closures of a sink, as constants, so that a call need not retain them.
@usableFromInline final class SinkBody<Input, Failure: Error>: Sendable {
    @usableFromInline nonisolated(unsafe) let value: (Input) -> Void
    @usableFromInline nonisolated(unsafe) let completion: (Subscribers.Completion<Failure>) -> Void

    /// Whether the sink was cancelled or told of the end; for who calls ``value`` without asking the sink.
    @usableFromInline let isClosed = Atomic<Bool>(false)

    @inlinable init(
        _ value: @escaping (Input) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.value = value
        self.completion = completion
    }

    /// What the sink does with a value.
    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        if !isClosed.load(ordering: .acquiring) { value(input) }
        return .none
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
