import MartletGraph

/// The look of text fields.
///
///     struct Underlined: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View {
///             VStack(spacing: 2) {
///                 configuration
///                 Divider()
///             }
///         }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the text field that a style is applied to.
nonisolated public struct _TextFieldStyleLabel: View {
    nonisolated init() {}
    @MainActor public var body: some View { _ViewModifier_Content<TextFieldResolver>() }
}

extension ErasedStyle where Configuration == TextFieldCore {
    init<S: TextFieldStyle>(_ style: S, isStandard: Bool = false) {
        self.init(style, isStandard: isStandard) { $0._body(configuration: TextField($1, _TextFieldStyleLabel())) }
    }
}

extension TextFieldCore: StyledConfiguration {
    static var standardStyle: ErasedStyle<Self> { ErasedStyle(DefaultTextFieldStyle(), isStandard: true) }
}

extension View {
    /// Sets the look of the text fields below.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style))
    }
}

/// What a field is inside a style of the program's own: the letters, for the box is the style's.
nonisolated struct BareTextFieldStyle: TextFieldStyle {
    @MainActor func _body(configuration: TextField<_Label>) -> some View {
        TextFieldContent(core: configuration.core, label: _ViewModifier_Content())
    }
}

/// The look of a text field without another style: an entry in a box, 34 points high; the text alone where the program
/// draws a box itself, and on a phone or a pad.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        UsualEntry(core: configuration.core)
    }
}

/// An entry in a faint grey box with round corners of 6 points, 34 points high.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        EntryBox(core: configuration.core)
    }
}

/// The text alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        PlainEntry(core: configuration.core)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A text field in a box.
struct EntryBox: View {
    let core: TextFieldCore
    let corners: ControlFrame.Corners
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize

    init(core: TextFieldCore, corners: ControlFrame.Corners = .radius(6)) {
        self.core = core
        self.corners = corners
    }

    var body: some View {
        TextFieldContent(core: core, label: _ViewModifier_Content())
            .modifier(
                ControlFrame(
                    look: .grey, corners: corners, horizontalPadding: corners == .capsule ? 14 : 9,
                    verticalPadding: core.kind == .growing ? 7 : 2,
                    minimumSize: CGSize(width: 0, height: controlSize.height), isDimmed: !isEnabled, showsFocus: true))
    }
}

/// A text field without a box.
struct PlainEntry: View {
    let core: TextFieldCore
    @Environment(\.isEnabled) private var isEnabled

    init(core: TextFieldCore) { self.core = core }

    var body: some View {
        TextFieldContent(core: core, label: _ViewModifier_Content())
            .modifier(ControlFrame(isDimmed: !isEnabled))
    }
}
