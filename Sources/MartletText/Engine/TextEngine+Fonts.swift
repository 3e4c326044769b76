import CMartletPango
import Foundation
import MartletDisplay

/// Lengths of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line.
    package var ascent: CGFloat
    /// From the baseline down to the end of a line; positive.
    package var descent: CGFloat
    package var lineHeight: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
}

extension TextEngine {
    /// The lengths of a font.
    package func metrics(of font: FontDescription) -> FontMetrics {
        let description = fonts.pangoDescription(of: font)
        let found = pango_context_get_metrics(fonts.context, description, nil)
        defer { pango_font_metrics_unref(found) }
        func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
        let ascent = points(pango_font_metrics_get_ascent(found))
        let descent = points(pango_font_metrics_get_descent(found))
        return FontMetrics(
            ascent: ascent, descent: descent, lineHeight: ascent + descent, capHeight: height(of: "H", description),
            xHeight: height(of: "x", description))
    }

    /// How far a letter stands above the baseline.
    private func height(of letter: String, _ description: OpaquePointer) -> CGFloat {
        let layout = pango_layout_new(fonts.context)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, letter, -1)
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        return CGFloat(pango_layout_get_baseline(layout) - ink.y) / CGFloat(PANGO_SCALE)
    }

    /// The font as Pango describes it, for those who set texts of their own; the engine keeps it for a while.
    package func pangoDescription(of font: FontDescription) -> OpaquePointer { fonts.pangoDescription(of: font) }

    /// The installed families, in alphabetical order.
    package var familyNames: [String] { fonts.familyNames }

    /// The faces of an installed family, such as "Bold Italic"; none where there is no such family.
    package func faceNames(of family: String) -> [String] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(pango_context_get_font_map(fonts.context), &list, &count)
        defer { g_free(list) }
        let wanted = family.lowercased()
        for index in 0..<Int(count) {
            guard let found = list?[index], String(cString: pango_font_family_get_name(found)).lowercased() == wanted
            else { continue }
            var faces: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
            var faceCount: Int32 = 0
            pango_font_family_list_faces(found, &faces, &faceCount)
            defer { g_free(faces) }
            return (0..<Int(faceCount)).compactMap { faces?[$0] }
                .map { String(cString: pango_font_face_get_face_name($0)) }
        }
        return []
    }
}
