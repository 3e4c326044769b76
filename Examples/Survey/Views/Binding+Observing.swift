import SwiftUI

extension Binding {
    /// This binding, with actions around each write: `before` sees the old value still in place, `after` the new one.
    ///
    /// Unlike `onChange`, the order of the actions follows from the order in which bindings are wrapped and not from
    /// where a modifier stands, an equal value counts as a write too, and the value need not be `Equatable`.
    func observing(
        before: @escaping @MainActor (_ old: Value, _ new: Value) -> Void = { _, _ in },
        after: @escaping @MainActor (_ old: Value, _ new: Value) -> Void = { _, _ in }
    ) -> Binding<Value> where Value: Sendable {
        Binding(
            get: { wrappedValue },
            set: { new, transaction in
                MainActor.assumeIsolated {
                    let old = wrappedValue
                    before(old, new)
                    self.transaction(transaction).wrappedValue = new
                    after(old, new)
                }
            })
    }
}
