import CMartletPango
import Foundation
import MartletDisplay

/// The paragraphs of a text, one below the other; of very long ones the pieces that are set by themselves.
@MainActor
final class ShapedText {
    struct Placed {
        let paragraph: ShapedParagraph
        /// Where it begins, in points from the text's top left corner.
        let origin: CGPoint
        /// Between its last letter and the next one's first.
        let gap: ArraySlice<UInt8>
    }

    let paragraphs: [Placed]
    /// Where each begins, in bytes.
    private(set) lazy var starts: [Int] = {
        var next = 0
        return paragraphs.map { placed in
            defer { next += placed.paragraph.byteCount + placed.gap.count }
            return next
        }
    }()

    init(_ paragraphs: [Placed]) { self.paragraphs = paragraphs }

    /// The paragraphs between two distances from the top, and those whose letters may reach in there.
    ///
    /// - Complexity: O(log *n*) in the number of paragraphs.
    func paragraphs(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        if paragraphs.count < 4 { return paragraphs.indices }
        let margin = max(40, paragraphs[0].paragraph.height)
        let first = index { $0.origin.y + $0.paragraph.height >= top - margin }
        let end = index { $0.origin.y > bottom + margin }
        return first..<max(first, end)
    }

    /// The paragraph at a distance from the top: above all of them the first, below the last; nil without any.
    func paragraph(at y: CGFloat) -> Int? { paragraphs.isEmpty ? nil : max(0, index { $0.origin.y > y } - 1) }

    /// The paragraphs that hold some of the bytes.
    ///
    /// - Complexity: O(log *n*) in the number of paragraphs, but for the first time.
    func paragraphs(with bytes: Range<Int>) -> Range<Int> {
        let starts = starts
        let first = paragraphs.indices.partition { starts[$0] > bytes.lowerBound }
        let end = paragraphs.indices.partition { starts[$0] >= bytes.upperBound }
        return max(0, first - 1)..<max(0, first - 1, end)
    }

    /// The first of the paragraphs that meets a condition which holds for all after it.
    private func index(where holds: (Placed) -> Bool) -> Int { paragraphs.indices.partition { holds(paragraphs[$0]) } }
}

extension TextEngine {
    /// Draws a measured text with its top left corner at `origin`, in the units of the cairo context.
    ///
    /// - Complexity: O(*v*) in the length of the paragraphs inside the context's clip.
    package func draw(_ text: MeasuredText, at origin: CGPoint, on cr: OpaquePointer) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cr, &left, &top, &right, &bottom)
        cairo_save(cr)
        cairo_set_source_rgb(cr, 0, 0, 0)
        let visible = paragraphs(of: text, from: top - origin.y, to: bottom - origin.y)
        for (layout, place) in layouts(of: text, from: visible.lowerBound, count: visible.count) {
            cairo_move_to(cr, origin.x + place.x, origin.y + place.y)
            pango_cairo_show_layout(cr, layout)
        }
        cairo_restore(cr)
    }

    /// Lets others draw letters after `draw(_:at:on:)`, as a window system does: Pango's renderer for cairo keeps the
    /// opacity of the last text, and gives it to letters that are drawn without a layout.
    package func endDrawing(on cr: OpaquePointer) {
        guard let layout = pango_cairo_create_layout(cr) else { return }
        pango_layout_set_text(layout, " ", 1)
        pango_cairo_show_layout(cr, layout)
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// The PangoLayouts that some paragraphs of a measured text are drawn with, colours included as attributes, and where
    /// each begins, in points from the text's top left corner.
    ///
    /// - Parameters:
    ///   - start: The first of the paragraphs.
    ///   - count: How many of them; all where fewer follow.
    package func layouts(
        of text: MeasuredText, from start: Int = 0, count: Int = .max
    ) -> [(layout: OpaquePointer, origin: CGPoint)] {
        let shaped = unsafeDowncast(text.layout, to: ShapedText.self)
        let placed = shaped.paragraphs.dropFirst(start).prefix(count)
        for place in placed { used(place.paragraph) }
        return placed.map { ($0.paragraph.layout.pango, $0.origin) }
    }

    /// The paragraphs of a measured text that can be seen between two distances from its top, in points.
    package func paragraphs(of text: MeasuredText, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        unsafeDowncast(text.layout, to: ShapedText.self).paragraphs(from: top, to: bottom)
    }

    /// Whether a measured text has so many paragraphs that a host should draw only those that can be seen.
    package func hasManyParagraphs(_ text: MeasuredText) -> Bool {
        unsafeDowncast(text.layout, to: ShapedText.self).paragraphs.count > TextSetter.manyParagraphs
    }
}

extension Range<Int> {
    /// The first number that meets a condition which holds for all after it.
    fileprivate func partition(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
