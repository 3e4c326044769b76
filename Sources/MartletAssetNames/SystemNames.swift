/// Names of colours that are there anyway: an asset of such a name is found as a resource alone, as `Color(.red)`.
enum SystemNames {
    /// Of `Color`, and of what can be drawn with.
    static let colors: Set<String> = [
        "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "foreground", "gray", "green", "indigo",
        "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary", "quinary", "red",
        "secondary", "selection", "separator", "teal", "tertiary", "tint", "white", "windowBackground", "yellow",
    ]

    /// Of `UIColor`.
    static let uiColors: Set<String> = [
        "darkGray", "darkText", "label", "lightGray", "lightText", "magenta", "opaqueSeparator", "placeholderText",
        "quaternaryLabel", "quaternarySystemFill", "secondaryLabel", "secondarySystemBackground",
        "secondarySystemFill", "secondarySystemGroupedBackground", "systemBackground", "systemBlue", "systemBrown",
        "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
        "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
        "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
        "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor",
    ]
}
