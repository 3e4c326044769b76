import CMartletPango
import MartletDisplay

/// The ASCII letters of a font that none of its rules changes or moves for what stands beyond a space, and the space,
/// unless a rule does something to it: the width of a text of them is the sum of those of its words and spaces.
///
/// Inter, for one, sets a dash between capitals higher, and looks past spaces for them; its bold face brings some letters
/// closer to a space.
struct LettersApart {
    private var bits: (UInt64, UInt64) = (0, 0)

    func contains(_ byte: UInt8) -> Bool {
        byte < 64 ? bits.0 >> byte & 1 != 0 : byte < 128 && bits.1 >> (byte - 64) & 1 != 0
    }

    private mutating func insert(_ byte: UInt8) {
        if byte < 64 { bits.0 |= 1 << byte } else if byte < 128 { bits.1 |= 1 << (byte - 64) }
    }

    /// None where it cannot be known.
    ///
    /// - Parameter description: With features that the font's rules are used with; only the usual ones are looked at.
    @MainActor static func of(_ font: UnsafeMutablePointer<PangoFont>, _ description: FontDescription) -> LettersApart {
        guard !description.hasMonospacedDigits, description.smallCapitals == .none,
            let shaper = pango_font_get_hb_font(font), let face = hb_font_get_face(shaper)
        else { return LettersApart() }
        if let known = known[face] { return known }
        let found = LettersApart(shaper, face)
        known[hb_face_reference(face)] = found
        return found
    }

    @MainActor private static var known: [OpaquePointer: LettersApart] = [:]

    private init() {}

    private init(_ shaper: OpaquePointer, _ face: OpaquePointer) {
        guard Self.hasRulesOfOpenType(face), let space = Self.glyph(of: 0x20, shaper) else { return }
        let (changed, letters) = (GlyphSet(), GlyphSet())
        let substitutions = Self.rules("GSUB", face)
        for (table, rules) in [("GSUB", substitutions), ("GPOS", Self.rules("GPOS", face))] {
            for rule in rules.members {
                let (before, input, after) = (GlyphSet(), GlyphSet(), GlyphSet())
                hb_ot_layout_lookup_collect_glyphs(
                    face, tag(table), rule, before.pointer, input.pointer, after.pointer, nil)
                if input.contains(space) { return }
                if before.contains(space) || after.contains(space) { hb_set_union(changed.pointer, input.pointer) }
            }
        }
        let found = (UInt8(0x21)...0x7E).filter { byte in
            guard let glyph = Self.glyph(of: byte, shaper), !changed.contains(glyph) else { return false }
            hb_set_add(letters.pointer, glyph)
            return true
        }
        hb_set_add(letters.pointer, space)
        // What other rules make of the letters may be what a rule about spaces looks for.
        hb_ot_layout_lookups_substitute_closure(face, substitutions.pointer, letters.pointer)
        hb_set_intersect(letters.pointer, changed.pointer)
        if hb_set_is_empty(letters.pointer) == 0 { return }
        for byte in found + [0x20] { insert(byte) }
    }

    private static func glyph(of byte: UInt8, _ shaper: OpaquePointer) -> hb_codepoint_t? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(shaper, hb_codepoint_t(byte), &glyph) == 0 ? nil : glyph
    }

    /// Older tables for the distances of letters are not looked into.
    private static func hasRulesOfOpenType(_ face: OpaquePointer) -> Bool {
        for name in ["kern", "kerx", "morx", "mort"] {
            let table = hb_face_reference_table(face, tag(name))
            defer { hb_blob_destroy(table) }
            if hb_blob_get_length(table) > 0 { return false }
        }
        return true
    }

    /// The rules of a table that are used where no text asks for more.
    private static func rules(_ table: String, _ face: OpaquePointer) -> GlyphSet {
        let usual = [
            "rvrn", "ltra", "ltrm", "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "rand", "curs", "dist",
            "kern",
            "mark", "mkmk", "abvm", "blwm",
        ]
        let result = GlyphSet()
        hb_ot_layout_collect_lookups(face, tag(table), nil, nil, usual.map(tag) + [0], result.pointer)
        return result
    }
}

/// HarfBuzz's names are four letters in a number.
private func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

/// Numbers of glyphs, or of rules.
private final class GlyphSet {
    let pointer: OpaquePointer = hb_set_create()

    deinit {
        hb_set_destroy(pointer)
    }

    func contains(_ glyph: hb_codepoint_t) -> Bool { hb_set_has(pointer, glyph) != 0 }

    var members: [hb_codepoint_t] {
        var (next, result) = (hb_codepoint_t.max, [hb_codepoint_t]())
        while hb_set_next(pointer, &next) != 0 { result.append(next) }
        return result
    }
}
