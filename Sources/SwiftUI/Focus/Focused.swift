import MartletGraph
import MartletHost

/// Ties a view to a value of a focus state.
nonisolated struct FocusedModifier<Value: Hashable>: NodeModifier {
    typealias Body = Never
    let location: FocusLocation<Value>?
    let value: Value

    @MainActor func makeNode(_ inputs: _ViewInputs) -> FocusedNode<Value> { FocusedNode(self, inputs) }

    @MainActor func contentUpdated(in node: FocusedNode<Value>) {
        node.update(with: self)
    }
}

/// The node of a view with a value of a focus state.
final class FocusedNode<Value: Hashable>: ChildNode, FocusFollowing {
    private var location: FocusLocation<Value>?
    private(set) var value: Value

    init(_ modifier: FocusedModifier<Value>, _ inputs: _ViewInputs) {
        location = modifier.location
        value = modifier.value
        super.init(inputs)
        scope.windowRoot?.addFocusFollower(self)
        location?.add(self)
    }

    func update(with new: FocusedModifier<Value>) {
        let isOther = new.location !== location || new.value != value
        location = new.location
        value = new.value
        if isOther { location?.add(self) }
    }

    override func willLeave() {
        guard let location else { return }
        graph.effects.addAction { [value] in location.leave(value) }
    }

    func focusMoved(isInside: Bool) { location?.follow(self, isInside: isInside) }

    /// Whether it is only shown on its way out.
    var isGoing: Bool {
        guard let element = madeElements.first else { return false }
        return sequence(first: element, next: { $0.layoutParent }).contains { $0.flags.contains(.departs) }
    }

    var hasFocus: Bool { scope.windowRoot?.focusedNode?.isInside(self) == true }

    /// Gives the keyboard to the first field here, or else to the first element that takes it.
    func takeFocus() -> Bool {
        let field = firstFocusable { [.textField, .secureField, .textEditor].contains($0.role) }
        guard let id = field ?? firstFocusable(where: { _ in true }) else { return false }
        scope.windowRoot?.giveFocus(to: id)
        return true
    }
}

extension View {
    /// Makes `binding` be `value` while the keyboard is in this view, and moves it here when that is written.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(location: binding.location, value: value))
    }

    /// Makes `condition` be true while the keyboard is in this view, and moves it here when that is written.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(location: condition.location, value: true))
    }
}
