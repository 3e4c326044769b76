import MartletGraph

/// Whether the lists around can be edited.
nonisolated public enum EditMode: Hashable, Sendable {
    case inactive
    /// For a moment, as after a swipe.
    case transient
    case active

    /// Whether something is edited.
    public var isEditing: Bool { self != .inactive }
}

struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the views around are edited: what `EditButton` changes, a mode of the window unless one is set.
    public var editMode: Binding<EditMode>? {
        get {
            self[EditModeKey.self] ?? MainActor.assumeIsolated { scope?.windowRoot?.kept(WindowEditMode.self).editMode }
        }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Whether lists of a window are edited, where nothing nearer says so.
final class WindowEditMode: WindowKeeping {
    let editMode = Binding(location: StoredLocation(EditMode.inactive))
}

/// A button that begins and ends editing: "Edit" or "Done".
public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    @Environment(\.systemAnimator) private var animate

    nonisolated public init() {}

    public var body: some View {
        Button(_own: editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
            guard let editMode else { return }
            animate(SystemAnimation.swipes) {
                editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active
            }
        }
    }
}
