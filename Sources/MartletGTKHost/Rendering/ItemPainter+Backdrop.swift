import CMartletGTK
import Foundation
import MartletCairo
import MartletDisplay
import MartletText

extension ItemPainter {
    /// A fill or stroke that shows what was drawn before, blurred and tinted.
    ///
    /// - Parameter matrix: from the item's coordinates to the canvas's.
    func backdrop(_ item: DisplayItem, in matrix: CGAffineTransform, above below: RenderNode?) -> RenderNode? {
        let window = CGRect(origin: .zero, size: canvasSize).applying(matrix.inverted())
        switch item {
        case .fill(let outline, .backdrop(let backdrop), let style):
            let isExact = isDrawnByCairo(outline, style)
            guard let seen = seen(backdrop, above: below, in: outline.boundingRect, of: window, byCairo: isExact) else {
                return nil
            }
            return clip(seen, to: outline, style)
        case .stroke(let outline, .backdrop(let backdrop), let style):
            let bounds = CairoContext.ruler.strokeExtents(of: outline, style)
            guard let seen = seen(backdrop, above: below, in: bounds, of: window, byCairo: true) else { return nil }
            return cairo.node(in: bounds) { context in
                cairo_push_group(context.cr)
                gsk_render_node_draw(seen.pointer, context.cr)
                cairo_pop_group_to_source(context.cr)
                context.trace(outline)
                context.setStroke(style)
                cairo_stroke(context.cr)
            }
        default: return nil
        }
    }

    private func isDrawnByCairo(_ outline: Outline, _ style: FillStyle) -> Bool {
        if case .path = outline { return true }
        return !style.isAntialiased || cairo.isRenderer() || cairo.rasterises
    }

    /// - Parameters:
    ///   - window: all that can be seen.
    ///   - byCairo: whether cairo draws what is returned. A blur of GSK's is cut off there where the material ends, and
    ///     what lies below would be seen through its edges; at the window's edges it is so for every renderer.
    private func seen(
        _ backdrop: Backdrop, above below: RenderNode?, in bounds: CGRect, of window: CGRect, byCairo: Bool
    ) -> RenderNode? {
        guard bounds.isDrawable else { return nil }
        let tint = RenderNode.color(backdrop.tint, in: bounds)
        let reach = (backdrop.radius * 3).rounded(.up)
        guard let below, backdrop.radius > 0, below.bounds.intersects(bounds) else { return tint }
        let source = bounds.insetBy(dx: -reach, dy: -reach)
        let shown = source.intersection(window)
        guard byCairo || shown != source else {
            let blurred = below.clipped(to: source).blurred(deviation: backdrop.radius)
            return RenderNode.container([blurred.clipped(to: bounds), tint])
        }
        let picture = cairo.raster(in: shown.integral) { context in
            gsk_render_node_draw(below.pointer, context.cr)
            guard CairoRenderer().setBackdrop(backdrop, covering: bounds, on: context.cr) else { return }
            cairo_set_operator(context.cr, CAIRO_OPERATOR_SOURCE)
            cairo_paint(context.cr)
        }
        return picture?.clipped(to: bounds) ?? tint
    }

    /// All that a group shows, drawn into one picture of pixels.
    func raster(_ group: DisplayGroup) -> RenderNode? {
        guard let clip = group.appearance.clip else { return nil }
        var bounds = clip.boundingRect.integral
        if let transform = group.appearance.transform { bounds = bounds.applying(transform).integral }
        return cairo.raster(in: bounds) { context in
            cairo_translate(context.cr, -group.origin.x, -group.origin.y)
            CairoRenderer().draw(group, on: context.cr)
            TextEngine.shared.endDrawing(on: context.cr)
        }
    }

    /// Draws what a group shows in its own coordinates.
    func draw(_ group: DisplayGroup, before transform: CGAffineTransform, on context: CairoContext) {
        let back = transform.inverted()
        var matrix = cairo_matrix_t(xx: back.a, yx: back.b, xy: back.c, yy: back.d, x0: back.tx, y0: back.ty)
        cairo_transform(context.cr, &matrix)
        cairo_translate(context.cr, -group.origin.x, -group.origin.y)
        CairoRenderer().draw(group, on: context.cr)
        TextEngine.shared.endDrawing(on: context.cr)
    }

    /// Two nodes of which what either lacks of white is taken from both.
    func darken(_ bottom: RenderNode, _ top: RenderNode) -> RenderNode? {
        cairo.raster(in: bottom.bounds.union(top.bounds).integral) { context in
            gsk_render_node_draw(bottom.pointer, context.cr)
            CairoRenderer.darken(context.cr) { gsk_render_node_draw(top.pointer, $0) }
        }
    }
}
