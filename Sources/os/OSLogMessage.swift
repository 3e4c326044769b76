/// What a log entry says: a string whose parts may be kept out of it.
///
///     logger.info("\(user, privacy: .private) has \(count) notes")
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    package let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a log entry.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func add(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += align.padded(privacy.shown(value))
    }

    /// A value as its description has it.
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add("\(value())", align, privacy)
    }

    /// A value as its description has it, or "nil".
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(value().map { "\($0)" } ?? "nil", align, privacy)
    }

    /// An integer, in decimal digits unless the format says otherwise.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        add(format.text(number()), align, privacy)
    }

    /// A number, with six digits after the point unless the format says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(format.text(number()), align, privacy)
    }

    /// A number, with six digits after the point unless the format says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(format.text(Double(number())), align, privacy)
    }
}
