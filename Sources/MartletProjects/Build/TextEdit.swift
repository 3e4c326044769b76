import Foundation

/// A part of a line of a text, and what is read in its place.
struct TextEdit {
    let range: Range<Int>
    let replacement: String
    let line: Int
    /// Counted from 1, in bytes, as the compiler does.
    let column: Int

    /// - Parameter range: Bytes of `text`, all on one line.
    init(_ range: Range<Int>, _ replacement: String, in text: Data) {
        self.range = range
        self.replacement = replacement
        (line, column) = Self.position(of: range.lowerBound, in: text)
    }

    /// The line and the column of a byte, both counted from 1.
    static func position(of offset: Int, in text: Data) -> (line: Int, column: Int) {
        let before = text.prefix(offset)
        let start = before.lastIndex(of: 10).map { $0 + 1 } ?? before.startIndex
        return (before.count { $0 == 10 } + 1, before.endIndex - start + 1)
    }

    /// - Parameter edits: In the order of the text.
    static func apply(_ edits: [TextEdit], to text: Data) -> String {
        var result: [UInt8] = []
        var last = 0
        for edit in edits {
            result += text[last..<edit.range.lowerBound]
            result += edit.replacement.utf8
            last = edit.range.upperBound
        }
        result += text[last...]
        return String(decoding: result, as: UTF8.self)
    }

    /// Where a column of the text after edits was before them; in a replacement, where that begins.
    static func column(before edits: [TextEdit], line: Int, _ column: Int) -> Int {
        var shift = 0
        for edit in edits where edit.line == line {
            let start = edit.column + shift
            if column < start { break }
            if column < start + edit.replacement.utf8.count { return edit.column }
            shift += edit.replacement.utf8.count - edit.range.count
        }
        return column - shift
    }
}
