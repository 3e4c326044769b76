/// The inline part of Markdown: emphasis, code, strikethrough, links, pictures, and attributes.
///
/// Delimiters are matched as CommonMark says: each run that can close looks back for the nearest that can open.
struct MarkdownInline {
    /// How the text is to be read.
    struct Rules {
        /// Whether a line's end stays what it is; otherwise it is a space, and spaces around it go.
        var keepsWhitespace = true
        /// Whether `^[text](key: value)` gives attributes.
        var hasAttributes = true
        /// Where `[text][name]` and `[name]` lead.
        var references: [String: String] = [:]
    }

    /// Whether a string holds anything that could mean something.
    static func mayOccur(in string: String) -> Bool {
        var previous: UInt8 = 0
        return string.utf8.contains { byte in
            defer { previous = byte }
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
                return true
            default: return MarkdownBareLinks.mayEnd(byte, after: previous)
            }
        }
    }

    static func parse(_ string: String, _ rules: Rules = Rules()) -> [MarkdownPart] {
        var parser = MarkdownInline(text: Array(string), rules: rules)
        parser.scan()
        parser.matchEmphasis(from: 0)
        return MarkdownBareLinks.split(parser.merged)
    }

    private struct Item {
        var part: MarkdownPart
        var delimiter: Delimiter?
    }

    private struct Delimiter {
        let mark: Character
        let length: Int
        var left: Int
        let canOpen: Bool
        let canClose: Bool

        /// What it depends on which of those before it can open what it closes.
        struct Kind: Hashable {
            let mark: Character
            let canOpen: Bool
            let length: Int
        }

        var kind: Kind { Kind(mark: mark, canOpen: canOpen, length: mark == "~" ? min(length, 3) : length % 3) }
    }

    private struct Bracket {
        enum Kind { case link, image, attributes }
        let kind: Kind
        /// Of the item that holds it.
        let item: Int
        /// Where what it encloses begins in the text.
        let start: Int
    }

    private let text: [Character]
    private let rules: Rules
    private var items: [Item] = []
    private var brackets: [Bracket] = []
    /// The first so many begin no link, because there is one in them.
    private var inactive = 0
    /// How many backticks in a row there are nowhere further on.
    private var absentCodeEnds: Set<Int> = []

    private init(text: [Character], rules: Rules) {
        self.text = text
        self.rules = rules
    }

    private mutating func add(_ string: String, _ style: MarkdownPart.Style = []) {
        if let last = items.last, last.delimiter == nil, last.part.style == style, last.part.link == nil,
            last.part.image == nil, last.part.attributes.isEmpty, brackets.last?.item != items.count - 1
        {
            items[items.count - 1].part.string += string
        } else {
            items.append(Item(part: MarkdownPart(string: string, style: style)))
        }
    }

    private var merged: [MarkdownPart] {
        var parts: [MarkdownPart] = []
        for item in items where !item.part.string.isEmpty {
            if let last = parts.last, last.isAlike(item.part) {
                parts[parts.count - 1].string += item.part.string
            } else {
                parts.append(item.part)
            }
        }
        return parts
    }

    // MARK: From left to right

    private mutating func scan() {
        var index = 0
        while index < text.count {
            let character = text[index]
            switch character {
            case "\\": index = escape(at: index)
            case "`": index = code(at: index)
            case "*", "_", "~": index = delimiters(at: index)
            case "[": index = open(.link, at: index, length: 1)
            case "!" where text.at(index + 1) == "[": index = open(.image, at: index, length: 2)
            case "^" where rules.hasAttributes && text.at(index + 1) == "[":
                index = open(.attributes, at: index, length: 2)
            case "]": index = close(at: index)
            case "<": index = angle(at: index)
            case "&": index = entity(at: index)
            case let end where end.isNewline && !rules.keepsWhitespace: index = lineEnd(at: index)
            default:
                let end = text[(index + 1)...].firstIndex(where: \.mayMeanMarkdown) ?? text.count
                add(String(text[index..<end]))
                index = end
            }
        }
    }

    private mutating func escape(at index: Int) -> Int {
        guard let next = text.at(index + 1) else {
            add("\\")
            return index + 1
        }
        if next.isNewline, !rules.keepsWhitespace {
            add("\n", .lineBreak)
            return index + 2
        }
        guard next.isMarkdownPunctuation else {
            add("\\")
            return index + 1
        }
        add(String(next))
        return index + 2
    }

    private mutating func code(at index: Int) -> Int {
        let open = runEnd(index)
        var close = absentCodeEnds.contains(open - index) ? text.count : open
        while close < text.count {
            guard text[close] == "`" else {
                close += 1
                continue
            }
            let end = runEnd(close)
            if end - close == open - index {
                var inside = text[open..<close].map { $0.isNewline && !rules.keepsWhitespace ? " " : $0 }
                if inside.count > 1, inside.first == " ", inside.last == " ", inside.contains(where: { $0 != " " }) {
                    inside = Array(inside.dropFirst().dropLast())
                }
                add(String(inside), .code)
                return end
            }
            close = end
        }
        absentCodeEnds.insert(open - index)
        add(String(text[index..<open]))
        return open
    }

    private mutating func delimiters(at index: Int) -> Int {
        let mark = text[index], end = runEnd(index)
        let (before, after) = (text.at(index - 1), text.at(end))
        let isSpaceBefore = before?.isWhitespace ?? true, isSpaceAfter = after?.isWhitespace ?? true
        let isMarkBefore = before?.isMark ?? false, isMarkAfter = after?.isMark ?? false
        let isLeft = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore)
        let isRight = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter)
        let inWord = mark == "_"
        items.append(
            Item(
                part: MarkdownPart(string: String(text[index..<end])),
                delimiter: Delimiter(
                    mark: mark, length: end - index, left: end - index,
                    canOpen: isLeft && (!inWord || !isRight || isMarkBefore),
                    canClose: isRight && (!inWord || !isLeft || isMarkAfter))))
        return end
    }

    private mutating func lineEnd(at index: Int) -> Int {
        var spaces = 0
        if items.last?.delimiter == nil, items.last?.part.style == [] {
            while items[items.count - 1].part.string.hasSuffix(" ") {
                items[items.count - 1].part.string.removeLast()
                spaces += 1
            }
        }
        if spaces >= 2 { add("\n", .lineBreak) } else { add(" ", .softBreak) }
        var next = index + 1
        while let character = text.at(next), character == " " || character == "\t" { next += 1 }
        return next
    }

    /// `<https://example.org>` and `<me@example.org>` are links; anything else stays what it is.
    private mutating func angle(at index: Int) -> Int {
        let end = text[(index + 1)...].firstIndex { $0 == ">" || $0 == "<" || $0.isWhitespace }
        if let end, text[end] == ">", end > index + 1 {
            let inside = String(text[(index + 1)..<end])
            let isAddress = inside.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]{1,31}:[^\s<>]*/) != nil
            let isMail = inside.wholeMatch(of: /[^\s@<>\\]+@[A-Za-z0-9\-]+(\.[A-Za-z0-9\-]+)+/) != nil
            if isAddress || isMail {
                items.append(Item(part: MarkdownPart(string: inside, link: isMail ? "mailto:" + inside : inside)))
                return end + 1
            }
        }
        add("<")
        return index + 1
    }

    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "laquo": "«", "raquo": "»", "euro": "€", "deg": "°",
        "times": "×", "shy": "\u{AD}", "bull": "•", "rarr": "→", "larr": "←",
    ]

    private mutating func entity(at index: Int) -> Int {
        if let end = text[index..<min(text.count, index + 12)].firstIndex(of: ";") {
            let name = String(text[(index + 1)..<end])
            var found = Self.entities[name]
            if name.hasPrefix("#") {
                let digits = name.dropFirst()
                let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
                let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
                found = value.flatMap { Unicode.Scalar($0 == 0 ? 0xFFFD : $0) }.map { String(Character($0)) }
            }
            if let found {
                add(found)
                return end + 1
            }
        }
        add("&")
        return index + 1
    }

    private func runEnd(_ index: Int) -> Int {
        var end = index
        while text.at(end) == text[index] { end += 1 }
        return end
    }

    // MARK: Brackets

    private mutating func open(_ kind: Bracket.Kind, at index: Int, length: Int) -> Int {
        brackets.append(Bracket(kind: kind, item: items.count, start: index + length))
        items.append(Item(part: MarkdownPart(string: String(text[index..<(index + length)]))))
        return index + length
    }

    private mutating func close(at index: Int) -> Int {
        guard let bracket = brackets.popLast() else {
            add("]")
            return index + 1
        }
        let isActive = bracket.kind == .image || brackets.count >= inactive
        inactive = min(inactive, brackets.count)
        let inside = bracket.item + 1
        if bracket.kind == .attributes {
            if text.at(index + 1) == "(", let found = MarkdownAttributeReader.read(text, from: index + 2) {
                matchEmphasis(from: inside)
                let attributes = MarkdownAttributes(found.values)
                for item in items.indices[inside...] { items[item].part.attributes.insert(attributes, at: 0) }
                items[bracket.item].part.string = ""
                return found.end + 1
            }
        } else if isActive, let target = target(after: index, namedFrom: bracket.start) {
            matchEmphasis(from: inside)
            if bracket.kind == .link {
                for item in items.indices[inside...] { items[item].part.link = target.address }
                // A link holds no other.
                inactive = brackets.count
            } else {
                let words = items[inside...].map(\.part.string).joined()
                items.removeSubrange(inside...)
                items.append(
                    Item(part: MarkdownPart(string: words.isEmpty ? "\u{FFFC}" : words, image: target.address)))
            }
            items[bracket.item].part.string = ""
            return target.end
        }
        add("]")
        return index + 1
    }

    /// What a bracket that closes at `index` leads to, and where that ends.
    private func target(after index: Int, namedFrom start: Int) -> (address: String, end: Int)? {
        if text.at(index + 1) == "(", let found = MarkdownLinkReader.destination(text, from: index + 2) { return found }
        if rules.references.isEmpty { return nil }
        let name = String(text[start..<index])
        if text.at(index + 1) == "[", let end = text[(index + 2)...].firstIndex(of: "]") {
            let other = String(text[(index + 2)..<end])
            return rules.references[MarkdownLinkReader.label(other.isEmpty ? name : other)].map { ($0, end + 1) }
        }
        return rules.references[MarkdownLinkReader.label(name)].map { ($0, index + 1) }
    }

    // MARK: Emphasis

    /// Gives what stands between delimiters that belong together its style.
    private mutating func matchEmphasis(from first: Int) {
        /// Those that may still open, in order.
        var openers: [Int] = []
        /// How many of them are known not to fit an end of that kind.
        var unfit: [Delimiter.Kind: Int] = [:]
        for closer in first..<items.count {
            while let end = items[closer].delimiter, end.canClose, end.left > 0 {
                let known = min(unfit[end.kind] ?? 0, openers.count)
                guard let place = openers[known...].lastIndex(where: { opens(items[$0].delimiter, end) }),
                    let start = items[openers[place]].delimiter
                else {
                    unfit[end.kind] = openers.count
                    break
                }
                style(between: openers[place], start, closer, end)
                openers.removeSubrange((items[openers[place]].delimiter?.left == 0 ? place : place + 1)...)
                unfit = unfit.mapValues { min($0, openers.count) }
            }
            if let own = items[closer].delimiter, own.canOpen, own.left > 0 { openers.append(closer) }
        }
        for item in first..<items.count { items[item].delimiter = nil }
    }

    private mutating func style(between opener: Int, _ start: Delimiter, _ closer: Int, _ end: Delimiter) {
        let used = end.mark == "~" || (start.left > 1 && end.left > 1) ? 2 : 1
        let style: MarkdownPart.Style = end.mark == "~" ? .strikethrough : used == 2 ? .bold : .italic
        for item in (opener + 1)..<closer {
            items[item].part.style.insert(style)
            items[item].delimiter = nil
        }
        for item in [opener, closer] {
            items[item].delimiter?.left -= used
            items[item].part.string.removeLast(used)
        }
    }

    private func opens(_ start: Delimiter?, _ end: Delimiter) -> Bool {
        guard let start, start.canOpen, start.left > 0, start.mark == end.mark else { return false }
        if end.mark == "~" { return start.length == 2 && end.length == 2 }
        let isEitherBoth = start.canClose || end.canOpen
        return !(isEitherBoth && (start.length + end.length) % 3 == 0 && (start.length % 3 != 0 || end.length % 3 != 0))
    }
}

extension Array where Element == Character {
    fileprivate func at(_ index: Int) -> Character? { indices.contains(index) ? self[index] : nil }
}

extension Character {
    /// Whether a backslash before it is left out.
    fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
    /// Whether it may be more than itself.
    fileprivate var mayMeanMarkdown: Bool {
        switch self {
        case "\\", "`", "*", "_", "~", "[", "!", "^", "]", "<", "&": true
        default: isNewline
        }
    }

    fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
