import CMartletPango
import Foundation
import MartletDisplay

/// Collects what runs say of their bytes as Pango attributes.
@MainActor
final class RunAttributes {
    let list: OpaquePointer
    private let fonts: FontLibrary
    private let scale: CGFloat

    init(fonts: FontLibrary, scale: CGFloat) {
        list = pango_attr_list_new()
        self.fonts = fonts
        self.scale = scale
        // A word that is broken to fit gets no hyphen, as on Apple's platforms.
        insert(pango_attr_insert_hyphens_new(0), 0..<Int(Int32.max))
    }

    isolated deinit {
        pango_attr_list_unref(list)
    }

    func add(_ run: TextRun, to range: Range<Int>) {
        insert(pango_attr_font_desc_new(fonts.pangoDescription(of: run.font, scale: scale)), range)
        if run.font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1"), range) }
        let (red, green, blue) = components(run.color)
        insert(pango_attr_foreground_new(red, green, blue), range)
        // Zero would mean that no opacity is set.
        insert(pango_attr_foreground_alpha_new(max(1, component(run.color.alpha))), range)
        if run.font.lineHeight != 1 { insert(pango_attr_line_height_new(run.font.lineHeight), range) }
        if let attachment = run.attachment { insert(shape(of: attachment), range) }
        if run.kerning != 0 { insert(pango_attr_letter_spacing_new(pangoUnits(run.kerning * scale)), range) }
        if run.baselineOffset != 0 { insert(pango_attr_rise_new(pangoUnits(run.baselineOffset * scale)), range) }
        if let line = run.underline, line.pattern == .solid {
            insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), range)
            if let color = line.color {
                let (red, green, blue) = components(color)
                insert(pango_attr_underline_color_new(red, green, blue), range)
            }
        }
        if let line = run.strikethrough, line.pattern == .solid {
            insert(pango_attr_strikethrough_new(1), range)
            if let color = line.color {
                let (red, green, blue) = components(color)
                insert(pango_attr_strikethrough_color_new(red, green, blue), range)
            }
        }
    }

    /// Room for a picture, above and below the baseline.
    private func shape(of attachment: TextAttachment) -> UnsafeMutablePointer<PangoAttribute>? {
        var room = PangoRectangle(
            x: 0, y: -pangoUnits(attachment.ascent * scale), width: pangoUnits(attachment.size.width * scale),
            height: pangoUnits(attachment.size.height * scale))
        return pango_attr_shape_new(&room, &room)
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(range.lowerBound)
        attribute.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    private func components(_ color: RGBA) -> (UInt16, UInt16, UInt16) {
        (component(color.red), component(color.green), component(color.blue))
    }

    private func component(_ value: Float) -> UInt16 {
        UInt16((min(max(value, 0), 1) * 65535).rounded())
    }
}
