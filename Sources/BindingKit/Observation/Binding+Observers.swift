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
    public func willSet(_ action: @escaping (_ old: Value, _ new: Value) -> Void) -> Binding {
        willSet { old, new, _ in action(old, new) }
    }

    /// This binding, with an action before each write that is told the write's transaction, too.
    public func willSet(
        _ action: @escaping (_ old: Value, _ new: Value, _ transaction: Transaction) -> Void
    ) -> Binding {
        WriteChain.extending(self) { $0.add(before: action) }
    }

    /// This binding, with an action before each write.
    public func willSet(_ action: @escaping () -> Void) -> Binding { willSet { _, _, _ in action() } }

    /// This binding, with an action after each write that it makes: the new value is in place.
    ///
    ///     Picker("Season", selection: $season
    ///         .didSet { old, new in save(new) }
    ///         .didSet { _, new in report(new) })
    ///
    /// For the order of several see ``willSet(_:)``.
    public func didSet(_ action: @escaping (_ old: Value, _ new: Value) -> Void) -> Binding {
        didSet { old, new, _ in action(old, new) }
    }

    /// This binding, with an action after each write that is told the write's transaction, too.
    public func didSet(
        _ action: @escaping (_ old: Value, _ new: Value, _ transaction: Transaction) -> Void
    ) -> Binding {
        WriteChain.extending(self) { $0.add(after: action) }
    }

    /// This binding, with an action after each write.
    public func didSet(_ action: @escaping () -> Void) -> Binding { didSet { _, _, _ in action() } }

    /// This binding without the writes that a condition refuses: they change nothing, and no observer is told.
    ///
    ///     TextField("Code", text: $code.filter { $0.count <= 6 })
    public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Binding {
        WriteChain.extending(self) { $0.add { _, new in isIncluded(new) } }
    }

    /// This binding without the writes of what is the same as the value in place.
    public func removingDuplicates(by areSame: @escaping (Value, Value) -> Bool) -> Binding {
        WriteChain.extending(self) { $0.add { !areSame($0, $1) } }
    }
}

extension Binding where Value: Equatable {
    /// This binding without the writes of what is equal to the value in place.
    public func removingDuplicates() -> Binding { removingDuplicates(by: ==) }
}
