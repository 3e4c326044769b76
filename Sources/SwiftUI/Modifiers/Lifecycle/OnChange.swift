import MartletGraph

/// Calls a closure after an update in which a value became another.
nonisolated struct ValueChangeModifier<Value: Equatable>: NodeModifier {
    typealias Body = Never
    var value: Value
    var isInitial: Bool
    /// Whether the closure that came with the old value is called, as the one-parameter form does (semantics 56).
    var callsOldClosure: Bool
    var action: (Value, Value) -> Void

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ValueChangeNode<Value> { ValueChangeNode(self, inputs) }

    @MainActor func contentMade(in node: ValueChangeNode<Value>) {
        node.appeared()
    }

    @MainActor func contentUpdated(in node: ValueChangeNode<Value>) {
        node.update(with: self)
    }
}

/// The node that remembers the value `onChange` watches.
final class ValueChangeNode<Value: Equatable>: ChildNode {
    private var modifier: ValueChangeModifier<Value>
    private var calls = FrameCount()

    init(_ modifier: ValueChangeModifier<Value>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    func appeared() {
        guard modifier.isInitial else { return }
        let (value, action) = (modifier.value, modifier.action)
        graph.effects.addAction { action(value, value) }
    }

    func update(with new: ValueChangeModifier<Value>) {
        let old = modifier
        modifier = new
        guard old.value != new.value, mayCall() else { return }
        let action = new.callsOldClosure ? old.action : new.action
        graph.effects.addAction { action(old.value, new.value) }
    }

    /// Two calls a frame are enough for a change and its echo; more is a closure that feeds itself (semantics 58).
    /// Changes that came in faster than frames each have their call.
    private func mayCall() -> Bool {
        if calls.next() <= 2 { return true }
        RuntimeWarning.issue("onChange(of: \(Value.self)) action tried to update multiple times per frame.")
        return false
    }
}

extension View {
    /// Calls `action` with the old and the new value after each update in which `value` became another; with
    /// `initial`, also when the view appears, with the same value twice (semantics 54, 57).
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, isInitial: initial, callsOldClosure: false, action: action))
    }

    /// Calls `action` after each update in which `value` became another; with `initial`, also when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, isInitial: initial, callsOldClosure: false) { _, _ in action() })
    }

    /// Calls `action` with the new value after each update in which `value` became another. The closure is the one
    /// of the view as it was before (semantics 55, 56).
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ValueChangeModifier(value: value, isInitial: false, callsOldClosure: true) { action($1) })
    }
}
