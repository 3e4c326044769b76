/// A word, number, text or sign of a predicate.
enum PredicateToken: Equatable {
    /// A name, a keyword, or a key path's part, with `@` before those that count.
    case word(String)
    /// A name that is no keyword, whatever it is.
    case name(String)
    case text(String)
    case number(Double)
    case whole(Int)
    case variable(String)
    /// `%@` and the like; `K` for a key path.
    case argument(Character)
    case sign(String)

    var says: String {
        switch self {
        case .word(let text), .name(let text), .sign(let text): text
        case .text(let text): "\"\(text)\""
        case .number(let number): "\(number)"
        case .whole(let number): "\(number)"
        case .variable(let name): "$\(name)"
        case .argument(let kind): "%\(kind)"
        }
    }
}

/// What is wrong with a predicate's text.
struct PredicateFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Divides the text of a predicate.
struct PredicateScanner {
    private let letters: [Character]
    private var place = 0

    private static let signs = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]",
        ",", ".", "+", "-", "*", "/",
    ]

    init(_ text: String) { letters = Array(text) }

    static func tokens(of text: String) throws -> [PredicateToken] {
        var scanner = PredicateScanner(text)
        var tokens: [PredicateToken] = []
        while let token = try scanner.next() { tokens.append(token) }
        return tokens
    }

    private var current: Character? { place < letters.count ? letters[place] : nil }

    private mutating func next() throws -> PredicateToken? {
        while current?.isWhitespace == true { place += 1 }
        guard let first = current else { return nil }
        switch first {
        case "\"", "'", "“", "’": return try quoted(first)
        case "%": return try argument()
        case "$":
            place += 1
            return .variable(name())
        case "#":
            place += 1
            return .name(name())
        case "@":
            place += 1
            return .word("@" + name())
        case _ where first.isNumber: return try number()
        case _ where first.isLetter || first == "_": return .word(name())
        default:
            for sign in Self.signs where letters[place...].starts(with: sign) {
                place += sign.count
                return .sign(sign)
            }
            throw PredicateFailure("\(first) has no meaning there")
        }
    }

    private mutating func name() -> String {
        let start = place
        while let letter = current, letter.isLetter || letter.isNumber || letter == "_" { place += 1 }
        return String(letters[start..<place])
    }

    private mutating func quoted(_ mark: Character) throws -> PredicateToken {
        place += 1
        var text = ""
        while let letter = current {
            place += 1
            if letter == mark { return .text(text) }
            if letter == "\\", let escaped = current {
                place += 1
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                text.append(letter)
            }
        }
        throw PredicateFailure("the text \(mark)\(text) has no end")
    }

    private mutating func number() throws -> PredicateToken {
        let start = place
        while let letter = current,
            letter.isNumber || ".eExX".contains(letter) || letter.isHexDigit && isHexadecimal(start)
        { place += 1 }
        let text = String(letters[start..<place])
        if isHexadecimal(start), let whole = Int(text.dropFirst(2), radix: 16) { return .whole(whole) }
        if let whole = Int(text) { return .whole(whole) }
        guard let number = Double(text) else { throw PredicateFailure("\(text) is no number") }
        return .number(number)
    }

    private func isHexadecimal(_ start: Int) -> Bool {
        start + 1 < letters.count && letters[start] == "0" && "xX".contains(letters[start + 1])
    }

    private mutating func argument() throws -> PredicateToken {
        place += 1
        while let letter = current, "lhqzt.0123456789".contains(letter) { place += 1 }
        guard let kind = current, "@KdDiuUxXoOfFeEgGcCsS".contains(kind) else {
            throw PredicateFailure("% stands for no argument there")
        }
        place += 1
        return .argument(kind)
    }
}
