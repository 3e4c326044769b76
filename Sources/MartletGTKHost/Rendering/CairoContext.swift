import CMartletGTK
import Foundation
import MartletCairo
import MartletDisplay

/// Outlines, strokes and paints told to a cairo context.
struct CairoContext {
    let cr: OpaquePointer

    func trace(_ outline: Outline) {
        cairo_new_path(cr)
        switch outline.withinReach(of: cr) {
        case .rect(let rect): cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
        case .roundedRect(let rect, let corner): traceRoundedRect(rect, corner)
        case .ellipse(let rect):
            traceRoundedRect(rect, CGSize(width: rect.width / 2, height: rect.height / 2))
        case .path(let path): for element in path.elements { trace(element) }
        }
    }

    private func trace(_ element: PathElement) {
        switch element {
        case .move(let to): cairo_move_to(cr, to.x, to.y)
        case .line(let to): cairo_line_to(cr, to.x, to.y)
        case .curve(let to, let control1, let control2):
            cairo_curve_to(cr, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
        case .quadCurve(let to, let control):
            var x: Double = control.x, y: Double = control.y
            if cairo_has_current_point(cr) != 0 { cairo_get_current_point(cr, &x, &y) }
            func twoThirds(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * 2 / 3 }
            cairo_curve_to(
                cr, twoThirds(x, control.x), twoThirds(y, control.y), twoThirds(to.x, control.x),
                twoThirds(to.y, control.y), to.x, to.y)
        case .closeSubpath: cairo_close_path(cr)
        }
    }

    /// Starts where Core Graphics does, in the middle of the right side, and goes clockwise, so that dashes and trims
    /// agree.
    private func traceRoundedRect(_ rect: CGRect, _ corner: CGSize) {
        let width = min(corner.width, rect.width / 2), height = min(corner.height, rect.height / 2)
        // How far the control points of a quarter of an ellipse lie from its corner.
        let x = width * 0.447_715, y = height * 0.447_715
        cairo_move_to(cr, rect.maxX, rect.midY)
        cairo_line_to(cr, rect.maxX, rect.maxY - height)
        cairo_curve_to(
            cr, rect.maxX, rect.maxY - y, rect.maxX - x, rect.maxY, rect.maxX - width, rect.maxY)
        cairo_line_to(cr, rect.minX + width, rect.maxY)
        cairo_curve_to(
            cr, rect.minX + x, rect.maxY, rect.minX, rect.maxY - y, rect.minX, rect.maxY - height)
        cairo_line_to(cr, rect.minX, rect.minY + height)
        cairo_curve_to(
            cr, rect.minX, rect.minY + y, rect.minX + x, rect.minY, rect.minX + width, rect.minY)
        cairo_line_to(cr, rect.maxX - width, rect.minY)
        cairo_curve_to(
            cr, rect.maxX - x, rect.minY, rect.maxX, rect.minY + y, rect.maxX, rect.minY + height)
        cairo_close_path(cr)
    }

    func setStroke(_ style: StrokeStyle) {
        cairo_set_line_width(cr, style.lineWidth)
        cairo_set_miter_limit(cr, style.miterLimit)
        switch style.lineCap {
        case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.lineJoin {
        case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
        }
        // Cairo refuses negative lengths and patterns of zeros, and then draws nothing at all.
        if style.hasDashes {
            cairo_set_dash(cr, style.dash.map(Double.init), Int32(style.dash.count), style.dashPhase)
        }
    }

    func setFill(_ style: FillStyle) {
        cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        if !style.isAntialiased { cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE) }
    }
}
