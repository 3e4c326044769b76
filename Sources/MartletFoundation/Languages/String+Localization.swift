/// Translates a value, as the library of views does that holds the translations.
///
/// - Parameter lookup: What is looked up, where it is not the value's own key.
@_silgen_name("martlet_localized_value")
private func localizedValue(
    _ value: String.LocalizationValue, _ lookup: String?, _ table: String?, _ bundle: Bundle?, _ locale: Locale
) -> String

extension String {
    /// A key to translate, with the values to put into it.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        package let key: String
        package let arguments: [FormatArgument]

        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.parts.key
            arguments = stringInterpolation.parts.arguments
        }

        /// Collects the parts of an interpolated literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var parts: FormatParts

            public init(literalCapacity: Int, interpolationCount: Int) {
                parts = FormatParts(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) { parts.append(literal: literal) }
            public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                parts.append(value._argument.argument, value._specifier)
            }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                parts.append(.string(String(format: specifier, value._arg)), specifier)
            }

            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                parts.append(.string(format.format(input)))
            }

            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { parts.append(.string("\(value)")) }
        }
    }

    /// The translation of a key, or the key itself, with the values in it.
    ///
    /// - Parameter table: the name of the file of translations; nil for `Localizable`.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = localizedValue(keyAndValue, nil, table, bundle, locale)
    }

    /// The translation of a key, or a text in its place, with the values of the text in it.
    ///
    ///     String(localized: "inbox.count", defaultValue: "\(count) new messages")
    ///
    /// - Parameter table: the name of the file of translations; nil for `Localizable`.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = localizedValue(defaultValue, "\(key)", table, bundle, locale)
    }

    /// The translation of a text, or the text itself, in the language of its locale.
    public init(localized resource: LocalizedStringResource) {
        self = localizedValue(
            resource.defaultValue, resource.key, resource.table, resource.bundle.bundle, resource.locale)
    }
}
