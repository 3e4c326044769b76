/// A modifier that changes how all that an element shows is put onto what lies below.
@MainActor
protocol GroupModifier: ElementModifier, Equatable {
    func apply(to appearance: inout GroupAppearance, _ node: LayoutNode)
}

extension GroupModifier {
    var wantsGroup: Bool { true }
    func change(from old: Self) -> ElementChange { self == old ? .none : .display }

    func appearance(in node: LayoutNode) -> GroupAppearance {
        var appearance = GroupAppearance()
        apply(to: &appearance, node)
        return appearance
    }
}

/// Draws a shadow below everything an element shows.
nonisolated public struct _ShadowEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var color: Color
    public var radius: CGFloat
    public var offset: CGSize
}

extension _ShadowEffect: GroupModifier, Animatable {
    @MainActor func apply(to appearance: inout GroupAppearance, _ node: LayoutNode) {
        let color = color.rgba(in: node.environment)
        if color.alpha > 0 { appearance.shadow = GroupShadow(color: color, radius: max(radius, 0), offset: offset) }
    }

    public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Blurs everything an element shows.
nonisolated public struct _BlurEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var radius: CGFloat
    public var isOpaque: Bool
}

extension _BlurEffect: GroupModifier, Animatable {
    @MainActor func apply(to appearance: inout GroupAppearance, _ node: LayoutNode) {
        appearance.blurRadius = max(radius, 0)
        guard isOpaque else { return }
        appearance.colors = .opaque
        appearance.clip = .rect(CGRect(origin: .zero, size: node.size))
    }

    public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
}

/// How the colours of a view meet those below.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter

    var display: DisplayBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

nonisolated public struct _BlendModeEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var blendMode: BlendMode
}

extension _BlendModeEffect: GroupModifier {
    @MainActor func apply(to appearance: inout GroupAppearance, _ node: LayoutNode) {
        appearance.blendMode = blendMode.display
    }
}

/// Puts together everything an element shows before it meets what lies below.
nonisolated public struct _CompositingGroupEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
}

extension _CompositingGroupEffect: GroupModifier {
    @MainActor func apply(to appearance: inout GroupAppearance, _ node: LayoutNode) {
        appearance.isIsolated = true
    }
}

extension View {
    /// Draws a shadow below this view; `radius`, `x` and `y` are in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs this view; `radius` is the standard deviation in points. An opaque blur fills the frame, without fading
    /// towards its edge.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Mixes the colours of this view with those below it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Puts the parts of this view together before effects outside, such as blend modes, meet what lies below.
    nonisolated public func compositingGroup() -> some View {
        modifier(_CompositingGroupEffect())
    }
}
