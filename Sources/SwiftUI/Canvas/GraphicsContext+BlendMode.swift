extension GraphicsContext {
    /// How colours meet those drawn before.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }

        public static let normal = BlendMode(rawValue: 0)
        public static let multiply = BlendMode(rawValue: 1)
        public static let screen = BlendMode(rawValue: 2)
        public static let overlay = BlendMode(rawValue: 3)
        public static let darken = BlendMode(rawValue: 4)
        public static let lighten = BlendMode(rawValue: 5)
        public static let colorDodge = BlendMode(rawValue: 6)
        public static let colorBurn = BlendMode(rawValue: 7)
        public static let softLight = BlendMode(rawValue: 8)
        public static let hardLight = BlendMode(rawValue: 9)
        public static let difference = BlendMode(rawValue: 10)
        public static let exclusion = BlendMode(rawValue: 11)
        public static let hue = BlendMode(rawValue: 12)
        public static let saturation = BlendMode(rawValue: 13)
        public static let color = BlendMode(rawValue: 14)
        public static let luminosity = BlendMode(rawValue: 15)
        /// Takes away what was drawn before.
        public static let clear = BlendMode(rawValue: 16)
        /// Takes the place of what was drawn before.
        public static let copy = BlendMode(rawValue: 17)
        /// Only where something was drawn before, and that goes.
        public static let sourceIn = BlendMode(rawValue: 18)
        /// Only where nothing was drawn before.
        public static let sourceOut = BlendMode(rawValue: 19)
        /// Only where something was drawn before.
        public static let sourceAtop = BlendMode(rawValue: 20)
        /// Below what was drawn before.
        public static let destinationOver = BlendMode(rawValue: 21)
        /// Keeps of what was drawn before what lies inside.
        public static let destinationIn = BlendMode(rawValue: 22)
        /// Takes away of what was drawn before what lies inside.
        public static let destinationOut = BlendMode(rawValue: 23)
        /// Below what was drawn before, which stays only inside.
        public static let destinationAtop = BlendMode(rawValue: 24)
        /// Where only one of both is.
        public static let xor = BlendMode(rawValue: 25)
        public static let plusDarker = BlendMode(rawValue: 26)
        public static let plusLighter = BlendMode(rawValue: 27)

        private static let modes: [DisplayBlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
            .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker,
            .plusLighter,
        ]

        var display: DisplayBlendMode {
            Self.modes.indices.contains(Int(rawValue)) ? Self.modes[Int(rawValue)] : .normal
        }
    }
}
