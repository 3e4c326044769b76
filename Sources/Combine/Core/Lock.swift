import Foundation
import Synchronization

/// A small non-recursive lock that lives inside its owner.
///
/// Protects state only: nothing of a subscriber's is ever called while it is held.
@usableFromInline struct Lock: ~Copyable, @unchecked Sendable {
    @usableFromInline let mutex = Mutex<Void>(())

    /// The kernel may hand the mutex over unseen by a thread sanitizer; this shows it the order, for two plain moves.
    @usableFromInline let handover = Atomic<Bool>(false)

    @inlinable init() {}

    @inlinable @inline(__always) func lock() {
        mutex._unsafeLock()
        _ = handover.load(ordering: .acquiring)
    }

    @inlinable @inline(__always) func unlock() {
        handover.store(true, ordering: .releasing)
        mutex._unsafeUnlock()
    }

    @inlinable @inline(__always) func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
    }
}

/// A lock that its holder may take again.
///
/// Held while a subscriber is called by something that several threads may feed, so that a subscriber never sees two
/// values at once, while a value sent from inside a delivery still arrives.
@usableFromInline struct RecursiveLock: ~Copyable, @unchecked Sendable {
    @usableFromInline let mutex = Mutex<Void>(())
    @usableFromInline let owner = Atomic<UInt>(0)
    @usableFromInline let depth = Atomic<Int>(0)
    @usableFromInline let handover = Atomic<Bool>(false)

    @inlinable init() {}

    @inlinable @inline(__always) func lock() {
        let me = UInt(pthread_self())
        if owner.load(ordering: .relaxed) == me {
            depth.store(depth.load(ordering: .relaxed) + 1, ordering: .relaxed)
        } else {
            mutex._unsafeLock()
            _ = handover.load(ordering: .acquiring)
            owner.store(me, ordering: .relaxed)
        }
    }

    @inlinable @inline(__always) func unlock() {
        let level = depth.load(ordering: .relaxed)
        if level > 0 {
            depth.store(level - 1, ordering: .relaxed)
        } else {
            owner.store(0, ordering: .relaxed)
            handover.store(true, ordering: .releasing)
            mutex._unsafeUnlock()
        }
    }

    @inlinable @inline(__always) func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
    }
}

/// Carries a value that the compiler cannot prove safe into a closure that must be `Sendable`.
@usableFromInline struct Carried<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) { self.value = value }
}
