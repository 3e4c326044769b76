import CMartletPango
import Foundation
import MartletDisplay

// Places in a text are counted in bytes of its paragraphs and of the breaks between them.

extension TextEngine {
    /// The paragraphs of a measured text, with a line break between each two.
    package func string(of text: MeasuredText) -> String {
        let placed = unsafeDowncast(text.layout, to: ShapedText.self).paragraphs
        return zip(layouts(of: text), placed.indices).reduce(into: "") { result, next in
            result += String(cString: pango_layout_get_text(next.0.layout))
            if next.1 < placed.count - 1 { result += String(decoding: placed[next.1].gap, as: UTF8.self) }
        }
    }

    /// The place between letters that is nearest to a point, in bytes of `string(of:)`.
    ///
    /// - Parameter point: in points from the text's top left corner.
    package func place(at point: CGPoint, in text: MeasuredText) -> Int {
        let shaped = unsafeDowncast(text.layout, to: ShapedText.self)
        guard let paragraph = shaped.paragraph(at: point.y),
            let (layout, origin) = layouts(of: text, from: paragraph, count: 1).first
        else { return 0 }
        var (index, trailing): (Int32, Int32) = (0, 0)
        let unit = CGFloat(PANGO_SCALE)
        pango_layout_xy_to_index(
            layout, Int32((point.x - origin.x) * unit), Int32((point.y - origin.y) * unit), &index, &trailing)
        let letters = String(cString: pango_layout_get_text(layout)).utf8
        var place = letters.index(letters.startIndex, offsetBy: min(Int(index), letters.count))
        for _ in 0..<trailing where place < letters.endIndex {
            place = letters.index(after: place)
            while place < letters.endIndex, letters[place] & 0xC0 == 0x80 { place = letters.index(after: place) }
        }
        return shaped.starts[paragraph] + letters.distance(from: letters.startIndex, to: place)
    }

    /// What lies between two places, as a rectangle for each stretch of each line, in points from the top left corner.
    package func frames(of places: Range<Int>, in text: MeasuredText) -> [CGRect] {
        var result: [CGRect] = []
        let unit = CGFloat(PANGO_SCALE)
        let shaped = unsafeDowncast(text.layout, to: ShapedText.self)
        let paragraphs = shaped.paragraphs(with: places)
        for (index, (layout, origin)) in zip(
            paragraphs, layouts(of: text, from: paragraphs.lowerBound, count: paragraphs.count))
        {
            let start = shaped.starts[index]
            let own = places.clamped(to: start..<start + shaped.paragraphs[index].paragraph.byteCount)
            if own.isEmpty { continue }
            let range = own.lowerBound - start..<own.upperBound - start
            let iterator = pango_layout_get_iter(layout)
            defer { pango_layout_iter_free(iterator) }
            repeat {
                let line = pango_layout_iter_get_line_readonly(iterator)!
                let lineStart = Int(line.pointee.start_index)
                let part = range.clamped(to: lineStart..<lineStart + Int(line.pointee.length))
                if part.isEmpty { continue }
                var logical = PangoRectangle()
                pango_layout_iter_get_line_extents(iterator, nil, &logical)
                var list: UnsafeMutablePointer<Int32>?
                var count: Int32 = 0
                pango_layout_line_get_x_ranges(line, Int32(part.lowerBound), Int32(part.upperBound), &list, &count)
                defer { g_free(list) }
                guard let list else { continue }
                for index in 0..<Int(count) {
                    let (a, b) = (CGFloat(list[2 * index]) / unit, CGFloat(list[2 * index + 1]) / unit)
                    result.append(
                        CGRect(
                            x: origin.x + min(a, b), y: origin.y + CGFloat(logical.y) / unit, width: abs(b - a),
                            height: CGFloat(logical.height) / unit))
                }
            } while pango_layout_iter_next_line(iterator) != 0
        }
        return result
    }
}
