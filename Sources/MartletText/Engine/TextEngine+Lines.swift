import CMartletPango
import Foundation
import MartletDisplay

/// A line of a measured text, in points from the text's top left corner.
package struct SetLine: Equatable {
    package let frame: CGRect
    /// From the top of the text.
    package let baseline: CGFloat
}

extension TextEngine {
    /// The lines of a measured text, from the top.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    package func lines(of text: MeasuredText) -> [SetLine] {
        let shaped = unsafeDowncast(text.layout, to: ShapedText.self)
        return shaped.paragraphs.flatMap { placed -> [SetLine] in
            let iterator = pango_layout_get_iter(placed.paragraph.layout.pango)
            defer { pango_layout_iter_free(iterator) }
            let unit = CGFloat(PANGO_SCALE)
            var lines: [SetLine] = []
            repeat {
                var logical = PangoRectangle()
                pango_layout_iter_get_line_extents(iterator, nil, &logical)
                lines.append(
                    SetLine(
                        frame: CGRect(
                            x: placed.origin.x + CGFloat(logical.x) / unit,
                            y: placed.origin.y + CGFloat(logical.y) / unit, width: CGFloat(logical.width) / unit,
                            height: CGFloat(logical.height) / unit),
                        baseline: placed.origin.y + CGFloat(pango_layout_iter_get_baseline(iterator)) / unit))
            } while pango_layout_iter_next_line(iterator) != 0
            return lines
        }
    }
}
