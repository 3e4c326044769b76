import MartletGraph
import MartletHost

/// Ties a view to a value of a focus state.
nonisolated struct FocusedModifier<Value: Hashable>: ViewModifier {
    typealias Body = Never
    let location: FocusLocation<Value>?
    let value: Value

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let node = FocusedNode(view.modifier, inputs)
        node.child = C._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: FocusedNode<Value>.self)
        C._updateNode(node.child, view.content, node.inputs)
        node.update(with: view.modifier)
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
        Graph.shared.effects.addAction { [value] in location.leave(value) }
    }

    func focusMoved(isInside: Bool) { location?.follow(self, isInside: isInside) }

    var hasFocus: Bool { scope.windowRoot?.focusedNode?.isInside(self) == true }

    /// Gives the keyboard to the first element here that takes it.
    func takeFocus() -> Bool {
        guard let id = firstFocusable(where: { _ in true }) else { return false }
        scope.windowRoot?.requestFocus(id)
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
