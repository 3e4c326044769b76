import CMartletPango
import Foundation
import MartletDisplay

/// Makes the PangoLayout of a paragraph.
@MainActor
struct ParagraphBuilder {
    let content: ParagraphContent
    let fonts: FontLibrary

    /// What the paragraph takes on one line, where that can be told without a layout.
    var line: LineRuler.Line? {
        guard content.style.isPlain, !content.bytes.isEmpty else { return nil }
        return fonts.ruler(for: content.style).line(of: content.bytes)
    }

    /// The paragraph, broken into lines no wider than `width`.
    func layout(width: CGFloat) -> ParagraphLayout {
        layout(of: [content.bytes.indices], suffix: "", width: width)
    }

    /// The first of the paragraph's lines, the last of which ends in an ellipsis.
    ///
    /// - Parameter hasMore: Whether other paragraphs follow: then the ellipsis is there even when the line fits.
    func layout(
        keeping lines: ArraySlice<LineMetrics>, width: CGFloat, _ truncation: StyledText.Truncation, hasMore: Bool
    ) -> ParagraphLayout {
        let first = content.bytes.startIndex
        func trimmed(_ range: Range<Int>) -> Range<Int> { range.lowerBound..<content.endOfLetters(in: range) }
        var pieces = lines.dropLast().map { trimmed($0.bytes.moved(by: first)) }
        let last = lines.last.map { $0.bytes.lowerBound } ?? 0
        let rest = content.partsSeen(in: trimmed(first + last..<content.bytes.endIndex), truncation)
        pieces.append(rest[0])
        let mode =
            switch truncation {
            case .head: PANGO_ELLIPSIZE_START
            case .tail: PANGO_ELLIPSIZE_END
            case .middle: PANGO_ELLIPSIZE_MIDDLE
            }
        let suffix = hasMore && truncation != .head ? "…" : ""
        let cut = layout(of: pieces, ending: rest.dropFirst(), suffix: suffix, width: width) { layout in
            pango_layout_set_ellipsize(layout, mode)
            pango_layout_set_height(layout, -1)
        }
        closeGap(in: cut.pango)
        return cut
    }

    /// Gives the ellipsis the width it needs: Pango lets it fill the line.
    private func closeGap(in layout: OpaquePointer) {
        guard let line = pango_layout_get_line(layout, pango_layout_get_line_count(layout) - 1) else { return }
        let isEllipsis: UInt8 = 1 << 1
        var next = line.pointee.runs
        while let entry = next {
            next = entry.pointee.next
            let run = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            guard run.item.pointee.analysis.flags & isEllipsis != 0 else { continue }
            let natural = pango_glyph_string_new()!
            defer { pango_glyph_string_free(natural) }
            pango_shape("…", 3, &run.item.pointee.analysis, natural)
            let extra = pango_glyph_string_get_width(run.glyphs) - pango_glyph_string_get_width(natural)
            guard run.glyphs.pointee.num_glyphs == natural.pointee.num_glyphs, extra > 0 else { continue }
            run.glyphs.pointee.glyphs[Int(natural.pointee.num_glyphs) - 1].geometry.width -= extra
        }
    }

    /// The pieces of the paragraph, each on lines of its own; the last one with more of the paragraph behind it.
    private func layout(
        of pieces: [Range<Int>], ending: ArraySlice<Range<Int>> = [], suffix: String, width: CGFloat,
        _ change: (OpaquePointer) -> Void = { _ in }
    ) -> ParagraphLayout {
        let style = content.style
        let layout = pango_layout_new(style.inheritsDirection && style.isRightToLeft ? fonts.turned : fonts.context)!
        pango_layout_set_font_description(layout, fonts.pangoDescription(of: style.font, scale: style.fit.scale))
        pango_layout_set_spacing(layout, pangoUnits(style.lineSpacing * style.fit.scale))
        // Nothing here says more of the direction than what is around.
        if style.inheritsDirection { pango_layout_set_auto_dir(layout, 0) }
        // Pango turns left and right around in a paragraph against the direction of its context.
        let isTurned = style.isRightToLeft && !style.inheritsDirection
        let alignment =
            switch style.alignment {
            case .leading: isTurned ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
            case .center: PANGO_ALIGN_CENTER
            case .trailing: isTurned ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
            }
        pango_layout_set_alignment(layout, alignment)

        var bytes: [UInt8] = []
        bytes.reserveCapacity(content.bytes.count + suffix.utf8.count + pieces.count)
        let spans = placedSpans
        let attributes = RunAttributes(fonts: fonts, fit: style.fit, isLong: spans.count > 32)
        var marks: [ParagraphLayout.Mark] = []
        var next = 0
        for (index, piece) in (pieces + ending).enumerated() {
            if index > 0, index < pieces.count { bytes.append(0x0A) }
            let offset = bytes.count - piece.lowerBound
            bytes.append(contentsOf: content.bytes[piece])
            while next < spans.count - 1, spans[next].range.upperBound <= piece.lowerBound { next += 1 }
            var span = next
            while span < spans.count, span == next || spans[span].range.lowerBound < piece.upperBound {
                let shown = spans[span].range.clamped(to: piece)
                let start = shown.lowerBound + offset
                // The attributes of an empty paragraph stand at the byte that would be next.
                let place = start..<start + max(shown.count, 1)
                attributes.add(spans[span].run, to: place)
                if spans[span].run.isMarked { marks.append(.init(bytes: place, run: spans[span].run)) }
                span += 1
            }
        }
        if !suffix.isEmpty {
            let start = bytes.count
            bytes.append(contentsOf: suffix.utf8)
            if let last = spans.last { attributes.add(last.run, to: start..<bytes.count) }
        }
        if width.isFinite { attributes.keepTogether(ClusterBreaks.ranges(in: bytes)) }
        let length = Int32(bytes.count)
        bytes.append(0)
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress!, length) }
        }
        pango_layout_set_attributes(layout, attributes.list)
        change(layout)
        if width.isFinite {
            pango_layout_set_width(layout, TextSetter.pangoWidth(width))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
        attributes.paint(layout)
        return ParagraphLayout(adopting: layout, scale: style.fit.scale, marks: marks)
    }

    /// Where the spans lie among the paragraph's bytes.
    private var placedSpans: [(range: Range<Int>, run: TextRun)] {
        var start = content.bytes.startIndex
        return content.style.spans.map { span in
            let end = start + min(span.length, content.bytes.endIndex - start)
            defer { start = end }
            return (start..<end, span.run)
        }
    }
}

/// A length in points in Pango's units; none for what is no number.
func pangoUnits(_ points: CGFloat) -> Int32 {
    points.isFinite ? Int32((min(max(points, -1_000_000), 1_000_000) * CGFloat(PANGO_SCALE)).rounded()) : 0
}

extension Range<Int> {
    fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
