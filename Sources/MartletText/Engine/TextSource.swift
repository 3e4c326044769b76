import CMartletPango
import Foundation
import MartletDisplay

/// The bytes of a text and which run each belongs to. Neighbours in the same style are one run.
struct TextSource {
    let bytes: [UInt8]
    let runs: [(range: Range<Int>, run: TextRun)]

    init(_ text: StyledText) {
        var bytes: [UInt8] = []
        var runs: [(range: Range<Int>, run: TextRun)] = []
        for run in text.runs {
            let start = bytes.count
            bytes.append(contentsOf: run.text.utf8)
            if let last = runs.last, last.run.looks(like: run) {
                runs[runs.count - 1].range = last.range.lowerBound..<bytes.count
            } else {
                var style = run
                style.text = ""
                runs.append((start..<bytes.count, style))
            }
        }
        // Pango's strings end at a zero byte.
        if bytes.contains(0) { bytes = bytes.map { $0 == 0 ? 0x20 : $0 } }
        self.bytes = bytes
        self.runs = runs
    }

    /// Where the paragraphs lie, without the newline, carriage return, both, or U+2029 at their ends; always at least
    /// one.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    var paragraphs: [Range<Int>] {
        var result: [Range<Int>] = []
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            var index = 0
            func separator() -> Int {
                switch bytes[index] {
                case 0x0A: 1
                case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
                default: index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9 ? 3 : 0
                }
            }
            while true {
                index = Self.candidate(in: bytes, from: index)
                if index >= bytes.count { break }
                let length = separator()
                if length == 0 {
                    index += 1
                } else {
                    result.append(start..<index)
                    index += length
                    start = index
                }
            }
            result.append(start..<bytes.count)
        }
        return result
    }

    /// The next byte with which a paragraph may end.
    private static func candidate(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D || byte == 0xE2 { break }
            index += 1
        }
        return index
    }

    /// Whether a character that is written from right to left, or a mark of direction, may be among the bytes.
    var mayTurn: Bool { bytes.contains { $0 >= 0xD6 } }

    /// The direction of the first letters among some bytes; nil where no letter has one.
    func isRightToLeft(_ range: Range<Int>) -> Bool? {
        bytes.withUnsafeBytes { UnsafeRawBufferPointer(rebasing: $0[range]).isRightToLeft }
    }
}

extension String {
    /// Whether the first letter that has a direction is read from the right; nil where no letter has one.
    package var isRightToLeft: Bool? {
        var string = self
        return string.withUTF8 { UnsafeRawBufferPointer($0).isRightToLeft }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate var isRightToLeft: Bool? {
        guard let start = baseAddress else { return nil }
        switch martlet_base_direction(start.assumingMemoryBound(to: CChar.self), Int32(count)) {
        case PANGO_DIRECTION_RTL, PANGO_DIRECTION_WEAK_RTL: return true
        case PANGO_DIRECTION_LTR, PANGO_DIRECTION_WEAK_LTR: return false
        default: return nil
        }
    }
}

extension TextRun {
    /// Whether the letters of both are drawn alike; a picture has a place of its own.
    fileprivate func looks(like other: TextRun) -> Bool {
        attachment == nil && other.attachment == nil && color == other.color && background == other.background
            && kerning == other.kerning
            && baselineOffset == other.baselineOffset && underline == other.underline
            && strikethrough == other.strikethrough && font == other.font && attachments == other.attachments
    }
}
