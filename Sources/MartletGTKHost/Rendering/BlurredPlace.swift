import CMartletGTK
import Foundation
import MartletCairo

/// Where something blurred is seen, and how many pixels its picture has for a point.
///
/// A wide blur leaves nothing fine to see: its picture has fewer pixels, so that blurring by thousands of points, of
/// what is enlarged besides, takes no longer than blurring by ten.
@MainActor
struct BlurredPlace {
    let rect: CGRect
    private let deviation: CGFloat
    private let resolution: CGFloat

    /// `nil` where the picture would be too large and the blur too narrow for fewer pixels.
    init?(of content: CGRect, _ deviation: CGFloat, scale: CGFloat, mostPixels: CGFloat) {
        var resolution = min(scale, PixelCanvas.wideBlur / max(deviation, .leastNonzeroMagnitude))
        let reach = PixelCanvas.reach(ofBlur: deviation * resolution) / resolution
        let place = content.insetBy(dx: -reach, dy: -reach).integral
        guard place.isDrawable else { return nil }
        let pixels = place.width * place.height * resolution * resolution
        if pixels > mostPixels { resolution *= (mostPixels / pixels).squareRoot() }
        guard resolution == scale || deviation * resolution >= Self.narrowest else { return nil }
        rect = place
        (self.deviation, self.resolution) = (deviation, resolution)
    }

    /// The least deviation, in pixels, of what is drawn with fewer of them.
    private static let narrowest: CGFloat = 8

    /// Nothing yet, in the coordinates of the content.
    func canvas() -> PixelCanvas {
        let (width, height) = (rect.width * resolution, rect.height * resolution)
        let canvas = PixelCanvas(width: max(Int(width.rounded(.up)), 1), height: max(Int(height.rounded(.up)), 1))
        cairo_scale(canvas.cr, CGFloat(canvas.width) / rect.width, CGFloat(canvas.height) / rect.height)
        cairo_translate(canvas.cr, -rect.minX, -rect.minY)
        return canvas
    }

    func blur(_ canvas: PixelCanvas) { canvas.blur(sigma: deviation * resolution, ink: canvas.bounds) }
}
