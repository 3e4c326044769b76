/// A rotor that screen readers of Apple's systems have by themselves, and that a program may replace.
nonisolated public struct AccessibilitySystemRotor: Sendable {
    let label: Text

    private init(_ name: String) { label = Text(verbatim: name) }

    /// Links, and whether they were followed.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(visited ? "Visited Link" : "Unvisited Link")
    }
    /// All links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor("Link") }
    /// Headings of one level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(level == .unspecified ? "Heading" : "Heading of Level \(level.rawValue)")
    }
    /// All headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor("Heading") }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor("Bold Text") }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor("Italic Text") }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor("Underlined Text") }
    /// Words that are misspelled.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor("Misspelled Word") }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor("Image") }
    /// Text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor("Text Field") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor("Table") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor("List") }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor("Landmark") }
}
