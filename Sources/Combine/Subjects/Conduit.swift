import Synchronization

/// One subscription to something with many: its place in the roster.
@usableFromInline class Conduit: @unchecked Sendable {
    /// The place in the roster, or -1 outside of it; guarded by the roster's lock.
    @usableFromInline @exclusivity(unchecked) final var slot = -1

    /// How many came to the roster before it.
    @usableFromInline @exclusivity(unchecked) final var birth = 0

    /// Whether it has been cancelled or told of the end.
    @usableFromInline final let isClosed = Atomic<Bool>(false)

    @inlinable init() {}

    /// Closes it; false if it was closed already.
    @inlinable final func close() -> Bool { !isClosed.exchange(true, ordering: .acquiringAndReleasing) }

    /// Frees the subscriber; called once it is out of the roster and no walk can meet it any more.
    @usableFromInline func discard() {}
}

/// Where a conduit leads: a subscriber, as closures.
///
/// A generic class's methods are never specialised for the subscriber, closures made where its type is known are. They
/// are constants, so that a call need not retain them.
@usableFromInline final class Outlet<Output, Failure: Error> {
    @usableFromInline let receive: (Output) -> Subscribers.Demand
    @usableFromInline let complete: (Subscribers.Completion<Failure>) -> Void
    /// The subscriber's type, for mirrors: to keep the subscriber once more would cost each subscription.
    @usableFromInline let subscriber: Any.Type

    @inlinable init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        if let body = (subscriber as? Subscribers.Sink<Output, Failure>)?.inside({ $0 }) {
            // The walk over the conduits keeps this outlet, so the sink need not keep its closures for the call.
            receive = { body.receive($0) }
        } else {
            receive = { subscriber.receive($0) }
        }
        complete = { subscriber.receive(completion: $0) }
        self.subscriber = S.self
    }
}

extension Subscribers.Demand {
    /// Takes one value from a demand that several threads use; false if there is none.
    @inlinable @inline(__always) static func takeOne(from demand: borrowing Atomic<UInt>) -> Bool {
        var seen = demand.load(ordering: .relaxed)
        if seen == unlimited.rawValue { return true }
        while seen != 0 {
            let (taken, now) = demand.weakCompareExchange(expected: seen, desired: seen - 1, ordering: .relaxed)
            if taken { return true }
            seen = now
        }
        return false
    }

    /// Adds to a demand that several threads use.
    @inlinable func add(to demand: borrowing Atomic<UInt>) {
        var seen = demand.load(ordering: .relaxed)
        while true {
            let sum = Self(rawValue: seen) + self
            let (added, now) = demand.weakCompareExchange(expected: seen, desired: sum.rawValue, ordering: .relaxed)
            if added { return }
            seen = now
        }
    }
}
