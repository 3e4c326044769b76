import MartletGraph

/// Makes a name for the view around of the texts inside, which are neither seen nor reached by the pointer.
nonisolated struct LabelSource: ViewModifier, UnseenElement {
    typealias Body = Never

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        list.nameTemplate = AccessibilityBuilder.name(of: [child])
    }
}

extension View {
    /// Names this view to screen readers by the texts of `content`, which can have the name that the view has without it
    /// among them.
    ///
    ///     MessageRow(message).accessibilityLabel { label in
    ///         if message.isUnread { Text("Unread") }
    ///         label
    ///     }
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        overlay {
            VStack { content(PlaceholderContentView(Text(verbatim: AccessibilityBuilder.ownName))) }.modifier(
                LabelSource())
        }
        .modifier(AccessibilityModifier(change: .madeLabel))
    }
}
