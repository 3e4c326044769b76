import CMartletGTK
import Foundation
import MartletCairo
import MartletDisplay

extension ItemPainter {
    /// A node with its content blurred.
    ///
    /// Where cairo draws, GSK would blur it twice as much as on a graphics card, cut the rest off, and do so again
    /// wherever it moves. There the blurred content is a picture of its own, made once, as a test's picture has it. So it
    /// is where it is blurred very much, for which GSK's GL renderer takes seconds, or stops.
    func blurred(_ node: RenderNode, deviation: CGFloat) -> RenderNode {
        guard cairo.isRenderer() || deviation * scale > Self.widestByGL,
            let place = BlurredPlace(of: node.bounds, deviation, scale: scale, mostPixels: Self.mostBlurredPixels)
        else { return node.blurred(deviation: deviation) }
        let canvas = place.canvas()
        gsk_render_node_draw(node.pointer, canvas.cr)
        place.blur(canvas)
        return cairo.picture(of: canvas.surface, in: place.rect)
    }

    /// In pixels.
    static var widestByGL: CGFloat { 64 }

    /// Pixels of what is blurred at most: 16 MB.
    private static var mostBlurredPixels: CGFloat { 4 * 1024 * 1024 }
}

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
