/// One subscription to something with many: its place in the list.
@usableFromInline class Conduit: @unchecked Sendable {
    /// The place in the list, or -1 outside of it.
    @usableFromInline @exclusivity(unchecked) final var slot = -1

    /// How many came to the list before it.
    @usableFromInline @exclusivity(unchecked) final var birth = 0

    @inlinable init() {}
}

/// Where a conduit leads: a subscriber, as closures.
///
/// A generic class's methods are never specialised for the subscriber, closures made where its type is known are.
@usableFromInline struct Outlet<Output, Failure: Error> {
    @usableFromInline let receive: (Output) -> Subscribers.Demand
    @usableFromInline let complete: (Subscribers.Completion<Failure>) -> Void

    @inlinable init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive = { subscriber.receive($0) }
        complete = { subscriber.receive(completion: $0) }
    }
}

/// The subscriptions of a subject, in the order in which they came.
///
/// - Complexity: O(1) to add and, amortised, to remove.
@usableFromInline struct ConduitList<Element: Conduit> {
    @usableFromInline var slots: ContiguousArray<Element?> = []
    @usableFromInline var births = 0
    @usableFromInline var live = 0

    @inlinable init() {}

    @inlinable var isEmpty: Bool { live == 0 }

    @inlinable mutating func insert(_ conduit: Element) {
        births += 1
        conduit.birth = births
        conduit.slot = slots.count
        slots.append(conduit)
        live += 1
    }

    @inlinable mutating func remove(_ conduit: Element) {
        guard conduit.slot >= 0 else { return }
        slots[conduit.slot] = nil
        conduit.slot = -1
        live -= 1
        if live == 0 {
            slots.removeAll(keepingCapacity: true)
        } else if slots.count > 16, live * 2 < slots.count {
            compact()
        }
    }

    @inlinable mutating func removeAll() -> ContiguousArray<Element?> {
        let all = slots
        for conduit in all { conduit?.slot = -1 }
        slots = []
        live = 0
        return all
    }

    @inlinable mutating func compact() {
        slots.removeAll { $0 == nil }
        for index in slots.indices { slots[index]?.slot = index }
    }
}
