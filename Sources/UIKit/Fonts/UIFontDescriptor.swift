import MartletText

/// What a font is to be like.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    package let font: FontDescription
    package let style: UIFont.TextStyle?

    package init(_ font: FontDescription, style: UIFont.TextStyle? = nil) {
        self.font = font
        self.style = style
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontDescription(family: fontName, size: size))
    }

    /// The font of a text style.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(FontDescription(size: style.size, weight: style.weight), style: style)
    }

    /// The kind of letter forms of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// What a font looks like.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    open var pointSize: CGFloat { font.size }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= 600 { traits.insert(.traitBold) }
        if font.width > 0 { traits.insert(.traitExpanded) }
        if font.width < 0 { traits.insert(.traitCondensed) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    private func with(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
        var copy = font
        change(&copy)
        return UIFontDescriptor(copy, style: copy.size == font.size ? style : nil)
    }

    /// The system font in other letter forms; a font by name has none.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard font.family == nil else { return nil }
        return with {
            switch design {
            case .serif: $0.design = .serif
            case .rounded: $0.design = .rounded
            case .monospaced: $0.design = .monospaced
            default: $0.design = .standard
            }
        }
    }

    /// The same font with these traits and no others.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        with {
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            $0.weight = symbolicTraits.contains(.traitBold) ? max($0.weight, 700) : min($0.weight, 400)
            $0.width =
                symbolicTraits.contains(.traitExpanded) ? 0.5 : symbolicTraits.contains(.traitCondensed) ? -0.5 : 0
            if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
        }
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { with { $0.size = newPointSize } }
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { with { $0.family = newFamily } }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return font == other.font && style == other.style
    }

    open override var hash: Int { font.hashValue }
}

/// Makes fonts and lengths grow with the user's text size, as a text style does.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Those of body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// A length as it is at the user's text size.
    open func scaledValue(for value: CGFloat) -> CGFloat { value * onMain { UIApplication.textScale } }

    /// A font as large as it is at the user's text size.
    open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    /// A font as large as it is at the user's text size, and no larger than `maximumPointSize`.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }
}
