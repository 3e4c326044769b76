import Synchronization

/// A value in a localised string.
package enum FormatArgument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    /// A text that is shown with a style of its own.
    case styled(any StyledFormatArgument)

    package func string(in locale: @autoclosure () -> Locale) -> String {
        switch self {
        case .string(let string): string
        case .integer(let value): PlainNumbers.string(value, in: locale()) ?? value.formatted(.number.locale(locale()))
        case .unsigned(let value): PlainNumbers.string(value, in: locale()) ?? value.formatted(.number.locale(locale()))
        case .number(let value): value.formatted(.number.precision(.fractionLength(6)).locale(locale()))
        case .styled: ""
        }
    }

    package static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.string(let a), .string(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        case (.unsigned(let a), .unsigned(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.styled(let a), .styled(let b)): a.isEqual(to: b)
        default: false
        }
    }
}

/// Numbers without a separator, which most languages write as a program does; the formatter takes a hundred times as
/// long.
private enum PlainNumbers {
    private static let known = Mutex<(locale: Locale, digits: Bool, sign: Bool)?>(nil)

    /// Nil where the language has other digits or another sign, and for a number that is grouped.
    static func string<Number: BinaryInteger>(_ number: Number, in locale: Locale) -> String? {
        guard number < 1000, number > -1000 else { return nil }
        let isPlain = known.withLock { known in
            if known?.locale != locale {
                known = (
                    locale, 1_234_567_890.formatted(.number.grouping(.never).locale(locale)) == "1234567890",
                    (-1).formatted(.number.locale(locale)) == "-1"
                )
            }
            return number < 0 ? known?.digits == true && known?.sign == true : known?.digits == true
        }
        return isPlain ? String(number) : nil
    }
}

/// What a library of views puts into a localised string.
package protocol StyledFormatArgument: Sendable {
    func isEqual(to other: any StyledFormatArgument) -> Bool
}

/// The format of an interpolated literal and its arguments: `"\(count) of %"` has the key `"%lld of %%"`.
package struct FormatParts: Sendable {
    private var format = ""
    private var plain = ""
    package private(set) var arguments: [FormatArgument] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
        format.reserveCapacity(literalCapacity + interpolationCount * 4)
        arguments.reserveCapacity(interpolationCount)
    }

    /// A text without arguments is its own key.
    package var key: String { arguments.isEmpty ? plain : format }

    package mutating func append(literal: String) {
        if arguments.isEmpty { plain += literal }
        format +=
            literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    package mutating func append(_ argument: FormatArgument, _ specifier: String = "%@") {
        format += specifier
        arguments.append(argument)
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
    package let argument: FormatArgument
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
