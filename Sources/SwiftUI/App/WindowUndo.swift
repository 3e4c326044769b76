import MartletGraph
import MartletHost

/// What was done in a window and can be undone.
final class WindowUndo: WindowKeeping {
    let manager: UndoManager = WindowUndoManager()
    /// The field that is being typed into, while what was typed is written.
    private(set) var writer: UInt64?
    /// The field whose text is a part of the window's document, and takes its turn in undoing with all the rest.
    var typing: UInt64?

    /// Runs `body`, which writes what was typed into a field.
    func write(from field: UInt64, _ body: () -> Void) {
        let outer = writer
        writer = field
        defer { writer = outer }
        body()
    }

    /// The same for keys in a field whose text is a part of the document: its own memory would take back what was typed
    /// as something new, out of the order of all that was done.
    func takes(_ event: KeyEvent, typedInto field: UInt64) -> Bool { typing == field && takes(event) }

    /// Undoes with Control and Z, does again with Shift held too or with Control and Y.
    ///
    /// - Returns: whether there was something to undo or to do again.
    func takes(_ event: KeyEvent) -> Bool {
        guard case .character(let character) = event.key else { return false }
        let held = event.modifiers.subtracting([.capsLock, .shift])
        guard held == .control || held == .command else { return false }
        let isShifted = event.modifiers.contains(.shift)
        switch character.lowercased() {
        case "z" where !isShifted && manager.canUndo: manager.undo()
        case "z" where isShifted && manager.canRedo, "y" where !isShifted && manager.canRedo: manager.redo()
        default: return false
        }
        return true
    }
}

/// Ends a step with the event that it belongs to, however soon the next one comes.
private final class WindowUndoManager: UndoManager, @unchecked Sendable {
    private let graph = Graph.current

    override func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor @Sendable (Target) -> Void
    ) {
        super.registerUndo(withTarget: target, handler: handler)
        guard isMainThread, !isUndoing, !isRedoing, groupsByEvent else { return }
        MainActor.assumeIsolated {
            graph.effects.addAction { [weak self] in self?.endEvent() }
            graph.requestFrame()
        }
    }
}

extension EnvironmentValues {
    /// What remembers how to undo what is done in the view's window; nil for a view that is in no window.
    ///
    /// What is registered in one event is one step. Control and Z undoes the last step where no text field has the
    /// keyboard, Control, Shift and Z or Control and Y does it again.
    ///
    ///     @Environment(\.undoManager) private var undoManager
    ///
    ///     func delete(_ note: Note) {
    ///         notes.remove(note)
    ///         undoManager?.registerUndo(withTarget: notes) { $0.add(note) }
    ///     }
    public var undoManager: UndoManager? {
        MainActor.assumeIsolated { scope?.windowRoot?.kept(WindowUndo.self).manager }
    }
}
