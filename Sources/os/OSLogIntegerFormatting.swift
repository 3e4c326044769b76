/// How an integer is written in a log entry.
///
///     logger.debug("code \(code, format: .hex(includePrefix: true, minDigits: 4))")  // code 0x00ff
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private var hasPlus = false
    private var isUppercase = false
    private var minDigits = 1

    private init(_ radix: Int, _ prefix: String) { (self.radix, self.prefix) = (radix, prefix) }

    /// In decimal digits.
    public static var decimal: OSLogIntegerFormatting { .decimal() }

    /// In decimal digits.
    ///
    /// - Parameter explicitPositiveSign: whether a plus stands before what is not negative.
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        .decimal(explicitPositiveSign: explicitPositiveSign, minDigits: 1)
    }

    /// In decimal digits, with zeros before it up to so many of them.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(10, "")
        (format.hasPlus, format.minDigits) = (explicitPositiveSign, minDigits())
        return format
    }

    /// In hexadecimal digits; what is negative as the bits it has.
    public static var hex: OSLogIntegerFormatting { .hex() }

    /// In hexadecimal digits; what is negative as the bits it has.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: whether a plus stands before it.
    ///   - includePrefix: whether it begins with 0x.
    ///   - uppercase: whether digits beyond 9 are capitals.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        .hex(
            explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase,
            minDigits: 1)
    }

    /// In hexadecimal digits, with zeros before it up to so many of them.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(16, includePrefix ? "0x" : "")
        (format.hasPlus, format.isUppercase, format.minDigits) = (explicitPositiveSign, uppercase, minDigits())
        return format
    }

    /// In octal digits; what is negative as the bits it has.
    public static var octal: OSLogIntegerFormatting { .octal() }

    /// In octal digits; what is negative as the bits it has.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: whether a plus stands before it.
    ///   - includePrefix: whether it begins with 0o.
    ///   - uppercase: changes nothing, as there are no digits beyond 7.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        .octal(
            explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase,
            minDigits: 1)
    }

    /// In octal digits, with zeros before it up to so many of them.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(8, includePrefix ? "0o" : "")
        (format.hasPlus, format.isUppercase, format.minDigits) = (explicitPositiveSign, uppercase, minDigits())
        return format
    }

    func text<T: FixedWidthInteger>(_ number: T) -> String {
        // A negative number has a sign among decimal digits; others are its bits.
        let isNegative = radix == 10 && number < 0
        let digits =
            radix == 10
            ? String(number.magnitude)
            : String(T.Magnitude(truncatingIfNeeded: number), radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
        return (isNegative ? "-" : hasPlus ? "+" : "") + prefix + zeros + digits
    }
}
