import MartletGraph

/// The look and behaviour of toggles.
///
///     struct Checklist: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button { configuration.isOn.toggle() } label: { configuration.label }
///         }
///     }
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style draws and changes.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    nonisolated public struct Label: View {
        nonisolated init() {}
        @MainActor public var body: some View { _ViewModifier_Content<ToggleResolver>() }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values, some on and some off.
    public var isMixed: Bool
}

extension ToggleStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(DefaultToggleStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the look and behaviour of the toggles below.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}

/// A switch with its label before it; on a desktop, in the cells of tables and in forms of columns, a box to check.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        UsualToggle(configuration: configuration)
    }
}

/// The look of a toggle where nobody has chosen one.
private struct UsualToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.checksToggles) private var isCheckbox

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if isCheckbox {
            CheckboxRow(configuration: configuration)
        } else {
            SwitchRow(configuration: configuration, tint: nil)
        }
    }
}

/// A switch with its label before it, in Adwaita's look: 46 by 26 points.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?

    public init() { tint = nil }

    /// Makes a style whose switch is of a colour when it is on.
    public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, tint: tint)
    }
}

/// A box to check with its label after it: 20 by 20 points.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CheckboxRow(configuration: configuration)
    }
}

/// A button that stays down while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
