/// One subscription to a subject.
class Conduit<Output, Failure: Error>: Subscription, StageDescribing, @unchecked Sendable {
    /// The place in the subject's list, or -1 outside of it.
    fileprivate final var slot = -1

    /// How many came to the list before it.
    fileprivate(set) final var birth = 0

    func offer(_ output: Output) { preconditionFailure("abstract") }
    func finish(_ completion: Subscribers.Completion<Failure>) { preconditionFailure("abstract") }
    func request(_ demand: Subscribers.Demand) { preconditionFailure("abstract") }
    func cancel() { preconditionFailure("abstract") }
    var description: String { preconditionFailure("abstract") }
}

/// The subscriptions of a subject, in the order in which they came.
///
/// - Complexity: O(1) to add and, amortised, to remove.
struct ConduitList<Output, Failure: Error> {
    private(set) var slots: ContiguousArray<Conduit<Output, Failure>?> = []
    private(set) var births = 0
    private var live = 0

    var isEmpty: Bool { live == 0 }

    mutating func insert(_ conduit: Conduit<Output, Failure>) {
        births += 1
        conduit.birth = births
        conduit.slot = slots.count
        slots.append(conduit)
        live += 1
    }

    mutating func remove(_ conduit: Conduit<Output, Failure>) {
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

    mutating func removeAll() -> ContiguousArray<Conduit<Output, Failure>?> {
        let all = slots
        for conduit in all { conduit?.slot = -1 }
        slots = []
        live = 0
        return all
    }

    private mutating func compact() {
        slots.removeAll { $0 == nil }
        for index in slots.indices { slots[index]?.slot = index }
    }
}
