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
        Button(inspector?.isShown == true ? "Hide Inspector" : "Show Inspector") { inspector?.toggle() }
            .keyboardShortcut("i", modifiers: [.command, .option])
            .disabled(inspector == nil)
    }
}

/// What an inspector lets commands of its window do with it.
struct InspectorSwitch: Hashable {
    let isShown: Bool
    private let isPresented: Binding<Bool>

    init(_ isPresented: Binding<Bool>) {
        self.isPresented = isPresented
        isShown = isPresented.wrappedValue
    }

    @MainActor func toggle() { isPresented.wrappedValue = !isShown }

    static func == (a: Self, b: Self) -> Bool {
        a.isShown == b.isShown && a.isPresented.location === b.isPresented.location
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(isShown)
        hasher.combine(ObjectIdentifier(isPresented.location))
    }
}

private enum InspectorSwitchKey: FocusedValueKey { typealias Value = InspectorSwitch }

extension FocusedValues {
    var inspectorSwitch: InspectorSwitch? {
        get { self[InspectorSwitchKey.self] }
        set { self[InspectorSwitchKey.self] = newValue }
    }
}
