import MartletHost

extension Color {
    /// The colour that stands here for one of Apple's systems' own; nil for a name that none of them has.
    ///
    /// - Parameter reference: as catalogues write it, such as "systemBlueColor" or "labelColor".
    static func platformColor(_ reference: String, _ environment: EnvironmentValues) -> RGBA? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        let palette = SystemPalette(
            isDark: environment.colorScheme == .dark, isHighContrast: environment.colorSchemeContrast == .increased)
        func ink(_ share: Float) -> RGBA { palette.ink.withAlpha(multipliedBy: share) }
        if let color = hues[name] { return color.rgba(in: environment) }
        if let level = levels.firstIndex(where: { $0.contains(name) }) {
            return palette.text.withAlpha(multipliedBy: Float(ForegroundLevels.opacities[level]))
        }
        switch name {
        case "tint", "controlAccent", "link", "keyboardFocusIndicator", "selectedContentBackground":
            return environment.tintColor
        case "selectedTextBackground", "selectedControl": return environment.tintColor.withAlpha(multipliedBy: 0.3)
        case "systemBackground", "windowBackground", "underPageBackground", "systemGroupedBackground",
            "tertiarySystemGroupedBackground":
            return palette.window
        case "secondarySystemBackground", "secondarySystemGroupedBackground": return palette.solidCard
        case "tertiarySystemBackground": return palette.dialog
        case "controlBackground", "textBackground": return palette.view
        case "separator", "grid", "opaqueSeparator": return palette.line
        case "systemFill": return ink(0.2)
        case "secondarySystemFill": return ink(0.16)
        case "tertiarySystemFill", "control": return ink(0.12)
        case "quaternarySystemFill", "unemphasizedSelectedContentBackground", "unemphasizedSelectedTextBackground":
            return ink(0.08)
        case "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6":
            // Each is a step nearer to the background than the one before.
            let step = Float(name.last!.wholeNumberValue! - 1) * 0.15
            return hues["systemGray"]!.rgba(in: environment).mixed(with: palette.window, by: step)
        case "lightText": return RGBA.white.withAlpha(multipliedBy: 0.6)
        case "darkText", "shadow": return .black
        case "alternateSelectedControlText", "highlight": return .white
        case "findHighlight": return SystemColor.yellow.rgba(in: environment)
        default: return nil
        }
    }

    private static let hues: [String: SystemColor] = {
        let names: [SystemColor] = [
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
        ]
        var table: [String: SystemColor] = ["white": .white, "black": .black, "clear": .clear]
        for color in names {
            table[color.rawValue] = color
            table["system\(color.rawValue.prefix(1).uppercased())\(color.rawValue.dropFirst())"] = color
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
