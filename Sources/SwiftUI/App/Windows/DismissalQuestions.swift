import MartletGraph

/// What a window's views ask before it is closed.
final class DismissalQuestions: WindowKeeping {
    private struct Question {
        weak var owner: AnyObject?
        let ask: @MainActor () -> Void
    }

    private var questions: [Question] = []
    /// Whether the user has said that the window is to be closed.
    private var isAnswered = false

    init() {}

    /// Asks before the window is closed for as long as `owner` lives, until it is told to stop.
    func add(_ owner: AnyObject, _ ask: @escaping @MainActor () -> Void) {
        remove(owner)
        questions.append(Question(owner: owner, ask: ask))
    }

    func remove(_ owner: AnyObject) { questions.removeAll { $0.owner == nil || $0.owner === owner } }

    /// Whether the window may be closed; where it may not yet, the user is asked.
    @MainActor func mayClose() -> Bool {
        guard !isAnswered, let first = questions.first(where: { $0.owner != nil }) else { return true }
        first.ask()
        return false
    }

    /// Closes the window without another question.
    @MainActor func close(_ window: WindowRoot?) {
        isAnswered = true
        window?.sceneShell?.closeWindow(nil)
        // A document has a question of its own.
        isAnswered = false
    }
}

/// Whose question it is.
nonisolated private final class DismissalOwner: Sendable {}

/// Asks before the window is closed, by a dialog whose buttons close it but for one that cancels.
nonisolated struct DismissalDialog<Actions: View, Message: View>: ViewModifier {
    let title: Text
    let asks: Bool
    let actions: Actions
    let message: Message
    @State private var isShown = false
    @State private var owner = DismissalOwner()
    @Environment(\.documentRoot) private var root

    init(title: Text, asks: Bool, actions: Actions, message: Message) {
        self.title = title
        self.asks = asks
        self.actions = actions
        self.message = message
    }

    @MainActor func body(content: Content) -> some View {
        let questions = root?.kept(DismissalQuestions.self)
        return
            content
            .onChange(of: asks, initial: true) {
                if asks { questions?.add(owner) { isShown = true } } else { questions?.remove(owner) }
            }
            .onDisappear { questions?.remove(owner) }
            .confirmationDialog(title, isPresented: $isShown, titleVisibility: .visible) {
                actions.modifier(
                    _EnvironmentValueModifier(
                        AnsweredKey.self, Answered { questions?.close(root) }))
            } message: {
                message
            }
    }
}

extension View {
    /// Asks by a dialog when the user is about to close the window of this view, while `shouldPresent` is true. Its buttons
    /// close the window after they have acted, but for one that cancels, which is added where there is none.
    ///
    ///     Editor(text: $text)
    ///         .dismissalConfirmationDialog("Discard the draft?", shouldPresent: !text.isEmpty) {
    ///             Button("Discard", role: .destructive) { text = "" }
    ///         }
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks with a message when the user is about to close the window of this view, while `shouldPresent` is true.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks when the user is about to close the window of this view, while `shouldPresent` is true.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks with a message when the user is about to close the window of this view, while `shouldPresent` is true.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks when the user is about to close the window of this view, while `shouldPresent` is true.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleResource), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks with a message when the user is about to close the window of this view, while `shouldPresent` is true.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(
            Text(titleResource), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks when the user is about to close the window of this view, while `shouldPresent` is true.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(DismissalDialog(title: title, asks: shouldPresent, actions: actions(), message: EmptyView()))
    }

    /// Asks with a message when the user is about to close the window of this view, while `shouldPresent` is true.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(DismissalDialog(title: title, asks: shouldPresent, actions: actions(), message: message()))
    }
}
