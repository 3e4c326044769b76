import MartletDisplay

/// Adwaita's colours: one set of names for what is drawn here and for what the window system's widgets draw themselves.
package struct SystemPalette: Hashable, Sendable {
    package let isDark: Bool
    package let isHighContrast: Bool
    /// Whether it is for what lies above a window's content, such as a sheet.
    package let isElevated: Bool

    package init(isDark: Bool, isHighContrast: Bool = false, isElevated: Bool = false) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isElevated = isElevated
    }

    /// Behind the content of windows, and of what lies above it.
    package var window: RGBA { isElevated ? dialog : isDark ? RGBA(hex: 0x222226) : RGBA(hex: 0xFAFAFB) }
    /// Behind text that is edited.
    package var view: RGBA { isDark ? RGBA(hex: 0x1D1D20) : .white }
    package var header: RGBA { isDark ? RGBA(hex: 0x2E2E32) : .white }
    package var secondarySidebar: RGBA { isDark ? RGBA(hex: 0x28282C) : RGBA(hex: 0xF3F3F5) }
    /// Behind groups of rows; lies over what is behind it.
    package var card: RGBA { isDark ? RGBA.white.withAlpha(multipliedBy: 0.08) : .white }
    /// A card that hides what is behind it.
    package var solidCard: RGBA { isDark ? RGBA(hex: isElevated ? 0x464649 : 0x343437) : .white }
    /// A card on the background that is not a group of rows: fainter than the background in light surroundings, too.
    package var fill: RGBA { isDark ? solidCard : RGBA(hex: 0xF0F0F2) }
    package var dialog: RGBA { isDark ? RGBA(hex: 0x36363A) : RGBA(hex: 0xFAFAFB) }
    package var popover: RGBA { isDark ? RGBA(hex: 0x36363A) : .white }
    package var accent: RGBA { RGBA(hex: 0x3584E4) }

    /// What boxes, troughs and lines are a faint version of.
    package var ink: RGBA { isDark ? .white : RGBA(hex: 0x000006) }
    /// Important text: Adwaita's ink of 80 % as the window shows it, because what is masked by letters is seen whole.
    package var text: RGBA { isDark || isHighContrast ? ink : RGBA(hex: 0x323237) }
    /// Less important text.
    package var dimText: RGBA { ink.withAlpha(multipliedBy: isHighContrast ? 0.9 : isDark ? 0.6 : 0.5) }
    /// Lines between rows.
    package var line: RGBA { ink.withAlpha(multipliedBy: isHighContrast ? 0.5 : isDark ? 0.12 : 0.1) }
    /// What lies over the window behind a sheet.
    package var shade: RGBA { RGBA(red: 0, green: 0, blue: 0, alpha: isDark ? 0.5 : 0.32) }

    /// The colours under the names that libadwaita gives them.
    package var named: [(name: String, color: RGBA)] {
        [
            ("window_bg_color", window), ("window_fg_color", text), ("view_bg_color", view), ("view_fg_color", text),
            ("headerbar_bg_color", header), ("headerbar_fg_color", text), ("headerbar_backdrop_color", window),
            ("card_bg_color", card), ("card_fg_color", text), ("dialog_bg_color", dialog), ("dialog_fg_color", text),
            ("popover_bg_color", popover), ("popover_fg_color", text), ("accent_bg_color", accent),
        ]
    }
}

extension RGBA {
    /// Red, green and blue as six hexadecimal digits.
    package init(hex: UInt32, alpha: Float = 1) {
        func component(_ shift: UInt32) -> Float { Float(hex >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
}
