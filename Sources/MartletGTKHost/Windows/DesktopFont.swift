import CMartletGTK
import Foundation

/// The font that the desktop's settings name, and how large it is compared with what is usual.
struct DesktopFont: Equatable {
    var family: String?
    var scale: CGFloat

    /// Desktops come with a font of 10 or 11 points; what lies outside was chosen.
    private static let usualSizes: ClosedRange<Double> = 10...11
    /// What GTK names where there are no settings.
    private static let unset = "Sans 10"

    init(family: String?, scale: CGFloat) {
        self.family = family
        self.scale = scale
    }

    /// - Parameters:
    ///   - name: as Pango writes fonts: the family, traits, and the size in points.
    ///   - dotsPerInch: with the factor that the desktop scales texts by; below zero where it says nothing.
    init(name: String, dotsPerInch: Double) {
        let description = pango_font_description_from_string(name)
        defer { pango_font_description_free(description) }
        family = pango_font_description_get_family(description).map { String(cString: $0) }
        var size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
        if pango_font_description_get_size_is_absolute(description) != 0 { size *= 0.75 }
        if name == Self.unset || family?.isEmpty == true { family = nil }
        let usual = min(max(size, Self.usualSizes.lowerBound), Self.usualSizes.upperBound)
        let density = dotsPerInch > 0 ? dotsPerInch / 96 : 1
        scale = CGFloat(min(max((size > 0 ? size / usual : 1) * density, 0.5), 4))
    }

    @MainActor static var current: DesktopFont {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        let name = martlet_object_copy_string(settings, "gtk-font-name")
        defer { g_free(name) }
        // In 1024ths of a dot.
        let density = Double(martlet_object_get_int(settings, "gtk-xft-dpi")) / 1024
        return DesktopFont(name: name.map { String(cString: $0) } ?? unset, dotsPerInch: density)
    }
}
