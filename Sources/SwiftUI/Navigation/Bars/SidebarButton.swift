import MartletGraph

/// Shows and hides the columns of a split view. Another bar has the button then, and the keyboard goes on to that.
struct SidebarButton: View {
    let action: @MainActor () -> Void
    @Environment(\.sidebarKeyboard) private var keyboard

    init(action: @escaping @MainActor () -> Void) { self.action = action }

    var body: some View {
        if let keyboard {
            button {
                keyboard.leaves()
                action()
            }
            .focused(keyboard.focus)
            .onAppear { keyboard.arrives() }
        } else {
            button(action)
        }
    }

    private func button(_ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { Image(systemName: "sidebar.leading").accessibilityLabel(Text(_own: "Toggle Sidebar")) }
            .buttonStyle(BarButtonStyle())
    }
}

/// Carries the keyboard from the button that is pressed to the one that comes in its place.
struct SidebarKeyboard {
    let focus: FocusState<Bool>.Binding
    let carried: Carried

    final class Carried {
        /// Until when a button that comes is the one in place of that which was pressed.
        fileprivate var end = Date.distantPast
    }

    @MainActor fileprivate func leaves() {
        if focus.wrappedValue { carried.end = Date() + 1 }
    }

    @MainActor fileprivate func arrives() {
        guard Date() < carried.end else { return }
        carried.end = .distantPast
        focus.wrappedValue = true
    }
}

private struct SidebarKeyboardKey: EnvironmentKey {
    static var defaultValue: SidebarKeyboard? { nil }
}

extension EnvironmentValues {
    var sidebarKeyboard: SidebarKeyboard? {
        get { self[SidebarKeyboardKey.self] }
        set { self[SidebarKeyboardKey.self] = newValue }
    }
}
