/// The label of a button that is given a role and no label: a word for the role; in a bar a symbol, which screen readers
/// are told the word for, and in a menu both.
///
/// A button makes it (see `Button.init(role:action:)`).
nonisolated public struct DefaultButtonLabel: View {
    let role: ButtonRole
    @Environment(\.isInBar) private var isInBar
    @Environment(\.menu) private var menu

    init(role: ButtonRole) { self.role = role }

    @MainActor public var body: some View {
        if isInBar {
            Label(_own: title, systemImage: symbol).labelStyle(.iconOnly)
        } else if menu != nil {
            Label(_own: title, systemImage: symbol)
        } else {
            Text(_own: title)
        }
    }

    private var title: String {
        switch role {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .close: "Close"
        default: "Done"
        }
    }

    private var symbol: String {
        switch role {
        case .destructive: "trash"
        case .cancel, .close: "xmark"
        default: "checkmark"
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Makes a button that is for something in particular, with the label that such buttons have.
    ///
    ///     .toolbar { Button(role: .close) { dismiss() } }
    @preconcurrency
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role, action, DefaultButtonLabel(role: role))
    }
}

struct InBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view is an item of a bar.
    var isInBar: Bool { self[InBarKey.self] }
}
