/// What a predicate is asked of.
struct PredicateSubject {
    let object: Any?
    let variables: [String: Any]
}

/// A predicate that was read.
indirect enum PredicateCondition {
    case constant(Bool)
    case not(PredicateCondition)
    case all([PredicateCondition])
    case any([PredicateCondition])
    case comparison(PredicateComparison)

    func holds(for subject: PredicateSubject) -> Bool {
        switch self {
        case .constant(let holds): holds
        case .not(let other): !other.holds(for: subject)
        case .all(let all): all.allSatisfy { $0.holds(for: subject) }
        case .any(let all): all.contains { $0.holds(for: subject) }
        case .comparison(let comparison): comparison.holds(for: subject)
        }
    }
}

/// A value that a predicate names.
indirect enum PredicateExpression {
    case constant(Any?)
    case variable(String)
    /// The keys from the object on; none for the object itself.
    case keys([String])
    case member(PredicateExpression, [String])
    case list([PredicateExpression])
    case arithmetic(String, PredicateExpression, PredicateExpression)

    func value(for subject: PredicateSubject) -> Any? {
        switch self {
        case .constant(let value): return PredicateValue.plain(value)
        case .variable(let name):
            if subject.variables[name] == nil { PredicateWarning.say("A predicate has no value for $\(name)") }
            return PredicateValue.plain(subject.variables[name])
        case .keys(let keys): return PredicateKeys.value(of: PredicateValue.plain(subject.object), keys[...])
        case .member(let base, let keys): return PredicateKeys.value(of: base.value(for: subject), keys[...])
        case .list(let elements): return elements.map { $0.value(for: subject) as Any }
        case .arithmetic(let sign, let left, let right):
            let (left, right) = (left.value(for: subject), right.value(for: subject))
            if sign == "+", let left = left as? Date, let right = PredicateValue.number(right) { return left + right }
            guard let left = PredicateValue.number(left), let right = PredicateValue.number(right) else { return nil }
            switch sign {
            case "+": return left + right
            case "-": return left - right
            case "*": return left * right
            case "/": return left / right
            default: return pow(left, right)
            }
        }
    }
}

/// Two values and how they are compared.
struct PredicateComparison {
    enum Operator {
        case equal, unequal, less, atMost, greater, atLeast, between, contains, beginsWith, endsWith, like, matches,
            isIn

        init?(word: String) {
            switch word {
            case "==", "=": self = .equal
            case "!=", "<>": self = .unequal
            case "<": self = .less
            case "<=", "=<": self = .atMost
            case ">": self = .greater
            case ">=", "=>": self = .atLeast
            case "BETWEEN": self = .between
            case "CONTAINS": self = .contains
            case "BEGINSWITH": self = .beginsWith
            case "ENDSWITH": self = .endsWith
            case "LIKE": self = .like
            case "MATCHES": self = .matches
            case "IN": self = .isIn
            default: return nil
            }
        }
    }

    /// Of how many elements on the left the comparison has to hold.
    enum Reach { case one, any, all, none }

    let left: PredicateExpression
    let right: PredicateExpression
    let kind: Operator
    let options: String.CompareOptions
    let reach: Reach

    func holds(for subject: PredicateSubject) -> Bool {
        let (left, right) = (left.value(for: subject), right.value(for: subject))
        if reach == .one { return holds(left, right) }
        let elements = PredicateValue.elements(left) ?? [left as Any]
        switch reach {
        case .any: return elements.contains { holds(PredicateValue.plain($0), right) }
        case .none: return !elements.contains { holds(PredicateValue.plain($0), right) }
        default: return elements.allSatisfy { holds(PredicateValue.plain($0), right) }
        }
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch kind {
        case .equal: isEqual(left, right)
        case .unequal: !isEqual(left, right)
        case .less: order(left, right) == .orderedAscending
        case .greater: order(left, right) == .orderedDescending
        case .atMost: order(left, right).map { $0 != .orderedDescending } ?? false
        case .atLeast: order(left, right).map { $0 != .orderedAscending } ?? false
        case .between: isBetween(left, right)
        case .contains: contains(left, right)
        case .isIn: contains(right, left)
        case .beginsWith:
            texts(left, right) { $0.range(of: $1, options: options.union(.anchored)) != nil || $1.isEmpty }
        case .endsWith:
            texts(left, right) {
                $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil || $1.isEmpty
            }
        case .like: texts(left, right) { matches($0, Self.pattern(ofWildcards: $1)) }
        case .matches: texts(left, right) { matches($0, $1) }
        }
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return PredicateValue.areEqual(left, right, options)
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        guard let left, let right else { return nil }
        return PredicateValue.order(left, right, options)
    }

    private func isBetween(_ left: Any?, _ right: Any?) -> Bool {
        guard let bounds = PredicateValue.elements(right), bounds.count == 2,
            let low = order(PredicateValue.plain(bounds[0]), left),
            let high = order(left, PredicateValue.plain(bounds[1]))
        else { return false }
        return low != .orderedDescending && high != .orderedDescending
    }

    private func contains(_ collection: Any?, _ element: Any?) -> Bool {
        if let text = PredicateValue.text(collection) {
            guard let part = PredicateValue.text(element) else { return false }
            return part.isEmpty || text.range(of: part, options: options) != nil
        }
        return PredicateValue.elements(collection)?.contains { isEqual(PredicateValue.plain($0), element) } ?? false
    }

    private func texts(_ left: Any?, _ right: Any?, _ compare: (String, String) -> Bool) -> Bool {
        guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else { return false }
        return compare(left, right)
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        var (text, pattern) = (text, pattern)
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        let isLoose = options.contains(.caseInsensitive)
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$", options: isLoose ? [.caseInsensitive, .dotMatchesLineSeparators] : [])
        else {
            PredicateWarning.say("A predicate matches with \"\(pattern)\", which is no regular expression")
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// `*` stands for any letters, `?` for one; after `\` they stand for themselves.
    private static func pattern(ofWildcards text: String) -> String {
        var pattern = ""
        var isEscaped = false
        for letter in text {
            switch letter {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "*" where !isEscaped: pattern += "[\\s\\S]*"
            case "?" where !isEscaped: pattern += "[\\s\\S]"
            default: pattern += NSRegularExpression.escapedPattern(for: String(letter))
            }
            isEscaped = false
        }
        return pattern
    }
}
