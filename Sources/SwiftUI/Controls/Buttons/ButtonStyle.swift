import MartletGraph

/// The look of buttons that are pressed and let go; what a press means stays the system's.
///
///     struct Loud: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.padding().background(configuration.isPressed ? Color.red : Color.orange)
///         }
///     }
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}

/// What a button style draws.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    nonisolated public struct Label: View {
        nonisolated init() {}
        @MainActor public var body: some View { _ViewModifier_Content<ButtonResolver>() }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether the button is held down, with the pointer on it.
    public let isPressed: Bool
}

/// The look and the behaviour of buttons: the style decides when `configuration.trigger()` is called.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style draws and calls.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    nonisolated public struct Label: View {
        nonisolated init() {}
        @MainActor public var body: some View { _ViewModifier_Content<ButtonResolver>() }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void
    /// Whether the program draws the label itself, so that a box does not belong around it.
    var drawsLabel = false

    /// Does what the button is for.
    @MainActor @preconcurrency public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(DefaultButtonStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

/// A style that only draws, with the system's behaviour.
nonisolated struct PressingButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    var style: Style

    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: style, configuration: configuration)
    }
}

/// A button in a style that only draws: knows whether it is pressed.
struct PressableButton<Style: ButtonStyle>: View {
    var style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    var body: some View {
        StyledBody(
            style: style,
            configuration: ButtonStyleConfiguration(role: configuration.role, label: .init(), isPressed: isPressed)
        ) { $0.makeBody(configuration: $1) }
        .modifier(PressModifier(setPressed: { isPressed = $0 }, action: configuration.action))
    }
}

extension View {
    /// Sets the look of the buttons below.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(PressingButtonStyle(style: style)) { $0.makeBody(configuration: $1) })
    }

    /// Sets the look and behaviour of the buttons below.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
