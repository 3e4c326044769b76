import CMartletPango
import Foundation
import MartletDisplay

/// What there is to draw with a text beside its letters, in points from the text's top left corner.
package enum TextMark: Equatable {
    /// The place of one of the text's pictures.
    case picture(index: Int, CGRect)
    /// A line under or through the text.
    case line(from: CGPoint, to: CGPoint, RGBA, StrokeStyle)
    /// A solid line under or through a part of the text that is drawn by itself.
    case bar(CGRect, RGBA)
}

extension TextEngine {
    /// The places of a text's pictures, and its dotted and dashed lines; Pango draws solid ones itself.
    ///
    /// - Complexity: O(*p* + *m*·*l*) in the number of paragraphs, and of such stretches and lines of those that have any.
    package func marks(of text: MeasuredText) -> [TextMark] {
        let shaped = unsafeDowncast(text.layout, to: ShapedText.self)
        return shaped.paragraphs.flatMap { placed in
            placed.paragraph.marks.isEmpty ? [] : marks(of: placed.paragraph.layout, at: placed.origin)
        }
    }

    private func marks(of shaped: ParagraphLayout, at origin: CGPoint) -> [TextMark] {
        var result: [TextMark] = []
        let iterator = pango_layout_get_iter(shaped.pango)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            let line = pango_layout_iter_get_line_readonly(iterator)!
            let baseline = CGFloat(pango_layout_iter_get_baseline(iterator)) / CGFloat(PANGO_SCALE)
            let start = Int(line.pointee.start_index)
            let bytes = start..<start + Int(line.pointee.length)
            for mark in shaped.marks where mark.bytes.overlaps(bytes) {
                for place in places(of: mark.bytes.clamped(to: bytes), in: line) {
                    let place = place.lowerBound + origin.x...place.upperBound + origin.x
                    result += marks(of: mark.run, place, baseline + origin.y, shaped.scale)
                }
            }
        } while pango_layout_iter_next_line(iterator) != 0
        return result
    }

    /// From where to where some bytes of a line are shown; several stretches where directions mix.
    private func places(
        of bytes: Range<Int>, in line: UnsafeMutablePointer<PangoLayoutLine>
    ) -> [ClosedRange<CGFloat>] {
        var list: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(line, Int32(bytes.lowerBound), Int32(bytes.upperBound), &list, &count)
        defer { g_free(list) }
        guard let list else { return [] }
        let unit = CGFloat(PANGO_SCALE)
        return (0..<Int(count)).map { index in
            let (a, b) = (CGFloat(list[2 * index]) / unit, CGFloat(list[2 * index + 1]) / unit)
            return min(a, b)...max(a, b)
        }
    }

    func marks(
        of run: TextRun, _ place: ClosedRange<CGFloat>, _ baseline: CGFloat, _ scale: CGFloat
    ) -> [TextMark] {
        let baseline = baseline - run.baselineOffset * scale
        if let attachment = run.attachment {
            let (width, height) = (attachment.size.width * scale, attachment.size.height * scale)
            // A picture that was cut away has no room of its own.
            guard place.upperBound - place.lowerBound > width / 2 else { return [] }
            let frame = CGRect(
                x: place.lowerBound, y: baseline - attachment.ascent * scale, width: width, height: height)
            return [.picture(index: attachment.index, frame)]
        }
        let size = run.font.size * scale
        let width = max(1, size / 15)
        func mark(_ line: TextLine?, at y: CGFloat) -> TextMark? {
            guard let line, line.pattern != .solid, place.upperBound > place.lowerBound else { return nil }
            let style = StrokeStyle(lineWidth: width, dash: line.pattern.dash.map { $0 * width })
            return .line(
                from: CGPoint(x: place.lowerBound, y: y), to: CGPoint(x: place.upperBound, y: y),
                line.color ?? run.color, style)
        }
        return [mark(run.underline, at: baseline + size * 0.12), mark(run.strikethrough, at: baseline - size * 0.28)]
            .compactMap { $0 }
    }
}

extension TextLine.Pattern {
    /// In widths of the line.
    fileprivate var dash: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [1.5, 1.5]
        case .dash: [5, 3]
        case .dashDot: [5, 2, 1.5, 2]
        case .dashDotDot: [5, 2, 1.5, 2, 1.5, 2]
        }
    }
}

extension TextRun {
    /// Whether there is more to draw than Pango does.
    var isMarked: Bool {
        if attachment != nil || attachments != nil { return true }
        return (underline.map { $0.pattern != .solid } ?? false)
            || (strikethrough.map { $0.pattern != .solid } ?? false)
    }
}
