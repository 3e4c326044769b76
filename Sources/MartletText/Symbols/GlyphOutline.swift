import CMartletPango
import Foundation
import MartletDisplay

/// The outlines of the icon font's glyphs, to draw as lines what the font has only filled.
@MainActor
enum GlyphOutline {
    private static var known: [String: PathElements] = [:]

    /// The outline of a glyph in an em of one unit around the origin.
    static func path(_ name: String) -> PathElements {
        if let path = known[name] { return path }
        let em: CGFloat = 96
        let font = FontDescription(family: SymbolPen.iconFamily, size: em)
        let text = TextEngine.shared.measure(
            StyledText(runs: [TextRun(text: name, font: font, color: .black)], lineLimit: 1), width: nil, height: nil)
        let place = CGAffineTransform(translationX: -em / 2, y: em / 2 - text.firstBaseline)
        let path = outline(of: TextEngine.shared.layouts(of: text)[0].layout).applying(
            place.concatenating(CGAffineTransform(scaleX: 1 / em, y: 1 / em)))
        known[name] = path
        return path
    }

    /// The outline of a text, its top left corner at the origin.
    static func outline(of layout: OpaquePointer) -> PathElements {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        let cr = cairo_create(surface)
        defer {
            cairo_destroy(cr)
            cairo_surface_destroy(surface)
        }
        // Pango's renderer, which GTK draws with too, would keep an opacity for everything it draws afterwards.
        let plain = pango_layout_copy(layout)
        defer { g_object_unref(UnsafeMutableRawPointer(plain)) }
        let attributes = pango_attr_list_copy(pango_layout_get_attributes(plain))
        let removed = pango_attr_list_filter(
            attributes,
            { attribute, _ in attribute!.pointee.klass.pointee.type == PANGO_ATTR_FOREGROUND_ALPHA ? 1 : 0 },
            nil)
        pango_attr_list_unref(removed)
        pango_layout_set_attributes(plain, attributes)
        pango_attr_list_unref(attributes)
        pango_cairo_layout_path(cr, plain)
        return PathElements(of: cr!)
    }
}
