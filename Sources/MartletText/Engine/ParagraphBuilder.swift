import CMartletPango
import Foundation
import MartletDisplay

/// The bytes of a text and which run each belongs to.
struct TextSource {
    let bytes: [UInt8]
    let runs: [(range: Range<Int>, run: TextRun)]

    init(_ text: StyledText) {
        var bytes: [UInt8] = []
        var runs: [(Range<Int>, TextRun)] = []
        for run in text.runs {
            let start = bytes.count
            // Pango's strings end at a zero byte.
            bytes.append(contentsOf: run.text.utf8.lazy.map { $0 == 0 ? 0x20 : $0 })
            runs.append((start..<bytes.count, run))
        }
        self.bytes = bytes
        self.runs = runs
    }

    /// Where the paragraph that holds byte `start` ends: at a newline, a carriage return, U+2029 or the end.
    func paragraphEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D { return index }
            if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] == 0xA9 {
                return index
            }
            index += 1
        }
        return index
    }

    func trimmingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return range.lowerBound..<end
    }
}

/// Makes PangoLayouts from a text or from parts of it.
@MainActor
struct ParagraphBuilder {
    let source: TextSource
    let fonts: FontLibrary
    let scale: CGFloat
    let text: StyledText

    /// The whole text, broken into lines no wider than `width`.
    func layout(width: CGFloat) -> ShapedText {
        let shaped = layout(of: [0..<source.bytes.count], suffix: nil)
        setWidth(width, of: shaped)
        return shaped
    }

    /// The first `count` lines, the last of which ends in an ellipsis.
    func layout(cutting lines: [LineMetrics], after count: Int, width: CGFloat) -> ShapedText {
        var pieces = lines.prefix(count - 1).map { source.trimmingTrailingSpaces($0.bytes) }
        let last = lines[count - 1].bytes.lowerBound
        let end = source.paragraphEnd(from: last)
        pieces.append(source.trimmingTrailingSpaces(last..<end))
        let hasMoreParagraphs = end < source.bytes.count
        let shaped = layout(of: pieces, suffix: hasMoreParagraphs && text.truncation != .head ? "…" : nil)
        let mode =
            switch text.truncation {
            case .head: PANGO_ELLIPSIZE_START
            case .tail: PANGO_ELLIPSIZE_END
            case .middle: PANGO_ELLIPSIZE_MIDDLE
            }
        pango_layout_set_ellipsize(shaped.layout, mode)
        pango_layout_set_height(shaped.layout, -1)
        setWidth(width, of: shaped)
        return shaped
    }

    private func setWidth(_ width: CGFloat, of shaped: ShapedText) {
        guard width.isFinite else { return }
        pango_layout_set_width(shaped.layout, Int32(((width + TextSetter.slack) * CGFloat(PANGO_SCALE)).rounded(.up)))
        pango_layout_set_wrap(shaped.layout, PANGO_WRAP_WORD_CHAR)
    }

    /// The pieces of the text as paragraphs.
    private func layout(of pieces: [Range<Int>], suffix: String?) -> ShapedText {
        let layout = pango_layout_new(fonts.context)!
        let first = text.runs.first?.font ?? FontDescription(size: 17)
        pango_layout_set_font_description(layout, fonts.pangoDescription(of: first, scale: scale))
        pango_layout_set_spacing(layout, pangoUnits(text.lineSpacing * scale))
        let alignment =
            switch text.alignment {
            case .leading: PANGO_ALIGN_LEFT
            case .center: PANGO_ALIGN_CENTER
            case .trailing: PANGO_ALIGN_RIGHT
            }
        pango_layout_set_alignment(layout, alignment)

        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.bytes.count + 4)
        let attributes = RunAttributes(fonts: fonts, scale: scale)
        var marks: [ShapedText.Mark] = []
        for (index, piece) in pieces.enumerated() {
            if index > 0 { bytes.append(0x0A) }
            let start = bytes.count
            bytes.append(contentsOf: source.bytes[piece])
            for (range, run) in source.runs {
                let shown = range.clamped(to: piece)
                guard !shown.isEmpty else { continue }
                let offset = start - piece.lowerBound
                let place = shown.lowerBound + offset..<shown.upperBound + offset
                attributes.add(run, to: place)
                if run.isMarked { marks.append(ShapedText.Mark(bytes: place, run: run)) }
            }
        }
        if let suffix {
            let start = bytes.count
            bytes.append(contentsOf: suffix.utf8)
            let end = pieces.last?.upperBound ?? 0
            if let run = source.runs.last(where: { $0.range.lowerBound < max(end, 1) }) {
                attributes.add(run.run, to: start..<bytes.count)
            }
        }
        let length = Int32(bytes.count)
        bytes.append(0)
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress!, length) }
        }
        pango_layout_set_attributes(layout, attributes.list)
        return ShapedText(adopting: layout, scale: scale, marks: marks)
    }
}

/// A length in points in Pango's units; none for what is no number.
func pangoUnits(_ points: CGFloat) -> Int32 {
    points.isFinite ? Int32((min(max(points, -1_000_000), 1_000_000) * CGFloat(PANGO_SCALE)).rounded()) : 0
}
