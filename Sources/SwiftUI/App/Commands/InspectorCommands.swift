/// The command that shows and hides the inspector of the window in front (see `inspector(isPresented:content:)`): a line of
/// the menu, and Control, Alt and I. In a window without one it cannot be used.
///
///     WindowGroup { DrawingView() }.commands { InspectorCommands() }
nonisolated public struct InspectorCommands: Commands {
    public typealias Body = Never
    public init() {}

    @MainActor public func _menuParts() -> [_CommandPart] {
        [_CommandPart(order: CommandGroupPlacement.sidebar.number + 1, view: AnyView(Section { InspectorCommand() }))]
    }
}

private struct InspectorCommand: View {
    @FocusedValue(\.inspectorSwitch) private var inspector

    var body: some View {
        Button(_own: inspector?.isShown == true ? "Hide Inspector" : "Show Inspector") { inspector?.toggle() }
            .keyboardShortcut("i", modifiers: [.command, .option])
            .disabled(inspector == nil)
    }
}
