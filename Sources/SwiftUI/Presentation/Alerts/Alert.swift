import MartletGraph

/// What an alert says and which answers it takes; shown by `alert(isPresented:content:)`.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button; "OK" where none is given.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text(_own: "OK"))]
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// An answer of an alert, or a choice of an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// A button that does something.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: nil, action: action)
        }

        /// A button that leaves things as they are.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: .cancel, action: action)
        }

        /// A button that leaves things as they are, named "Cancel".
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            cancel(Text(_own: "Cancel"), action: action)
        }

        /// A button that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(label: label, role: .destructive, action: action)
        }
    }
}

/// What an action sheet offers; shown by `actionSheet(isPresented:content:)`.
public struct ActionSheet {
    /// A choice.
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An action sheet with these choices; one that cancels is added where there is none.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// The buttons of an alert that is described by values.
nonisolated struct AlertButtons: View {
    let buttons: [Alert.Button]

    init(_ buttons: [Alert.Button]) { self.buttons = buttons }

    @MainActor var body: some View {
        ForEach(Array(buttons.indices), id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action?()
            } label: {
                button.label
            }
        }
    }
}

extension View {
    /// Shows an alert while `isPresented` is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        described(.alert, isPresented.wrappedValue, isPresented) {
            let alert = content()
            return (alert.title, alert.message, alert.buttons)
        }
    }

    /// Shows an alert for an item while there is one.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        described(.alert, item) {
            let alert = content($0)
            return (alert.title, alert.message, alert.buttons)
        }
    }

    /// Shows an action sheet while `isPresented` is true.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        described(.confirmation, isPresented.wrappedValue, isPresented) {
            let sheet = content()
            return (sheet.title, sheet.message, sheet.buttons)
        }
    }

    /// Shows an action sheet for an item while there is one.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        described(.confirmation, item) {
            let sheet = content($0)
            return (sheet.title, sheet.message, sheet.buttons)
        }
    }

    private nonisolated func described(
        _ kind: LayerKind, _ isNeeded: Bool, _ isPresented: Binding<Bool>,
        _ content: () -> (title: Text, message: Text?, buttons: [Alert.Button])
    ) -> some View {
        let card = isNeeded ? Optional(AlertCard(content())) : nil
        return modifier(
            PresentationModifier(
                kind: kind, item: { isPresented.wrappedValue && card != nil ? true : nil },
                end: { isPresented.wrappedValue = false }, content: { _ in card! }))
    }

    private nonisolated func described<Item: Identifiable>(
        _ kind: LayerKind, _ item: Binding<Item?>,
        _ content: (Item) -> (title: Text, message: Text?, buttons: [Alert.Button])
    ) -> some View {
        let now = item.wrappedValue
        let card = now.map { AlertCard(content($0)) }
        return modifier(
            PresentationModifier(
                kind: kind, item: { item.wrappedValue == nil ? nil : now.map { AnyHashable($0.id) } }, id: { $0 },
                end: { item.wrappedValue = nil }, content: { _ in card! }))
    }
}

extension AlertCard where Actions == AlertButtons, Message == Text? {
    nonisolated fileprivate init(_ description: (title: Text, message: Text?, buttons: [Alert.Button])) {
        self.init(
            title: description.title, actions: AlertButtons(description.buttons), message: description.message)
    }
}
