import MartletGraph

/// The look of a button without another style: a grey box around its label, 34 points high.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        UsualButton(configuration: configuration)
    }
}

/// A button without another style: in rows of lists and forms without a box.
struct UsualButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.listContext) private var list

    init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if list == nil {
            PressableButton(style: BoxedLook(isProminent: false), configuration: configuration)
        } else {
            PressableButton(style: BareLook(isTinted: true), configuration: configuration)
        }
    }
}

/// A grey box around the label, 34 points high; red for a destructive button.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BoxedLook(isProminent: false), configuration: configuration)
    }
}

/// A box in the tint, with a white label.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BoxedLook(isProminent: true), configuration: configuration)
    }
}

/// The label in the tint, without a box.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(isTinted: true), configuration: configuration)
    }
}

/// The label as it is, fainter while pressed.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(isTinted: false), configuration: configuration)
    }
}

/// The label in the tint, like a link in a text.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(isTinted: true), configuration: configuration)
    }
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
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape

    init(isProminent: Bool) { self.isProminent = isProminent }

    func makeBody(configuration: Configuration) -> some View {
        let isDestructive = configuration.role == .destructive
        configuration.label
            .foregroundStyle(labelColor(isDestructive))
            .fontWeight(.semibold)
            .modifier(
                ControlFrame(
                    look: isProminent ? (isDestructive ? .red : .tint) : (isDestructive ? .faintRed : .grey),
                    corners: shape.corners, horizontalPadding: controlSize.horizontalPadding, verticalPadding: 2,
                    minimumSize: CGSize(width: controlSize.height, height: controlSize.height),
                    isPressed: configuration.isPressed, isDimmed: !isEnabled))
    }

    private func labelColor(_ isDestructive: Bool) -> Color {
        if isProminent { return .white }
        return isDestructive ? .red : .primary
    }
}

/// A label without a box.
struct BareLook: ButtonStyle {
    let isTinted: Bool
    @Environment(\.isEnabled) private var isEnabled

    init(isTinted: Bool) { self.isTinted = isTinted }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .modifier(LabelTint(color: tint(configuration.role)))
            .modifier(ControlFrame(isPressed: configuration.isPressed, isDimmed: !isEnabled))
    }

    private func tint(_ role: ButtonRole?) -> Color? {
        guard isTinted else { return nil }
        return role == .destructive ? .red : .accentColor
    }
}

/// Colours a label, or leaves it as it is.
struct LabelTint: ViewModifier {
    let color: Color?

    func body(content: Content) -> some View {
        if let color { content.foregroundStyle(color) } else { content }
    }
}
