import MartletGraph
import MartletHost

/// Acts when the modifier keys that are held change.
nonisolated struct ModifierKeysModifier: NodeModifier {
    typealias Body = Never
    let mask: EventModifiers
    let isInitial: Bool
    let action: (EventModifiers, EventModifiers) -> Void

    @MainActor func makeNode(_ inputs: _ViewInputs) -> ModifierKeysNode { ModifierKeysNode(self, inputs) }

    @MainActor func contentMade(in node: ModifierKeysNode) {
        guard isInitial else { return }
        node.graph.effects.addAction { [weak node] in node?.tellInitial() }
    }

    @MainActor func update(_ node: ModifierKeysNode) { node.modifier = self }
}

/// The node of a view that acts when modifier keys change.
final class ModifierKeysNode: ChildNode, ModifierFollower {
    var modifier: ModifierKeysModifier

    init(_ modifier: ModifierKeysModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        scope.windowRoot?.kept(HeldModifiers.self).add(self)
    }

    var hasLeft: Bool { flags.contains(.left) }

    func tellInitial() {
        guard !hasLeft, let window = scope.windowRoot else { return }
        let held = EventModifiers(window.kept(HeldModifiers.self).held).intersection(modifier.mask)
        modifier.action(held, held)
    }

    func modifiersChanged(from old: KeyModifiers, to new: KeyModifiers) {
        let (old, new) = (
            EventModifiers(old).intersection(modifier.mask), EventModifiers(new).intersection(modifier.mask)
        )
        if old != new { modifier.action(old, new) }
    }
}

extension View {
    /// Calls `action` when the modifier keys that are held change while the window has the keyboard, with those before and
    /// those now.
    ///
    ///     grid.onModifierKeysChanged(mask: .option) { _, new in showsGuides = new.contains(.option) }
    ///
    /// - Parameters:
    ///   - mask: the keys that count.
    ///   - initial: whether the action is called when the view appears, too, with the same keys twice.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(ModifierKeysModifier(mask: mask, isInitial: initial, action: action))
    }
}
