/// What a group of actions is for.
///
///     extension AccessibilityActionCategory {
///         static let table = AccessibilityActionCategory("Table")
///     }
nonisolated public struct AccessibilityActionCategory: Equatable, Sendable {
    /// What is said before the names of the actions; nil for nothing.
    let name: Text?

    private init(name: Text?) { self.name = name }

    /// A group with a name to translate.
    public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }

    /// A group with a name.
    public init(_ name: Text) { self.name = name }

    /// A group with a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }

    /// A group with a name to translate.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { name = Text(nameResource) }

    /// What can be done with the view.
    public static let `default` = AccessibilityActionCategory(name: nil)
    /// What changes a text.
    public static let edit = AccessibilityActionCategory("Edit")
}

extension View {
    /// Gives this view the buttons of `content` as actions of a group. Screen readers of a Linux desktop have one list of
    /// actions for a view: there, the name of the group stands before that of the action, as in "Edit: Duplicate".
    ///
    ///     Editor().accessibilityActions(category: .edit) { Button("Duplicate", action: duplicate) }
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        overlay { VStack(content: content).modifier(ActionSourceModifier(category: category.name)) }
            .modifier(AccessibilityModifier(change: .actions))
    }
}
