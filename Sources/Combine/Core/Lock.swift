import Foundation
import Synchronization

/// A small non-recursive lock that lives inside its owner.
///
/// Protects state only, for a few instructions: nothing of a subscriber's is ever called while it is held. It costs one
/// atomic exchange where nobody waits; who has to wait sleeps in the ``ParkingLot``.
@usableFromInline struct Lock: ~Copyable, @unchecked Sendable {
    @usableFromInline let isTaken = Atomic<Bool>(false)
    @usableFromInline let waiting = Atomic<Int32>(0)

    @inlinable init() {}

    @inlinable @inline(__always) func lock() {
        if isTaken.exchange(true, ordering: .acquiring) { lockSlowly() }
    }

    @inlinable @inline(__always) func unlock() {
        isTaken.store(false, ordering: .releasing)
        if waiting.load(ordering: .relaxed) != 0 { wake() }
    }

    @inlinable @inline(__always) func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
    }

    @usableFromInline @inline(never) func lockSlowly() {
        ParkingLot.wait(at: address, counting: waiting) { !isTaken.exchange(true, ordering: .acquiring) }
    }

    @usableFromInline @inline(never) func wake() { ParkingLot.wake(at: address) }

    private var address: UInt { withUnsafePointer(to: waiting) { UInt(bitPattern: $0) } }
}

/// A lock that its holder may take again.
///
/// Held while a subscriber is called by something that several threads may feed, so that a subscriber never sees two
/// values at once, while a value sent from inside a delivery still arrives. It costs as much as ``Lock``.
@usableFromInline struct RecursiveLock: ~Copyable, @unchecked Sendable {
    @usableFromInline let owner = Atomic<UInt>(0)
    /// How often the owner has taken it again; touched by nobody else.
    @usableFromInline let depth = Atomic<Int32>(0)
    @usableFromInline let waiting = Atomic<Int32>(0)

    @inlinable init() {}

    @inlinable @inline(__always) func lock() {
        let me = UInt(pthread_self())
        if !owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged { lockSlowly(me) }
    }

    @inlinable @inline(__always) func unlock() {
        let level = depth.load(ordering: .relaxed)
        if level > 0 {
            depth.store(level - 1, ordering: .relaxed)
        } else {
            owner.store(0, ordering: .releasing)
            if waiting.load(ordering: .relaxed) != 0 { wake() }
        }
    }

    @inlinable @inline(__always) func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
    }

    @usableFromInline @inline(never) func lockSlowly(_ me: UInt) {
        if owner.load(ordering: .relaxed) == me {
            depth.store(depth.load(ordering: .relaxed) + 1, ordering: .relaxed)
            return
        }
        ParkingLot.wait(at: address, counting: waiting) {
            owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged
        }
    }

    @usableFromInline @inline(never) func wake() { ParkingLot.wake(at: address) }

    private var address: UInt { withUnsafePointer(to: waiting) { UInt(bitPattern: $0) } }
}
