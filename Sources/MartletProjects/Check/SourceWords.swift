import Foundation

/// Reads the words of Swift sources: letters, digits and `_`, whatever stands between them.
enum SourceWords {
    /// Calls `body` with each word that may be a keyword of a declaration, and with what makes the word after it.
    ///
    /// - Complexity: O(*n*) in the number of bytes, and a string only for what looks like a keyword.
    static func each(in data: Data, _ body: (_ keyword: String, _ next: () -> String) -> Void) {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var previous = 0..<0
            var index = 0
            while index < bytes.count {
                guard isNamePart(bytes[index]) else {
                    index += 1
                    continue
                }
                let start = index
                while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
                let word = start..<index
                if isShortAndSmall(bytes, previous) {
                    body(String(decoding: bytes[previous], as: UTF8.self)) {
                        String(decoding: bytes[word], as: UTF8.self)
                    }
                }
                previous = word
            }
        }
    }

    /// The names that sources declare: types, functions, properties, cases.
    static func declared(in data: Data) -> Set<String> {
        var names: Set<String> = []
        each(in: data) { keyword, name in
            if declarations.contains(keyword) { names.insert(name()) }
        }
        return names
    }

    /// The words that begin with a capital in the lines that errors point to.
    static func types(near errors: [Diagnostic]) -> Set<String> {
        var names: Set<String> = []
        for (file, errors) in Dictionary(grouping: errors, by: \.file) {
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            let lines = lines(of: String(decoding: data, as: UTF8.self))
            for number in Set(errors.map(\.line)) where lines.indices.contains(number - 1) {
                names.formUnion(types(in: lines[number - 1]))
            }
        }
        return names
    }

    /// The words of a line that begin with a capital, in their order.
    static func types(in line: Substring) -> [String] {
        line.matches(of: /\b[A-Z]\w+/).map { String($0.output) }
    }

    /// The lines of a text, without the ends of lines.
    static func lines(of text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)
        }
    }

    private static let declarations: Set<String> = [
        "class", "struct", "enum", "protocol", "actor", "func", "var", "let", "case", "typealias", "macro",
    ]

    /// Whether a word can be a keyword.
    private static func isShortAndSmall(_ bytes: UnsafeRawBufferPointer, _ word: Range<Int>) -> Bool {
        guard 3...9 ~= word.count else { return false }
        for index in word where !(97...122).contains(bytes[index]) { return false }
        return true
    }

    static func isNamePart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (48...57).contains(byte) || (65...90).contains(byte & 0xDF)
    }
}
