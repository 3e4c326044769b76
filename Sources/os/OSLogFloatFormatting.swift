/// How a number is written in a log entry.
///
///     logger.debug("took \(seconds, format: .fixed(precision: 2)) s")
public struct OSLogFloatFormatting: Hashable, Sendable {
    private let format: String

    private init(_ conversion: String, _ hasPlus: Bool, _ isUppercase: Bool, _ precision: Int?) {
        let digits = precision.map { ".\(max(0, $0))" } ?? ""
        format = "%" + (hasPlus ? "+" : "") + digits + (isUppercase ? conversion.uppercased() : conversion)
    }

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { .fixed() }

    /// With six digits after the point.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: whether a plus stands before what is not negative.
    ///   - uppercase: whether letters are capitals.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", explicitPositiveSign, uppercase, nil)
    }

    /// With so many digits after the point; none for a negative number of them.
    public static func fixed(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", explicitPositiveSign, uppercase, precision())
    }

    /// As the digits of its bits, with a power of two.
    public static var hex: OSLogFloatFormatting { .hex() }

    /// As the digits of its bits, with a power of two.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: whether a plus stands before what is not negative.
    ///   - uppercase: whether letters are capitals.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("a", explicitPositiveSign, uppercase, nil)
    }

    /// With one digit before the point, six after it, and a power of ten.
    public static var exponential: OSLogFloatFormatting { .exponential() }

    /// With one digit before the point, six after it, and a power of ten.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: whether a plus stands before what is not negative.
    ///   - uppercase: whether letters are capitals.
    public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
    {
        OSLogFloatFormatting("e", explicitPositiveSign, uppercase, nil)
    }

    /// With one digit before the point, so many after it, and a power of ten.
    public static func exponential(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", explicitPositiveSign, uppercase, precision())
    }

    /// With six digits, and a power of ten where that is shorter.
    public static var hybrid: OSLogFloatFormatting { .hybrid() }

    /// With six digits, and a power of ten where that is shorter.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: whether a plus stands before what is not negative.
    ///   - uppercase: whether letters are capitals.
    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", explicitPositiveSign, uppercase, nil)
    }

    /// With so many digits, and a power of ten where that is shorter.
    public static func hybrid(
        precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", explicitPositiveSign, uppercase, precision())
    }

    func text(_ number: Double) -> String { String(format: format, number) }
}
