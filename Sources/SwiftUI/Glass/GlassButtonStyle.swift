/// A button on glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    public init() { glass = .regular }
    public init(_ glass: Glass) { self.glass = glass }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: GlassLook(glass: glass, isProminent: false), configuration: configuration)
    }
}

/// A button on glass in the tint, with a white label.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: GlassLook(glass: .regular, isProminent: true), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// On glass.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// On glass of a kind.
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// On glass in the tint.
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label on glass, fainter while it cannot be used and brighter while it is pressed.
struct GlassLook: ButtonStyle {
    let glass: Glass
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.buttonBorderShape) private var border

    init(glass: Glass, isProminent: Bool) {
        (self.glass, self.isProminent) = (glass, isProminent)
    }

    private var padding: CGSize {
        switch controlSize {
        case .mini, .small: CGSize(width: 10, height: 3)
        case .regular: CGSize(width: 16, height: 7)
        default: CGSize(width: 20, height: 12)
        }
    }

    /// Glass is a capsule, unless the program asks for another shape.
    private var shape: ButtonBorderShape { border == .automatic ? .capsule : border }

    private func glass(_ role: ButtonRole?) -> Glass {
        isProminent ? glass.tint(role == .destructive ? .red : .accentColor) : glass
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .fontWeight(.semibold)
            .foregroundStyle(
                isProminent ? Color.white : configuration.role == .destructive ? Color._redText : Color.primary
            )
            .modifier(
                ControlFrame(
                    corners: shape.corners, horizontalPadding: shape == .circle ? padding.height : padding.width,
                    verticalPadding: padding.height, fillsWidth: sizing == .flexible)
            )
            .contentShape(shape)
            .glassEffect(glass(configuration.role).interactive(isEnabled), in: shape)
            .brightness(configuration.isPressed ? -0.08 : 0)
            .opacity(isEnabled ? 1 : 0.5)
    }
}
