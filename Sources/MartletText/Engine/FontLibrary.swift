import CMartletPango
import Foundation
import MartletDisplay

/// The installed fonts, those that the program brings along, and the one context that text is set in.
@MainActor
package final class FontLibrary {
    let context: OpaquePointer
    /// The same for paragraphs without a direction of their own that follow one from right to left.
    let turned: OpaquePointer
    /// Installed families by their name in lower case without spaces.
    private var families: [String: String] = [:]
    /// Faces that were looked up by a name of their own.
    private var faces: [String: FontFace] = [:]
    private var descriptions: [ScaledFont: OpaquePointer] = [:]
    /// Those that are used often come first.
    private var rulers: [LineRuler] = []
    private var systemFamilies: [FontDescription.Design: String] = [:]

    private struct ScaledFont: Hashable {
        let font: FontDescription
        let scale: CGFloat
    }

    init() {
        _ = ProgramFonts.registered
        let map = pango_cairo_font_map_new()!
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 96)
        context = pango_font_map_create_context(map)
        turned = pango_font_map_create_context(map)
        pango_context_set_base_dir(turned, PANGO_DIRECTION_RTL)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        for context in [context, turned] {
            pango_context_set_round_glyph_positions(context, 0)
            pango_cairo_context_set_font_options(context, options)
        }
        cairo_font_options_destroy(options)

        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &list, &count)
        for index in 0..<Int(count) {
            let name = String(cString: pango_font_family_get_name(list![index]))
            families[Self.key(name)] = name
        }
        g_free(list)
    }

    var familyNames: [String] { families.values.sorted() }

    func isInstalled(family: String) -> Bool {
        families[Self.key(family)] != nil
    }

    /// The Pango description of a font `scale` times its size; the library keeps it.
    func pangoDescription(of font: FontDescription, scale: CGFloat = 1) -> OpaquePointer {
        let key = ScaledFont(font: font, scale: scale)
        if let known = descriptions[key] { return known }
        if descriptions.count >= 512 {
            descriptions.values.forEach(pango_font_description_free)
            descriptions = [:]
        }
        let face = face(of: font)
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, face.family)
        let size = font.size * scale
        let drawable = size.isFinite ? min(max(size, 0.1), 10_000) : 0.1
        pango_font_description_set_absolute_size(description, drawable * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(face.weight, 1), 1000))))
        if face.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        switch font.smallCapitals {
        case .none: break
        case .lowercase: pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
        case .uppercase: pango_font_description_set_variant(description, PANGO_VARIANT_UNICASE)
        case .all: pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
        }
        if font.width != 0 {
            // Pango counts nine widths, from ultra condensed to ultra expanded.
            let step = UInt32((4 + 4 * min(max(font.width, -1), 1)).rounded())
            pango_font_description_set_stretch(description, PangoStretch(rawValue: step))
        }
        descriptions[key] = description
        return description
    }

    /// What tells the room that plain texts of this style take.
    func ruler(for style: ParagraphStyle) -> LineRuler {
        let run = style.spans[0].run
        if let found = rulers.firstIndex(where: { $0.font == run.font && $0.language == run.language }) {
            if found > 0 { rulers.swapAt(found, found - 1) }
            return rulers[max(found - 1, 0)]
        }
        if rulers.count >= 32 { rulers.removeLast() }
        let new = LineRuler(style, self)
        rulers.append(new)
        return new
    }

    private func face(of font: FontDescription) -> FontFace {
        var face = FontFace(family: "", weight: font.weight, isItalic: font.isItalic)
        guard let wanted = font.family else {
            face.family = systemFamily(font.design)
            return face
        }
        if let exact = families[Self.key(wanted)] {
            face.family = exact
            return face
        }
        if let named = faces[wanted] ?? ProgramFonts.face(named: wanted) {
            faces[wanted] = named
            face.family = named.family
            // A style that the program asks for goes with the upright face of usual weight.
            if named.weight != 400 { face.weight = named.weight }
            face.isItalic = face.isItalic || named.isItalic
            return face
        }
        let parts = wanted.split(separator: "-", maxSplits: 1)
        if parts.count == 2 { face.read(suffix: String(parts[1])) }
        face.family =
            parts.first.flatMap { families[Self.key(String($0))] }
            ?? systemFamily(AppleFonts.design(of: wanted) ?? font.design)
        return face
    }

    /// Those of which the first that is installed is the system's font, where the desktop names none.
    package static let systemFamilyNames = ["Adwaita Sans", "Inter", "Cantarell"]

    private func systemFamily(_ design: FontDescription.Design) -> String {
        if let known = systemFamilies[design] { return known }
        let (wanted, alias) =
            switch design {
            case .standard, .rounded: (Self.systemFamilyNames, "sans-serif")
            case .serif: (["Noto Serif", "DejaVu Serif"], "serif")
            case .monospaced: (["Adwaita Mono", "Noto Sans Mono", "DejaVu Sans Mono"], "monospace")
            }
        let family = wanted.first(where: isInstalled(family:)) ?? alias
        systemFamilies[design] = family
        return family
    }

    private static func key(_ family: String) -> String {
        family.lowercased().filter { $0 != " " }
    }
}

/// A family and what a PostScript-like name such as "Avenir-HeavyOblique" says beside it.
struct FontFace: Equatable {
    var family: String
    var weight: Int
    var isItalic: Bool

    /// The longer names come first where one holds another.
    private static let weights: [(name: String, weight: Int)] = [
        ("ultralight", 200), ("extralight", 200), ("hairline", 100), ("thin", 100), ("semilight", 350), ("light", 300),
        ("demibold", 600), ("semibold", 600), ("extrabold", 800), ("ultrabold", 800), ("demi", 600), ("bold", 700),
        ("heavy", 800), ("black", 900), ("medium", 500), ("regular", 400), ("roman", 400), ("book", 400),
    ]

    mutating func read(suffix: String) {
        let suffix = suffix.lowercased()
        if let named = Self.weights.first(where: { suffix.contains($0.name) }) { weight = named.weight }
        if suffix.contains("italic") || suffix.contains("oblique") { isItalic = true }
    }
}
