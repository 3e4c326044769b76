extension View {
    nonisolated private func acting(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityModifier(change: .action(kind, handler)))
    }

    /// Acts when a screen reader or a key uses this view, or when a screen reader takes the action of that kind.
    ///
    ///     NoteRow(note).accessibilityAction(.delete) { delete(note) }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { acting(actionKind, handler) }

    /// Gives this view an action that screen readers offer by its name; several actions are offered in the order in which
    /// they are added.
    ///
    ///     MessageRow(message).accessibilityAction(named: "Reply") { reply(to: message) }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        acting(AccessibilityActionKind(named: name), handler)
    }

    /// Gives this view an action that screen readers offer by its name.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { acting(AccessibilityActionKind(named: Text(nameKey)), handler) }

    /// Gives this view an action that screen readers offer by its name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View { acting(AccessibilityActionKind(named: Text(nameResource)), handler) }

    /// Gives this view an action that screen readers offer by its name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { acting(AccessibilityActionKind(named: Text(name)), handler) }

    /// Gives this view an action that screen readers offer by what `label` says; the label is not shown.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let label = label()
        nonisolated(unsafe) let action = action
        return accessibilityActions {
            Button {
                action()
            } label: {
                label
            }
        }
    }

    /// Gives this view the buttons of `content` as actions that screen readers offer by their names. The buttons are made
    /// and never seen.
    ///
    ///     MessageRow(message).accessibilityActions {
    ///         Button("Reply") { reply(to: message) }
    ///         if message.isUnread { Button("Mark as Read") { markAsRead(message) } }
    ///     }
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        overlay { VStack(content: content).modifier(ActionSourceModifier()) }
            .modifier(AccessibilityModifier(change: .actions))
    }
}

/// Gives the controls inside to the view around as its actions; they are neither seen nor reached by the pointer.
nonisolated struct ActionSourceModifier: ViewModifier, UnseenElement {
    typealias Body = Never
    /// What the names of the actions begin with.
    var category: Text?

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        var inner = AccessibilityBuilder(clip: .infinite)
        child.describe(into: &inner)
        let group = category.map { $0.string(in: node.environment) + ": " } ?? ""
        list.actions += inner.elements.filter(\.isEnabled).map { (group + $0.label, $0.id) }
    }
}
