/// What kinds of letters a text has of which a ruler knows the room: those of Latin alphabets, digits and the usual
/// signs. One behind the other, they are never cut up by scripts, and only the first decide about the script.
struct PlainLetters {
    private(set) var hasLetters = false
    private(set) var areASCII = true

    static let ascii = String(String.UnicodeScalarView((0x20...0x7E).map { Unicode.Scalar(UInt8($0)) }))
    static let digitsAndSigns = ascii.filter { !$0.isLetter }
    /// Those beyond ASCII: the letters of Latin-1 and Latin Extended-A, quotation marks, dashes and dots.
    static let others: String =
        String(String.UnicodeScalarView((0xC0...0x17F).filter { isLetter($0) }.compactMap { Unicode.Scalar($0) }))
        + "–—‘’“”…"

    /// - Parameter bytes: UTF-8.
    /// - Returns: Nil where there is anything else among them, or nothing.
    init?(in bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.isEmpty { return nil }
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x20...0x7E:
                if Self.isASCIILetter(byte) { hasLetters = true }
                index += 1
            case 0xC3...0xC5 where index + 1 < bytes.count:
                guard Self.isLetter(UInt32(byte & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)) else { return nil }
                (hasLetters, areASCII) = (true, false)
                index += 2
            case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
                guard Self.isMark(bytes[index + 2]) else { return nil }
                areASCII = false
                index += 3
            default: return nil
            }
        }
    }

    static func isASCIILetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// Multiplication and division have signs among the letters.
    private static func isLetter(_ scalar: UInt32) -> Bool { scalar >= 0xC0 && scalar != 0xD7 && scalar != 0xF7 }

    /// By the last of three bytes.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x93, 0x94, 0x98, 0x99, 0x9C, 0x9D, 0xA6: true
        default: false
        }
    }
}
