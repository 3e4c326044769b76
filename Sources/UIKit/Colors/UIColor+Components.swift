extension UIColor {
    /// Red, green, blue and alpha in sRGB, here and now; true, as every colour has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba(in: .current)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Hue, saturation, brightness and alpha, each from 0 to 1; a grey has hue 0.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba(in: .current)
        let most = max(color.red, color.green, color.blue), least = min(color.red, color.green, color.blue)
        let range = most - least
        var sector: Float = 0
        if range > 0 {
            switch most {
            case color.red: sector = (color.green - color.blue) / range
            case color.green: sector = (color.blue - color.red) / range + 2
            default: sector = (color.red - color.green) / range + 4
            }
        }
        hue?.pointee = CGFloat(sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = most > 0 ? CGFloat(range / most) : 0
        brightness?.pointee = CGFloat(most)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// The grey that this colour is, from 0 to 1; false, and nothing is written, for what is no grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = rgba(in: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// The components, here and now.
    public var cgColor: CGColor { CGColor(rgba(in: .current)) }
}

extension RGBA {
    /// A colour of Display P3 in sRGB, where its components may lie outside 0...1.
    init(displayP3Red red: Float, _ green: Float, _ blue: Float, alpha: Float) {
        func linear(_ value: Float) -> Float {
            let size = abs(value)
            let result = size <= 0.04045 ? size / 12.92 : Float(pow(Double((size + 0.055) / 1.055), 2.4))
            return value < 0 ? -result : result
        }
        func encoded(_ value: Float) -> Float {
            let size = Double(abs(value))
            let result = Float(size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
            return value < 0 ? -result : result
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        self.init(
            red: encoded(1.224_940_3 * r - 0.224_940_2 * g), green: encoded(-0.042_056_96 * r + 1.042_057_1 * g),
            blue: encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_7 * b), alpha: alpha)
    }
}
