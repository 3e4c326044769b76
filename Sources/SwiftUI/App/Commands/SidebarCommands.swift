/// The command that shows and hides the sidebar of the window in front: a line of the menu, and F9.
///
///     WindowGroup { MailView() }.commands { SidebarCommands() }
///
/// It is for a `NavigationSplitView` in a window that is wide enough for columns; without one the command cannot be used.
nonisolated public struct SidebarCommands: Commands {
    public typealias Body = Never
    public init() {}

    @MainActor public func _menuParts() -> [_CommandPart] {
        [_CommandPart(order: CommandGroupPlacement.sidebar.number, view: AnyView(Section { SidebarCommand() }))]
    }
}

private struct SidebarCommand: View {
    @FocusedValue(\.sidebarSwitch) private var sidebar

    /// F9, with which desktops show and hide what is at the side.
    private static let key = KeyEquivalent("\u{F70C}")

    var body: some View {
        Button(_own: sidebar?.hides == false ? "Show Sidebar" : "Hide Sidebar") { sidebar?.action() }
            .keyboardShortcut(Self.key, modifiers: [])
            .disabled(sidebar == nil)
    }
}
