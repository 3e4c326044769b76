import Synchronization

/// Counts who is inside something that may be closed at any moment, and says who has to clear up after it.
///
/// What the gate guards is used without a lock and without retaining it by whoever is inside, and is freed by the last
/// to leave after the gate was closed. Going in and out costs two atomic operations.
@usableFromInline struct Gate: ~Copyable, @unchecked Sendable {
    @usableFromInline static let closed = 1
    @usableFromInline static let unopened = 2
    @usableFromInline static let visitor = 4

    @usableFromInline let word: Atomic<Int>

    @inlinable init(isOpen: Bool) { word = Atomic(isOpen ? 0 : Gate.unopened) }

    /// Lets visitors in, unless it was closed before.
    @inlinable func open() { _ = word.bitwiseAnd(~Gate.unopened, ordering: .acquiringAndReleasing) }

    /// Goes in; false if it is not open.
    @inlinable @inline(__always) func enter() -> Bool {
        var seen = word.load(ordering: .relaxed)
        while seen & (Gate.closed | Gate.unopened) == 0 {
            let (entered, now) = word.weakCompareExchange(
                expected: seen, desired: seen &+ Gate.visitor, ordering: .acquiring)
            if entered { return true }
            seen = now
        }
        return false
    }

    /// Goes out; true for the last one after the gate was closed, who frees what it guards.
    @inlinable @inline(__always) func leave() -> Bool {
        let left = word.wrappingSubtract(Gate.visitor, ordering: .acquiringAndReleasing).newValue
        return left == Gate.closed
    }

    /// Whether it was closed.
    @inlinable var isClosed: Bool { word.load(ordering: .acquiring) & Gate.closed != 0 }

    /// Closes it from the inside; false if it was closed already.
    @inlinable func close() -> Bool {
        word.bitwiseOr(Gate.closed, ordering: .acquiringAndReleasing).oldValue & Gate.closed == 0
    }
}
