import Foundation
import MartletCairo

/// Where two pictures differ for a person's eye.
struct PictureDifference: CustomStringConvertible {
    /// The part of all pixels that differ, from 0 to 1.
    let share: Double
    /// The reference, faint, with red where the pictures differ; nil where they are of different sizes.
    let picture: PixelImage?
    let description: String

    /// - Parameter tolerance: The distance in Oklab up to which colours count as the same.
    init(_ actual: PixelImage, _ expected: PixelImage, tolerance: Double) {
        guard actual.width == expected.width, actual.height == expected.height else {
            share = 1
            picture = nil
            description =
                "it has \(actual.width) by \(actual.height) pixels, not \(expected.width) by \(expected.height)"
            return
        }
        let a = actual.values.map(Oklab.init), b = expected.values.map(Oklab.init)
        let limit = tolerance * tolerance
        let (width, height) = (actual.width, actual.height)
        /// Whether the other picture has a pixel's colour there or right beside it.
        func isFound(_ color: Oklab, in other: [Oklab], _ x: Int, _ y: Int) -> Bool {
            for y in max(0, y - 1)...min(height - 1, y + 1) {
                for x in max(0, x - 1)...min(width - 1, x + 1)
                where color.squaredDistance(to: other[y * width + x]) <= limit { return true }
            }
            return false
        }
        var values = expected.values
        var count = 0
        var box = (minX: width, minY: height, maxX: -1, maxY: -1)
        for y in 0..<height {
            for x in 0..<width {
                let index = y * width + x
                let isSame =
                    a[index].squaredDistance(to: b[index]) <= limit
                    || (isFound(a[index], in: b, x, y) && isFound(b[index], in: a, x, y))
                if isSame {
                    let grey = UInt8(200 + b[index].lightness * 55)
                    values[index] = RGBA8(red: grey, green: grey, blue: grey)
                } else {
                    values[index] = RGBA8(red: 220, green: 0, blue: 0)
                    count += 1
                    box = (min(box.minX, x), min(box.minY, y), max(box.maxX, x), max(box.maxY, y))
                }
            }
        }
        share = Double(count) / Double(max(1, width * height))
        picture = PixelImage(width: width, height: height, values: values)
        description =
            "\(count) of \(width * height) pixels differ, from (\(box.minX), \(box.minY)) to (\(box.maxX), \(box.maxY))"
    }
}

/// A colour in a space where equal distances look equal.
struct Oklab {
    let lightness, a, b: Double

    /// On white, where it is transparent.
    init(_ color: RGBA8) {
        let alpha = Double(color.alpha) / 255
        func linear(_ value: UInt8) -> Double { sRGBToLinear(Double(value) / 255 * alpha + 1 - alpha) }
        let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    func squaredDistance(to other: Oklab) -> Double {
        let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
        return x * x + y * y + z * z
    }
}

/// The share of light that a component of an sRGB colour stands for.
func sRGBToLinear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}
