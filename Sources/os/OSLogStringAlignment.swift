/// How wide a part of a log entry is, and where in that width it stands.
///
///     logger.debug("\(name, align: .left(columns: 12))\(count, align: .right(columns: 6))")
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isAtEnd: Bool

    /// As wide as it is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isAtEnd: false) }

    /// Followed by spaces up to so many letters; what is longer stays whole.
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isAtEnd: false)
    }

    /// After spaces up to so many letters; what is longer stays whole.
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isAtEnd: true)
    }

    func padded(_ text: String) -> String {
        guard columns > 0 else { return text }
        let spaces = String(repeating: " ", count: max(0, columns - text.count))
        return isAtEnd ? spaces + text : text + spaces
    }
}
