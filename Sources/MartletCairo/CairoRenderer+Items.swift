import CMartletPango
import Foundation
import MartletDisplay
import MartletText

extension CairoRenderer {
    func draw(_ item: DisplayItem, on cr: OpaquePointer) {
        switch item {
        case .fill(let outline, let paint, let style):
            addPath(outline, to: cr)
            setSource(paint, covering: outline.boundingRect, on: cr)
            cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_set_antialias(cr, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_fill(cr)
            cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
        case .stroke(let outline, let paint, let style):
            addPath(outline, to: cr)
            let reach = style.lineWidth * max(style.miterLimit, 2) / 2
            setSource(paint, covering: outline.boundingRect.insetBy(dx: -reach, dy: -reach), on: cr)
            stroke(style, on: cr)
        case .text(let text, let origin):
            TextEngine.shared.draw(text, at: origin, on: cr)
        case .glyphs(let text, let part, let origin):
            TextEngine.shared.draw(part, of: text, at: origin, on: cr)
        case .image(let image, let rect, let filter):
            draw(image, in: rect, filter, on: cr)
        case .native(let element):
            draw(element, on: cr)
        case .group(let group):
            draw(group, on: cr)
        }
    }

    private func setSource(_ paint: Paint, covering area: CGRect, on cr: OpaquePointer) {
        if let backdrop = paint.backdrop, setBackdrop(backdrop, covering: area, on: cr) { return }
        CairoPaint.set(paint, on: cr, covering: area)
    }

    /// Makes the outline cairo's current path.
    func addPath(_ outline: Outline, to cr: OpaquePointer) {
        cairo_new_path(cr)
        let outline = outline.withinReach(of: cr)
        if case .rect(let rect) = outline {
            cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
            return
        }
        var point = CGPoint.zero
        for element in outline.pathElements.elements {
            switch element {
            case .move(let to):
                cairo_move_to(cr, to.x, to.y)
                point = to
            case .line(let to):
                cairo_line_to(cr, to.x, to.y)
                point = to
            case .quadCurve(let to, let control):
                // The cubic that is the same curve has its control points two thirds of the way.
                cairo_curve_to(
                    cr, point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3,
                    to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
                point = to
            case .curve(let to, let control1, let control2):
                cairo_curve_to(cr, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
                point = to
            case .closeSubpath:
                cairo_close_path(cr)
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(cr, &x, &y)
                point = CGPoint(x: x, y: y)
            }
        }
    }

    private func stroke(_ style: StrokeStyle, on cr: OpaquePointer) {
        guard style.lineWidth > 0 else {
            cairo_new_path(cr)
            return
        }
        cairo_set_line_width(cr, style.lineWidth)
        cairo_set_miter_limit(cr, style.miterLimit)
        let cap =
            switch style.lineCap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        let join =
            switch style.lineJoin {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_cap(cr, cap)
        cairo_set_line_join(cr, join)
        let dash = style.hasDashes ? style.dash.map(Double.init) : []
        cairo_set_dash(cr, dash, Int32(dash.count), style.dashPhase)
        cairo_stroke(cr)
    }

    private func draw(_ image: DisplayImage, in rect: CGRect, _ filter: ImageFilter, on cr: OpaquePointer) {
        guard image.isComplete, rect.width > 0, rect.height > 0 else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        let image =
            filter == .nearest
            ? image
            : image.shown(
                onWidth: rect.width * hypot(matrix.xx, matrix.yx), height: rect.height * hypot(matrix.xy, matrix.yy))
        cairo_save(cr)
        cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(cr)
        cairo_translate(cr, rect.minX, rect.minY)
        cairo_scale(cr, rect.width / CGFloat(image.pixelWidth), rect.height / CGFloat(image.pixelHeight))
        image.pixels.withUnsafeBufferPointer { buffer in
            // Cairo only reads from a source.
            let surface = cairo_image_surface_create_for_data(
                UnsafeMutablePointer(mutating: buffer.baseAddress), CAIRO_FORMAT_ARGB32, Int32(image.pixelWidth),
                Int32(image.pixelHeight), Int32(image.bytesPerRow))
            cairo_set_source_surface(cr, surface, 0, 0)
            cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(
                cairo_get_source(cr), filter == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
            cairo_paint(cr)
            cairo_set_source_rgb(cr, 0, 0, 0)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        cairo_restore(cr)
    }

    private func draw(_ element: NativeElement, on cr: OpaquePointer) {
        switch element.content {
        case .textEntry(let entry):
            let shown = entry.isSecure ? String(repeating: "•", count: entry.text.count) : entry.text
            let isPlaceholder = entry.text.isEmpty
            var color = isPlaceholder ? entry.placeholderColor : entry.color
            if !entry.isEnabled { color = color.withAlpha(multipliedBy: 0.5) }
            let run = TextRun(text: isPlaceholder ? entry.placeholder : shown, font: entry.font, color: color)
            let text = TextEngine.shared.measure(StyledText(runs: [run], lineLimit: 1), width: nil, height: nil)
            let frame = element.frame
            let spare = max(0, frame.width - text.size.width)
            let x =
                switch entry.alignment {
                case .leading: frame.minX
                case .center: frame.minX + spare / 2
                case .trailing: frame.minX + spare
                }
            cairo_save(cr)
            cairo_rectangle(cr, frame.minX, frame.minY, frame.width, frame.height)
            cairo_clip(cr)
            TextEngine.shared.draw(text, at: CGPoint(x: x, y: frame.midY - text.size.height / 2), on: cr)
            cairo_restore(cr)
        case .textArea(let entry):
            let color = entry.isEnabled ? entry.color : entry.color.withAlpha(multipliedBy: 0.5)
            let run = TextRun(text: entry.text, font: entry.font, color: color)
            let runs = entry.runs.isEmpty ? [run] : entry.runs.map { $0.faded(by: entry.isEnabled ? 1 : 0.5) }
            let styled = StyledText(runs: runs, alignment: entry.alignment, lineSpacing: entry.lineSpacing)
            let frame = element.frame
            let text = TextEngine.shared.measure(styled, width: frame.width, height: nil)
            let spare = max(0, frame.width - text.size.width)
            let x = frame.minX + (entry.alignment == .leading ? 0 : entry.alignment == .center ? spare / 2 : spare)
            cairo_save(cr)
            cairo_rectangle(cr, frame.minX, frame.minY, frame.width, frame.height)
            cairo_clip(cr)
            TextEngine.shared.draw(text, at: CGPoint(x: x, y: frame.minY), on: cr)
            cairo_restore(cr)
        // Only a window shows it.
        case .widget: break
        }
    }
}

extension TextRun {
    fileprivate func faded(by opacity: Float) -> TextRun {
        var run = self
        run.color = color.withAlpha(multipliedBy: opacity)
        return run
    }
}
