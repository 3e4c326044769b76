import CMartletPango
import Foundation
import MartletDisplay

/// Sets one text into one space.
///
/// The text is first broken into as many lines as it takes. When those are more than the line limit or the height
/// allow, it is set again with every line that stays as a paragraph of its own, the last of which Pango cuts: its own
/// limits count lines per paragraph, which is not what a text with newlines needs.
@MainActor
struct TextSetter {
    /// How much wider or higher than the space, in points, still counts as fitting: sizes pass through rounding.
    static let slack: CGFloat = 0.01

    let fonts: FontLibrary
    let text: StyledText

    func set(in space: TextSpace) -> SetText {
        let full = set(in: space, scale: 1)
        let smallest = text.minimumScaleFactor
        guard full.measured.isTruncated, smallest > 0, smallest < 1 else { return full }
        var best = set(in: space, scale: smallest)
        guard !best.measured.isTruncated else { return best }
        var (low, high) = (smallest, CGFloat(1))
        while high - low > 0.01 {
            let middle = (low + high) / 2
            let attempt = set(in: space, scale: middle)
            if attempt.measured.isTruncated {
                high = middle
            } else {
                low = middle
                best = attempt
            }
        }
        return best
    }

    private func set(in space: TextSpace, scale: CGFloat) -> SetText {
        let source = TextSource(text)
        let whole = ParagraphBuilder(source: source, fonts: fonts, scale: scale, text: text)
        let layout = whole.layout(width: space.width)
        let lines = LineMetrics.all(in: layout.layout)
        let allowed = linesAllowed(of: lines, in: space)
        if lines.count <= allowed {
            return measured(layout, lines, space, isTruncated: false, scale: scale)
        }
        let kept = whole.layout(cutting: lines, after: allowed, width: space.width)
        let keptLines = LineMetrics.all(in: kept.layout)
        return measured(kept, keptLines, space, isTruncated: true, scale: scale)
    }

    private func linesAllowed(of lines: [LineMetrics], in space: TextSpace) -> Int {
        let fitting = lines.prefix { $0.bottom <= space.height + Self.slack }.count
        return max(1, min(fitting, text.lineLimit ?? .max))
    }

    private func measured(
        _ shaped: ShapedText, _ lines: [LineMetrics], _ space: TextSpace, isTruncated: Bool, scale: CGFloat
    ) -> SetText {
        let usedWidth = lines.map(\.width).max() ?? 0
        let usedHeight = lines.last?.bottom ?? 0
        var width = usedWidth.roundedUpToPoint
        if pango_layout_get_width(shaped.layout) >= 0 {
            width = min(width, space.width)
            // Lines are aligned within the width that is used, not the one that was offered.
            if text.alignment != .leading {
                pango_layout_set_width(
                    shaped.layout, Int32((max(width, usedWidth) * CGFloat(PANGO_SCALE)).rounded(.up)))
            }
        }
        let measured = MeasuredText(
            text: text, size: CGSize(width: width, height: usedHeight.roundedUpToPoint),
            firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
            isTruncated: isTruncated, layout: shaped)
        return SetText(
            measured: measured, usedWidth: usedWidth, usedHeight: usedHeight, offeredWidth: space.width,
            isOneLine: lines.count == 1, isScaled: scale != 1)
    }
}

extension CGFloat {
    /// The next whole point, forgiving what rounding in Pango's units may add.
    fileprivate var roundedUpToPoint: CGFloat { (self - 0.005).rounded(.up) }
}

/// Where one line lies, in points from the top of the text, and which bytes of the text it shows.
struct LineMetrics {
    let bytes: Range<Int>
    let width: CGFloat
    let bottom: CGFloat
    let baseline: CGFloat

    static func all(in layout: OpaquePointer) -> [LineMetrics] {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        var lines: [LineMetrics] = []
        let unit = CGFloat(PANGO_SCALE)
        repeat {
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            let line = pango_layout_iter_get_line_readonly(iterator).pointee
            let start = Int(line.start_index)
            lines.append(
                LineMetrics(
                    bytes: start..<start + Int(line.length), width: CGFloat(logical.width) / unit,
                    bottom: CGFloat(logical.y + logical.height) / unit,
                    baseline: CGFloat(pango_layout_iter_get_baseline(iterator)) / unit))
        } while pango_layout_iter_next_line(iterator) != 0
        return lines
    }
}
