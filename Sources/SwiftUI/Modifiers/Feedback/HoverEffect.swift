/// How a view stands out while the pointer is over it.
nonisolated public struct HoverEffect: Hashable, Sendable {
    fileprivate enum Kind { case highlight, lift }
    fileprivate let kind: Kind

    /// The one that suits most views: a highlight.
    public static let automatic = HoverEffect(kind: .highlight)
    /// Lighter where it is dark, darker where it is light.
    public static let highlight = HoverEffect(kind: .highlight)
    /// A little larger, over a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isInside = false
    @Environment(\.colorScheme) private var scheme
    @Environment(\.isHoverEffectEnabled) private var isAllowed

    func body(content: Content) -> some View {
        let shows = isInside && isEnabled && isAllowed
        content
            .modifier(HoverLight(isOn: shows && effect.kind == .highlight, isDark: scheme == .dark))
            .scaleEffect(shows && effect.kind == .lift ? 1.04 : 1)
            .shadow(color: .black.opacity(shows && effect.kind == .lift ? 0.25 : 0), radius: 6, y: 3)
            .onHover { isInside = $0 }
    }
}

/// The highlight: another brightness of all that a view draws, or where it has a shape for that, a veil in the shape.
nonisolated private struct HoverLight: ViewModifier, Equatable {
    typealias Body = Never
    let isOn: Bool
    let isDark: Bool
}

extension HoverLight: GroupModifier {
    @MainActor func apply(to appearance: inout GroupAppearance, _ node: LayoutNode) {
        guard isOn, ElementShape(.hoverEffect, of: node) == nil else { return }
        appearance.colors = .brightness(isDark ? 0.08 : -0.06)
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        guard isOn, let found = ElementShape(.hoverEffect, of: node) else { return }
        let (place, own) = (found.element.convertToWindow(.zero), node.convertToWindow(.zero))
        let move = CGAffineTransform(
            translationX: builder.origin.x + place.x - own.x, y: builder.origin.y + place.y - own.y)
        let outline = found.shape.path(in: found.element.size, of: found.element).outline.applying(move)
        let veil = isDark ? RGBA.white.withAlpha(multipliedBy: 0.1) : RGBA.black.withAlpha(multipliedBy: 0.08)
        builder.add(.fill(outline, .color(veil), FillStyle()))
    }
}

struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether views stand out while the pointer is over them.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Lets this view stand out while the pointer is over it.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: true))
    }

    /// Lets this view stand out while the pointer is over it and `isEnabled` is true.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Keeps views inside from standing out while the pointer is over them.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }
}
