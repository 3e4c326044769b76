/// Undoes what was done last in a window, and does it again, in the menu of a window in which something was done.
struct UndoCommands: View {
    @Environment(\.undoManager) private var undoManager
    @Environment(\.listsShortcutsOnly) private var listsShortcutsOnly

    static var part: _CommandPart {
        _CommandPart(order: CommandGroupPlacement.undoRedo.number, view: AnyView(UndoCommands()), isUsual: true)
    }

    // The keys belong to every window.
    var body: some View {
        if !listsShortcutsOnly, let undoManager, undoManager.canUndo || undoManager.canRedo {
            Section {
                item("Undo", undoManager.undoActionName, [], isUseful: undoManager.canUndo) { undoManager.undo() }
                item("Redo", undoManager.redoActionName, .shift, isUseful: undoManager.canRedo) { undoManager.redo() }
            }
        }
    }

    private func item(
        _ verb: String, _ name: String, _ modifiers: EventModifiers, isUseful: Bool,
        action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) { name.isEmpty ? Text(_own: verb) : Text("\(Text(_own: verb)) \(name)") }
            .keyboardShortcut("z", modifiers: modifiers.union(.command))
            .disabled(!isUseful)
    }
}
