extension NSAttributedString.Key {
    /// A `UIFont`; 12 points of the system's where there is none.
    public static let font = Self("NSFont")
    /// A `UIColor`; black where there is none.
    public static let foregroundColor = Self("NSColor")
    /// A `UIColor` behind the letters, as high as their line; nothing where there is none.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// Of `NSUnderlineStyle`, as a number.
    public static let underlineStyle = Self("NSUnderline")
    /// A `UIColor`; the text's where there is none.
    public static let underlineColor = Self("NSUnderlineColor")
    /// Of `NSUnderlineStyle`, as a number.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// A `UIColor`; the text's where there is none.
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// More points after each letter, as a number.
    public static let kern = Self("NSKern")
    /// Points above the baseline, as a number.
    public static let baselineOffset = Self("NSBaselineOffset")
    /// A `URL` or its text; `AttributedString` has it as `link`, which texts open.
    public static let link = Self("NSLink")
    /// A `NSParagraphStyle`.
    public static let paragraphStyle = Self("NSParagraphStyle")
}

/// How a line under or through a text is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}

/// Where the lines of a text begin and end.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right
    case justified, natural
}

/// What becomes of what does not fit into a line.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate(set) final var values = Values()

    /// What can be set.
    struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
    }

    public override init() {}

    /// Natural alignment, and lines that break between words.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Points between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    public func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
}
