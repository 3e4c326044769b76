import MartletGraph
import MartletText

/// A font of a fixed size, as UIKit has it.
///
///     UIFont.systemFont(ofSize: 17, weight: .semibold)
///     Font(UIFont.preferredFont(forTextStyle: .body))
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    package let fontDescription: FontDescription
    /// The text style that it was made for.
    package let style: TextStyle?

    package init(_ description: FontDescription, style: TextStyle? = nil) {
        fontDescription = description
        self.style = style
    }

    /// A font by its family, or by family and face as in "Inter-Bold"; nil where there is none of that name.
    ///
    /// For fonts that Apple's systems bring along, such as "Georgia-Bold", one of the desktop's stands in where they are
    /// not installed: serif, of equal widths, or plain.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard onMain({ TextEngine.shared.knows(font: fontName) }) else { return nil }
        self.init(FontDescription(family: fontName, size: fontSize))
    }

    /// The font of a descriptor; size 0 leaves the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var description = descriptor.font
        if pointSize > 0 { description.size = pointSize }
        self.init(description, style: pointSize > 0 ? nil : descriptor.style)
    }

    // MARK: System fonts

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontDescription(size: fontSize)) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.number))
    }

    /// The system's font in a width, where it has one.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var description = FontDescription(size: fontSize, weight: weight.number)
        description.width = Double(width.rawValue)
        return UIFont(description)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize, isItalic: true))
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(design: .monospaced, size: fontSize, weight: weight.number))
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.number, hasMonospacedDigits: true))
    }

    /// The font of a text style.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).font, style: style)
    }

    // MARK: Names and lengths

    /// The families that are installed, in alphabetical order.
    public class var familyNames: [String] { onMain { TextEngine.shared.familyNames } }

    /// The faces of a family, under names that `init(name:size:)` takes.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        let family = familyName.filter { $0 != " " }
        return onMain { TextEngine.shared.faceNames(of: familyName) }.map { "\(family)-\($0.filter { $0 != " " })" }
    }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontDescription, style: style) }
    open var pointSize: CGFloat { fontDescription.size }
    open var familyName: String {
        fontDescription.family.flatMap { $0.split(separator: "-").first.map { String($0) } } ?? ".AppleSystemUIFont"
    }
    open var fontName: String { fontDescription.family ?? ".SFUI-\(Weight.name(of: fontDescription.weight))" }
    /// From the baseline to the top of a line.
    open var ascender: CGFloat { metrics.ascent }
    /// From the baseline to the end of a line; negative.
    open var descender: CGFloat { -metrics.descent }
    open var capHeight: CGFloat { metrics.capHeight }
    open var xHeight: CGFloat { metrics.xHeight }
    open var lineHeight: CGFloat { metrics.lineHeight }
    open var leading: CGFloat { 0 }

    private var metrics: FontMetrics { onMain { [fontDescription] in TextEngine.shared.metrics(of: fontDescription) } }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var description = fontDescription
        description.size = fontSize
        return UIFont(description)
    }

    // MARK: NSObject

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontDescription == other.fontDescription && style == other.style
    }

    open override var hash: Int { fontDescription.hashValue }
}

extension UIFont {
    /// How thick the strokes of a font are, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        private static let steps: [(weight: Weight, number: Int, name: String)] = [
            (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
            (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
            (.black, 900, "Black"),
        ]

        /// The nearest of the weights from 100 to 900.
        package var number: Int {
            Self.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!.number
        }

        static func name(of number: Int) -> String { steps.first { $0.number == number }?.name ?? "Regular" }
    }

    /// What a text is, which decides its size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// From 100 to 900.
        var weight: Int {
            switch self {
            case .extraLargeTitle, .extraLargeTitle2: 700
            case .headline: 600
            default: 400
            }
        }

        /// In points, as SwiftUI's text of the same style.
        package var size: CGFloat {
            switch self {
            case .extraLargeTitle: 34
            case .largeTitle: 32
            case .title1, .extraLargeTitle2: 27
            case .title2: 21
            case .title3: 19
            case .callout: 14
            case .subheadline: 13
            case .footnote: 12
            case .caption1: 11
            case .caption2: 10
            default: 15
            }
        }
    }
}

/// Asks what belongs to the main thread, from whatever thread.
func onMain<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
    if isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

/// A font of Core Text, which is one of UIKit's here as it is there.
public typealias CTFont = UIFont
