import MartletGraph
import MartletHost

/// What a key means by itself, whatever has the keyboard.
nonisolated enum KeyCommand {
    case move((MoveCommandDirection) -> Void)
    case exit(() -> Void)
    case delete(() -> Void)
    /// A letter with Control; the action says whether it did anything.
    case control(Character, @MainActor () -> Bool)

    /// Does what the command is for where the key is its own.
    ///
    /// - Returns: whether it is.
    @MainActor fileprivate func run(for event: KeyEvent) -> Bool {
        guard event.phase != .up else { return false }
        if case .character(let character) = event.key, event.modifiers.isControlOnly {
            guard case .control(let letter, let action) = self else { return false }
            return character.lowercased() == String(letter) && action()
        }
        guard event.modifiers.isSubset(of: [.capsLock]) else { return false }
        switch (self, event.key) {
        case (.move(let action), .upArrow): action(.up)
        case (.move(let action), .downArrow): action(.down)
        case (.move(let action), .leftArrow): action(.left)
        case (.move(let action), .rightArrow): action(.right)
        case (.exit(let action), .escape) where event.phase == .down: action()
        case (.delete(let action), .delete), (.delete(let action), .deleteForward): action()
        default: return false
        }
        return true
    }
}

/// Acts on a command while the keyboard is in a view.
nonisolated struct KeyCommandModifier: NodeModifier {
    typealias Body = Never
    /// Nil leaves the keys to others.
    let command: KeyCommand?

    @MainActor func makeNode(_ inputs: _ViewInputs) -> KeyCommandNode { KeyCommandNode(command, inputs) }

    @MainActor func update(_ node: KeyCommandNode) { node.command = command }
}

/// The node of a view that acts on a command.
final class KeyCommandNode: ChildNode, CommandResponder {
    var command: KeyCommand?

    init(_ command: KeyCommand?, _ inputs: _ViewInputs) {
        self.command = command
        super.init(inputs)
    }

    func runCommand(for event: KeyEvent) -> Bool { command?.run(for: event) ?? false }
}

extension View {
    /// Runs `action` when an arrow key is pressed, or held, while the keyboard is in this view.
    ///
    /// What has the keyboard comes first: a list goes through its rows, a slider moves, a text field keeps the arrows to
    /// the sides. A key with a modifier is no command. Of several views around, the innermost acts; nil leaves the keys
    /// to those further out.
    ///
    ///     Board(cursor: cursor)
    ///         .focusable()
    ///         .onMoveCommand { direction in cursor.move(direction) }
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        modifier(KeyCommandModifier(command: action.map { .move($0) }))
    }

    /// Runs `action` when Escape is pressed while the keyboard is in this view; nil leaves the key to others.
    ///
    ///     Editor().onExitCommand { isEditing = false }
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(KeyCommandModifier(command: action.map { .exit($0) }))
    }

    /// Runs `action` when one of the keys that delete is pressed while the keyboard is in this view; nil leaves the keys
    /// to others. A text field keeps them, and so does a list whose `ForEach` deletes the selected rows.
    ///
    ///     List(notes, selection: $selection) { Text($0.title) }
    ///         .onDeleteCommand { notes.removeAll { selection.contains($0.id) } }
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(KeyCommandModifier(command: action.map { .delete($0) }))
    }
}
