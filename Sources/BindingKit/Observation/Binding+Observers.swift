import SwiftUI

extension Binding {
    /// This binding, with an action before each write that it makes: the old value is still in place.
    ///
    ///     Picker("Season", selection: $season.willSet { old, new in log("\(old) becomes \(new)") })
    ///
    /// Observers run in the order in which they were attached, whatever the view tree looks like: all of `willSet`, the
    /// write, all of `didSet`. They run in the event itself, before anything is drawn, for each write, also of an equal
    /// value; the value needs no `Equatable`. A write that a gate refuses (``filter(_:)``) is no write.
    ///
    /// What an observer writes to the same value itself is written and not observed, as in a property's own `didSet`; in
    /// `willSet` it is overwritten at once, which warns.
    @inlinable
    public func willSet(_ action: @escaping (_ old: Value, _ new: Value) -> Void) -> Binding {
        observed(before: { old, new, _ in action(old.load(as: Value.self), new.load(as: Value.self)) })
    }

    /// This binding, with an action before each write that is told the write's transaction, too.
    @inlinable
    public func willSet(
        _ action: @escaping (_ old: Value, _ new: Value, _ transaction: Transaction) -> Void
    ) -> Binding {
        observed(before: { old, new, transaction in
            action(old.load(as: Value.self), new.load(as: Value.self), transaction)
        })
    }

    /// This binding, with an action before each write.
    public func willSet(_ action: @escaping () -> Void) -> Binding { observed(before: { _, _, _ in action() }) }

    /// This binding, with an action after each write that it makes: the new value is in place.
    ///
    ///     Picker("Season", selection: $season
    ///         .didSet { old, new in save(new) }
    ///         .didSet { _, new in report(new) })
    ///
    /// For the order of several see ``willSet(_:)``.
    @inlinable
    public func didSet(_ action: @escaping (_ old: Value, _ new: Value) -> Void) -> Binding {
        observed(after: { old, new, _ in action(old.load(as: Value.self), new.load(as: Value.self)) })
    }

    /// This binding, with an action after each write that is told the write's transaction, too.
    @inlinable
    public func didSet(
        _ action: @escaping (_ old: Value, _ new: Value, _ transaction: Transaction) -> Void
    ) -> Binding {
        observed(after: { old, new, transaction in
            action(old.load(as: Value.self), new.load(as: Value.self), transaction)
        })
    }

    /// This binding, with an action after each write.
    public func didSet(_ action: @escaping () -> Void) -> Binding { observed(after: { _, _, _ in action() }) }

    /// This binding without the writes that a condition refuses: they change nothing, and no observer is told.
    ///
    ///     TextField("Code", text: $code.filter { $0.count <= 6 })
    @inlinable
    public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Binding {
        gated { _, new in isIncluded(new.load(as: Value.self)) }
    }

    /// This binding without the writes of what is the same as the value in place.
    @inlinable
    public func removingDuplicates(by areSame: @escaping (Value, Value) -> Bool) -> Binding {
        gated { !areSame($0.load(as: Value.self), $1.load(as: Value.self)) }
    }
}

extension Binding {
    // Observers are told where the values stand: the closures are made where the types are known, and calling them costs
    // the same for all types.

    @usableFromInline
    func observed(before observer: @escaping (UnsafeRawPointer, UnsafeRawPointer, Transaction) -> Void) -> Self {
        WriteChain.extending(self) { $0.add(before: observer) }
    }

    @usableFromInline
    func observed(after observer: @escaping (UnsafeRawPointer, UnsafeRawPointer, Transaction) -> Void) -> Self {
        WriteChain.extending(self) { $0.add(after: observer) }
    }

    @usableFromInline
    func gated(_ gate: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) -> Self {
        WriteChain.extending(self) { $0.add(gate) }
    }
}

extension Binding where Value: Equatable {
    /// This binding without the writes of what is equal to the value in place.
    public func removingDuplicates() -> Binding { removingDuplicates(by: ==) }
}
