/// The command that lets the user change the toolbar of the window in front, where that is one with an id (see
/// `toolbar(id:content:)`); without one it cannot be used.
///
///     WindowGroup { MailView() }.commands { ToolbarCommands() }
nonisolated public struct ToolbarCommands: Commands {
    public typealias Body = Never
    public init() {}

    @MainActor public func _menuParts() -> [_CommandPart] {
        [_CommandPart(order: CommandGroupPlacement.toolbar.number, view: AnyView(Section { ToolbarCommand() }))]
    }
}

private struct ToolbarCommand: View {
    @FocusedValue(\.toolbarCustomizer) private var customizer

    var body: some View {
        Button(_own: "Customize Toolbar…") { customizer?.open() }.disabled(customizer == nil)
    }
}
