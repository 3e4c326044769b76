import MartletGraph

/// What a view is in a pair of a label and what that names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The view names the other one.
    case label
    /// The view is named by the other one.
    case content
}

extension View {
    /// Names a view by another one that stands elsewhere: the content of a pair by the texts of the label with the same id.
    ///
    ///     Text("Volume").accessibilityLabeledPair(role: .label, id: "volume", in: pairs)
    ///     VolumeKnob().accessibilityLabeledPair(role: .content, id: "volume", in: pairs)
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        let key = RotorKey(id: PairID(id: id), namespace: namespace)
        return modifier(RotorTarget(key: role == .label ? key : nil))
            .modifier(NamedByLabel(key: role == .content ? AnyHashable(key) : nil))
    }
}

/// Keeps the ids of pairs from being taken for those that rotors lead to.
private struct PairID<ID: Hashable>: Hashable {
    let id: ID
}

/// Names the first element inside by the texts of another view, where it has no name of its own.
nonisolated private struct NamedByLabel: ElementModifier {
    /// Of the label; nil where nothing is to be named.
    let key: AnyHashable?

    @MainActor func change(from old: Self) -> ElementChange { key == old.key ? .none : .display }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        let place = list.elements.count
        child.describe(into: &list)
        guard let key, place < list.elements.count, list.elements[place].label.isEmpty,
            let label = node.window?.root.target(withID: key)
        else { return }
        var parts: ContiguousArray<_ViewNode> = []
        label.collectElements(into: &parts)
        let texts = ContiguousArray(parts.compactMap { $0 as? LayoutNode })
        list.elements[place].label = AccessibilityBuilder.name(of: texts)
    }
}
