import Synchronization

/// The subscriptions of a subject, in the order in which they came.
///
/// A walk over them costs two atomic operations, however many there are: it takes no lock, copies nothing and retains
/// nothing. What is added during a walk lies behind its end; what is removed stays where it is, closed, until the last
/// walk is over. Subscribers may therefore add, remove and send from inside a walk, and so may other threads.
///
/// - Complexity: O(1), amortised, to add and to remove.
@usableFromInline class Roster: @unchecked Sendable {
    @usableFromInline typealias Slot = Unmanaged<Conduit>?

    @usableFromInline static let exclusive = 1
    @usableFromInline static let dirty = 2
    @usableFromInline static let walk = 4

    /// Guards what is added and removed, and the state of whoever owns the roster.
    @usableFromInline final let lock = Lock()

    /// Whether somebody moves the slots, whether there is something to clear up, and how many walks there are.
    @usableFromInline final let word = Atomic<Int>(0)
    @usableFromInline final let end = Atomic<Int>(0)
    @usableFromInline final let slots = Atomic<UnsafeMutablePointer<Slot>?>(nil)
    /// Whether the owner has ended, and takes no more values.
    @usableFromInline final let isSealed = Atomic<Bool>(false)
    @usableFromInline @exclusivity(unchecked) final var capacity = 0
    @usableFromInline @exclusivity(unchecked) final var live = 0
    @usableFromInline @exclusivity(unchecked) final var births = 0
    @usableFromInline @exclusivity(unchecked) final var retired: [UnsafeMutablePointer<Slot>] = []
    @usableFromInline @exclusivity(unchecked) final var kept: [AnyObject] = []

    @inlinable init() {}

    deinit {
        let slots = self.slots.load(ordering: .acquiring)
        for index in 0..<end.load(ordering: .acquiring) { slots?[index]?.release() }
        slots?.deallocate()
        for old in retired { old.deallocate() }
    }
}

extension Roster {
    /// Calls `body` with every conduit there is now, in order; those that were closed meanwhile are met too.
    @inlinable @inline(__always) final func walk(_ body: (Conduit) -> Void) {
        enter()
        let end = self.end.load(ordering: .acquiring)
        if end > 0, let slots = slots.load(ordering: .acquiring) {
            for index in 0..<end {
                if let conduit = slots[index] { conduit._withUnsafeGuaranteedRef { body($0) } }
            }
        }
        leave()
    }

    /// Begins to look at conduits: none is freed until ``leave()``.
    @inlinable @inline(__always) final func enter() {
        let before = word.wrappingAdd(Roster.walk, ordering: .acquiring).oldValue
        if before & Roster.exclusive != 0 { enterSlowly() }
    }

    @usableFromInline @inline(never) final func enterSlowly() {
        while true {
            leave()
            lock.lock()
            lock.unlock()
            let before = word.wrappingAdd(Roster.walk, ordering: .acquiring).oldValue
            if before & Roster.exclusive == 0 { return }
        }
    }

    @inlinable @inline(__always) final func leave() {
        let left = word.wrappingSubtract(Roster.walk, ordering: .acquiringAndReleasing).newValue
        if left == Roster.dirty { sweep() }
    }

    private final func beginExclusive(from state: Int) -> Bool {
        word.compareExchange(expected: state, desired: Roster.exclusive, ordering: .acquiringAndReleasing).exchanged
    }

    private final func endExclusive() { word.bitwiseAnd(~Roster.exclusive, ordering: .releasing) }
}

extension Roster {
    /// Adds a conduit; call with the lock held.
    @usableFromInline final func insert(_ conduit: Conduit) {
        births += 1
        live += 1
        let index = end.load(ordering: .relaxed)
        if index == capacity { grow() }
        conduit.birth = births
        conduit.slot = index
        (slots.load(ordering: .relaxed)! + index).initialize(to: .passRetained(conduit))
        end.store(index + 1, ordering: .releasing)
    }

    private final func grow() {
        let count = capacity
        let old = slots.load(ordering: .relaxed)
        capacity = max(2, count * 2)
        let new = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
        if let old {
            new.initialize(from: old, count: count)
            retired.append(old)
        }
        slots.store(new, ordering: .releasing)
        if beginExclusive(from: 0) {
            freeRetired()
            endExclusive()
        }
    }

    private final func freeRetired() {
        for old in retired { old.deallocate() }
        retired = []
    }

    /// Takes a conduit out and has it discarded, now or when the last walk is over; it has to be closed already.
    @usableFromInline final func remove(_ conduit: Conduit) {
        lock.lock()
        let index = conduit.slot
        guard index >= 0 else {
            lock.unlock()
            return
        }
        conduit.slot = -1
        live -= 1
        guard beginExclusive(from: 0) else {
            let state = word.bitwiseOr(Roster.dirty, ordering: .acquiringAndReleasing).newValue
            lock.unlock()
            if state == Roster.dirty { sweep() }
            return
        }
        vacate(index)
        endExclusive()
        lock.unlock()
        conduit.discard()
        Unmanaged.passUnretained(conduit).release()
    }

    /// Takes all conduits out; they have to be closed already.
    @usableFromInline final func removeAll() {
        enter()
        lock.lock()
        let slots = self.slots.load(ordering: .relaxed)
        for index in 0..<end.load(ordering: .relaxed) {
            slots?[index]?._withUnsafeGuaranteedRef { $0.slot = -1 }
        }
        live = 0
        word.bitwiseOr(Roster.dirty, ordering: .acquiringAndReleasing)
        lock.unlock()
        leave()
    }

    /// Keeps an object as long as there are walks.
    final func keepDuringWalks(_ object: AnyObject) {
        if word.load(ordering: .acquiring) < Roster.walk { return }
        enter()
        lock.lock()
        kept.append(object)
        word.bitwiseOr(Roster.dirty, ordering: .acquiringAndReleasing)
        lock.unlock()
        leave()
    }

    /// Empties a slot, and closes the gaps once there are more of them than conduits.
    private final func vacate(_ index: Int) {
        let slots = self.slots.load(ordering: .relaxed)!
        var count = end.load(ordering: .relaxed)
        slots[index] = nil
        while count > 0, slots[count - 1] == nil { count -= 1 }
        if count > 16, live * 2 < count {
            count = compact(slots, count) { _ in false }
        }
        end.store(count, ordering: .releasing)
    }

    /// Moves conduits up to close the gaps, without those that `isGone` accepts; gives back how many there are.
    private final func compact(
        _ slots: UnsafeMutablePointer<Slot>, _ count: Int, isGone: (Unmanaged<Conduit>) -> Bool
    ) -> Int {
        var next = 0
        for index in 0..<count {
            guard let conduit = slots[index], !isGone(conduit) else { continue }
            slots[next] = conduit
            conduit._withUnsafeGuaranteedRef { $0.slot = next }
            next += 1
        }
        return next
    }

    /// Frees what was removed during walks, unless there is a walk again, whose end will do it.
    @usableFromInline @inline(never) final func sweep() {
        var gone: [Unmanaged<Conduit>] = []
        lock.lock()
        guard beginExclusive(from: Roster.dirty) else {
            lock.unlock()
            return
        }
        if let slots = slots.load(ordering: .relaxed) {
            let count = compact(slots, end.load(ordering: .relaxed)) { conduit in
                let isGone = conduit._withUnsafeGuaranteedRef { $0.slot < 0 }
                if isGone { gone.append(conduit) }
                return isGone
            }
            end.store(count, ordering: .releasing)
        }
        freeRetired()
        let kept = self.kept
        self.kept = []
        endExclusive()
        lock.unlock()
        for conduit in gone {
            conduit._withUnsafeGuaranteedRef { $0.discard() }
            conduit.release()
        }
        // What was kept may own this roster.
        let roster = Unmanaged.passRetained(self)
        withExtendedLifetime(kept) {}
        roster.release()
    }
}
