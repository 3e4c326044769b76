import CMartletPango
import CMartletPixels
import Foundation
import MartletDisplay

extension PixelCanvas {
    /// From so many items on, short lines are not left to cairo, which takes more than twice as long for each.
    private static let many = 256

    /// Draws items in their order, on a canvas without a clip: the loop that draws lines knows of none.
    @MainActor func draw(_ items: [DisplayItem], by renderer: CairoRenderer) {
        guard items.count >= Self.many else {
            for item in items { renderer.draw(item, on: cr) }
            return
        }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        for item in items where !drawSegment(item, matrix) { renderer.draw(item, on: cr) }
    }

    /// Draws the stroke of a short straight line in one colour.
    ///
    /// - Returns: `false` for everything else, of which nothing is drawn.
    private func drawSegment(_ item: DisplayItem, _ matrix: cairo_matrix_t) -> Bool {
        guard case .stroke(.path(let path), .color(let color), let style) = item, path.elements.count == 2,
            case .move(let start) = path.elements[0], case .line(let end) = path.elements[1],
            style.lineCap != .round, style.dash.isEmpty, style.lineWidth > 0
        else { return false }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = hypot(dx, dy)
        guard length > 0 else { return false }
        let half = style.lineWidth / 2 / length
        // Half of the width across, and what a square end adds along.
        let (sideX, sideY) = (-dy * half, dx * half)
        let (endX, endY) = style.lineCap == .square ? (dx * half, dy * half) : (0, 0)
        func place(_ x: CGFloat, _ y: CGFloat) -> (Double, Double) {
            (matrix.xx * x + matrix.xy * y + matrix.x0, matrix.yx * x + matrix.yy * y + matrix.y0)
        }
        let a = place(start.x - endX + sideX, start.y - endY + sideY)
        let b = place(end.x + endX + sideX, end.y + endY + sideY)
        let c = place(end.x + endX - sideX, end.y + endY - sideY)
        let d = place(start.x - endX - sideX, start.y - endY - sideY)
        let paint = color.clamped
        let alpha = Float(paint.alpha)
        var corners = (a.0, a.1, b.0, b.1, c.0, c.1, d.0, d.1)
        var premultiplied = (Float(paint.blue) * alpha, Float(paint.green) * alpha, Float(paint.red) * alpha, alpha)
        return withBytes { bytes, stride in
            withUnsafeBytes(of: &corners) { corners in
                withUnsafeBytes(of: &premultiplied) { color in
                    martlet_pixels_quad(
                        bytes, Int32(stride), Int32(width), Int32(height),
                        corners.assumingMemoryBound(to: Double.self).baseAddress!,
                        color.assumingMemoryBound(to: Float.self).baseAddress!) != 0
                }
            }
        }
    }
}
