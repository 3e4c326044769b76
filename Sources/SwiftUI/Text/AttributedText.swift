/// A string with attributes for its parts.
nonisolated final class AttributedText: TextContent, @unchecked Sendable {
    private let string: AttributedString

    init(_ string: AttributedString) { self.string = string }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? AttributedText else { return false }
        return string == other.string
    }

    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        var string = string
        runs.environment[FormattingRulesKey.self]?.definition.constrain(&string)
        let none = AttributeContainer()
        for run in string.runs {
            let isPlain = run.attributes == none
            runs.add(
                String(string[run.range].characters), isPlain ? style : Self.style(style, run, runs.environment))
        }
    }

    private static func style(
        _ base: RunStyle, _ run: AttributedString.Runs.Run, _ environment: EnvironmentValues
    ) -> RunStyle {
        var style = base
        typealias Foundation = AttributeScopes.FoundationAttributes
        if let intent = run[Foundation.InlinePresentationIntentAttribute.self] {
            if intent.contains(.stronglyEmphasized) { style.traits.isBold = true }
            if intent.contains(.emphasized) { style.traits.isItalic = true }
            if intent.contains(.code) { style.traits.design = .monospaced }
            if intent.contains(.strikethrough) { style.strikethrough = TextLine() }
        }
        if let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
            style.fill = environment.letterTintFill
            style.link = link
        }
        style.take(uiKit: run, environment)
        typealias Keys = AttributeScopes.SwiftUIAttributes
        if let font = run[Keys.FontAttribute.self] { style.font = font }
        if let color = run[Keys.ForegroundColorAttribute.self] { style.fill = .color(color.rgba(in: environment)) }
        if let color = run[Keys.BackgroundColorAttribute.self] { style.background = color.rgba(in: environment) }
        if let kern = run[Keys.KerningAttribute.self] { style.kerning = kern }
        if let tracking = run[Keys.TrackingAttribute.self] { style.tracking = tracking }
        if let height = run[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self] { style.lineHeight = height }
        if let offset = run[Keys.BaselineOffsetAttribute.self] { style.baselineOffset = offset }
        if let line = run[Keys.UnderlineStyleAttribute.self] { style.underline = line.line.resolved(in: environment) }
        if let line = run[Keys.StrikethroughStyleAttribute.self] {
            style.strikethrough = line.line.resolved(in: environment)
        }
        return style
    }
}

extension Text {
    /// Shows a string with attributes for its parts.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.content(AttributedText(attributedContent)))
    }

    /// A line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        let line: TextModifier.Line

        /// - Parameter color: nil takes the text's colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            line = TextModifier.Line(pattern: pattern.line, color: color)
        }

        /// What a line is made of.
        public struct Pattern: Hashable, Sendable {
            let line: TextLine.Pattern

            public static let solid = Pattern(line: .solid)
            public static let dot = Pattern(line: .dot)
            public static let dash = Pattern(line: .dash)
            public static let dashDot = Pattern(line: .dashDot)
            public static let dashDotDot = Pattern(line: .dashDotDot)
        }

        public static let single = LineStyle()
    }
}

extension AttributeScopes {
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that `Text` understands.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let lineHeight: CoreTextAttributes.LineHeightAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// Behind the letters, as high as their line.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
