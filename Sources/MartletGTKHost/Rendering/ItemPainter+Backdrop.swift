import CMartletGTK
import Foundation
import MartletCairo
import MartletDisplay
import MartletText

extension ItemPainter {
    /// A fill or stroke that shows what was drawn before, blurred and tinted.
    func backdrop(_ item: DisplayItem, above below: RenderNode?) -> RenderNode? {
        switch item {
        case .fill(let outline, .backdrop(let backdrop), let style):
            guard let seen = seen(backdrop, above: below, in: outline.boundingRect) else { return nil }
            return clip(seen, to: outline, style)
        case .stroke(let outline, .backdrop(let backdrop), let style):
            let bounds = CairoContext.ruler.strokeExtents(of: outline, style)
            guard let seen = seen(backdrop, above: below, in: bounds) else { return nil }
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

    private func seen(_ backdrop: Backdrop, above below: RenderNode?, in bounds: CGRect) -> RenderNode? {
        guard bounds.isDrawable else { return nil }
        let tint = RenderNode.color(backdrop.tint, in: bounds)
        let reach = (backdrop.radius * 3).rounded(.up)
        guard let below, backdrop.radius > 0, below.bounds.intersects(bounds) else { return tint }
        var blurred = below.clipped(to: bounds.insetBy(dx: -reach, dy: -reach)).blurred(deviation: backdrop.radius)
        // A display that follows its nodes from frame to frame wants each of them once.
        if cairo.rasterises {
            guard let picture = cairo.node(in: bounds, draw: { gsk_render_node_draw(blurred.pointer, $0.cr) }) else {
                return tint
            }
            blurred = picture
        }
        return RenderNode.container([blurred.clipped(to: bounds), tint])
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

    /// Two nodes of which what either lacks of white is taken from both.
    func darken(_ bottom: RenderNode, _ top: RenderNode) -> RenderNode? {
        cairo.raster(in: bottom.bounds.union(top.bounds).integral) { context in
            gsk_render_node_draw(bottom.pointer, context.cr)
            CairoRenderer.darken(context.cr) { gsk_render_node_draw(top.pointer, $0) }
        }
    }
}
