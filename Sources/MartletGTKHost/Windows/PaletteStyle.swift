import CMartletGTK
import MartletDisplay
import MartletHost
import MartletText

/// Gives GTK's own widgets the colours that everything else is drawn with, whichever ones the installed libadwaita has,
/// and the font.
@MainActor
final class PaletteStyle {
    private let provider = gtk_css_provider_new()!
    private var shown: (palette: SystemPalette, family: String?)?

    /// The class of what darkens a title bar.
    static let shadeClass = "martlet-shade"
    /// That of a canvas, on which views show themselves where something can be dropped.
    static let canvasClass = "martlet-canvas"

    /// That of a window's buttons above what its content draws, which may have any colour: theirs hides it.
    static let buttonsClass = "martlet-buttons"

    /// That of a window that has no background of its own.
    static let plainClass = "martlet-plain"

    /// That of a text area, which may be lower than GTK's scroll bars like to be.
    static let areaClass = "martlet-area"

    init(_ display: OpaquePointer) {
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// - Parameter family: the font that the desktop names; where it is not installed, and where it names none, that of
    ///   the views.
    func show(_ palette: SystemPalette, family: String?) {
        if let shown, shown == (palette, family) { return }
        shown = (palette, family)
        let families =
            ([family].compactMap { $0 } + FontLibrary.systemFamilyNames).map { "\"\($0)\"" } + ["sans-serif"]
        let colors = palette.named.map { "@define-color \($0.name) \($0.color.css);" }
        let css =
            colors.joined(separator: "\n") + "\n.\(Self.shadeClass) { background: black; }"
            + "\n.\(Self.canvasClass):drop(active) { box-shadow: none; }"
            + [("", 0.1), (":hover", 0.15), (":active", 0.3)].map { state, share in
                "\n.\(Self.buttonsClass) > button\(state) > image "
                    + "{ background-color: mix(@window_bg_color, @window_fg_color, \(share)); }"
            }.joined()
            + "\n.\(Self.areaClass) > scrollbar slider { min-height: 6px; }"
            + "\nwindow.\(Self.plainClass) { background: none; box-shadow: none; border: none; }"
            + "\nwindow { font-family: \(families.joined(separator: ", ")); }"
        gtk_css_provider_load_from_data(provider, css, -1)
    }
}

extension RGBA {
    /// The colour as CSS writes it.
    var css: String {
        func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(min(max(alpha, 0), 1)))"
    }
}
