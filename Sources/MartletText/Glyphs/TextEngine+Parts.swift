import CMartletPango
import Foundation
import MartletDisplay

/// Glyphs that are drawn in one font and colour.
@MainActor
package struct GlyphStretch {
    /// A `PangoFont`.
    package let font: UnsafeMutableRawPointer
    /// A `PangoGlyphString`, for as long as the stretch is looked at.
    package let glyphs: UnsafeMutableRawPointer
    /// nil for the colour of the text.
    package let color: RGBA?
    /// The corner of the paragraph, in points from the text's.
    package let paragraph: CGPoint
    /// The left end of the baseline, in points from the paragraph's corner.
    package let offset: CGPoint
}

extension TextEngine {
    /// Draws a part of a measured text, whose top left corner is at `origin`, in the units of the cairo context: to the
    /// pixel as `draw(_:at:on:)` draws it among the rest.
    package func draw(_ part: TextPart, of text: MeasuredText, at origin: CGPoint, on cr: OpaquePointer) {
        forEachStretch(of: part, in: text) { stretch in
            cairo_save(cr)
            let color = stretch.color ?? .black
            cairo_set_source_rgba(
                cr, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
            let pen = Self.pen(origin, stretch, on: cr)
            let string = stretch.glyphs.assumingMemoryBound(to: PangoGlyphString.self)
            if stretch.hasUnknownGlyphs {
                endDrawing(on: cr)
                cairo_new_path(cr)
                cairo_translate(cr, pen.x, pen.y)
                pango_cairo_show_glyph_string(
                    cr, stretch.font.assumingMemoryBound(to: PangoFont.self), string)
            } else if stretch.install(on: cr) {
                var glyphs = stretch.cairoGlyphs(at: pen)
                cairo_show_glyphs(cr, &glyphs, Int32(glyphs.count))
            }
            cairo_restore(cr)
        }
    }

    /// The outlines of a part's letters by colour, in points from the text's top left corner; nil where a letter has none,
    /// because it is a picture.
    package func outlines(of part: TextPart, in text: MeasuredText) -> [(PathElements, RGBA)]? {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        defer { cairo_surface_destroy(surface) }
        var result: [(PathElements, RGBA)] = []
        var isWhole = true
        forEachStretch(of: part, in: text) { stretch in
            guard let cr = cairo_create(surface) else { return }
            defer { cairo_destroy(cr) }
            guard !stretch.hasUnknownGlyphs, stretch.install(on: cr) else { return isWhole = false }
            let pen = CGPoint(
                x: stretch.paragraph.x + stretch.offset.x, y: stretch.paragraph.y + stretch.offset.y)
            var glyphs = stretch.cairoGlyphs(at: pen)
            var ink = cairo_text_extents_t()
            cairo_glyph_extents(cr, &glyphs, Int32(glyphs.count), &ink)
            cairo_glyph_path(cr, &glyphs, Int32(glyphs.count))
            let path = PathElements(of: cr)
            if path.isEmpty, ink.width > 0 { isWhole = false }
            if !path.isEmpty { result.append((path, stretch.color ?? .black)) }
        }
        return isWhole ? result : nil
    }

    /// Where Pango begins: cairo keeps the corner of a paragraph in 256ths of a pixel.
    private static func pen(_ origin: CGPoint, _ stretch: GlyphStretch, on cr: OpaquePointer) -> CGPoint {
        cairo_move_to(cr, origin.x + stretch.paragraph.x, origin.y + stretch.paragraph.y)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cr, &x, &y)
        return CGPoint(x: x + stretch.offset.x, y: y + stretch.offset.y)
    }

    /// Goes through the glyphs of a part, from the left. A part that the text does not have has none.
    package func forEachStretch(of part: TextPart, in text: MeasuredText, _ body: (GlyphStretch) -> Void) {
        forEachRun(of: part, in: text) { run, paragraph, _ in
            let range = run.glyphs(of: part)
            guard !range.isEmpty, let font = run.item.item.pointee.analysis.font else { return }
            var string = run.item.glyphs.pointee
            string.glyphs += range.lowerBound
            string.log_clusters += range.lowerBound
            string.num_glyphs = Int32(range.count)
            let x = run.x + run.distance(to: range.lowerBound)
            withUnsafeMutablePointer(to: &string) { string in
                body(
                    GlyphStretch(
                        font: UnsafeMutableRawPointer(font), glyphs: UnsafeMutableRawPointer(string),
                        color: run.colors.foreground, paragraph: paragraph,
                        offset: CGPoint(x: x.points, y: run.baseline.points)))
            }
        }
    }

    func forEachRun(
        of part: TextPart, in text: MeasuredText, _ body: (PlacedRun, _ paragraph: CGPoint, ParagraphLayout) -> Void
    ) {
        let shaped = unsafeDowncast(text.layout, to: ShapedText.self)
        guard shaped.paragraphs.indices.contains(part.paragraph) else { return }
        let placed = shaped.paragraphs[part.paragraph]
        used(placed.paragraph)
        let layout = placed.paragraph.layout
        withExtendedLifetime(layout) {
            let lines = PlacedLine.all(in: layout.pango)
            guard lines.indices.contains(part.line) else { return }
            let runs = lines[part.line].runs
            for (index, run) in runs.enumerated() where part.run == nil || part.run == index {
                body(run, placed.origin, layout)
            }
        }
    }
}

extension GlyphStretch {
    private var infos: UnsafeMutableBufferPointer<PangoGlyphInfo> {
        let string = glyphs.assumingMemoryBound(to: PangoGlyphString.self).pointee
        return UnsafeMutableBufferPointer(start: string.glyphs, count: Int(string.num_glyphs))
    }

    /// Whether a character is in no font, and shown as a box with its number.
    fileprivate var hasUnknownGlyphs: Bool { infos.contains { $0.glyph & 0x1000_0000 != 0 && $0.glyph != Self.empty } }

    private static let empty: UInt32 = 0x0FFF_FFFF

    fileprivate func install(on cr: OpaquePointer) -> Bool {
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return false }
        cairo_set_scaled_font(cr, scaled)
        return true
    }

    fileprivate func cairoGlyphs(at pen: CGPoint) -> [cairo_glyph_t] {
        var x: Int32 = 0
        return infos.compactMap { info in
            defer { x += info.geometry.width }
            if info.glyph == Self.empty { return nil }
            return cairo_glyph_t(
                index: UInt(info.glyph), x: pen.x + (x + info.geometry.x_offset).points,
                y: pen.y + info.geometry.y_offset.points)
        }
    }
}

extension PathElements {
    /// The path that a cairo context has.
    init(of cr: OpaquePointer) {
        self.init()
        guard let list = cairo_copy_path(cr) else { return }
        defer { cairo_path_destroy(list) }
        var index = 0
        while index < Int(list.pointee.num_data), let data = list.pointee.data {
            func point(_ offset: Int) -> CGPoint {
                let point = data[index + offset].point
                return CGPoint(x: point.x, y: point.y)
            }
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: move(to: point(1))
            case CAIRO_PATH_LINE_TO: line(to: point(1))
            case CAIRO_PATH_CURVE_TO: curve(to: point(3), control1: point(1), control2: point(2))
            default: close()
            }
            index += max(Int(header.length), 1)
        }
    }
}
