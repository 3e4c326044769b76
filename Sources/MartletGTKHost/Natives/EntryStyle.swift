import CMartletGTK
import Foundation
import MartletDisplay
import MartletText

/// The look of a text entry, as a class of CSS that all entries of that look share.
struct EntryStyle: Hashable {
    let font: FontDescription
    let color: RGBA
    let placeholderColor: RGBA
    let tint: RGBA
    /// The widget's name in CSS.
    let element: String

    init(_ entry: TextEntry, element: String) {
        self.element = element
        font = entry.font
        color = entry.color
        placeholderColor = entry.placeholderColor
        tint = entry.tint
    }

    @MainActor
    func css(for name: String) -> String {
        let selection = Self.css(tint.withAlpha(multipliedBy: 0.3))
        if element == "textview" {
            return """
                textview.\(name), textview.\(name) > text, textview.\(name):disabled {
                  background: none; border: none; box-shadow: none; outline: none; padding: 0; margin: 0;
                  min-width: 0; min-height: 0; opacity: 1; filter: none;
                  color: \(Self.css(color)); caret-color: \(Self.css(tint)); \(fontCSS)
                }
                textview.\(name) > text > selection { background-color: \(selection); color: transparent; }
                """
        }
        return """
            entry.\(name), entry.\(name) > text, entry.\(name):disabled {
              background: none; border: none; box-shadow: none; outline: none; padding: 0; margin: 0;
              min-width: 0; min-height: 0; opacity: 1; filter: none;
              color: \(Self.css(color)); caret-color: \(Self.css(tint)); \(fontCSS)
            }
            entry.\(name) > text > placeholder { color: \(Self.css(placeholderColor)); opacity: 1; }
            entry.\(name) > text > selection { background-color: \(selection); color: \(Self.css(color)); }
            """
    }

    /// The font that the text engine takes for the description.
    @MainActor
    private var fontCSS: String {
        let run = TextRun(text: "x", font: font, color: .black)
        let sample = TextEngine.shared.measure(StyledText(runs: [run]), width: nil, height: nil)
        var family = "sans-serif"
        let description = pango_font_description_new()
        if let layout = TextEngine.shared.layouts(of: sample).first?.layout,
            let list = pango_layout_get_attributes(layout)
        {
            let iterator = pango_attr_list_get_iterator(list)
            pango_attr_iterator_get_font(iterator, description, nil, nil)
            pango_attr_iterator_destroy(iterator)
        }
        if let found = pango_font_description_get_family(description) { family = String(cString: found) }
        pango_font_description_free(description)
        let generic = ["sans-serif", "serif", "monospace"]
        var css = "font-family: \(generic.contains(family) ? family : "\"\(family)\"");"
        css += " font-size: \(max(Double(font.size), 1))px; font-weight: \(min(max(font.weight, 100), 900));"
        css += " font-style: \(font.isItalic ? "italic" : "normal");"
        switch font.smallCapitals {
        case .none: break
        case .lowercase: css += " font-variant-caps: small-caps;"
        case .uppercase: css += " font-variant-caps: unicase;"
        case .all: css += " font-variant-caps: all-small-caps;"
        }
        if font.hasMonospacedDigits { css += " font-feature-settings: \"tnum\";" }
        return css
    }

    private static func css(_ color: RGBA) -> String { color.css }
}

/// The styles in use, each with its provider; a style goes when its last entry does.
@MainActor
final class EntryStyles {
    static let shared = EntryStyles()

    private struct Entry {
        let name: String
        let provider: OpaquePointer
        var users: Int
    }

    private var entries: [EntryStyle: Entry] = [:]
    private var count = 0

    /// The class's name; to be given back with `release`.
    func retain(_ style: EntryStyle) -> String {
        if entries[style] != nil {
            entries[style]!.users += 1
            return entries[style]!.name
        }
        count += 1
        let name = "martlet-entry-\(count)"
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(
            UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GtkCssProvider.self), style.css(for: name), -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        entries[style] = Entry(name: name, provider: OpaquePointer(provider), users: 1)
        return name
    }

    func release(_ style: EntryStyle) {
        guard var entry = entries[style] else { return }
        entry.users -= 1
        entries[style] = entry
        if entry.users > 0 { return }
        entries[style] = nil
        gtk_style_context_remove_provider_for_display(gdk_display_get_default(), entry.provider)
        g_object_unref(UnsafeMutableRawPointer(entry.provider))
    }
}
