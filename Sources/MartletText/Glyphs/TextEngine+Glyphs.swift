import CMartletPango
import Foundation
import MartletDisplay

/// How much room letters take, in points.
package struct GlyphBounds: Equatable, Sendable {
    /// The left end of the baseline, from the text's top left corner.
    package var origin: CGPoint
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
}

/// A line of a measured text.
package struct GlyphLine: Sendable {
    package let part: TextPart
    package let bounds: GlyphBounds
    /// From the left.
    package let runs: [GlyphRun]
}

/// Letters of a line in one style and direction.
package struct GlyphRun: Sendable {
    package let part: TextPart
    package let bounds: GlyphBounds
    package let isRightToLeft: Bool
    /// From the left.
    package let clusters: [GlyphCluster]
    package let attachments: TextAttachments?
}

/// Glyphs that cannot be taken apart: a letter with its marks, a ligature, an emoji.
package struct GlyphCluster: Equatable, Sendable {
    package let glyphs: Range<Int>
    /// The left edge, in points from the text's.
    package let x: CGFloat
    package let width: CGFloat
    /// Where the letter stands in the text, in bytes.
    package let byte: Int
}

extension TextEngine {
    /// The lines of a measured text down to their letters, from the top.
    ///
    /// - Complexity: O(*n* + *g*·*m*) in the number of bytes, of glyphs, and of stretches with more to draw than letters.
    package func glyphLines(of text: MeasuredText) -> [GlyphLine] {
        let shaped = unsafeDowncast(text.layout, to: ShapedText.self)
        var start = 0
        return shaped.paragraphs.enumerated().flatMap { number, placed -> [GlyphLine] in
            used(placed.paragraph)
            let layout = placed.paragraph.layout
            defer { start += strlen(pango_layout_get_text(layout.pango)) + 1 }
            return PlacedLine.all(in: layout.pango).enumerated().map { index, line in
                let part = TextPart(paragraph: number, line: index)
                return line.described(part, at: placed.origin, layout.marks, firstByte: start)
            }
        }
    }
}

/// A line of a layout and where it lies.
@MainActor
struct PlacedLine {
    let line: UnsafeMutablePointer<PangoLayoutLine>
    /// In Pango's units from the layout's top left corner.
    let logical: PangoRectangle
    let baseline: Int32

    static func all(in layout: OpaquePointer) -> [PlacedLine] {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        var lines: [PlacedLine] = []
        repeat {
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
            lines.append(
                PlacedLine(line: line, logical: logical, baseline: pango_layout_iter_get_baseline(iterator)))
        } while pango_layout_iter_next_line(iterator) != 0
        return lines
    }

    /// The runs from the left.
    var runs: [PlacedRun] {
        var result: [PlacedRun] = []
        var x = logical.x
        var next = line.pointee.runs
        while let entry = next {
            next = entry.pointee.next
            let item = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            x += item.start_x_offset
            result.append(PlacedRun(item: item, x: x, baseline: baseline - item.y_offset))
            x += pango_glyph_string_get_width(item.glyphs) + item.end_x_offset
        }
        return result
    }

    fileprivate func described(
        _ part: TextPart, at origin: CGPoint, _ marks: [ParagraphLayout.Mark], firstByte: Int
    ) -> GlyphLine {
        let bounds = GlyphBounds(
            origin: CGPoint(x: origin.x + logical.x.points, y: origin.y + baseline.points),
            width: logical.width.points, ascent: (baseline - logical.y).points,
            descent: (logical.y + logical.height - baseline).points)
        let runs = runs.enumerated().flatMap { index, run -> [GlyphRun] in
            var part = part
            part.run = index
            return run.described(part, at: origin, marks, firstByte: firstByte)
        }
        return GlyphLine(part: part, bounds: bounds, runs: runs)
    }
}

/// A run of a line and where it lies, in Pango's units from the layout's top left corner.
@MainActor
struct PlacedRun {
    let item: PangoGlyphItem
    let x: Int32
    let baseline: Int32

    var glyphs: UnsafeMutableBufferPointer<PangoGlyphInfo> {
        UnsafeMutableBufferPointer(start: item.glyphs.pointee.glyphs, count: Int(item.glyphs.pointee.num_glyphs))
    }

    /// The glyphs of a part that are here.
    func glyphs(of part: TextPart) -> Range<Int> {
        let all = 0..<glyphs.count
        return part.glyphs.map { $0.clamped(to: all) } ?? all
    }

    /// How far to the right of the run's left edge a glyph stands.
    func distance(to glyph: Int) -> Int32 { glyphs[..<glyph].reduce(0) { $0 + $1.geometry.width } }

    /// The byte of the layout's text that a glyph stands for.
    func byte(of glyph: Int) -> Int { Int(item.item.pointee.offset) + Int(item.glyphs.pointee.log_clusters[glyph]) }

    /// How far letters reach above and below the baseline.
    private var extent: (ascent: CGFloat, descent: CGFloat) {
        var logical = PangoRectangle()
        pango_glyph_string_extents(item.glyphs, item.item.pointee.analysis.font, nil, &logical)
        return ((-logical.y).points, (logical.y + logical.height).points)
    }

    fileprivate func described(
        _ part: TextPart, at origin: CGPoint, _ marks: [ParagraphLayout.Mark], firstByte: Int
    ) -> [GlyphRun] {
        let (ascent, descent) = extent
        let isRightToLeft = item.item.pointee.analysis.level & 1 == 1
        let infos = glyphs
        var runs: [(mark: Int?, clusters: [GlyphCluster])] = []
        var (x, start) = (x, 0)
        while start < infos.count {
            let byte = byte(of: start)
            var (end, width) = (start, Int32(0))
            while end < infos.count, self.byte(of: end) == byte {
                width += infos[end].geometry.width
                end += 1
            }
            let cluster = GlyphCluster(
                glyphs: start..<end, x: origin.x + x.points, width: width.points, byte: firstByte + byte)
            let mark = marks.firstIndex { $0.bytes.contains(byte) }
            if runs.last.map({ $0.mark == mark }) != true { runs.append((mark, [])) }
            runs[runs.count - 1].clusters.append(cluster)
            x += width
            start = end
        }
        return runs.map { mark, clusters in
            var part = part
            part.glyphs = clusters[0].glyphs.lowerBound..<clusters[clusters.count - 1].glyphs.upperBound
            let bounds = GlyphBounds(
                origin: CGPoint(x: clusters[0].x, y: origin.y + baseline.points),
                width: clusters.reduce(0) { $0 + $1.width }, ascent: ascent, descent: descent)
            return GlyphRun(
                part: part, bounds: bounds, isRightToLeft: isRightToLeft, clusters: clusters,
                attachments: mark.flatMap { marks[$0].run.attachments })
        }
    }
}

extension Int32 {
    /// A length in Pango's units in points.
    var points: CGFloat { CGFloat(self) / CGFloat(PANGO_SCALE) }
}
