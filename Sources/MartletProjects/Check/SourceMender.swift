/// Takes out of a source what a compiler stumbles over, so that it comes to what is behind.
///
/// What is taken out becomes spaces: every place in the text stays where it was.
struct SourceMender {
    private var text: [UInt8]
    /// Where lines begin.
    private let lines: [Int]
    /// Whether a byte is code, and neither of a comment nor of a literal.
    private let isCode: [Bool]
    private(set) var isMended = false

    init(_ source: String) {
        let text = Array(source.utf8)
        lines = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        isCode = Self.code(in: text)
        self.text = text
    }

    var source: String { String(decoding: text, as: UTF8.self) }

    /// Takes out the modifier that a place is in, or the whole statement that begins there; false where there is neither.
    ///
    /// - Parameter takesModifier: Says of a name whether a view or a scene goes without it.
    mutating func takeOut(line: Int, column: Int, takesModifier: (String) -> Bool) -> Bool {
        guard line >= 1, line <= lines.count, column >= 1 else { return false }
        let place = lines[line - 1] + column - 1
        guard place < text.count, isCode[place] else { return false }
        if let found = modifier(around: place, takesModifier) ?? statement(at: place) {
            for index in found where text[index] != UInt8(ascii: "\n") { text[index] = UInt8(ascii: " ") }
            isMended = true
            return true
        }
        return false
    }

    /// The innermost modifier with a name that `takes` accepts, from its point to the end of its last closure.
    private func modifier(around place: Int, _ takes: (String) -> Bool) -> Range<Int>? {
        var start: Int? = nameStart(at: place)
        while let name = start {
            if let point = chainPoint(before: name), takes(self.name(at: name)) { return point..<callEnd(after: name) }
            guard let open = openParenthesis(before: name) else { return nil }
            var end = open
            while end > 0, isSpace(end - 1) { end -= 1 }
            start = end > 0 && isName(end - 1) ? nameStart(at: end - 1) : open
            if start == name { return nil }
        }
        return nil
    }

    /// The whole expression with its modifiers, where a line begins with it.
    private func statement(at place: Int) -> Range<Int>? {
        guard isName(place) else { return nil }
        let start = nameStart(at: place)
        guard text[start] >= 65, text[start] <= 90 else { return nil }
        var before = start
        while before > 0, text[before - 1] == UInt8(ascii: " ") || text[before - 1] == UInt8(ascii: "\t") {
            before -= 1
        }
        guard before == 0 || "\n{;".utf8.contains(text[before - 1]) else { return nil }
        var end = callEnd(after: start)
        while true {
            var next = end
            while next < text.count, isSpace(next) || !isCode[next] { next += 1 }
            guard next + 1 < text.count, text[next] == UInt8(ascii: "."), isName(next + 1) else { return start..<end }
            end = callEnd(after: next + 1)
        }
    }

    // MARK: Parts of an expression

    private func isSpace(_ index: Int) -> Bool {
        text[index] == 32 || text[index] == 10 || text[index] == 9 || text[index] == 13
    }

    private func isName(_ index: Int) -> Bool {
        let byte = text[index]
        return byte >= 0x80 || byte == UInt8(ascii: "_") || (48...57).contains(byte)
            || (65...90).contains(byte & 0xDF)
    }

    private func nameStart(at place: Int) -> Int {
        var start = place
        while start > 0, isName(start), isName(start - 1) { start -= 1 }
        return start
    }

    private func name(at start: Int) -> String {
        var end = start
        while end < text.count, isName(end) { end += 1 }
        return String(decoding: text[start..<end], as: UTF8.self)
    }

    /// The point that makes a name a member of what stands before it, and not of a type to be inferred.
    private func chainPoint(before name: Int) -> Int? {
        guard name > 0, isName(name), text[name - 1] == UInt8(ascii: ".") else { return nil }
        var before = name - 1
        while before > 0, isSpace(before - 1) || !isCode[before - 1] { before -= 1 }
        guard before > 0, isName(before - 1) || ")}]>?!\"".utf8.contains(text[before - 1]) else { return nil }
        // After `return` or `in` a type is inferred.
        let word = isName(before - 1) ? self.name(at: nameStart(at: before - 1)) : ""
        return ["return", "in", "case", "try", "await", "else", "where"].contains(word) ? nil : name - 1
    }

    /// The parenthesis around a place within its closure; nil where a closure or the text begins first.
    private func openParenthesis(before place: Int) -> Int? {
        var depth = 0
        var index = place
        while index > 0 {
            index -= 1
            guard isCode[index] else { continue }
            switch text[index] {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                if depth > 0 {
                    depth -= 1
                } else if text[index] == UInt8(ascii: "{") {
                    return nil
                } else if text[index] == UInt8(ascii: "(") {
                    return index
                }
            default: break
            }
        }
        return nil
    }

    /// Behind the arguments and closures of a call.
    private func callEnd(after name: Int) -> Int {
        var end = name
        while end < text.count, isName(end) { end += 1 }
        if end < text.count, text[end] == UInt8(ascii: "(") { end = closing(of: end) }
        while true {
            var next = end
            while next < text.count, text[next] == 32 { next += 1 }
            // A further closure has a label.
            var body = next
            while body < text.count, isName(body) { body += 1 }
            if body > next, body < text.count, text[body] == UInt8(ascii: ":") {
                body += 1
                while body < text.count, text[body] == 32 { body += 1 }
            } else {
                body = next
            }
            guard body < text.count, text[body] == UInt8(ascii: "{") else { return end }
            end = closing(of: body)
        }
    }

    private func closing(of open: Int) -> Int {
        var depth = 0
        for index in open..<text.count where isCode[index] {
            if "([{".utf8.contains(text[index]) { depth += 1 }
            if ")]}".utf8.contains(text[index]) { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return text.count
    }

    /// Marks comments and the letters of literals; the ends of literals count as code.
    static func code(in text: [UInt8]) -> [Bool] {
        var isCode = [Bool](repeating: true, count: text.count)
        var index = 0
        func has(_ mark: String, at place: Int) -> Bool { text[place...].starts(with: mark.utf8) }
        func skip(to end: Int, from start: Int) { for place in start..<min(end, text.count) { isCode[place] = false } }
        while index < text.count {
            let start = index
            if has("//", at: index) {
                while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
                skip(to: index, from: start)
            } else if has("/*", at: index) {
                while index < text.count, !has("*/", at: index) { index += 1 }
                index += 2
                skip(to: index, from: start)
            } else if text[index] == UInt8(ascii: "\"") {
                let mark = has("\"\"\"", at: index) ? "\"\"\"" : "\""
                index += mark.utf8.count
                while index < text.count, !has(mark, at: index) {
                    if mark.utf8.count == 1, text[index] == UInt8(ascii: "\n") { break }
                    index += text[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                skip(to: index, from: start + 1)
                index += mark.utf8.count
            } else {
                index += 1
            }
        }
        return isCode
    }
}
