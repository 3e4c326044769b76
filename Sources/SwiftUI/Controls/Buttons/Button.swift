import MartletGraph

/// A control that does something when it is clicked, or when space or return is pressed while it has the keyboard.
///
///     Button("Sign In") { signIn() }
///     Button(role: .destructive) { delete() } label: { Label("Delete", systemImage: "trash") }
nonisolated public struct Button<Label: View>: View {
    public typealias Body = Never
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    /// Whether another button around it is the one that can be found.
    var isPart = false
    /// Whether the program draws what the label stands for; nil where the label itself tells.
    var drawsLabel: Bool?

    init(_ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, _ label: Label) {
        self.role = role
        self.action = action
        self.label = label
    }

    /// Makes a button with a label of any views.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(nil, action, label())
    }

    /// Makes a button that is for something in particular.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role, action, label())
    }
}

extension Button where Label == Text {
    /// Makes a button with a title.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(nil, action, Text(title))
    }

    /// Makes a button with a title that is for something in particular.
    @_disfavoredOverload @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, Text(title))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes a button from what a style is given, to draw it in the style further out.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration.role, configuration.action, configuration.label)
        isPart = true
        drawsLabel = configuration.drawsLabel
    }
}

/// Draws a button, whose label is the content, in a style that the surroundings set.
struct ButtonResolver: ViewModifier {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let isPart: Bool
    let drawsLabel: Bool
    @SurroundingStyle<PrimitiveButtonStyleConfiguration> private var style
    @Environment(\.itemContext) private var context

    init(role: ButtonRole?, action: @escaping @MainActor () -> Void, isPart: Bool, drawsLabel: Bool = false) {
        self.role = role
        self.action = action
        self.isPart = isPart
        self.drawsLabel = drawsLabel
    }

    func body(content: Content) -> some View {
        let (style, context) = (style, context)
        let action = context?.choosing(action) ?? action
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: .init(), action: action, drawsLabel: drawsLabel)
        return style.look(of: configuration, in: context?.buttonStyle)
            ._controlElement(
                isPart ? nil : context?.role ?? .button, isPressedByRow: style.style.isPressedByRow, activate: action)
    }
}
