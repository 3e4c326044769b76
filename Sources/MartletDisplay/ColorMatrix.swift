import Foundation

/// A linear change of colours: each component of the result is a sum of the four components, not premultiplied, and a
/// constant.
package struct ColorMatrix: Hashable, Sendable {
    /// Four rows, for red, green, blue and alpha, of five: the factors of the components and the constant.
    package var rows: [SIMD8<Double>]

    package static let identity = ColorMatrix(
        red: [1, 0, 0, 0, 0], green: [0, 1, 0, 0, 0], blue: [0, 0, 1, 0, 0], alpha: [0, 0, 0, 1, 0])

    package init(red: [Double], green: [Double], blue: [Double], alpha: [Double] = [0, 0, 0, 1, 0]) {
        rows = [red, green, blue, alpha].map { SIMD8($0[0], $0[1], $0[2], $0[3], $0[4], 0, 0, 0) }
    }

    /// What the matrix makes of a colour; each component is from 0 to 1.
    package func callAsFunction(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> SIMD4<Double> {
        let color = SIMD8(red, green, blue, alpha, 1, 0, 0, 0)
        let result = SIMD4(
            (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum())
        return result.clamped(lowerBound: .zero, upperBound: .one)
    }
}

extension ColorMatrix {
    /// Whether how opaque a result is depends on the colours alone: what is half transparent then counts with the colour
    /// that it has on black, so that the smooth edges of a figure stay smooth.
    package var readsOpacityFromColors: Bool { rows[3][3] == 0 && rows[3][4] == 0 }

    /// This change, then another, as one.
    package func then(_ next: ColorMatrix) -> ColorMatrix {
        var result = next
        for (index, row) in next.rows.enumerated() {
            var sum = SIMD8<Double>.zero
            for component in 0..<4 { sum += row[component] * rows[component] }
            sum[4] += row[4]
            result.rows[index] = sum
        }
        return result
    }

    /// How bright the three components look, after Rec. 709.
    private static let luma = [0.2126, 0.7152, 0.0722]

    /// Between grey at 0 and the colours themselves at 1, or beyond.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        func row(_ own: Int) -> [Double] {
            (0..<3).map { luma[$0] * (1 - amount) + ($0 == own ? amount : 0) } + [0, 0]
        }
        return ColorMatrix(red: row(0), green: row(1), blue: row(2))
    }

    /// Adds the same to each component.
    package static func brightness(_ amount: Double) -> ColorMatrix { scale(1, plus: amount) }

    /// Moves the components away from the middle.
    package static func contrast(_ amount: Double) -> ColorMatrix { scale(amount, plus: (1 - amount) / 2) }

    package static let inverted = scale(-1, plus: 1)

    private static func scale(_ factor: Double, plus constant: Double) -> ColorMatrix {
        ColorMatrix(
            red: [factor, 0, 0, 0, constant], green: [0, factor, 0, 0, constant], blue: [0, 0, factor, 0, constant])
    }

    package static func multiply(_ color: RGBA) -> ColorMatrix {
        ColorMatrix(
            red: [Double(color.red), 0, 0, 0, 0], green: [0, Double(color.green), 0, 0, 0],
            blue: [0, 0, Double(color.blue), 0, 0], alpha: [0, 0, 0, Double(color.alpha), 0])
    }

    /// Black, as opaque as the colour was bright.
    package static let luminanceToAlpha = ColorMatrix(
        red: [0, 0, 0, 0, 0], green: [0, 0, 0, 0, 0], blue: [0, 0, 0, 0, 0], alpha: luma + [0, 0])

    /// Turns the colours around the grey axis, keeping how bright they look.
    package static func hueRotation(radians angle: Double) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        let (r, g, b) = (luma[0], luma[1], luma[2])
        return ColorMatrix(
            red: [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0],
            green: [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0],
            blue: [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0])
    }

    /// Makes every colour opaque, as it would be without its transparency.
    package static let opaque = ColorMatrix(
        red: [1, 0, 0, 0, 0], green: [0, 1, 0, 0, 0], blue: [0, 0, 1, 0, 0], alpha: [0, 0, 0, 0, 1])
}
