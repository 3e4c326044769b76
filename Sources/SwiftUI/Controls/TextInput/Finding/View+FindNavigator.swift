import MartletGraph

struct FindSessionKey: EnvironmentKey { static var defaultValue: FindSession? { nil } }
struct FindDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct ReplaceDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Shows a bar above an editor in which the user looks for words.
nonisolated struct FindNavigator: ViewModifier {
    let isPresented: Binding<Bool>

    @MainActor func body(content: Content) -> some View { FindableContent(isPresented: isPresented, content: content) }
}

/// An editor with the bar above it.
private struct FindableContent<Content: View>: View {
    @Binding var isPresented: Bool
    let content: Content
    @StateObject private var session = FindSession()

    init(isPresented: Binding<Bool>, content: Content) {
        _isPresented = isPresented
        self.content = content
    }

    var body: some View {
        VStack(spacing: 0) {
            if isPresented { FindBar(session: session, isPresented: $isPresented) }
            content
                .modifier(_EnvironmentValueModifier(FindSessionKey.self, session))
                .onKeyPress("f", phases: .down) { press in
                    let held = press.modifiers.subtracting(.capsLock)
                    guard held == .control || held == .command, session.choose() else { return .ignored }
                    isPresented = true
                    return .handled
                }
        }
    }
}

extension View {
    /// Shows a bar above this view, while `isPresented` is true, in which the user looks for words in the text editor
    /// inside, and puts others in their place. Control and F in the editor shows it, too; with Control and G, and with Shift
    /// as well, the next and the last place is selected; Escape closes it.
    ///
    ///     TextEditor(text: $note).findNavigator(isPresented: $isFinding)
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        modifier(FindNavigator(isPresented: isPresented))
    }

    /// Keeps the user from looking for words in the editors below.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(FindDisabledKey.self, isDisabled))
    }

    /// Keeps the user from putting other words in the place of those that are found in the editors below.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(ReplaceDisabledKey.self, isDisabled))
    }
}
