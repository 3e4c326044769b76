import MartletGraph
import MartletHost

/// The scopes of a window in which views prefer to have the keyboard.
@MainActor
final class FocusScopes: WindowKeeping {
    private var scopes: [Weak<FocusScopeNode>] = []
    private var wishes: [Weak<PreferredFocusNode>] = []

    private struct Weak<Node: _ViewNode> {
        weak var node: Node?
        @MainActor var isGone: Bool { node?.flags.contains(.left) != false }
    }

    func add(_ node: FocusScopeNode) { scopes.append(Weak(node: node), forgetting: { $0.isGone }) }
    func add(_ node: PreferredFocusNode) { wishes.append(Weak(node: node), forgetting: { $0.isGone }) }

    /// Gives the keyboard to what prefers it in a scope, else to the first element there that takes it.
    func reset(_ namespace: Namespace.ID) {
        for case let scope? in scopes.map(\.node) where scope.namespace == namespace && !scope.flags.contains(.left) {
            if takePreferred(in: scope) || scope.takeKeyboard() { return }
        }
    }

    /// - Returns: whether a view of the scope wants the keyboard and takes it.
    func takePreferred(in scope: FocusScopeNode) -> Bool {
        wishes.removeAll { $0.isGone }
        return wishes.compactMap(\.node).contains {
            $0.prefersFocus && $0.namespace == scope.namespace && $0.isInside(scope) && $0.takeKeyboard()
        }
    }
}

extension _ViewNode {
    /// Gives the keyboard to the first element here that takes it.
    ///
    /// - Returns: whether there is one.
    @MainActor fileprivate func takeKeyboard() -> Bool {
        guard let id = firstFocusable(where: { _ in true }) else { return false }
        scope.windowRoot?.requestFocus(id)
        return true
    }
}

/// Makes a view one in which views may prefer the keyboard.
nonisolated struct FocusScopeModifier: NodeModifier {
    typealias Body = Never
    let namespace: Namespace.ID

    @MainActor func makeNode(_ inputs: _ViewInputs) -> FocusScopeNode { FocusScopeNode(namespace, inputs) }

    @MainActor func contentMade(in node: FocusScopeNode) {
        node.graph.effects.addAction { [weak node] in
            guard let node, let window = node.scope.windowRoot, window.focusedElement == nil else { return }
            _ = window.kept(FocusScopes.self).takePreferred(in: node)
        }
    }

    @MainActor func update(_ node: FocusScopeNode) { node.namespace = namespace }
}

/// The node of a scope of the keyboard.
final class FocusScopeNode: ChildNode {
    var namespace: Namespace.ID

    init(_ namespace: Namespace.ID, _ inputs: _ViewInputs) {
        self.namespace = namespace
        super.init(inputs)
        scope.windowRoot?.kept(FocusScopes.self).add(self)
    }
}

/// Says whether a view prefers to have the keyboard.
nonisolated struct PreferredFocusModifier: NodeModifier {
    typealias Body = Never
    let prefersFocus: Bool
    let namespace: Namespace.ID

    @MainActor func makeNode(_ inputs: _ViewInputs) -> PreferredFocusNode { PreferredFocusNode(self, inputs) }

    @MainActor func update(_ node: PreferredFocusNode) {
        (node.prefersFocus, node.namespace) = (prefersFocus, namespace)
    }
}

/// The node of a view that prefers to have the keyboard.
final class PreferredFocusNode: ChildNode {
    var prefersFocus: Bool
    var namespace: Namespace.ID

    init(_ modifier: PreferredFocusModifier, _ inputs: _ViewInputs) {
        (prefersFocus, namespace) = (modifier.prefersFocus, modifier.namespace)
        super.init(inputs)
        scope.windowRoot?.kept(FocusScopes.self).add(self)
    }
}

extension View {
    /// Makes this view a scope in which a view may prefer to have the keyboard.
    ///
    /// When the scope comes and nothing has the keyboard, the view that prefers it gets it; `resetFocus` gives it there
    /// later.
    ///
    ///     VStack {
    ///         TextField("Name", text: $name)
    ///         TextField("Code", text: $code).prefersDefaultFocus(in: form)
    ///     }
    ///     .focusScope(form)
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Says whether this view is to have the keyboard first in the scope around with that name; of several, the first
    /// that was made.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(PreferredFocusModifier(prefersFocus: prefersDefaultFocus, namespace: namespace))
    }
}
