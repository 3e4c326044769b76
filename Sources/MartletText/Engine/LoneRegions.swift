import Foundation

/// Letters of flags that stand alone, in what Pango is handed.
///
/// Pango 1.50 ends the program where it breaks a line after such a letter that something without a width parts from the
/// next flag: its lines may break where its letters do not. So the letter in a box is shown instead, which has as many
/// bytes and is how a lone letter looks.
enum LoneRegions {
    /// What U+1F1E6 to U+1F1FF, the letters A to Z of flags, have in common.
    private static let prefix: [UInt8] = [0xF0, 0x9F, 0x87]
    private static let letters: ClosedRange<UInt8> = 0xA6...0xBF
    /// Of U+1F130, the A in a box, without its first two bytes.
    private static let boxedA = 0x84 << 6 | 0x30

    static func box(in bytes: inout [UInt8]) {
        // Nearly no text has any.
        guard bytes.withUnsafeBytes({ !$0.isEmpty && memchr($0.baseAddress!, Int32(prefix[0]), $0.count) != nil })
        else {
            return
        }
        var place = 0
        while place < bytes.count {
            var end = place
            while isRegion(bytes, end) { end += 4 }
            guard end > place else {
                place += 1
                continue
            }
            if (end - place) % 8 == 4 {
                let code = boxedA + Int(bytes[end - 1] - letters.lowerBound)
                bytes[end - 2] = UInt8(code >> 6)
                bytes[end - 1] = UInt8(0x80 | code & 0x3F)
            }
            place = end
        }
    }

    private static func isRegion(_ bytes: [UInt8], _ place: Int) -> Bool {
        place + 4 <= bytes.count && bytes[place] == prefix[0] && bytes[place + 1] == prefix[1]
            && bytes[place + 2] == prefix[2] && letters.contains(bytes[place + 3])
    }
}
