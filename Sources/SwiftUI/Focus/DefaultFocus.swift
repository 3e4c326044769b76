import MartletGraph

/// When a wish for the keyboard counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String

    /// When the view appears and nothing else has the keyboard.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// When the view appears, also where something else has the keyboard.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Writes a focus state once, when its view appears.
nonisolated struct DefaultFocusModifier<Value: Hashable>: NodeModifier {
    typealias Body = Never
    let location: FocusLocation<Value>?
    let value: Value
    let priority: DefaultFocusEvaluationPriority
    /// Whether it counts only while a screen reader is on.
    var isForScreenReader = false

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ChildNode { ChildNode(inputs) }

    @MainActor func contentMade(in node: ChildNode) {
        let modifier = self
        node.graph.effects.addAction { [weak node] in
            guard let window = node?.scope.windowRoot, !modifier.isForScreenReader || ScreenReader.isOn else { return }
            if modifier.priority == .userInitiated || window.focusedElement == nil {
                modifier.location?.request(modifier.value)
            }
        }
    }
}

extension View {
    /// Gives the keyboard to the view that `value` of `binding` stands for, when this view appears.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(location: binding.location, value: value, priority: priority))
    }
}
