/// A font that depends on where it is used, made from a text style, a size or a name.
///
///     Font.title.bold()
///     Font.system(size: 20, weight: .semibold, design: .rounded)
nonisolated public struct Font: Hashable, Sendable {
    let base: Base
    var traits = FontTraits()

    enum Base: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        /// Grows with a text style, where there is one.
        case custom(name: String, size: CGFloat, TextStyle?)
    }

    init(_ base: Base) {
        self.base = base
    }

    /// The font of a text that has no other.
    public static let `default` = body

    /// Larger than a large title, and bold.
    public static let extraLargeTitle = system(.extraLargeTitle)
    /// As large as a title, and bold.
    public static let extraLargeTitle2 = system(.extraLargeTitle2)
    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The system font of a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// The system font of a size in points.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// The system font of a text style.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design: design, weight: nil))
    }

    /// An installed font by its family or PostScript name; the system font when there is none of that name. It grows
    /// with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, .body))
    }

    /// An installed font of a size in points, which grows with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, textStyle))
    }

    /// An installed font of a size in points that never changes.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, nil))
    }

    /// What the text engine looks up where texts have this size.
    func description(at dynamicTypeSize: DynamicTypeSize) -> FontDescription {
        var result: FontDescription
        switch base {
        case .style(let style, let design, let weight):
            result = FontDescription(
                design: (design ?? .default).engine, size: dynamicTypeSize.scaled(style.size, as: style),
                weight: (weight ?? style.weight).value)
        case .system(let size, let weight, let design):
            result = FontDescription(
                design: (design ?? .default).engine, size: size, weight: (weight ?? .regular).value)
        case .custom(let name, let size, let style):
            result = FontDescription(
                family: name, size: style.map { dynamicTypeSize.scaled(size, as: $0) } ?? size)
        }
        traits.apply(to: &result)
        return result
    }
}

extension Font {
    /// What a text is, which decides its size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case extraLargeTitle, extraLargeTitle2
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// In points.
        var size: CGFloat {
            switch self {
            case .extraLargeTitle: 34
            case .largeTitle: 32
            case .title, .extraLargeTitle2: 27
            case .title2: 21
            case .title3: 19
            case .headline, .body: 15
            case .callout: 14
            case .subheadline: 13
            case .footnote: 12
            case .caption: 11
            case .caption2: 10
            }
        }

        var weight: Weight {
            switch self {
            case .extraLargeTitle, .extraLargeTitle2: .bold
            case .headline: .semibold
            default: .regular
            }
        }
    }

    /// How thick the strokes of a font are.
    public struct Weight: Hashable, Sendable {
        /// From 100 to 900.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// How wide the letters of a font are, from -1 to 1; 0 is normal. The nearest width that the family has is taken.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.75)
        public static let condensed = Width(-0.5)
        public static let standard = Width(0)
        public static let expanded = Width(0.5)
    }

    /// How far apart the lines of a font are.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        /// Of what the font asks for.
        var factor: CGFloat {
            switch self {
            case .standard: 1
            case .tight: 0.88
            case .loose: 1.15
            }
        }
    }

    /// The kind of letter forms of the system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var engine: FontDescription.Design {
            switch self {
            case .default: .standard
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }
}
