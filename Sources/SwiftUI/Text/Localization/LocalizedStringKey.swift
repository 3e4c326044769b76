import MartletFoundation

/// The key of a string that is translated where it is shown, with the values to put into it.
///
/// A key without a translation is shown itself. Literals may hold inline Markdown: `**bold**`, `*italic*`,
/// `` `code` ``, `~~struck~~`, `[links](https://example.org)`, and words that agree with the numbers among them:
/// `^[\(count) person](inflect: true)`.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [FormatArgument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        self.init(stringInterpolation.parts)
    }

    init(_ parts: FormatParts) {
        key = parts.key
        arguments = parts.arguments
    }

    init(_ value: String.LocalizationValue) {
        key = value.key
        arguments = value.arguments
    }

    /// Collects the parts of an interpolated literal: `"\(count) of %"` has the key `"%lld of %%"`.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var parts: FormatParts

        public init(literalCapacity: Int, interpolationCount: Int) {
            parts = FormatParts(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { parts.append(literal: literal) }

        private mutating func append(_ argument: FormatArgument, _ specifier: String = "%@") {
            parts.append(argument, specifier)
        }

        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        // Texts, numbers and what is told apart by a label come first: a sum in an interpolation is then not tried as a date,
        // a picture and a text.
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ subject: UUID, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.string(format.format(input)))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._argument.argument, value._specifier)
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.string(String(format: specifier, value._arg)), specifier)
        }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }
    }
}

/// A text among the arguments of a localised string.
private struct TextArgument: StyledFormatArgument {
    let text: Text

    func isEqual(to other: any StyledFormatArgument) -> Bool { (other as? TextArgument)?.text == text }
}

extension FormatArgument {
    nonisolated static func text(_ text: Text) -> FormatArgument { .styled(TextArgument(text: text)) }

    /// The text that it is; nil for values.
    nonisolated var text: Text? {
        if case .styled(let argument as TextArgument) = self { argument.text } else { nil }
    }
}
