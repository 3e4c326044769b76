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
        key = stringInterpolation.arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the parts of an interpolated literal: `"\(count) of %"` has the key `"%lld of %%"`.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var plain = ""
        var arguments: [FormatArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            if arguments.isEmpty { plain += literal }
            key +=
                literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        mutating func append(_ argument: FormatArgument, _ specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
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
            append(value._argument, value._specifier)
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.string(String(format: specifier, value._arg)), specifier)
        }

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

/// A value in a localised string.
enum FormatArgument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case text(Text)

    func string(in locale: @autoclosure () -> Locale) -> String {
        switch self {
        case .string(let string): string
        case .integer(let value): abs(value) < 1000 ? String(value) : value.formatted(.number.locale(locale()))
        case .unsigned(let value): value < 1000 ? String(value) : value.formatted(.number.locale(locale()))
        case .number(let value): value.formatted(.number.precision(.fractionLength(6)).locale(locale()))
        case .text: ""
        }
    }
}

/// A number that a localised string can hold.
public protocol _FormatSpecifiable: Equatable {
    var _arg: any CVarArg { get }
    var _specifier: String { get }
    var _argument: _FormatArgument { get }
}

/// A value in a localised string, as its key's creator hands it on.
public struct _FormatArgument: Sendable {
    let argument: FormatArgument
}

extension LocalizedStringKey.StringInterpolation {
    fileprivate mutating func append(_ argument: _FormatArgument, _ specifier: String) {
        append(argument.argument, specifier)
    }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger & CVarArg {
    public var _arg: any CVarArg { self }
    public var _specifier: String { MemoryLayout<Self>.size > 4 ? "%lld" : "%d" }
    public var _argument: _FormatArgument { _FormatArgument(argument: .integer(Int64(self))) }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger & CVarArg {
    public var _arg: any CVarArg { self }
    public var _specifier: String { MemoryLayout<Self>.size > 4 ? "%llu" : "%u" }
    public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
    public var _arg: any CVarArg { self }
    public var _specifier: String { "%lf" }
    public var _argument: _FormatArgument { _FormatArgument(argument: .number(self)) }
}

extension Float: _FormatSpecifiable {
    public var _arg: any CVarArg { Double(self) }
    public var _specifier: String { "%f" }
    public var _argument: _FormatArgument { _FormatArgument(argument: .number(Double(self))) }
}

extension CGFloat: _FormatSpecifiable {
    public var _arg: any CVarArg { Double(self) }
    public var _specifier: String { "%lf" }
    public var _argument: _FormatArgument { _FormatArgument(argument: .number(Double(self))) }
}
