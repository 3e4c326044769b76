/// The usual commands for the clipboard in a window's menu. They are there while the keyboard is in a view that copies,
/// cuts or pastes; the views have the keys themselves.
struct PasteboardCommands: View {
    @FocusedValue(\.cutAction) private var cut
    @FocusedValue(\.copyAction) private var copy
    @FocusedValue(\.pasteAction) private var paste
    @Environment(\.listsShortcutsOnly) private var listsShortcutsOnly

    static var part: _CommandPart {
        _CommandPart(
            order: CommandGroupPlacement.pasteboard.number, view: AnyView(PasteboardCommands()), isUsual: true)
    }

    var body: some View {
        if !listsShortcutsOnly, cut != nil || copy != nil || paste != nil {
            Section {
                button("Cut", "x", cut)
                button("Copy", "c", copy)
                button("Paste", "v", paste)
            }
        }
    }

    private func button(_ title: String, _ key: KeyEquivalent, _ action: ClipboardAction?) -> some View {
        Button(_own: title) { action?.run() }.keyboardShortcut(key).disabled(action == nil)
    }
}

extension WindowDescription {
    /// The menu of commands, with the usual ones for the clipboard; nil without commands.
    @MainActor var menu: AnyView? { parts.isEmpty ? nil : (parts + [PasteboardCommands.part]).menu }
}
