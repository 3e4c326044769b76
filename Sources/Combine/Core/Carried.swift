import Synchronization

/// Carries a value that the compiler cannot prove safe to another thread, in a closure that must be `Sendable`.
///
/// Who takes the value sees what was done before it was carried. Queues and run loops order the two themselves, but not
/// always in a way that the thread sanitizer knows of.
@usableFromInline struct Carried<Value>: @unchecked Sendable {
    private let stored: Value

    @usableFromInline init(_ value: Value) {
        stored = value
        crossings.add(1, ordering: .releasing)
    }

    @usableFromInline var value: Value {
        _ = crossings.load(ordering: .acquiring)
        return stored
    }
}

private let crossings = Atomic<Int>(0)
