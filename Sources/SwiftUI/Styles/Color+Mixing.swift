extension Gradient {
    /// In which coordinates colours are mixed.
    public enum ColorSpace: Hashable, Sendable {
        /// By the components of sRGB.
        case device
        /// So that equal steps look equally far apart (Oklab).
        case perceptual
    }
}

extension Color {
    /// A colour between this one and another.
    ///
    /// - Parameter fraction: how much of the other one, from 0 to 1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(provider, rhs.provider, min(max(fraction, 0), 1), colorSpace))
    }
}

extension Color.Resolved {
    func mixed(_ other: Color.Resolved, by share: Double, in space: Gradient.ColorSpace) -> Color.Resolved {
        let share = Float(share)
        func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
        let opacity = between(opacity, other.opacity)
        switch space {
        case .device:
            return Color.Resolved(
                red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
                opacity: opacity)
        case .perceptual:
            let (a, b) = (oklab, other.oklab)
            return Color.Resolved(
                oklab: (between(a.l, b.l), between(a.a, b.a), between(a.b, b.b)), opacity: opacity)
        }
    }

    typealias Oklab = (l: Float, a: Float, b: Float)

    private func root(_ value: Float) -> Float { Float(cbrt(Double(value))) }

    var oklab: Oklab {
        let l = root(0.412_221_47 * linearRed + 0.536_332_54 * linearGreen + 0.051_445_99 * linearBlue)
        let m = root(0.211_903_5 * linearRed + 0.680_699_55 * linearGreen + 0.107_396_96 * linearBlue)
        let s = root(0.088_302_46 * linearRed + 0.281_718_84 * linearGreen + 0.629_978_7 * linearBlue)
        return (
            0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s
        )
    }

    init(oklab: Oklab, opacity: Float) {
        func cube(_ value: Float) -> Float { value * value * value }
        let l = cube(oklab.l + 0.396_337_78 * oklab.a + 0.215_803_76 * oklab.b)
        let m = cube(oklab.l - 0.105_561_346 * oklab.a - 0.063_854_17 * oklab.b)
        let s = cube(oklab.l - 0.089_484_18 * oklab.a - 1.291_485_5 * oklab.b)
        self.init(
            colorSpace: .sRGBLinear, red: 4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
            green: -1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s,
            blue: -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s, opacity: opacity)
    }
}
