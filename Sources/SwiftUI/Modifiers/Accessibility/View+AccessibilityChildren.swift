extension View {
    /// Is described with elements inside that other views stand for, in place of its own.
    ///
    ///     Canvas { context, size in drawBars(context, size) }
    ///         .accessibilityLabel("Sales")
    ///         .accessibilityChildren {
    ///             ForEach(months) { Rectangle().accessibilityLabel($0.name).accessibilityValue("\($0.sales)") }
    ///         }
    ///
    /// The other views are made and laid out in the space of this one, and never seen.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        let children = children()
        return modifier(OneElementModifier()).overlay {
            HStack(spacing: 0) { children }.modifier(UnseenModifier())
        }
    }
}

/// Is described as one element, whatever is inside: the only one that there is, or one that holds all.
nonisolated private struct OneElementModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        let place = list.elements.count
        child.describe(into: &list)
        if list.elements.count == place + 1 { return }
        list.elements.removeSubrange(place...)
        list.addCombined(node, keepsLabels: false, label: nil, { _ in }, content: { _ in })
    }
}
