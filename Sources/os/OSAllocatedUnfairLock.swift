/// A lock around a state.
///
///     let count = OSAllocatedUnfairLock(initialState: 0)
///     count.withLock { $0 += 1 }
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    public init() where State == Void { storage = Storage(()) }

    public func lock() where State == Void { storage.lock.lock() }
    public func unlock() where State == Void { storage.lock.unlock() }
    public func lockIfAvailable() -> Bool where State == Void { storage.lock.try() }

    /// Runs `body` with the state, one caller at a time.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}
