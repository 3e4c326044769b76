/// How deep a heading is.
nonisolated public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// A heading of no level.
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6

    /// From 1 to 6; nil for no level.
    var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}

/// What kind of text a text is.
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
    let name: String

    public static let plain = Self(name: "plain")
    public static let console = Self(name: "console")
    public static let fileSystem = Self(name: "file system")
    public static let messaging = Self(name: "messaging")
    public static let narrative = Self(name: "narrative")
    public static let sourceCode = Self(name: "source code")
    public static let spreadsheet = Self(name: "spreadsheet")
    public static let wordProcessing = Self(name: "word processing")
}
