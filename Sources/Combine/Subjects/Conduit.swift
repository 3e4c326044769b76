/// One subscription to a subject.
@usableFromInline class Conduit<Output, Failure: Error>: Subscription, StageDescribing, @unchecked Sendable {
    /// The place in the subject's list, or -1 outside of it.
    @usableFromInline @exclusivity(unchecked) final var slot = -1

    /// How many came to the list before it.
    @usableFromInline @exclusivity(unchecked) final var birth = 0

    @inlinable init() {}

    @inlinable func offer(_ output: Output) { preconditionFailure("abstract") }
    @inlinable func finish(_ completion: Subscribers.Completion<Failure>) { preconditionFailure("abstract") }
    @inlinable func request(_ demand: Subscribers.Demand) { preconditionFailure("abstract") }
    @inlinable func cancel() { preconditionFailure("abstract") }
    @inlinable var description: String { preconditionFailure("abstract") }
}

/// The subscriptions of a subject, in the order in which they came.
///
/// - Complexity: O(1) to add and, amortised, to remove.
@usableFromInline struct ConduitList<Output, Failure: Error> {
    @usableFromInline var slots: ContiguousArray<Conduit<Output, Failure>?> = []
    @usableFromInline var births = 0
    @usableFromInline var live = 0

    @inlinable var isEmpty: Bool { live == 0 }

    @inlinable mutating func insert(_ conduit: Conduit<Output, Failure>) {
        births += 1
        conduit.birth = births
        conduit.slot = slots.count
        slots.append(conduit)
        live += 1
    }

    @inlinable mutating func remove(_ conduit: Conduit<Output, Failure>) {
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

    @inlinable mutating func removeAll() -> ContiguousArray<Conduit<Output, Failure>?> {
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
