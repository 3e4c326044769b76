extension Color {
    /// A colour whose components are known, with how much brighter than white its brightest light is meant to be.
    ///
    /// Components above 1 are kept and told; windows of Linux desktops show no light brighter than white.
    public struct ResolvedHDR: Hashable, Sendable {
        private var color: Resolved
        /// How many times as bright as white the brightest light is that this colour is made for, as light adds up; nil
        /// where nothing is said.
        public var headroom: Float?

        /// Makes a colour from one without headroom.
        public init(_ color: Color.Resolved, headroom: Float? = nil) {
            self.color = color
            self.headroom = headroom
        }

        /// The red component in sRGB.
        public var red: Float {
            get { color.red }
            set { color.red = newValue }
        }
        /// The green component in sRGB.
        public var green: Float {
            get { color.green }
            set { color.green = newValue }
        }
        /// The blue component in sRGB.
        public var blue: Float {
            get { color.blue }
            set { color.blue = newValue }
        }
        /// The red component in linear sRGB.
        public var linearRed: Float {
            get { color.linearRed }
            set { color.linearRed = newValue }
        }
        /// The green component in linear sRGB.
        public var linearGreen: Float {
            get { color.linearGreen }
            set { color.linearGreen = newValue }
        }
        /// The blue component in linear sRGB.
        public var linearBlue: Float {
            get { color.linearBlue }
            set { color.linearBlue = newValue }
        }
        /// From 0, clear, to 1, opaque.
        public var opacity: Float {
            get { color.opacity }
            set { color.opacity = newValue }
        }

        var provider: Provider {
            headroom == nil ? .components(color) : .headroom(.components(color), headroom)
        }
    }

    /// Makes a constant colour from components that were resolved before, with their headroom.
    public init(_ resolved: ResolvedHDR) { self.init(resolved.provider) }

    /// The constant colour that this one is in an environment, with its headroom.
    ///
    ///     Color.yellow.exposureAdjust(2).resolveHDR(in: environment).headroom  // 4
    public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
        ResolvedHDR(resolve(in: environment), headroom: contentHeadroom)
    }

    /// This colour, made for a light so many times as bright as white; nil says nothing. Windows of Linux desktops show
    /// no light brighter than white: `resolveHDR(in:)` tells it.
    public func headroom(_ headroom: Double?) -> Color { Color(.headroom(provider, headroom.map(Float.init))) }

    /// This colour with its light multiplied by two to the power of `stops`, and its headroom with it.
    ///
    ///     Color.blue.exposureAdjust(-1)  // half as bright
    public func exposureAdjust(_ stops: Double) -> Color { Color(.exposed(provider, stops)) }

    private var contentHeadroom: Float? {
        switch provider {
        case .headroom(_, let headroom): return headroom
        case .exposed(let base, let stops):
            let headroom = (Color(base).contentHeadroom ?? 1) * Float(exp2(stops))
            return headroom > 1 ? headroom : nil
        case .opacity(let base, _): return Color(base).contentHeadroom
        case .mixed(let first, let second, _, _):
            return [Color(first), Color(second)].compactMap(\.contentHeadroom).max()
        default: return nil
        }
    }
}

extension Color.Resolved {
    /// This colour with its light multiplied by two to the power of `stops`.
    func exposed(_ stops: Double) -> Self {
        let factor = Float(exp2(stops))
        return Self(
            colorSpace: .sRGBLinear, red: linearRed * factor, green: linearGreen * factor, blue: linearBlue * factor,
            opacity: opacity)
    }
}

extension Color.ResolvedHDR: CustomStringConvertible {
    /// The components as two hexadecimal digits each, the opacity last, and the headroom where there is one.
    public var description: String { Color(self).description }
}

extension Color.ResolvedHDR: ShapeStyle {
    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) { color._apply(to: &shape) }
}

extension Color.ResolvedHDR: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(color)
        try container.encode(headroom)
    }

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(try container.decode(Color.Resolved.self), headroom: try container.decode(Float?.self))
    }
}
