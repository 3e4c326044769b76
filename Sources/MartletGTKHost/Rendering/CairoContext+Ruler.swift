import CMartletGTK
import Foundation
import MartletDisplay

extension CairoContext {
    /// Draws nothing; asked about outlines only.
    @MainActor static let ruler: CairoContext = {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        defer { cairo_surface_destroy(surface) }
        return CairoContext(cr: cairo_create(surface))
    }()

    /// The rectangle that a stroke may leave its colour in.
    func strokeExtents(of outline: Outline, _ style: StrokeStyle) -> CGRect {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        trace(outline)
        setStroke(style)
        var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
        cairo_stroke_extents(cr, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    func contains(_ point: CGPoint, in outline: Outline, isEvenOdd: Bool) -> Bool {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        trace(outline)
        setFill(FillStyle(eoFill: isEvenOdd))
        return cairo_in_fill(cr, point.x, point.y) != 0
    }
}
