import Foundation
import MartletCairo

extension PixelImage {
    /// How much the letters in a part of the picture stand out from what is behind them, from 1 to 21: the contrast
    /// between the commonest colour, and the one of the others that differs most from it. Colours of fewer than one
    /// pixel in five hundred do not count: they are edges.
    ///
    /// - Parameters:
    ///   - frame: The part, in points.
    ///   - scale: Pixels a point.
    /// - Returns: nil where there is nothing to see.
    func contrast(in frame: CGRect, scale: Double) -> Double? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale
        ).integral.intersection(whole)
        guard part.width >= 1, part.height >= 1 else { return nil }
        // Colours that are nearly the same count together.
        var counts: [Int: (count: Int, light: Double)] = [:]
        for y in Int(part.minY)..<Int(part.maxY) {
            for x in Int(part.minX)..<Int(part.maxX) {
                let color = self[x, y]
                let key = Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)
                counts[key, default: (0, 0)].count += 1
                counts[key]!.light += color.luminance
            }
        }
        let total = Int(part.width) * Int(part.height)
        let colors = counts.values.filter { $0.count * 500 >= total }.map { ($0.count, $0.light / Double($0.count)) }
        guard let back = colors.max(by: { $0.0 < $1.0 })?.1, colors.count > 1 else { return nil }
        return colors.map { (max($0.1, back) + 0.05) / (min($0.1, back) + 0.05) }.max()
    }
}

extension RGBA8 {
    /// The share of light of an opaque colour, from 0 for black to 1 for white.
    fileprivate var luminance: Double {
        func linear(_ value: UInt8) -> Double { sRGBToLinear(Double(value) / 255) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
