/// Addresses that stand in a text without brackets: `https://example.org`, `www.example.org` and `me@example.org`.
///
/// What is one, and where it ends, is what GitHub's Markdown says.
struct MarkdownBareLinks {
    /// The parts with each address in a part of its own.
    static func split(_ parts: [MarkdownPart]) -> [MarkdownPart] {
        guard parts.contains(where: { isOpen($0) && mayOccur(in: $0.string) }) else { return parts }
        return parts.flatMap { part in
            guard isOpen(part), mayOccur(in: part.string) else { return [part] }
            var reader = MarkdownBareLinks(part)
            reader.read()
            return reader.parts
        }
    }

    private static func isOpen(_ part: MarkdownPart) -> Bool {
        part.link == nil && part.image == nil && !part.style.contains(.code)
    }

    private static func mayOccur(in string: String) -> Bool {
        var previous: UInt8 = 0
        return string.utf8.contains { byte in
            defer { previous = byte }
            return mayEnd(byte, after: previous)
        }
    }

    /// Whether two bytes after each other can be the mark of an address.
    static func mayEnd(_ byte: UInt8, after previous: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "@"): true
        case UInt8(ascii: "/"): previous == UInt8(ascii: ":")
        case UInt8(ascii: "."): previous == UInt8(ascii: "w") || previous == UInt8(ascii: "W")
        default: false
        }
    }

    private let part: MarkdownPart
    private let text: [Character]
    private var parts: [MarkdownPart] = []
    /// How much of the text is in the parts.
    private var taken = 0

    private init(_ part: MarkdownPart) {
        self.part = part
        text = Array(part.string)
    }

    private mutating func read() {
        var index = 0
        while index < text.count {
            let character = text[index]
            if let start = character == ":" || character == "." ? addressStart(at: index) : nil,
                let end = addressEnd(from: start.domain)
            {
                index = take(start.index, end, start.scheme)
            } else if character == "@", let mail = mail(at: index) {
                index = take(mail.start, mail.end, "mailto:")
            } else {
                index += 1
            }
        }
        add(taken, text.count, nil)
    }

    private mutating func take(_ start: Int, _ end: Int, _ scheme: String) -> Int {
        add(taken, start, nil)
        add(start, end, scheme + String(text[start..<end]))
        taken = end
        return end
    }

    private mutating func add(_ start: Int, _ end: Int, _ link: String?) {
        guard start < end else { return }
        var own = part
        own.string = String(text[start..<end])
        own.link = link
        parts.append(own)
    }

    // MARK: Addresses of the web

    /// Where an address begins that has its mark at `index`, where its domain begins, and what it lacks of a scheme.
    private func addressStart(at index: Int) -> (index: Int, domain: Int, scheme: String)? {
        if text[index] == "." {
            return begins("www", before: index).map { ($0, index + 1, "http://") }
        }
        guard text.has("//", at: index + 1) else { return nil }
        return (begins("https", before: index) ?? begins("http", before: index) ?? begins("ftp", before: index))
            .map { ($0, index + 3, "") }
    }

    /// Where a word begins that ends at `end`, where an address may begin there.
    private func begins(_ word: String, before end: Int) -> Int? {
        let start = end - word.count
        guard start >= taken, String(text[start..<end]).lowercased() == word else { return nil }
        if start == 0 { return start }
        return text[start - 1].isWhitespace || "*_~(\"'".contains(text[start - 1]) ? start : nil
    }

    private func addressEnd(from start: Int) -> Int? {
        var domain = start
        while domain < text.count, text[domain].isOfDomain || text[domain] == "." { domain += 1 }
        guard domain > start, text[start] != ".", text[start] != "-" else { return nil }
        let segments = text[start..<domain].split(separator: ".", omittingEmptySubsequences: false)
        guard !segments.suffix(2).contains(where: { $0.contains("_") }) else { return nil }
        var end = domain
        while end < text.count, !text[end].isWhitespace, text[end] != "<" { end += 1 }
        return trimmed(start, end)
    }

    /// The end without marks that belong to the sentence, and without parentheses that were opened before the address.
    private func trimmed(_ start: Int, _ end: Int) -> Int? {
        var end = end
        var surplus = text[start..<end].reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
        while end > start {
            if text[end - 1] == ")", surplus > 0 {
                surplus -= 1
            } else if !"?!.,:;*_~'\"".contains(text[end - 1]) {
                break
            }
            end -= 1
        }
        return end > start ? end : nil
    }

    // MARK: Addresses of mail

    private func mail(at index: Int) -> (start: Int, end: Int)? {
        var start = index
        while start > taken, text[start - 1].isOfMailName { start -= 1 }
        var end = index + 1
        while end < text.count, text[end].isOfDomain || (text[end] == "." && text.isOfDomain(at: end + 1)) { end += 1 }
        guard start < index, let last = text[(index + 1)..<end].last, last != "-", last != "_",
            text[(index + 1)..<end].contains("."), !text.has("@", at: end)
        else { return nil }
        return (start, end)
    }
}

extension Array where Element == Character {
    fileprivate func has(_ string: String, at index: Int) -> Bool {
        self[Swift.min(index, count)...].starts(with: string)
    }

    fileprivate func isOfDomain(at index: Int) -> Bool { index < count && self[index].isOfDomain }
}

extension Character {
    fileprivate var isOfDomain: Bool { self == "-" || self == "_" || isLetter || isNumber }

    fileprivate var isOfMailName: Bool { isASCII && (isOfDomain || self == "." || self == "+") }
}
