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
            .brightness(shows && effect.kind == .highlight ? (scheme == .dark ? 0.08 : -0.06) : 0)
            .scaleEffect(shows && effect.kind == .lift ? 1.04 : 1)
            .shadow(color: .black.opacity(shows && effect.kind == .lift ? 0.25 : 0), radius: 6, y: 3)
            .onHover { isInside = $0 }
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
