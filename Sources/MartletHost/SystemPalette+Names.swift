import MartletDisplay

extension SystemPalette {
    /// The named colours: one value for light surroundings, one for dark.
    package enum Hue: String, CaseIterable, Sendable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

        package func color(isDark: Bool) -> RGBA {
            switch self {
            case .red: isDark ? RGBA(hex: 0xED333B) : RGBA(hex: 0xE01B24)
            case .orange: isDark ? RGBA(hex: 0xFF7800) : RGBA(hex: 0xE66100)
            case .yellow: isDark ? RGBA(hex: 0xF8E45C) : RGBA(hex: 0xF5C211)
            case .green: isDark ? RGBA(hex: 0x33D17A) : RGBA(hex: 0x2EC27E)
            case .mint: isDark ? RGBA(hex: 0x5BE0C4) : RGBA(hex: 0x2BC4A8)
            case .teal: isDark ? RGBA(hex: 0x37B3C8) : RGBA(hex: 0x2190A4)
            case .cyan: isDark ? RGBA(hex: 0x5BC8E8) : RGBA(hex: 0x33B2D6)
            case .blue: isDark ? RGBA(hex: 0x62A0EA) : RGBA(hex: 0x3584E4)
            case .indigo: isDark ? RGBA(hex: 0x7D7BE8) : RGBA(hex: 0x5E5CC7)
            case .purple: isDark ? RGBA(hex: 0xC061CB) : RGBA(hex: 0x9141AC)
            case .pink: isDark ? RGBA(hex: 0xE886B8) : RGBA(hex: 0xD56199)
            case .brown: isDark ? RGBA(hex: 0xB5835A) : RGBA(hex: 0x986A44)
            case .gray: isDark ? RGBA(hex: 0x9A9996) : RGBA(hex: 0x8D8B8A)
            }
        }
    }

    /// How strong the levels of a foreground are: primary, secondary and so on.
    package static let levelOpacities: [Double] = [1, 0.625, 0.35, 0.2, 0.12]

    /// The colour that stands here for one of Apple's systems' own; nil for a name that none of them has.
    ///
    /// - Parameters:
    ///   - reference: as catalogues write it, such as "systemBlueColor" or "labelColor".
    ///   - tint: the colour of what can be used.
    package func color(named reference: String, tint: RGBA) -> RGBA? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        func ink(_ share: Float) -> RGBA { self.ink.withAlpha(multipliedBy: share) }
        if let hue = Self.hues[name] { return hue.color(isDark: isDark) }
        if let level = Self.levels.firstIndex(where: { $0.contains(name) }) {
            return text.withAlpha(multipliedBy: Float(Self.levelOpacities[level]))
        }
        switch name {
        case "white", "alternateSelectedControlText", "highlight": return .white
        case "black", "darkText", "shadow": return .black
        case "clear": return .clear
        case "tint", "controlAccent", "link", "keyboardFocusIndicator", "selectedContentBackground": return tint
        case "selectedTextBackground", "selectedControl": return tint.withAlpha(multipliedBy: 0.3)
        case "systemBackground", "windowBackground", "underPageBackground": return window
        // In the light a step behind cards in the colour of a window, of which many pages are made.
        case "systemGroupedBackground", "tertiarySystemGroupedBackground": return isDark ? window : fill
        case "secondarySystemGroupedBackground": return solidCard
        case "secondarySystemBackground": return fill
        case "tertiarySystemBackground": return dialog
        case "controlBackground", "textBackground": return view
        case "separator", "grid", "opaqueSeparator": return line
        case "systemFill": return ink(0.2)
        case "secondarySystemFill": return ink(0.16)
        case "tertiarySystemFill", "control": return ink(0.12)
        case "quaternarySystemFill", "unemphasizedSelectedContentBackground", "unemphasizedSelectedTextBackground":
            return ink(0.08)
        case "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6":
            // Each is a step nearer to the background than the one before.
            let steps: [Float] = [0.28, 0.5, 0.61, 0.77, 0.87]
            return Hue.gray.color(isDark: isDark).mixed(with: window, by: steps[name.last!.wholeNumberValue! - 2])
        case "lightText": return RGBA.white.withAlpha(multipliedBy: 0.6)
        case "findHighlight": return Hue.yellow.color(isDark: isDark)
        default: return nil
        }
    }

    private static let hues: [String: Hue] = {
        var table: [String: Hue] = [:]
        for hue in Hue.allCases {
            let name = hue.rawValue
            table[name] = hue
            table["system\(name.prefix(1).uppercased())\(name.dropFirst())"] = hue
        }
        return table
    }()

    /// Texts by how important they are.
    private static let levels: [Set<String>] = [
        [
            "label", "text", "controlText", "headerText", "windowFrameText", "selectedText", "selectedControlText",
            "unemphasizedSelectedText",
        ],
        ["secondaryLabel"],
        ["tertiaryLabel", "placeholderText", "disabledControlText"],
        ["quaternaryLabel"],
        ["quinaryLabel"],
    ]
}

extension RGBA {
    fileprivate func mixed(with other: RGBA, by share: Float) -> RGBA {
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}
