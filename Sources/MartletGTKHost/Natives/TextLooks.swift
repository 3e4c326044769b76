import CMartletGTK
import Foundation
import MartletDisplay
import MartletText

/// The looks of stretches of a text that is edited: tags of its buffer.
@MainActor
final class TextLooks {
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    /// What the tags stand for; nil where the text has changed since.
    private var shown: [TextRun]? = []
    private var tags: [Look: UnsafeMutablePointer<GtkTextTag>] = [:]
    private static let mostTags = 256

    /// What of a run differs from the rest of the text.
    private struct Look: Hashable {
        var font: FontDescription?
        var color: RGBA?
        var background: RGBA?
        var underline: TextLine?
        var strikethrough: TextLine?
        var kerning: CGFloat
        var baselineOffset: CGFloat

        init(_ run: TextRun, in entry: TextEntry) {
            font = run.font == entry.font ? nil : run.font
            color = run.color == entry.color ? nil : run.color
            background = run.background
            (underline, strikethrough) = (run.underline, run.strikethrough)
            (kerning, baselineOffset) = (run.kerning, run.baselineOffset)
        }

        var isPlain: Bool {
            font == nil && color == nil && background == nil && underline == nil && strikethrough == nil && kerning == 0
                && baselineOffset == 0
        }
    }

    init(_ buffer: UnsafeMutablePointer<GtkTextBuffer>) { self.buffer = buffer }

    func textChanged() { if shown?.isEmpty == false { shown = nil } }

    /// Gives the buffer's text the looks of the entry's runs.
    ///
    /// - Complexity: O(*n*) in the length of the text where something is new.
    func show(_ entry: TextEntry) {
        if shown == entry.runs { return }
        shown = entry.runs
        var start = GtkTextIter(), end = GtkTextIter()
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        gtk_text_buffer_remove_all_tags(buffer, &start, &end)
        if tags.count > Self.mostTags { forgetTags() }
        var offset = 0
        for run in entry.runs {
            let length = run.text.unicodeScalars.count
            defer { offset += length }
            let look = Look(run, in: entry)
            if look.isPlain || length == 0 { continue }
            gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(offset))
            gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(offset + length))
            gtk_text_buffer_apply_tag(buffer, tag(look), &start, &end)
        }
    }

    private func forgetTags() {
        for tag in tags.values { gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer), tag) }
        tags = [:]
    }

    private func tag(_ look: Look) -> UnsafeMutablePointer<GtkTextTag> {
        if let known = tags[look] { return known }
        func withColor<R>(_ color: RGBA?, _ body: (UnsafePointer<GdkRGBA>?) -> R) -> R {
            guard let color else { return body(nil) }
            return withUnsafePointer(to: GdkRGBA(color)) { body($0) }
        }
        let tag = withColor(look.color) { color in
            withColor(look.background) { background in
                withColor(look.underline?.color) { under in
                    withColor(look.strikethrough?.color) { through in
                        var made = MartletTextLook(
                            font: look.font.map { TextEngine.shared.pangoDescription(of: $0) }, color: color,
                            background: background,
                            is_underlined: look.underline == nil ? 0 : 1, underline_color: under,
                            is_struck_through: look.strikethrough == nil ? 0 : 1, strikethrough_color: through,
                            letter_spacing: Self.units(look.kerning), rise: Self.units(look.baselineOffset))
                        return martlet_new_text_tag(&made)!
                    }
                }
            }
        }
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
        g_object_unref(tag)
        tags[look] = tag
        return tag
    }

    private static func units(_ points: CGFloat) -> Int32 {
        points.isFinite ? Int32((min(max(points, -10_000), 10_000) * CGFloat(PANGO_SCALE)).rounded()) : 0
    }
}
