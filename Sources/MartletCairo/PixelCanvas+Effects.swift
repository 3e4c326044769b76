import CMartletPango
import CMartletPixels
import Foundation
import MartletDisplay

extension PixelCanvas {
    package var bounds: MartletPixelRect { MartletPixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height)) }

    /// The widest blur, in pixels: nothing is left to see of what is blurred more.
    static let widestBlur: CGFloat = 1_000_000

    /// The blur, in pixels, from which on fewer pixels show as much.
    package static let wideBlur: CGFloat = 32

    /// How many pixels are needed for one, where something is blurred so: a wide blur leaves nothing fine to see.
    static func resolution(ofBlur sigma: CGFloat) -> CGFloat { min(1, wideBlur / max(sigma, 1)) }

    /// A canvas of so many pixels for each of a place.
    convenience init(_ place: CGRect, resolution: CGFloat, isMask: Bool = false) {
        self.init(
            width: Int((place.width * resolution).rounded(.up)), height: Int((place.height * resolution).rounded(.up)),
            isMask: isMask)
        cairo_scale(cr, resolution, resolution)
    }

    /// How far, in pixels, a blur of `sigma` pixels reaches.
    package static func reach(ofBlur sigma: CGFloat) -> CGFloat { sigma > 0 ? (sigma * 3).rounded(.up) + 2 : 0 }

    /// Blurs what is drawn as a Gaussian of `sigma` pixels would: three averages over a window come close to it.
    ///
    /// - Parameter ink: all that is drawn lies inside.
    /// - Complexity: O(*n*) in the number of pixels around `ink`, whatever `sigma` is.
    package func blur(sigma: CGFloat, ink: MartletPixelRect) {
        let window = Int32(sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5)
        guard window > 1, ink.width > 0 else { return }
        let part = ink.outset(by: Int32(Self.reach(ofBlur: sigma))).intersection(bounds)
        withBytes { martlet_pixels_blur($0, Int32($1), part, channels, window) }
    }

    /// Changes every colour.
    func apply(_ colors: ColorMatrix) {
        if colors.readsOpacityFromColors {
            cairo_save(cr)
            cairo_identity_matrix(cr)
            cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OVER)
            cairo_set_source_rgb(cr, 0, 0, 0)
            cairo_paint(cr)
            cairo_restore(cr)
        }
        let matrix = colors.rows.flatMap { row in (0..<5).map { row[$0] } }
        withBytes { martlet_pixels_recolor($0, Int32($1), bounds, matrix) }
    }

    /// Shows one colour where the opacity is in a range, and nothing elsewhere.
    func apply(_ threshold: AlphaThreshold) {
        let color = threshold.color.clamped
        let shown = [color.blue, color.green, color.red, 1].map { UInt8(($0 * color.alpha * 255).rounded()) }
        let least = Int32((min(max(threshold.least, 0), 1) * 255).rounded(.up))
        let most = Int32((min(max(threshold.most, 0), 1) * 255).rounded(.down))
        withBytes { martlet_pixels_threshold($0, Int32($1), bounds, least, most, shown) }
    }

    /// Takes from each component what another picture, `point` away, lacks of white.
    func darken(by other: PixelCanvas, at point: CGPoint, _ opacity: Double) {
        let place = MartletPixelRect(
            x: Int32(point.x.rounded()), y: Int32(point.y.rounded()), width: Int32(other.width),
            height: Int32(other.height))
        let part = place.intersection(bounds)
        guard part.width > 0, part.height > 0 else { return }
        withBytes { target, stride in
            other.withBytes { source, sourceStride in
                let start = source + Int(part.y - place.y) * sourceStride + Int(part.x - place.x) * 4
                martlet_pixels_darken(target, Int32(stride), part, start, Int32(sourceStride), Float(opacity))
            }
        }
    }

    /// What a context has drawn in a rectangle of its pixels; nil where it draws no pixels. Beyond its edges lies what is
    /// at them: a blur there is as thick as elsewhere.
    ///
    /// - Parameter resolution: how many pixels there are for one of the context's.
    convenience init?(copyOf cr: OpaquePointer, in place: CGRect, resolution: CGFloat = 1) {
        let target = cairo_get_group_target(cr)
        guard cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE, place.width >= 1, place.height >= 1 else {
            return nil
        }
        self.init(place, resolution: resolution)
        cairo_set_source_surface(self.cr, target, -place.minX, -place.minY)
        cairo_pattern_set_extend(cairo_get_source(self.cr), CAIRO_EXTEND_PAD)
        cairo_paint(self.cr)
        cairo_set_source_rgb(self.cr, 0, 0, 0)
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
