import MartletGraph

/// A colour that may depend on where it is shown: light or dark.
///
/// As a view it fills the space it is offered, 10 by 10 points where it is offered none (semantics 89).
///
///     Color.red.opacity(0.5)
///     Color(red: 0.2, green: 0.4, blue: 0.9)
nonisolated public struct Color: Hashable, Sendable {
    let provider: Provider

    /// What a colour is made from.
    indirect enum Provider: Hashable, Sendable {
        case components(Resolved)
        case system(SystemColor)
        case adaptive(light: RGBA, dark: RGBA)
        case opacity(Provider, Double)
        case mixed(Provider, Provider, Double, Gradient.ColorSpace)
        /// Brighter by so many powers of two.
        case exposed(Provider, Double)
        case headroom(Provider, Float?)
        case accent
        case letters(LetterColor)
        /// `bundle` is the folder of its resources; nil for the program's and those of all its targets.
        case named(String, bundle: String?)
        /// One of UIKit's, which may look at its surroundings.
        case platform(UIColor)
    }

    init(_ provider: Provider) {
        self.provider = provider
    }

    /// A profile that colour components refer to.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    /// Makes a constant colour from red, green and blue, each from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let (r, g, b) = (Float(red), Float(green), Float(blue))
        self.init(Resolved(colorSpace: colorSpace, red: r, green: g, blue: b, opacity: Float(opacity)))
    }

    /// Makes a constant grey from 0, black, to 1, white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Makes a constant colour from hue, saturation and brightness, each from 0 to 1; hue 0 and 1 are red.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ shift: Double) -> Double {
            let k = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Makes a constant colour from components that were resolved before.
    public init(_ resolved: Resolved) {
        self.init(.components(resolved))
    }

    /// Makes a colour with another value for each appearance.
    init(light: RGBA, dark: RGBA) {
        self.init(.adaptive(light: light, dark: dark))
    }

    init(_ color: RGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
    }

    /// This colour with its opacity multiplied by a factor from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        Color(.opacity(provider, opacity))
    }

    /// The constant colour that this one is in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch provider {
        case .components(let resolved): resolved
        case .exposed(let base, let stops): Color(base).resolve(in: environment).exposed(stops)
        case .headroom(let base, _): Color(base).resolve(in: environment)
        default: Resolved(rgba(in: environment))
        }
    }

    /// The components to draw with.
    func rgba(in environment: EnvironmentValues) -> RGBA {
        switch provider {
        case .components(let resolved): resolved.rgba
        case .exposed, .headroom: resolve(in: environment).rgba
        case .system(let color): color.rgba(in: environment)
        case .adaptive(let light, let dark): environment.colorScheme == .dark ? dark : light
        case .opacity(let base, let factor):
            Color(base).rgba(in: environment).withAlpha(multipliedBy: Float(factor))
        case .mixed(let first, let second, let share, let space):
            Color(first).resolve(in: environment).mixed(Color(second).resolve(in: environment), by: share, in: space)
                .rgba
        case .accent: environment.tintColor
        case .letters(let color): color.rgba(in: environment)
        case .named(let name, let bundle): Self.asset(name, bundle, environment)
        case .platform(let color): color.rgba(in: environment.traits, tint: environment.tintColor)
        }
    }
}

extension Color: CustomStringConvertible {
    /// The name or the components of the colour, after its opacity (semantics 95).
    public var description: String { Self.describe(provider) }

    private static func describe(_ provider: Provider) -> String {
        switch provider {
        case .components(let resolved): resolved.description
        case .system(let color): color.rawValue
        case .adaptive(let light, let dark): "\(Resolved(light)) or \(Resolved(dark))"
        case .opacity(let base, let factor): "\(Int((factor * 100).rounded()))% \(describe(base))"
        case .mixed(let first, let second, let share, _):
            "\(describe(first)) with \(Int((share * 100).rounded()))% \(describe(second))"
        case .exposed(let base, let stops): "\(describe(base)) exposed by \(stops)"
        case .headroom(let base, let headroom):
            headroom.map { "\(describe(base)) with headroom \($0)" } ?? describe(base)
        case .accent: "accentColor"
        case .letters(let color): "\(color.hue.rawValue) of letters"
        case .platform(let color): color.description
        case .named(let name, let bundle): "NamedColor(name: \"\(name)\", bundle: \(bundle ?? "nil"))"
        }
    }
}

extension Color: ShapeStyle {
    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.set(.color(rgba(in: shape.environment)))
    }
}

extension Color: LeafView {
    public typealias Body = Never

    @MainActor func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor func draw(_ node: LayoutNode, into builder: inout DisplayBuilder) {
        let color = rgba(in: EnvironmentValues(scope: node.scope))
        if color.alpha > 0 { builder.add(.fill(.rect(builder.rect(node.size)), .color(color), FillStyle())) }
    }

    @MainActor func change(from old: Color) -> ElementChange { self == old ? .none : .display }

    /// What is not seen at all is not hit, unless it has a `contentShape`.
    @MainActor func contains(_ point: CGPoint, _ node: LayoutNode) -> Bool {
        CGRect(origin: .zero, size: node.size).contains(point)
            && rgba(in: EnvironmentValues(scope: node.scope)).alpha > 0
    }
}
