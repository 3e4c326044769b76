import MartletGraph

/// A button of a bar of choices, such as scopes of a search: without a box until the pointer is over it.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: AccessoryLook(hasBox: false), configuration: configuration)
    }
}

/// A button of a bar that does something more: a small grey box.
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: AccessoryLook(hasBox: true), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

/// A small label, 24 points high.
private struct AccessoryLook: ButtonStyle {
    let hasBox: Bool

    init(hasBox: Bool) { self.hasBox = hasBox }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.medium))
            .modifier(LabelTint(color: configuration.role == .destructive ? ._redTextOnBox : .primary))
            .modifier(AccessoryFrame(hasBox: hasBox, isPressed: configuration.isPressed))
    }
}

/// The box of a button in a bar.
private struct AccessoryFrame: ViewModifier {
    /// Whether it is there without the pointer, too.
    let hasBox: Bool
    let isPressed: Bool
    @Environment(\.isEnabled) private var isEnabled
    @State private var isHovered = false

    init(hasBox: Bool, isPressed: Bool) {
        self.hasBox = hasBox
        self.isPressed = isPressed
    }

    func body(content: Content) -> some View {
        let isUsed = isEnabled && (isHovered || isPressed)
        content
            .modifier(
                ControlFrame(
                    look: hasBox || isUsed ? .grey : .none, corners: .radius(5), horizontalPadding: 8,
                    verticalPadding: 2, minimumSize: CGSize(width: 24, height: 24),
                    pointer: PointerState(isHovered: isHovered, isPressed: isPressed), isDimmed: !isEnabled)
            )
            .onHover { isHovered = $0 }
    }
}
