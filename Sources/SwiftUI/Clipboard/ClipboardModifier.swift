/// Copies, cuts or pastes while the keyboard is in a view: by a key, and by the menu of the window.
nonisolated struct ClipboardModifier: ViewModifier {
    private let place: WritableKeyPath<FocusedValues, ClipboardAction?>
    /// Nil leaves it to others.
    private let command: KeyCommand?
    @State private var action = ClipboardAction()

    init(_ place: WritableKeyPath<FocusedValues, ClipboardAction?>, _ command: KeyCommand?) {
        (self.place, self.command) = (place, command)
    }

    @MainActor func body(content: Content) -> some View {
        action.command = command
        return content.modifier(KeyCommandModifier(command: command))
            .focusedValue(place, command == nil ? nil : action)
    }
}

/// What the menu of a window does with the clipboard where the keyboard is.
final class ClipboardAction: Hashable {
    /// As the view was evaluated last.
    fileprivate var command: KeyCommand?

    nonisolated init() {}

    @MainActor func run() {
        if case .control(_, let action) = command { _ = action() }
    }

    static func == (a: ClipboardAction, b: ClipboardAction) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private enum CutActionKey: FocusedValueKey { typealias Value = ClipboardAction }
private enum CopyActionKey: FocusedValueKey { typealias Value = ClipboardAction }
private enum PasteActionKey: FocusedValueKey { typealias Value = ClipboardAction }

extension FocusedValues {
    var cutAction: ClipboardAction? {
        get { self[CutActionKey.self] }
        set { self[CutActionKey.self] = newValue }
    }

    var copyAction: ClipboardAction? {
        get { self[CopyActionKey.self] }
        set { self[CopyActionKey.self] = newValue }
    }

    var pasteAction: ClipboardAction? {
        get { self[PasteActionKey.self] }
        set { self[PasteActionKey.self] = newValue }
    }
}
