/// Keeps the keyboard at the tab of the page that is shown while it is in the bar.
struct TabBarKeyboard: ViewModifier {
    let selected: ObjectIdentifier?
    @FocusState private var focused: ObjectIdentifier?

    init(selected: ObjectIdentifier?) { self.selected = selected }

    func body(content: Content) -> some View {
        content
            .environment(\.tabKeyboard, TabKeyboard(focused: $focused))
            .onChange(of: selected) { old, new in
                if old != nil, focused != nil { focused = new }
            }
    }
}

/// Where the item of a tab says that it has the keyboard.
struct TabKeyboard {
    fileprivate let focused: FocusState<ObjectIdentifier?>.Binding
}

/// Lets the keyboard be given to the item of a tab.
struct TabKeyboardStop: ViewModifier {
    let id: ObjectIdentifier
    @Environment(\.tabKeyboard) private var keyboard

    init(id: ObjectIdentifier) { self.id = id }

    func body(content: Content) -> some View {
        if let keyboard { content.focused(keyboard.focused, equals: id) } else { content }
    }
}

private struct TabKeyboardKey: EnvironmentKey { static var defaultValue: TabKeyboard? { nil } }

extension EnvironmentValues {
    fileprivate var tabKeyboard: TabKeyboard? {
        get { self[TabKeyboardKey.self] }
        set { self[TabKeyboardKey.self] = newValue }
    }
}
