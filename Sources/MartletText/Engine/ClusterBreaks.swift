import CMartletPango
import Foundation

/// Where a line could break within a character: between the letters of a flag that others part, between a space and the
/// mark on it.
///
/// Unicode's rules for lines and for characters differ there, and Pango 1.50 ends the program when it comes to such a
/// place in a line that is too narrow. Nothing breaks there when it is told so.
enum ClusterBreaks {
    /// The bytes of the characters that must not break; nearly always none.
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        guard mayHaveAny(bytes) else { return [] }
        let text = String(decoding: bytes, as: UTF8.self)
        // What is no UTF-8 was made longer.
        guard text.utf8.count == bytes.count else { return [] }
        let count = text.unicodeScalars.count
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                pango_get_log_attrs(
                    $0.baseAddress, Int32(bytes.count), -1, pango_language_get_default(), &attributes, Int32(count + 1))
            }
        }
        var ranges: [Range<Int>] = []
        var (start, offset) = (0, 0)
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let length = UTF8.width(scalar)
            if index > 0, attributes[index].is_line_break != 0, attributes[index].is_char_break == 0 {
                ranges.append(start..<offset + length)
            }
            start = offset
            offset += length
        }
        return ranges
    }

    /// Whether the rules may differ anywhere: at letters of flags, colours of skin, signs that stand before a number, Thai
    /// and Lao vowels, marks on a space.
    private static func mayHaveAny(_ bytes: [UInt8]) -> Bool {
        var isAfterSpace = false
        for (index, byte) in bytes.enumerated() {
            defer { isAfterSpace = byte == 0x20 }
            // Up to U+02FF there is nothing of the kind.
            if byte < 0xCC { continue }
            if isAfterSpace, isMark(at: index, in: bytes) { return true }
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch byte {
            case 0xD8: if next <= 0x85 { return true }
            case 0xDB: if next == 0x9D { return true }
            case 0xDC: if next == 0x8F { return true }
            case 0xE0: if [0xA2, 0xA3, 0xB5, 0xB8, 0xBA].contains(next) { return true }
            case 0xF0: if next == 0x91 || next == 0x9F && isOfFlagOrSkin(at: index, in: bytes) { return true }
            default: break
            }
        }
        return false
    }

    private static func isMark(at index: Int, in bytes: [UInt8]) -> Bool {
        guard
            let scalar = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self).unicodeScalars
                .first
        else { return false }
        let properties = scalar.properties
        return properties.isGraphemeExtend || [.spacingMark, .format].contains(properties.generalCategory)
    }

    private static func isOfFlagOrSkin(at index: Int, in bytes: [UInt8]) -> Bool {
        index + 2 < bytes.count && (bytes[index + 2] == 0x87 || bytes[index + 2] == 0x8F)
    }
}
