/// Reads the text of a predicate.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var arguments: ArraySlice<Any?>
    private var place = 0

    static func condition(_ text: String, arguments: [Any?]) throws -> PredicateCondition {
        var parser = PredicateParser(tokens: try PredicateScanner.tokens(of: text), arguments: arguments[...])
        guard !parser.tokens.isEmpty else { throw PredicateFailure("it is empty") }
        let condition = try parser.either()
        if let rest = parser.current { throw PredicateFailure("\(rest.says) is one too many") }
        return condition
    }

    private var current: PredicateToken? { place < tokens.count ? tokens[place] : nil }

    private mutating func take(_ words: String...) -> Bool {
        switch current {
        case .word(let word) where words.contains(word.uppercased()), .sign(let word) where words.contains(word):
            place += 1
            return true
        default: return false
        }
    }

    private mutating func expect(_ sign: String) throws {
        guard take(sign) else { throw PredicateFailure("\(sign) is missing before \(current?.says ?? "the end")") }
    }

    private mutating func either() throws -> PredicateCondition {
        var all = [try both()]
        while take("OR", "||") { all.append(try both()) }
        return all.count == 1 ? all[0] : .any(all)
    }

    private mutating func both() throws -> PredicateCondition {
        var all = [try negation()]
        while take("AND", "&&") { all.append(try negation()) }
        return all.count == 1 ? all[0] : .all(all)
    }

    private mutating func negation() throws -> PredicateCondition {
        if take("NOT", "!") { return .not(try negation()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if current == .sign("(") {
            // What is in parentheses is a condition, or the left side of one.
            let start = (place, arguments)
            place += 1
            if let condition = try? either(), take(")"), !isInsideComparison { return condition }
            (place, arguments) = start
        }
        return try comparison()
    }

    private var isInsideComparison: Bool {
        switch current {
        case .sign(let sign): !["&&", "||", ")", ","].contains(sign)
        case .word(let word): PredicateComparison.Operator(word: word.uppercased()) != nil
        default: false
        }
    }

    private mutating func comparison() throws -> PredicateCondition {
        var reach = PredicateComparison.Reach.one
        if take("ANY", "SOME") {
            reach = .any
        } else if take("ALL") {
            reach = .all
        } else if take("NONE") {
            reach = .none
        }
        let left = try sum()
        var isNegated = false
        if case .word(let word) = current, word.uppercased() == "NOT" {
            isNegated = true
            place += 1
        }
        guard let found = comparisonOperator() else {
            throw PredicateFailure("\(current?.says ?? "the end") stands where a comparison should")
        }
        var options: String.CompareOptions = []
        if take("[") {
            guard case .word(let letters) = current else { throw PredicateFailure("nothing is in the brackets") }
            place += 1
            for letter in letters.lowercased() {
                switch letter {
                case "c": options.insert(.caseInsensitive)
                case "d": options.insert(.diacriticInsensitive)
                case "n", "l": break
                default: throw PredicateFailure("[\(letters)] is no way to compare")
                }
            }
            try expect("]")
        }
        let comparison = PredicateCondition.comparison(
            PredicateComparison(left: left, right: try sum(), kind: found, options: options, reach: reach))
        return isNegated ? .not(comparison) : comparison
    }

    private mutating func comparisonOperator() -> PredicateComparison.Operator? {
        let found: PredicateComparison.Operator? =
            switch current {
            case .word(let word): PredicateComparison.Operator(word: word.uppercased())
            case .sign(let sign): PredicateComparison.Operator(word: sign)
            default: nil
            }
        if found != nil { place += 1 }
        return found
    }

    private mutating func sum() throws -> PredicateExpression {
        var result = try product()
        while true {
            if take("+") {
                result = .arithmetic("+", result, try product())
            } else if take("-") {
                result = .arithmetic("-", result, try product())
            } else {
                return result
            }
        }
    }

    private mutating func product() throws -> PredicateExpression {
        var result = try factor()
        while true {
            if take("*") {
                result = .arithmetic("*", result, try factor())
            } else if take("/") {
                result = .arithmetic("/", result, try factor())
            } else if take("**") {
                result = .arithmetic("**", result, try factor())
            } else {
                return result
            }
        }
    }

    private mutating func factor() throws -> PredicateExpression {
        guard let token = current else { throw PredicateFailure("it ends too early") }
        place += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .whole(let number): return .constant(number)
        case .variable(let name): return try path(after: .variable(name))
        case .argument(let kind): return try path(after: argument(kind))
        case .name(let name): return try path(after: .keys([name]))
        case .sign("-"): return .arithmetic("-", .constant(0), try factor())
        case .sign("("):
            let inner = try sum()
            try expect(")")
            return inner
        case .sign("{"):
            var elements: [PredicateExpression] = []
            while !take("}") {
                if !elements.isEmpty { try expect(",") }
                elements.append(try sum())
            }
            return .list(elements)
        case .word(let word):
            switch word.uppercased() {
            case "SELF": return try path(after: .keys([]))
            case "TRUE", "YES": return .constant(true)
            case "FALSE", "NO": return .constant(false)
            case "NIL", "NULL": return .constant(nil)
            case "SUBQUERY", "FUNCTION", "CAST": throw PredicateFailure("\(word) is not known on Linux")
            default: return try path(after: .keys([word]))
            }
        default: throw PredicateFailure("\(token.says) stands where a value should")
        }
    }

    /// Takes `.name.@count` and what else follows a value.
    private mutating func path(after base: PredicateExpression) throws -> PredicateExpression {
        var keys: [String] = []
        while take(".") {
            switch current {
            case .word(let word), .name(let word): keys.append(word)
            case .argument("K"):
                place += 1
                guard case .keys(let more) = try argument("K") else { continue }
                keys += more
                continue
            default: throw PredicateFailure("a name is missing after .")
            }
            place += 1
        }
        if keys.isEmpty { return base }
        if case .keys(let first) = base { return .keys(first + keys) }
        return .member(base, keys)
    }

    private mutating func argument(_ kind: Character) throws -> PredicateExpression {
        guard let value = arguments.popFirst() else {
            throw PredicateFailure("it has more places than there are arguments")
        }
        guard kind == "K" else { return .constant(value) }
        guard let path = value as? String else { throw PredicateFailure("the argument for %K is no text") }
        let keys = path.split(separator: ".").map(String.init)
        return .keys(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
    }
}
