/// A text that is translated where and when it is shown.
///
///     let title = LocalizedStringResource("\(count) files", table: "Menus")
///     Text(title)
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// What is looked up.
    public let key: String
    /// The text without a translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the file of translations; nil for `Localizable`.
    public let table: String?
    /// Whose language the text is in, where it is not shown in a view.
    public var locale: Locale
    let bundle: BundleDescription

    /// Where translations are looked for.
    public enum BundleDescription: Equatable, Sendable {
        /// The program's own resources and those of its targets.
        case main
        /// The bundle that a class is in; in a program of one file, the program's.
        case forClass(AnyClass)
        case atURL(URL)

        public static func == (a: Self, b: Self) -> Bool {
            switch (a, b) {
            case (.main, .main): true
            case (.forClass(let a), .forClass(let b)): a == b
            case (.atURL(let a), .atURL(let b)): a == b
            default: false
            }
        }

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// A text whose translation is looked up by itself.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A text whose translation is looked up by a key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension String {
    /// A key to translate, with the values to put into it.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: LocalizedStringKey

        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.parts)
        }

        /// Collects the parts of an interpolated literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var parts: LocalizedStringKey.StringInterpolation

            public init(literalCapacity: Int, interpolationCount: Int) {
                parts = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }
            public mutating func appendInterpolation(_ string: String) { parts.appendInterpolation(string) }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                parts.appendInterpolation(value)
            }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                parts.appendInterpolation(value, specifier: specifier)
            }

            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                parts.appendInterpolation(input, format: format)
            }

            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { parts.appendInterpolation("\(value)") }
        }
    }

    /// The translation of a key, or the key itself, with the values in it.
    ///
    /// - Parameter table: the name of the file of translations; nil for `Localizable`.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedText(keyAndValue.key, table: table, bundle: bundle).string(in: locale)
    }

    /// The translation of a text, or the text itself, in the language of its locale.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedText(resource).string(in: resource.locale)
    }
}

extension LocalizedText {
    convenience init(_ resource: LocalizedStringResource) {
        self.init(
            resource.defaultValue.key, lookup: resource.key, table: resource.table, bundle: resource.bundle.bundle)
    }
}

extension Text {
    /// Shows the translation of a text in the language of the surroundings.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.content(LocalizedText(resource)))
    }
}
