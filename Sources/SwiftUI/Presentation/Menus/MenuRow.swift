import MartletGraph

/// A row of a menu: a mark where it can be on or off, a label, and what follows at the trailing edge: an arrow, or on the
/// desktop the keys that do the same.
///
/// It acts through the menu, which ends first. What is chosen by a picker in a menu is such a row, too.
struct MenuRow<Label: View>: View {
    /// Whether the row is ticked; nil where it cannot be.
    var isOn: Bool?
    var role: ButtonRole?
    var opensSubmenu = false
    let action: @MainActor () -> Void
    @ViewBuilder let label: Label
    @Environment(\.menuHasMarks) private var menuHasMarks
    @Environment(\.menuRowIsCell) private var isCell
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.idiom) private var idiom

    init(
        isOn: Bool? = nil, role: ButtonRole? = nil, opensSubmenu: Bool = false, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.isOn = isOn
        self.role = role
        self.opensSubmenu = opensSubmenu
        self.action = action
        self.label = label()
    }

    var body: some View {
        HStack(spacing: isCell ? 0 : 8) {
            if isCell { Spacer(minLength: 0) }
            if isOn != nil || menuHasMarks && !isCell {
                Image(systemName: "checkmark").modifier(DecorativeModifier()).opacity(isOn == true ? 1 : 0)
                    .frame(width: 16)
            }
            label
                .foregroundStyle(role == .destructive ? Color._redText : Color.primary)
            Spacer(minLength: opensSubmenu || keys != nil ? 24 : 0)
            // They are not part of the name.
            if let keys {
                Text(verbatim: keys).foregroundStyle(.secondary).fixedSize().modifier(DecorativeModifier())
            }
            if opensSubmenu {
                Image(systemName: "chevron.forward").modifier(DecorativeModifier()).foregroundStyle(.secondary)
            }
        }
        .preference(key: MenuMarksKey.self, value: isOn != nil)
        .modifier(MenuRowModifier(opensSubmenu: opensSubmenu, action: action))
    }

    private var keys: String? { isCell || idiom != .desktop ? nil : shortcut?.name }
}

/// Buttons as rows of a menu.
nonisolated struct MenuRowButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        MenuRow(role: configuration.role) {
            configuration.trigger()
        } label: {
            configuration.label
        }
    }
}

/// Toggles as rows of a menu with a tick.
nonisolated struct MenuRowToggleStyle: ToggleStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        MenuToggleRow(configuration: configuration)
    }
}

private struct MenuToggleRow: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.itemContext) private var context

    var body: some View {
        MenuRow(isOn: configuration.isOn) {
            let flip = { @MainActor in configuration.isOn.toggle() }
            if let context { context.choose(flip) } else { flip() }
        } label: {
            configuration.label
        }
    }
}

/// Whether some row of a menu can be ticked, so that all leave room for the tick.
enum MenuMarksKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

struct MenuHasMarksKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Whether a row of a menu stands beside others, its label in its middle.
struct MenuRowIsCellKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var menuRowIsCell: Bool { self[MenuRowIsCellKey.self] }
    var menuHasMarks: Bool { self[MenuHasMarksKey.self] }
}
