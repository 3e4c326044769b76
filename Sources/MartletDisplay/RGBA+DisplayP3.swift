import Foundation

extension RGBA {
    /// A colour of Display P3 in sRGB, where its components may lie outside 0...1.
    package init(displayP3Red red: Float, _ green: Float, _ blue: Float, alpha: Float) {
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
