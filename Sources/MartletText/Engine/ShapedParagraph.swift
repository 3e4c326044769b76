import CMartletPango
import Foundation
import MartletDisplay

/// A PangoLayout, and what there is to draw beside its letters.
final class ParagraphLayout {
    let pango: OpaquePointer
    /// What the text was scaled by to fit.
    let scale: CGFloat
    let marks: [Mark]

    /// A stretch of bytes with more to draw than Pango does.
    struct Mark {
        let bytes: Range<Int>
        let run: TextRun
    }

    /// Takes over the caller's reference to the layout.
    init(adopting layout: OpaquePointer, scale: CGFloat, marks: [Mark]) {
        pango = layout
        self.scale = scale
        self.marks = marks
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pango))
    }
}

/// The lines of a paragraph in one width, in points.
@MainActor
final class ShapedParagraph {
    let lineCount: Int
    /// The length of its text.
    let byteCount: Int
    /// The exact extents of the lines.
    let usedWidth: CGFloat
    let height: CGFloat
    let firstBaseline: CGFloat
    let lastBaseline: CGFloat
    /// The width in which Pango aligns the lines.
    let alignedWidth: CGFloat
    /// The width that was offered; lines break at the same places for every width down to `usedWidth`.
    private let offeredWidth: CGFloat
    /// The part of the free width that lies to the left of a line.
    let indent: CGFloat
    /// What the layout is made of anew when it was let go of; nil where it is kept.
    private let builder: ParagraphBuilder?
    private var kept: ParagraphLayout?

    convenience init(_ builder: ParagraphBuilder, width: CGFloat) {
        if let line = builder.line, line.width <= width + TextSetter.slack {
            self.init(line, width: width, builder)
            return
        }
        let layout = builder.layout(width: width)
        self.init(layout, width: width, indent: builder.content.style.indent, builder: builder)
    }

    init(_ layout: ParagraphLayout, width: CGFloat, indent: CGFloat, builder: ParagraphBuilder? = nil) {
        var (count, widest, bottom, first, last) = (0, CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        LineMetrics.forEach(in: layout.pango) { line in
            if count == 0 { first = line.baseline }
            count += 1
            (widest, bottom, last) = (max(widest, line.width), line.bottom, line.baseline)
        }
        (lineCount, usedWidth, height, firstBaseline, lastBaseline) = (count, widest, bottom, first, last)
        byteCount = strlen(pango_layout_get_text(layout.pango))
        let set = pango_layout_get_width(layout.pango)
        alignedWidth = set < 0 ? usedWidth : CGFloat(set) / CGFloat(PANGO_SCALE)
        offeredWidth = width
        self.indent = indent
        self.builder = builder
        kept = layout
    }

    /// Lines of which only the measures are known yet.
    init(_ lines: ArraySlice<LineMetrics>, width: CGFloat, _ builder: ParagraphBuilder) {
        (lineCount, byteCount) = (lines.count, builder.content.bytes.count)
        (usedWidth, height) = (lines.lazy.map(\.width).max() ?? 0, lines.last?.bottom ?? 0)
        (firstBaseline, lastBaseline) = (lines.first?.baseline ?? 0, lines.last?.baseline ?? 0)
        alignedWidth = CGFloat(TextSetter.pangoWidth(width)) / CGFloat(PANGO_SCALE)
        offeredWidth = width
        indent = builder.content.style.indent
        self.builder = builder
    }

    /// One line, of which only the measures are known yet.
    private init(_ line: LineRuler.Line, width: CGFloat, _ builder: ParagraphBuilder) {
        (lineCount, byteCount) = (1, builder.content.bytes.count)
        (usedWidth, height) = (line.width, line.height)
        (firstBaseline, lastBaseline) = (line.baseline, line.baseline)
        alignedWidth = width.isFinite ? CGFloat(TextSetter.pangoWidth(width)) / CGFloat(PANGO_SCALE) : line.width
        offeredWidth = width
        indent = builder.content.style.indent
        self.builder = builder
    }

    /// Whether there is a layout to be let go of.
    var isLaidOut: Bool { kept != nil }

    /// How much room the layout takes, in layouts of short paragraphs.
    var weight: Int { 1 + (builder?.content.bytes.count ?? 0) / 64 }

    /// The lines to draw; shaped again where they were let go of.
    var layout: ParagraphLayout {
        if let kept { return kept }
        let new = builder!.layout(width: offeredWidth)
        kept = new
        TextEngine.shared.madeAgain(self)
        return new
    }

    /// What there is to draw beside the letters. A layout with any is kept.
    var marks: [ParagraphLayout.Mark] { kept?.marks ?? [] }

    func releaseLayout() { if builder != nil, marks.isEmpty { kept = nil } }

    /// Whether the lines are the same in another width.
    func suits(_ width: CGFloat) -> Bool {
        if width == offeredWidth { return true }
        return usedWidth <= width + TextSetter.slack && (lineCount == 1 || width <= offeredWidth)
    }
}

/// Where one line lies, in points from the top of the paragraph, and which of its bytes it shows.
struct LineMetrics {
    let bytes: Range<Int>
    let width: CGFloat
    let bottom: CGFloat
    let baseline: CGFloat

    static func all(in layout: OpaquePointer) -> [LineMetrics] {
        var lines: [LineMetrics] = []
        forEach(in: layout) { lines.append($0) }
        return lines
    }

    static func forEach(in layout: OpaquePointer, _ body: (LineMetrics) -> Void) {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        let unit = CGFloat(PANGO_SCALE)
        repeat {
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            let line = pango_layout_iter_get_line_readonly(iterator).pointee
            let start = Int(line.start_index)
            body(
                LineMetrics(
                    bytes: start..<start + Int(line.length), width: CGFloat(logical.width) / unit,
                    bottom: CGFloat(logical.y + logical.height) / unit,
                    baseline: CGFloat(pango_layout_iter_get_baseline(iterator)) / unit))
        } while pango_layout_iter_next_line(iterator) != 0
    }
}
