import CMartletPango
import Foundation
import MartletDisplay

/// Collects what runs say of their bytes as Pango attributes.
///
/// Pango goes through the colours and lines of a whole layout once for each of its stretches in one font. Where there
/// are many, they are kept aside and given to each stretch alone.
@MainActor
final class RunAttributes {
    let list: OpaquePointer
    private let fonts: FontLibrary
    private let fit: LetterFit
    private let isLong: Bool
    private var lastFont: (font: FontDescription, attribute: UnsafeMutablePointer<PangoAttribute>)?
    private var painted: [(range: Range<Int>, run: TextRun)] = []

    private var scale: CGFloat { fit.scale }

    init(fonts: FontLibrary, fit: LetterFit, isLong: Bool) {
        list = pango_attr_list_new()
        self.isLong = isLong
        self.fonts = fonts
        self.fit = fit
        // A word that is broken to fit gets no hyphen, as on Apple's platforms.
        insert(pango_attr_insert_hyphens_new(0), 0..<Int(Int32.max))
    }

    isolated deinit {
        pango_attr_list_unref(list)
    }

    func add(_ run: TextRun, to range: Range<Int>) {
        add(run.font, to: range)
        if run.font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1"), range) }
        if let points = run.font.linePoints {
            insert(pango_attr_line_height_new_absolute(pangoUnits(points * scale)), range)
        } else if run.font.lineHeight != 1 {
            insert(pango_attr_line_height_new(run.font.lineHeight), range)
        }
        if let language = run.language {
            insert(pango_attr_language_new(pango_language_from_string(language)), range)
        }
        if let attachment = run.attachment { insert(shape(of: attachment), range) }
        let spacing = (run.kerning - fit.tightening * run.font.size) * scale
        if spacing != 0 { insert(pango_attr_letter_spacing_new(pangoUnits(spacing)), range) }
        if run.baselineOffset != 0 { insert(pango_attr_rise_new(pangoUnits(run.baselineOffset * scale)), range) }
        if isLong {
            painted.append((range, run))
        } else {
            for attribute in paint(of: run) { insert(attribute, range) }
        }
    }

    /// Lets no line break within these bytes.
    func keepTogether(_ ranges: [Range<Int>]) {
        for range in ranges { insert(pango_attr_allow_breaks_new(0), range) }
    }

    /// Neighbours in one font share an attribute, so that their letters may be set together.
    private func add(_ font: FontDescription, to range: Range<Int>) {
        if let last = lastFont, last.font == font, last.attribute.pointee.end_index == UInt32(range.lowerBound) {
            last.attribute.pointee.end_index = UInt32(range.upperBound)
            return
        }
        guard let attribute = pango_attr_font_desc_new(fonts.pangoDescription(of: font, scale: scale)) else { return }
        insert(attribute, range)
        lastFont = (font, attribute)
    }

    /// Colours and lines, which change no letter's place.
    private func paint(of run: TextRun) -> [UnsafeMutablePointer<PangoAttribute>?] {
        let (red, green, blue) = components(run.color)
        var result = [
            pango_attr_foreground_new(red, green, blue),
            // Zero would mean that no opacity is set.
            pango_attr_foreground_alpha_new(max(1, component(run.color.alpha))),
        ]
        if let background = run.background, background.alpha > 0 {
            let (red, green, blue) = components(background)
            result.append(pango_attr_background_new(red, green, blue))
            result.append(pango_attr_background_alpha_new(max(1, component(background.alpha))))
        }
        if let line = run.underline, line.pattern == .solid {
            result.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
            if let color = line.color {
                let (red, green, blue) = components(color)
                result.append(pango_attr_underline_color_new(red, green, blue))
            }
        }
        if let line = run.strikethrough, line.pattern == .solid {
            result.append(pango_attr_strikethrough_new(1))
            if let color = line.color {
                let (red, green, blue) = components(color)
                result.append(pango_attr_strikethrough_color_new(red, green, blue))
            }
        }
        return result
    }

    /// Gives the stretches of a finished layout their colours and lines, where these were kept aside.
    ///
    /// - Complexity: O(*s* log *r*) in the number of stretches and of runs.
    func paint(_ layout: OpaquePointer) {
        guard isLong else { return }
        let text = pango_layout_get_text(layout)
        var next = pango_layout_get_lines(layout)
        while let entry = next {
            let line = entry.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
            let old = g_slist_reverse(line.pointee.runs)
            line.pointee.runs = nil
            var stretch = old
            while let item = stretch {
                let glyphs = item.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
                let list = paint(of: glyphs)
                line.pointee.runs = g_slist_concat(
                    pango_glyph_item_apply_attrs(glyphs, text, list), line.pointee.runs)
                pango_attr_list_unref(list)
                stretch = item.pointee.next
            }
            g_slist_free(old)
            next = entry.pointee.next
        }
    }

    private func paint(of glyphs: UnsafeMutablePointer<PangoGlyphItem>) -> OpaquePointer? {
        let item = glyphs.pointee.item.pointee
        let bytes = Int(item.offset)..<Int(item.offset) + Int(item.length)
        var (low, high) = (0, painted.count)
        while low < high {
            let middle = (low + high) / 2
            if painted[middle].range.upperBound > bytes.lowerBound { high = middle } else { low = middle + 1 }
        }
        let list = pango_attr_list_new()
        while low < painted.count, painted[low].range.lowerBound < bytes.upperBound {
            for attribute in paint(of: painted[low].run) { insert(attribute, painted[low].range, into: list) }
            low += 1
        }
        return list
    }

    /// Room for a picture, above and below the baseline.
    private func shape(of attachment: TextAttachment) -> UnsafeMutablePointer<PangoAttribute>? {
        var room = PangoRectangle(
            x: 0, y: -pangoUnits(attachment.ascent * scale), width: pangoUnits(attachment.size.width * scale),
            height: pangoUnits(attachment.size.height * scale))
        return pango_attr_shape_new(&room, &room)
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>, into other: OpaquePointer? = nil
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(range.lowerBound)
        attribute.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(other ?? list, attribute)
    }

    private func components(_ color: RGBA) -> (UInt16, UInt16, UInt16) {
        (component(color.red), component(color.green), component(color.blue))
    }

    private func component(_ value: Float) -> UInt16 {
        UInt16((min(max(value, 0), 1) * 65535).rounded())
    }
}
