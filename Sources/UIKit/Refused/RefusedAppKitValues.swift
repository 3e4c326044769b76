// Names that are not here, so that the compiler says so where they stand.

@available(
    *, unavailable,
    message: "There is no AppKit on Linux: use UIColor or Color, and for grounds a style such as .background."
)
public final class NSColor {
    init() {}
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(calibratedRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(white: CGFloat, alpha: CGFloat) {}
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { self }

    public static var labelColor: NSColor { NSColor() }
    public static var secondaryLabelColor: NSColor { NSColor() }
    public static var tertiaryLabelColor: NSColor { NSColor() }
    public static var quaternaryLabelColor: NSColor { NSColor() }
    public static var textColor: NSColor { NSColor() }
    public static var textBackgroundColor: NSColor { NSColor() }
    public static var placeholderTextColor: NSColor { NSColor() }
    public static var selectedTextColor: NSColor { NSColor() }
    public static var selectedTextBackgroundColor: NSColor { NSColor() }
    public static var linkColor: NSColor { NSColor() }
    public static var separatorColor: NSColor { NSColor() }
    public static var gridColor: NSColor { NSColor() }
    public static var windowBackgroundColor: NSColor { NSColor() }
    public static var windowFrameTextColor: NSColor { NSColor() }
    public static var underPageBackgroundColor: NSColor { NSColor() }
    public static var controlBackgroundColor: NSColor { NSColor() }
    public static var controlColor: NSColor { NSColor() }
    public static var controlTextColor: NSColor { NSColor() }
    public static var controlAccentColor: NSColor { NSColor() }
    public static var selectedControlColor: NSColor { NSColor() }
    public static var selectedContentBackgroundColor: NSColor { NSColor() }
    public static var unemphasizedSelectedContentBackgroundColor: NSColor { NSColor() }
    public static var headerTextColor: NSColor { NSColor() }
    public static var disabledControlTextColor: NSColor { NSColor() }
    public static var shadowColor: NSColor { NSColor() }
    public static var highlightColor: NSColor { NSColor() }
    public static var systemRed: NSColor { NSColor() }
    public static var systemOrange: NSColor { NSColor() }
    public static var systemYellow: NSColor { NSColor() }
    public static var systemGreen: NSColor { NSColor() }
    public static var systemBlue: NSColor { NSColor() }
    public static var systemPurple: NSColor { NSColor() }
    public static var systemPink: NSColor { NSColor() }
    public static var systemGray: NSColor { NSColor() }
    public static var systemTeal: NSColor { NSColor() }
    public static var systemIndigo: NSColor { NSColor() }
    public static var systemBrown: NSColor { NSColor() }
    public static var systemMint: NSColor { NSColor() }
    public static var systemCyan: NSColor { NSColor() }
    public static var clear: NSColor { NSColor() }
    public static var black: NSColor { NSColor() }
    public static var white: NSColor { NSColor() }
    public static var gray: NSColor { NSColor() }
    public static var red: NSColor { NSColor() }
    public static var orange: NSColor { NSColor() }
    public static var yellow: NSColor { NSColor() }
    public static var green: NSColor { NSColor() }
    public static var blue: NSColor { NSColor() }
    public static var purple: NSColor { NSColor() }
    public static var brown: NSColor { NSColor() }
    public static var cyan: NSColor { NSColor() }
    public static var magenta: NSColor { NSColor() }
    public static var darkGray: NSColor { NSColor() }
    public static var lightGray: NSColor { NSColor() }
}

@available(*, unavailable, message: "There is no AppKit on Linux: use UIImage.")
@dynamicMemberLookup
public final class NSImage {
    public init?(named name: String) {}
    public init?(data: Data) {}
    public init?(contentsOfFile path: String) {}
    public init?(contentsOf url: URL) {}
    public init(size: CGSize) {}
    public init?(systemSymbolName name: String, accessibilityDescription description: String?) {}
    public var size: CGSize { .zero }
    public var tiffRepresentation: Data? { nil }
    public subscript(dynamicMember member: String) -> _RefusedMember { _RefusedMember() }
}

@available(*, unavailable, message: "There is no AppKit on Linux: use UIFont.")
public final class NSFont {
    public class func systemFont(ofSize size: CGFloat) -> NSFont { NSFont() }
    public class func boldSystemFont(ofSize size: CGFloat) -> NSFont { NSFont() }
    public convenience init?(name: String, size: CGFloat) { self.init() }
}

@available(*, unavailable, message: "There is no AppKit on Linux: use UIBezierPath.")
public final class NSBezierPath {
    public init() {}
}
