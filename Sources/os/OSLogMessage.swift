/// What a log entry says: a string whose parts may be kept out of it.
///
///     logger.info("\(user, privacy: .private) has \(count) notes")
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    package let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a part of a log entry.
public struct OSLogPrivacy: Hashable, Sendable {
    package let isShown: Bool

    /// How a part that is kept out is told from others.
    public enum Mask: Hashable, Sendable { case none, hash }

    public static let auto = OSLogPrivacy(isShown: true)
    public static let `public` = OSLogPrivacy(isShown: true)
    public static let `private` = OSLogPrivacy(isShown: false)
    public static let sensitive = OSLogPrivacy(isShown: false)
}

/// How many digits a number has in a log entry.
public struct OSLogFloatFormatting: Hashable, Sendable {
    let precision: Int?

    /// With so many digits after the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
    public static let fixed = OSLogFloatFormatting(precision: 6)
}

/// The parts of a log entry.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate(set) var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func add(_ value: String, _ privacy: OSLogPrivacy) {
        text += privacy.isShown ? value : "<private>"
    }

    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {
        add("\(value())", privacy)
    }

    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T?, privacy: OSLogPrivacy = .auto) {
        add(value().map { "\($0)" } ?? "nil", privacy)
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
        let value = number()
        add(format.precision.map { String(format: "%.\(max(0, $0))f", value) } ?? "\(value)", privacy)
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
        appendInterpolation(Double(number()), format: format, privacy: privacy)
    }
}
