import MartletGraph

/// Begins to rename what is around: in a menu, "Rename".
///
/// It does what `renameAction` of a view around says, and cannot be used where none does.
///
///     RenameButton().renameAction { isRenaming = true }
nonisolated public struct RenameButton<Label: View>: View {
    @Environment(\.rename) private var rename

    public init() where Label == SwiftUI.Label<Text, Image> {}

    @MainActor public var body: some View {
        Button(_own: "Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
    }
}

/// Begins to rename what is around.
@MainActor @preconcurrency
public struct RenameAction {
    nonisolated(unsafe) let action: () -> Void

    nonisolated init(action: @escaping () -> Void) { self.action = action }

    /// Begins to rename.
    public func callAsFunction() { action() }
}

struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Begins to rename what is around; nil where nothing is renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// What a `RenameButton` in this view does.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Lets a `RenameButton` in this view give the keyboard to the field that `isFocused` stands for.
    ///
    ///     TextField("Name", text: $name).focused($isRenaming)
    ///         .contextMenu { RenameButton() }
    ///         .renameAction($isRenaming)
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
