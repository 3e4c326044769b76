import CMartletGTK
import Foundation
import MartletCairo
import MartletDisplay
import MartletText

/// Makes render nodes of the items that are drawn: fills, strokes, text and images.
@MainActor
final class ItemPainter {
    /// The size in points of what is drawn on: a long text draws no lines outside.
    var canvasSize = CGSize.zero
    private let pictures = PictureCache()
    let cairo: CairoNodes
    /// Pixels a point.
    var scale: CGFloat { cairo.scale() }

    /// - Parameter rasterisesCairo: see `CairoNodes`.
    init(
        rasterisesCairo: Bool, drawsWithCairo: @escaping @MainActor () -> Bool = { false },
        scale: @escaping @MainActor () -> CGFloat
    ) {
        cairo = CairoNodes(rasterises: rasterisesCairo, isRenderer: drawsWithCairo, scale: scale)
    }

    /// `nil` for what cannot be seen, for groups and for native elements.
    func node(for item: DisplayItem) -> RenderNode? {
        switch item {
        case .fill(let outline, let paint, let style): fill(outline, paint, style)
        case .stroke(let outline, let paint, let style): stroke(outline, paint, style)
        case .text(let text, let origin): self.text(text, at: origin)
        case .glyphs(let text, let part, let origin): glyphs(part, of: text, at: origin)
        case .image(let image, let rect, .smooth):
            self.image(image, in: rect)
        case .image(let image, let rect, .nearest):
            rect.isDrawable ? cairo.node(in: rect) { $0.draw(image, in: rect) } : nil
        case .native, .group: nil
        }
    }

    /// The node seen through an outline.
    func clip(_ node: RenderNode, to outline: Outline, _ style: FillStyle) -> RenderNode? {
        let bounds = outline.boundingRect
        guard bounds.isDrawable else { return nil }
        switch outline {
        // A clip between pixels is antialiased by GSK; one without antialiasing ends at whole pixels.
        case .rect: return node.clipped(to: style.isAntialiased ? bounds : bounds.roundedToPixels(cairo.scale()))
        case .roundedRect(_, let corner) where style.isAntialiased:
            return node.clipped(to: GskRoundedRect(bounds, cornerSize: corner))
        case .ellipse where style.isAntialiased: return node.clipped(to: GskRoundedRect(ellipseIn: bounds))
        case .roundedRect, .ellipse, .path:
            let visible = bounds.intersection(node.bounds)
            guard visible.isDrawable else { return nil }
            return cairo.node(in: visible) { context in
                context.trace(outline)
                context.setFill(style)
                cairo_clip(context.cr)
                gsk_render_node_draw(node.pointer, context.cr)
            }
        }
    }

    /// Whether cairo draws what is seen through the outline.
    func clipsByCairo(_ outline: Outline, _ style: FillStyle) -> Bool {
        switch outline {
        case .rect: false
        case .roundedRect, .ellipse: !style.isAntialiased
        case .path: true
        }
    }

    /// The two nodes put together by an operator that GSK does not know.
    func combine(_ bottom: RenderNode, _ top: RenderNode, _ blend: cairo_operator_t) -> RenderNode? {
        cairo.node(in: bottom.bounds.union(top.bounds)) { context in
            gsk_render_node_draw(bottom.pointer, context.cr)
            cairo_push_group(context.cr)
            gsk_render_node_draw(top.pointer, context.cr)
            cairo_pop_group_to_source(context.cr)
            cairo_set_operator(context.cr, blend)
            cairo_paint(context.cr)
        }
    }

    private func fill(_ outline: Outline, _ paint: Paint, _ style: FillStyle) -> RenderNode? {
        let bounds = outline.boundingRect
        guard bounds.isDrawable else { return nil }
        if case .color(let color) = paint, color.alpha <= 0 { return nil }
        if style.isAntialiased, let node = RenderNode.paint(paint, in: bounds) {
            switch outline {
            case .rect: return node
            case .roundedRect(_, let corner): return node.clipped(to: GskRoundedRect(bounds, cornerSize: corner))
            case .ellipse: return node.clipped(to: GskRoundedRect(ellipseIn: bounds))
            case .path: break
            }
        }
        return cairo.node(in: bounds) { context in
            context.trace(outline)
            context.setFill(style)
            CairoPaint.set(paint, on: context.cr, covering: bounds)
            cairo_fill(context.cr)
        }
    }

    private func stroke(_ outline: Outline, _ paint: Paint, _ style: StrokeStyle) -> RenderNode? {
        guard style.lineWidth > 0, style.lineWidth.isFinite, !outline.boundingRect.isNull else { return nil }
        if case .color(let color) = paint {
            if color.alpha <= 0 { return nil }
            if let border = RenderNode.border(of: outline, color, style) { return border }
        }
        let bounds = CairoContext.ruler.strokeExtents(of: outline, style)
        guard bounds.isDrawable else { return nil }
        return cairo.node(in: bounds) { context in
            context.trace(outline)
            context.setStroke(style)
            CairoPaint.set(paint, on: context.cr, covering: bounds)
            cairo_stroke(context.cr)
        }
    }

    /// The renderers of GSK would make a large picture smaller in every frame, so they get one that is.
    private func image(_ image: DisplayImage, in rect: CGRect) -> RenderNode? {
        guard rect.isDrawable else { return nil }
        let scale = cairo.scale()
        let shown = image.shown(onWidth: rect.width * scale, height: rect.height * scale)
        return pictures.picture(of: shown, isForCairo: cairo.isRenderer())?.node(in: rect)
    }

    /// - Parameters:
    ///   - start: The first paragraph to draw.
    ///   - count: How many there are to draw; all where fewer follow.
    func text(_ text: MeasuredText, at origin: CGPoint, from start: Int = 0, count: Int = .max) -> RenderNode? {
        let snapshot = gtk_snapshot_new()
        var color = GdkRGBA(text.text.runs.first?.color ?? .black)
        for (layout, place) in TextEngine.shared.layouts(of: text, from: start, count: count) {
            var point = graphene_point_t(CGPoint(x: origin.x + place.x, y: origin.y + place.y))
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &point)
            gtk_snapshot_append_layout(snapshot, layout, &color)
            gtk_snapshot_restore(snapshot)
        }
        return gtk_snapshot_free_to_node(snapshot).map(RenderNode.init(owning:))
    }

    private func glyphs(_ part: TextPart, of text: MeasuredText, at origin: CGPoint) -> RenderNode? {
        var nodes: [RenderNode] = []
        TextEngine.shared.forEachStretch(of: part, in: text) { stretch in
            var color = GdkRGBA(stretch.color ?? .black)
            var point = graphene_point_t(
                x: Float(origin.x + stretch.paragraph.x) + Float(stretch.offset.x),
                y: Float(origin.y + stretch.paragraph.y) + Float(stretch.offset.y))
            let node = gsk_text_node_new(
                stretch.font.assumingMemoryBound(to: PangoFont.self),
                stretch.glyphs.assumingMemoryBound(to: PangoGlyphString.self), &color, &point)
            if let node { nodes.append(RenderNode(owning: node)) }
        }
        return RenderNode.container(nodes)
    }
}

extension CGRect {
    /// Whether there is anything inside that could be drawn.
    var isDrawable: Bool {
        width > 0 && height > 0 && width.isFinite && height.isFinite && minX.isFinite && minY.isFinite
    }
}

extension CGRect {
    /// The rectangle whose edges lie at the nearest pixels.
    func roundedToPixels(_ scale: CGFloat) -> CGRect {
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (rounded(minX), rounded(minY))
        return CGRect(x: x, y: y, width: rounded(maxX) - x, height: rounded(maxY) - y)
    }
}

extension GskRoundedRect {
    init(ellipseIn rect: CGRect) {
        self.init(rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }
}

extension RenderNode {
    /// A plain line around a rectangle or circle without going through cairo; `nil` for every other stroke.
    ///
    /// Edges have to lie between pixels: GSK's GL renderer loses a side of a border that does not.
    static func border(of outline: Outline, _ color: RGBA, _ style: StrokeStyle) -> RenderNode? {
        guard style.dash.isEmpty else { return nil }
        let half = style.lineWidth / 2
        let rect = outline.boundingRect
        let outer = rect.insetBy(dx: -half, dy: -half)
        guard rect.width > style.lineWidth, rect.height > style.lineWidth, outer == outer.integral,
            style.lineWidth == style.lineWidth.rounded()
        else { return nil }
        var corner = CGSize.zero
        switch outline {
        case .rect where style.lineJoin == .miter && style.miterLimit >= 1.5: break
        case .roundedRect(_, let size) where size.width == size.height && size.width > half:
            corner = CGSize(width: size.width + half, height: size.height + half)
        case .ellipse where rect.width == rect.height:
            corner = CGSize(width: rect.width / 2 + half, height: rect.height / 2 + half)
        default: return nil
        }
        var frame = GskRoundedRect(outer, cornerSize: corner)
        let width = Float(style.lineWidth)
        var widths = [width, width, width, width]
        let rgba = GdkRGBA(color)
        var colors = [rgba, rgba, rgba, rgba]
        return RenderNode(owning: gsk_border_node_new(&frame, &widths, &colors))
    }
}
