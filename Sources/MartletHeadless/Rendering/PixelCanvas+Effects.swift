import CMartletPixels
import Foundation
import MartletDisplay

extension PixelCanvas {
    var bounds: MartletPixelRect { MartletPixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height)) }

    /// How far, in pixels, a blur of `sigma` pixels reaches.
    static func reach(ofBlur sigma: CGFloat) -> CGFloat { sigma > 0 ? (sigma * 3).rounded(.up) + 2 : 0 }

    /// Blurs what is drawn as a Gaussian of `sigma` pixels would: three averages over a window come close to it.
    ///
    /// - Parameter ink: all that is drawn lies inside.
    /// - Complexity: O(*n*) in the number of pixels around `ink`, whatever `sigma` is.
    func blur(sigma: CGFloat, ink: MartletPixelRect) {
        let window = Int32(sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5)
        guard window > 1, ink.width > 0 else { return }
        let part = ink.outset(by: Int32(Self.reach(ofBlur: sigma))).intersection(bounds)
        withBytes { martlet_pixels_blur($0, Int32($1), part, channels, window) }
    }

    /// Changes every colour.
    func apply(_ colors: ColorMatrix) {
        let matrix = colors.rows.flatMap { row in (0..<5).map { row[$0] } }
        withBytes { martlet_pixels_recolor($0, Int32($1), bounds, matrix) }
    }

    /// The smallest rectangle that holds all that is drawn.
    var ink: MartletPixelRect { withBytes { martlet_pixels_ink($0, Int32($1), bounds, channels) } }
}

extension MartletPixelRect {
    func outset(by distance: Int32) -> MartletPixelRect {
        MartletPixelRect(
            x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }

    func intersection(_ other: MartletPixelRect) -> MartletPixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return MartletPixelRect(
            x: left, y: top, width: min(x + width, other.x + other.width) - left,
            height: min(y + height, other.y + other.height) - top)
    }
}
