/// Reads which lines of a Swift file count on Linux, by the `#if` around them.
struct SourceConditions {
    /// What `#if NAME` asks for.
    let conditions: Set<String>
    /// Whether a module can be imported.
    let canImport: (String) -> Bool

    /// The lines of a source that are compiled, with their numbers.
    func activeLines(of source: String) -> [(number: Int, text: Substring)] {
        /// Whether the lines count, and whether one of the branches already did.
        var stack: [(isActive: Bool, isDone: Bool)] = []
        var lines: [(number: Int, text: Substring)] = []
        var number = 0
        for line in SourceWords.lines(of: source) {
            number += 1
            let text = line.drop { $0 == " " || $0 == "\t" }
            if text.hasPrefix("#if") {
                let isOuter = stack.last?.isActive ?? true
                let holds = isOuter && self.holds(text.dropFirst(3))
                stack.append((holds, holds || !isOuter))
            } else if text.hasPrefix("#elseif"), let last = stack.popLast() {
                let holds = !last.isDone && self.holds(text.dropFirst(7))
                stack.append((holds, last.isDone || holds))
            } else if text.hasPrefix("#else"), let last = stack.popLast() {
                stack.append((!last.isDone, true))
            } else if text.hasPrefix("#endif") {
                _ = stack.popLast()
            } else if stack.last?.isActive ?? true {
                lines.append((number, line))
            }
        }
        return lines
    }

    /// The value of a condition such as `os(iOS) && !DEBUG`.
    func holds(_ condition: Substring) -> Bool {
        let code = condition.firstRange(of: "//").map { condition[..<$0.lowerBound] } ?? condition
        var parser = Parser(tokens: Self.tokens(code), owner: self)
        return parser.either()
    }

    private static func tokens(_ text: Substring) -> [Substring] {
        var tokens: [Substring] = []
        var rest = text
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
                continue
            }
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            let length = !word.isEmpty ? word.count : rest.hasPrefix("&&") || rest.hasPrefix("||") ? 2 : 1
            tokens.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return tokens
    }

    private struct Parser {
        var tokens: [Substring]
        let owner: SourceConditions
        var index = 0

        var next: Substring? { index < tokens.count ? tokens[index] : nil }

        mutating func take(_ token: Substring) -> Bool {
            guard next == token else { return false }
            index += 1
            return true
        }

        mutating func either() -> Bool {
            var value = both()
            while take("||") {
                let other = both()
                value = value || other
            }
            return value
        }

        mutating func both() -> Bool {
            var value = single()
            while take("&&") {
                let other = single()
                value = value && other
            }
            return value
        }

        mutating func single() -> Bool {
            if take("!") { return !single() }
            if take("(") {
                let value = either()
                _ = take(")")
                return value
            }
            guard let name = next else { return false }
            index += 1
            guard take("(") else { return name == "true" || owner.conditions.contains(String(name)) }
            var inner: [Substring] = []
            while let token = next, token != ")" {
                inner.append(token)
                index += 1
            }
            _ = take(")")
            return owner.call(name, inner)
        }
    }

    private func call(_ name: Substring, _ words: [Substring]) -> Bool {
        let word = words.first.map(String.init) ?? ""
        switch name {
        case "os": return word == "Linux"
        case "canImport": return canImport(word)
        case "arch":
            #if arch(x86_64)
                return word == "x86_64"
            #else
                return word == "arm64"
            #endif
        case "targetEnvironment", "_runtime": return false
        // Compilers are new enough for what a project asks of them, and not older than anything.
        case "swift", "compiler": return !words.contains("<")
        default: return true
        }
    }
}
