import MartletGraph

/// The look of a button without another style: a grey box around a title, 34 points high; a label that the program
/// draws itself, and any label on a phone or a pad, stands alone, in the tint.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    var look: SystemButtonLook { .boxed }

    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        UsualButton(configuration: configuration)
    }
}

/// A button without another style: without a box in rows of lists and forms, and where the label is drawn already.
struct UsualButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.listContext) private var list
    @Environment(\.idiom) private var idiom
    @Environment(\.isDefaultAction) private var isDefault

    init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if list == nil, !configuration.drawsLabel, !idiom.isTouched {
            PressableButton(style: BoxedLook(look: isDefault ? .prominent : .boxed), configuration: configuration)
        } else {
            PressableButton(style: BareLook(look: .tinted), configuration: configuration)
        }
    }
}

/// A grey box around the label, 34 points high; red for a destructive button. Where a tint is set, label and box have it;
/// on a phone and a pad the label always has.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration)
    }

    @MainActor static func look(in environment: EnvironmentValues) -> SystemButtonLook {
        environment.hasTint ? .tintedBox : environment.idiom.isTouched ? .accentedBox : .boxed
    }
}

private struct BorderedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.self) private var environment

    init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        PressableButton(style: BoxedLook(look: BorderedButtonStyle.look(in: environment)), configuration: configuration)
    }
}

/// A box in the tint, with a white label.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    var look: SystemButtonLook { .prominent }

    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BoxedLook(look: look), configuration: configuration)
    }
}

/// The label in the tint, without a box.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    var look: SystemButtonLook { .tinted }

    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(look: look), configuration: configuration)
    }
}

/// The label as it is, fainter while pressed.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    var look: SystemButtonLook { .bare }
    /// Whether it is the system's own, of a button that a click anywhere on its row presses.
    private(set) var isOfRow = false

    /// That of a button which is a row, such as one that opens and closes.
    static var _ofRow: Self {
        var style = Self()
        style.isOfRow = true
        return style
    }

    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(look: look), configuration: configuration)
    }
}

/// The label in the tint, like a link in a text.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    var look: SystemButtonLook { .tinted }

    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(look: look), configuration: configuration)
    }
}

extension ErasedStyle where Configuration == PrimitiveButtonStyleConfiguration {
    /// Whether a click elsewhere on the row of a list presses the only button in it: not one to which the program has
    /// given a style.
    var isPressedByRow: Bool { (style as? any RowButtonStyle)?.isPressedByRow ?? false }
}

/// A style of the system, of whose buttons some are pressed by a click anywhere on their row.
protocol RowButtonStyle {
    var isPressedByRow: Bool { get }
}

extension DefaultButtonStyle: RowButtonStyle {
    var isPressedByRow: Bool { true }
}

extension PlainButtonStyle: RowButtonStyle {
    var isPressedByRow: Bool { isOfRow }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A label in a box.
struct BoxedLook: ButtonStyle {
    let look: SystemButtonLook
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape

    init(look: SystemButtonLook) { self.look = look }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .modifier(LabelTint(color: look.labelColor(configuration.role)))
            .modifier(_EnvironmentValueModifier(LabelsStandAloneKey.self, true))
            .fontWeight(.semibold)
            .modifier(
                HoverFrame(
                    frame: look.frame(
                        configuration.role, controlSize, shape, PointerState(isPressed: configuration.isPressed),
                        isEnabled: isEnabled)))
    }
}

/// A label without a box.
struct BareLook: ButtonStyle {
    let look: SystemButtonLook
    @Environment(\.isEnabled) private var isEnabled

    init(look: SystemButtonLook) { self.look = look }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .modifier(LabelTint(color: look.labelColor(configuration.role)))
            .modifier(
                HoverFrame(
                    frame: ControlFrame(
                        pointer: PointerState(isPressed: configuration.isPressed), isDimmed: !isEnabled),
                    isPlain: look == .bare))
    }
}

/// The frame of a button that is made of views: shows when the pointer is over it.
struct HoverFrame: ViewModifier {
    let frame: ControlFrame
    var isPlain = false
    @Environment(\.listContext) private var list
    @Environment(\.buttonSizing) private var sizing
    @State private var isHovered = false

    init(frame: ControlFrame, isPlain: Bool = false) {
        self.frame = frame
        self.isPlain = isPlain
    }

    func body(content: Content) -> some View {
        var shown = frame
        shown.fillsWidth = sizing == .flexible
        // Rows show it themselves, and a plain button looks as its label does until it is pressed.
        shown.pointer.isHovered = isHovered && !isPlain && (list == nil || frame.look != .none)
        return content.modifier(shown).onHover { isHovered = $0 }
    }
}

/// Colours a label, unless the program has set a style around it, or leaves it as it is.
struct LabelTint: ViewModifier {
    let color: Color?
    @Environment(\.foregroundLevels) private var around

    init(color: Color?) { self.color = color }

    func body(content: Content) -> some View {
        if let color {
            content.modifier(
                _EnvironmentValueModifier(
                    ForegroundKey.self, ForegroundLevels.label(color, ownLevels: around.ownLevels)))
        } else {
            content
        }
    }
}
