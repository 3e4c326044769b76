/// An activity that can be stopped.
public protocol Cancellable {
    /// Stops the activity and frees what it holds; further calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this cancellable in a collection.
    @inlinable public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this cancellable in a set.
    @inlinable public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}

/// A cancellable that cancels when it is deallocated.
///
/// Keep it as long as the values should flow:
///
///     model.$title.sink { print($0) }.store(in: &subscriptions)
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    @usableFromInline enum Action {
        case none
        case cancellable(any Cancellable)
        case closure(() -> Void)
    }

    @usableFromInline let lock = Lock()
    @usableFromInline @exclusivity(unchecked) var action: Action

    /// Calls a closure at the first cancel.
    @inlinable public init(_ cancel: @escaping () -> Void) {
        action = .closure(cancel)
    }

    /// Cancels another cancellable.
    @inlinable public init<C>(_ canceller: C) where C: Cancellable {
        action = .cancellable(canceller)
    }

    deinit { perform() }

    /// Cancels now; further calls do nothing.
    @inlinable final public func cancel() { perform() }

    @inlinable func perform() {
        var taken = Action.none
        lock.withLock { swap(&taken, &action) }
        switch taken {
        case .none: break
        case .cancellable(let cancellable): cancellable.cancel()
        case .closure(let body): body()
        }
    }

    /// Hashes the identity.
    @inlinable final public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Whether both are the same object.
    @inlinable public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}

extension AnyCancellable {
    /// Keeps this cancellable in a collection.
    @inlinable final public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this cancellable in a set.
    @inlinable final public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
