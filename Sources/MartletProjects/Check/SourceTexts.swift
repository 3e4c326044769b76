import Foundation

/// The texts of a program's files, asked where errors hang together.
struct SourceTexts {
    private var lines: [String: [Substring]] = [:]
    private(set) var declared: Set<String> = []

    init(_ sources: [String]) {
        for path in sources {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            lines[path] = SourceWords.lines(of: String(decoding: data, as: UTF8.self))
            declared.formUnion(SourceWords.declared(in: data))
        }
    }

    /// The cause that a statement follows from: one in the same declaration, or in that of a name it mentions.
    func cause(of diagnostic: Diagnostic, among causes: Set<Diagnostic>) -> Diagnostic? {
        // What makes a property of a type private, such as an attribute that is not there, hides its initialiser.
        if let match = diagnostic.message.firstMatch(of: /^'(\w+)' initializer is inaccessible/) {
            return causes.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.first { cause in
                self.declaration(around: cause).contains { number in
                    self.line(cause.file, number)?.contains("struct \(match.output.1)") == true
                }
            }
        }
        guard Self.mayFollow(diagnostic.message) else { return nil }
        let declaration = declaration(around: diagnostic)
        let near = causes.filter { $0.file == diagnostic.file && declaration.contains($0.line) }
        if let nearest = near.min(by: { abs($0.line - diagnostic.line) < abs($1.line - diagnostic.line) }) {
            return nearest
        }
        let line = line(diagnostic.file, diagnostic.line).map(String.init) ?? ""
        let words = Set((diagnostic.message + " " + line).split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        return causes.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.first { cause in
            guard let name = declaredName(at: cause) else { return false }
            return words.contains(name)
        } ?? causes.first { $0.file == diagnostic.file && $0.message.hasPrefix("no such module") }
    }

    /// The members that nothing has in the variable or function of an error that may follow from them, the nearest first.
    func unknownMembers(behind diagnostic: Diagnostic, among unknown: [Diagnostic]) -> [Diagnostic] {
        guard Self.mayFollow(diagnostic.message), lines[diagnostic.file] != nil else { return [] }
        let member = member(around: diagnostic)
        return unknown.filter { $0.file == diagnostic.file && member.contains($0.line) }
            .sorted { abs($0.line - diagnostic.line) < abs($1.line - diagnostic.line) }
    }

    /// Where a name is declared.
    struct Declaration {
        var file: String
        var line: Int
        /// What `#if` asks there; nil where nothing does.
        var condition: String?

        var advice: String {
            let place = "\((file as NSString).lastPathComponent):\(line)"
            guard let condition else { return "It is declared at \(place), but not in sight here." }
            return
                "It is declared at \(place) only where \(condition) holds, which is not so here; give it a branch for Linux."
        }
    }

    /// Where the program declares a name: where that counts everywhere, if there is such a place.
    func declaration(of name: String) -> Declaration? {
        var first: Declaration?
        let words = [
            "class", "struct", "enum", "protocol", "actor", "func", "var", "let", "case", "typealias", "macro",
        ]
        for (file, lines) in lines.sorted(by: { $0.key < $1.key }) {
            var conditions: [String] = []
            for (number, line) in lines.enumerated() {
                let text = line.drop { $0 == " " || $0 == "\t" }
                if text.hasPrefix("#if") {
                    conditions.append(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
                } else if text.hasPrefix("#elseif") {
                    _ = conditions.popLast()
                    conditions.append(text.dropFirst(7).trimmingCharacters(in: .whitespaces))
                } else if text.hasPrefix("#else"), let last = conditions.popLast() {
                    conditions.append("not \(last)")
                } else if text.hasPrefix("#endif") {
                    _ = conditions.popLast()
                } else if line.contains(name) {
                    let parts = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                    guard let index = parts.dropFirst().firstIndex(where: { $0 == name }),
                        words.contains(String(parts[index - 1]))
                    else { continue }
                    let found = Declaration(file: file, line: number + 1, condition: conditions.last)
                    if found.condition == nil { return found }
                    first = first ?? found
                }
            }
        }
        return first
    }

    /// The names of types in the line that a statement points to.
    func types(in diagnostic: Diagnostic) -> [String] {
        line(diagnostic.file, diagnostic.line).map { SourceWords.types(in: $0) } ?? []
    }

    /// The names after a point, and those of types, from where a statement points to the end of the declaration.
    func names(in diagnostic: Diagnostic) -> Set<String> {
        var names: Set<String> = []
        for number in diagnostic.line...max(diagnostic.line, member(around: diagnostic).upperBound) {
            guard let text = line(diagnostic.file, number) else { break }
            for match in text.matches(of: /\.([a-z]\w+)|\b([A-Z]\w+)/) {
                names.insert(String(match.output.1 ?? match.output.2 ?? ""))
            }
        }
        return names
    }

    /// The name that the line of a cause declares, or that an attribute there belongs to.
    private func declaredName(at cause: Diagnostic) -> Substring? {
        let pattern = /\b(?:class|struct|enum|protocol|actor|func|var|let|extension)\s+(\w+)/
        for number in cause.line...cause.line + 2 {
            guard let text = line(cause.file, number) else { return nil }
            if let match = text.firstMatch(of: pattern) { return match.output.1 == "body" ? nil : match.output.1 }
            guard text.drop(while: \.isWhitespace).hasPrefix("@") else { return nil }
        }
        return nil
    }

    private func line(_ file: String, _ number: Int) -> Substring? {
        guard let lines = lines[file], number >= 1, number <= lines.count else { return nil }
        return lines[number - 1]
    }

    /// The lines of the declaration at the file's outer level that a place is in.
    private func declaration(around diagnostic: Diagnostic) -> ClosedRange<Int> {
        guard let lines = lines[diagnostic.file] else { return diagnostic.line...diagnostic.line }
        func isOuter(_ line: Substring) -> Bool {
            guard let first = line.first else { return false }
            return !first.isWhitespace && first != "}" && first != "/" && first != ")"
        }
        var start = min(max(diagnostic.line, 1), max(lines.count, 1))
        while start > 1, !isOuter(lines[start - 1]) { start -= 1 }
        while start > 1, lines[start - 2].hasPrefix("@") { start -= 1 }
        var end = max(start, diagnostic.line)
        while end < lines.count, !isOuter(lines[end]) { end += 1 }
        return start...end
    }

    /// The lines of the variable or function of a type that a place is in.
    private func member(around diagnostic: Diagnostic) -> ClosedRange<Int> {
        let all = declaration(around: diagnostic)
        func isMember(_ number: Int) -> Bool {
            guard let text = line(diagnostic.file, number) else { return false }
            return text.prefix(while: \.isWhitespace).count <= 4
                && text.contains(/^\s*(?:@\w+\s+)*(?:\w+\s+)*(?:var|func|struct|let|init)\b/)
        }
        var start = min(max(diagnostic.line, all.lowerBound), all.upperBound)
        while start > all.lowerBound, !isMember(start) { start -= 1 }
        var end = min(max(start, diagnostic.line), all.upperBound)
        while end < all.upperBound, !isMember(end + 1) { end += 1 }
        return start...end
    }

    /// Whether a statement is of the kind that a missing name brings along.
    private static func mayFollow(_ message: String) -> Bool {
        followOns.contains { message.contains($0) }
    }

    private static let followOns = [
        "could not be inferred", "cannot infer", "unable to infer", "unable to type-check",
        "failed to produce diagnostic",
        "is ambiguous", "ambiguous use", "does not conform to", "to conform to", "conform to", "requires that",
        "cannot convert", "no exact matches", "without a contextual type", "has no member", "extra argument",
        "missing argument", "incorrect argument label", "contextual type", "consecutive statements", "missing return",
        "contextual closure", "trailing closure", "cannot be applied", "cannot call value", "does not override",
        "must be declared", "cannot be used as", "return type", "type annotation missing", "reference to",
        "generic parameter", "argument type", "cannot assign", "is not a member type", "inheritance from",
        "property wrapper", "cannot force unwrap", "cannot specialize", "instance member", "main",
        "redundant conformance",
    ]
}
