/// A piece of the text of Markdown, with one look.
struct MarkdownPart: Equatable {
    struct Style: OptionSet, Hashable, Sendable {
        let rawValue: Int
        static let bold = Style(rawValue: 1)
        static let italic = Style(rawValue: 2)
        static let code = Style(rawValue: 4)
        static let strikethrough = Style(rawValue: 8)
        static let softBreak = Style(rawValue: 16)
        static let lineBreak = Style(rawValue: 32)
    }

    var string: String
    var style: Style = []
    /// Where a link leads.
    var link: String?
    /// Where a picture is; the string describes it.
    var image: String?
    /// What stands in the parentheses of `^[text](key: value)`, all of them around the piece, from outside in.
    var attributes: [MarkdownAttributes] = []

    func isAlike(_ other: MarkdownPart) -> Bool {
        style == other.style && link == other.link && image == other.image && attributes == other.attributes
    }

    func style(from base: RunStyle, _ environment: EnvironmentValues) -> RunStyle {
        var result = base
        if style.contains(.bold) { result.traits.isBold = true }
        if style.contains(.italic) { result.traits.isItalic = true }
        if style.contains(.code) { result.traits.design = .monospaced }
        if style.contains(.strikethrough) { result.strikethrough = TextLine() }
        if let link {
            result.fill = environment.letterTintFill
            result.link = URL(string: link)
        }
        return result
    }
}

/// The attributes that `^[text](key: value)` gives to its text.
///
/// Two that are written twice are two: each inflects its own words.
final class MarkdownAttributes: Equatable {
    let values: [String: MarkdownValue]

    init(_ values: [String: MarkdownValue]) { self.values = values }

    /// Whether words are to agree with the numbers among them.
    var inflects: Bool { values["inflect"].map { $0 != .bool(false) && $0 != .null } ?? false }

    static func == (a: MarkdownAttributes, b: MarkdownAttributes) -> Bool { a === b }
}

/// The value of an attribute, as JSON knows them.
indirect enum MarkdownValue: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([MarkdownValue])
    case object([String: MarkdownValue])

    /// The value as `JSONSerialization` takes it.
    var object: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? Int(value) as Any : value
        case .string(let value): value
        case .list(let values): values.map(\.object)
        case .object(let values): values.mapValues(\.object)
        }
    }
}

/// Reads `key: value, other: 'text'`: JSON whose keys need no quotation marks.
struct MarkdownAttributeReader {
    private let text: [Character]
    private var index: Int

    /// The attributes from `start`, just after the parenthesis, and where the closing one stands; nil for what is none.
    static func read(_ text: [Character], from start: Int) -> (values: [String: MarkdownValue], end: Int)? {
        var reader = MarkdownAttributeReader(text: text, index: start)
        guard let values = reader.members(until: ")") else { return nil }
        return (values, reader.index - 1)
    }

    private init(text: [Character], index: Int) {
        self.text = text
        self.index = index
    }

    private var next: Character? { index < text.count ? text[index] : nil }

    private mutating func skipSpace() { while let next, next.isWhitespace { index += 1 } }

    private mutating func take(_ character: Character) -> Bool {
        skipSpace()
        guard next == character else { return false }
        index += 1
        return true
    }

    private mutating func members(until end: Character) -> [String: MarkdownValue]? {
        var values: [String: MarkdownValue] = [:]
        while !take(end) {
            if !values.isEmpty, !take(",") { return nil }
            if take(end) { break }
            guard let key = key(), take(":"), let value = value() else { return nil }
            values[key] = value
        }
        return values
    }

    private mutating func key() -> String? {
        skipSpace()
        if next == "'" || next == "\"" { return quoted() }
        let word = word()
        return word.isEmpty ? nil : word
    }

    private mutating func word() -> String {
        let start = index
        while let next, next.isLetter || next.isNumber || "_-.+$".contains(next) { index += 1 }
        return String(text[start..<index])
    }

    private mutating func quoted() -> String? {
        guard let mark = next else { return nil }
        index += 1
        var result = ""
        while let character = next {
            index += 1
            if character == mark { return result }
            if character == "\\", let escaped = next {
                result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
                index += 1
            } else {
                result.append(character)
            }
        }
        return nil
    }

    private mutating func value() -> MarkdownValue? {
        skipSpace()
        switch next {
        case "'", "\"": return quoted().map(MarkdownValue.string)
        case "{":
            index += 1
            return members(until: "}").map(MarkdownValue.object)
        case "[":
            index += 1
            var values: [MarkdownValue] = []
            while !take("]") {
                if !values.isEmpty, !take(",") { return nil }
                if take("]") { break }
                guard let value = value() else { return nil }
                values.append(value)
            }
            return .list(values)
        default:
            let word = word()
            switch word {
            case "true": return .bool(true)
            case "false": return .bool(false)
            case "null": return .null
            case "": return nil
            default: return Double(word).map(MarkdownValue.number) ?? .string(word)
            }
        }
    }
}
