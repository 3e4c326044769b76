/// The inline part of Markdown: emphasis, code, strikethrough and links.
struct InlineMarkdown {
    struct Style: OptionSet, Sendable {
        let rawValue: Int
        static let bold = Style(rawValue: 1)
        static let italic = Style(rawValue: 2)
        static let code = Style(rawValue: 4)
        static let strikethrough = Style(rawValue: 8)
        static let link = Style(rawValue: 16)
    }

    struct Part: Equatable {
        var string: String
        var style: Style

        func style(from base: RunStyle, _ environment: EnvironmentValues) -> RunStyle {
            var result = base
            if style.contains(.bold) { result.traits.isBold = true }
            if style.contains(.italic) { result.traits.isItalic = true }
            if style.contains(.code) { result.traits.design = .monospaced }
            if style.contains(.strikethrough) { result.strikethrough = TextLine() }
            if style.contains(.link) { result.fill = environment.tintFill }
            return result
        }
    }

    /// Whether a string holds any character that could mean something.
    static func mayOccur(in string: String) -> Bool {
        string.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    static func parse(_ string: String) -> [Part] {
        var parser = InlineMarkdown(text: Array(string))
        parser.parse(0..<parser.text.count, [])
        return parser.parts
    }

    private let text: [Character]
    private var parts: [Part] = []

    private init(text: [Character]) { self.text = text }

    private mutating func emit(_ character: Character, _ style: Style) {
        if let last = parts.last, last.style == style {
            parts[parts.count - 1].string.append(character)
        } else {
            parts.append(Part(string: String(character), style: style))
        }
    }

    private mutating func parse(_ range: Range<Int>, _ style: Style) {
        var index = range.lowerBound
        while index < range.upperBound {
            let character = text[index]
            if character == "\\", index + 1 < range.upperBound,
                text[index + 1].isPunctuation || text[index + 1].isSymbol
            {
                emit(text[index + 1], style)
                index += 2
            } else if let next = parseCode(at: index, range, style) ?? parseEmphasis(at: index, range, style)
                ?? parseLink(at: index, range, style)
            {
                index = next
            } else if character == "*" || character == "_" || character == "~" {
                // Delimiters that open nothing stay as they are, all of them.
                let end = runEnd(index, range)
                for _ in index..<end { emit(character, style) }
                index = end
            } else {
                emit(character, style)
                index += 1
            }
        }
    }

    private func runEnd(_ index: Int, _ range: Range<Int>) -> Int {
        var end = index
        while end < range.upperBound, text[end] == text[index] { end += 1 }
        return end
    }

    private mutating func parseCode(at index: Int, _ range: Range<Int>, _ style: Style) -> Int? {
        guard text[index] == "`" else { return nil }
        let open = runEnd(index, range)
        var close = open
        while close < range.upperBound {
            guard text[close] == "`" else {
                close += 1
                continue
            }
            let end = runEnd(close, range)
            if end - close == open - index {
                for character in text[open..<close] { emit(character, style.union(.code)) }
                return end
            }
            close = end
        }
        return nil
    }

    private mutating func parseEmphasis(at index: Int, _ range: Range<Int>, _ style: Style) -> Int? {
        let mark = text[index]
        guard mark == "*" || mark == "_" || mark == "~" else { return nil }
        let open = runEnd(index, range)
        let length = open - index
        let added: Style
        switch (mark, length) {
        case ("~", 2): added = .strikethrough
        case ("~", _): return nil
        case (_, 1): added = .italic
        case (_, 2): added = .bold
        case (_, 3): added = [.bold, .italic]
        default: return nil
        }
        guard open < range.upperBound, !text[open].isWhitespace else { return nil }
        if mark == "_", index > 0, text[index - 1].isLetter || text[index - 1].isNumber { return nil }
        var close = open
        while close < range.upperBound {
            if text[close] == "\\" {
                close += 2
                continue
            }
            guard text[close] == mark else {
                close += 1
                continue
            }
            let end = runEnd(close, range)
            let isInWord = mark == "_" && end < text.count && (text[end].isLetter || text[end].isNumber)
            if end - close == length, close > open, !text[close - 1].isWhitespace, !isInWord {
                parse(open..<close, style.union(added))
                return end
            }
            close = end
        }
        return nil
    }

    private mutating func parseLink(at index: Int, _ range: Range<Int>, _ style: Style) -> Int? {
        guard text[index] == "[", let close = text[index..<range.upperBound].firstIndex(of: "]"), close > index + 1,
            close + 1 < range.upperBound, text[close + 1] == "(",
            let end = text[close..<range.upperBound].firstIndex(of: ")")
        else { return nil }
        parse(index + 1..<close, style.union(.link))
        return end + 1
    }
}
