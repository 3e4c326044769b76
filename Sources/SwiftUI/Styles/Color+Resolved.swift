extension Color {
    /// A colour whose components are known: linear sRGB, values outside 0...1 lie outside the sRGB gamut.
    public struct Resolved: Hashable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        /// From 0, clear, to 1, opaque.
        public var opacity: Float

        /// Makes a colour from components of a colour space.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGBLinear:
                (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .sRGB:
                (linearRed, linearGreen, linearBlue) = (red.linearized, green.linearized, blue.linearized)
            case .displayP3:
                let (r, g, b) = (red.linearized, green.linearized, blue.linearized)
                // Rounded up in the last digit, as Apple's are: 0.3 is described as 4D, in sRGB as 4C.
                linearRed = 1.224_940_3 * r - 0.224_940_2 * g
                linearGreen = -0.042_056_96 * r + 1.042_057_1 * g
                linearBlue = -0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_7 * b
            }
        }

        init(_ color: RGBA) {
            self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
        }

        /// The red component in sRGB.
        public var red: Float {
            get { linearRed.gammaEncoded }
            set { linearRed = newValue.linearized }
        }

        /// The green component in sRGB.
        public var green: Float {
            get { linearGreen.gammaEncoded }
            set { linearGreen = newValue.linearized }
        }

        /// The blue component in sRGB.
        public var blue: Float {
            get { linearBlue.gammaEncoded }
            set { linearBlue = newValue.linearized }
        }

        var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }
    }
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    /// The components, as light adds up, and the opacity.
    public var animatableData: AnimatableData {
        get {
            AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
        }
        set {
            linearRed = newValue.first
            (linearGreen, linearBlue) = (newValue.second.first, newValue.second.second.first)
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The components as two hexadecimal digits each, the opacity last (semantics 96).
    public var description: String {
        func hex(_ value: Float, _ rule: FloatingPointRoundingRule = .toNearestOrEven) -> String {
            let byte = Int((min(max(value, 0), 1) * 255).rounded(rule))
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + hex(red) + hex(green) + hex(blue) + hex(opacity, .toNearestOrAwayFromZero)
    }
}

extension Color.Resolved: ShapeStyle {
    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.set(.color(rgba))
    }
}

extension Color.Resolved: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(value) }
    }

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let (red, green, blue) = (
            try container.decode(Float.self), try container.decode(Float.self), try container.decode(Float.self)
        )
        self.init(
            colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: try container.decode(Float.self))
    }
}

extension Float {
    /// An sRGB component as a linear one.
    fileprivate var linearized: Float {
        let value = abs(self)
        let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return self < 0 ? -linear : linear
    }

    /// A linear component as an sRGB one.
    fileprivate var gammaEncoded: Float {
        let value = Double(abs(self))
        let encoded = Float(value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
        return self < 0 ? -encoded : encoded
    }
}
