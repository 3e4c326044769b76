import Foundation

/// Finds the members in a program's sources that nothing declares.
///
/// Of a name behind a point that no module has and the program itself never writes otherwise, the compiler often says
/// nothing: it blames what stands around it, or gives up.
struct UnknownMembers {
    /// Where each name that may be unknown is used, by the name.
    private var places: [String: [Diagnostic]] = [:]

    /// - Parameters:
    ///   - texts: The sources as the compiler reads them, by their paths.
    ///   - conditions: Says which lines count.
    init(in texts: [String: String], conditions: SourceConditions) {
        var others: Set<String> = []
        for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
            // Whoever has such a subscript has members that are written nowhere.
            if text.contains("dynamicMember") { return }
            read(text, of: file, conditions: conditions, others: &others)
        }
        for name in others { places[name] = nil }
    }

    /// The uses of names that are in none of some compiled modules; none where one of those cannot be read.
    func all(notIn modules: [String]) -> [Diagnostic] {
        let missing = ModuleWords.missing(from: Set(places.keys), in: modules) ?? []
        return missing.flatMap { places[$0] ?? [] }.sorted {
            ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
        }
    }

    /// - Parameter others: The words that stand anywhere but behind a point, in comments and literals, too.
    private mutating func read(
        _ text: String, of file: String, conditions: SourceConditions, others: inout Set<String>
    ) {
        let active = Set(conditions.activeLines(of: text).map(\.number))
        let isCode = SourceMender.code(in: Array(text.utf8))
        var start = 0
        for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
        {
            let bytes = Array(line)
            for word in Self.words(of: bytes) {
                let name = String(decoding: bytes[word], as: UTF8.self)
                guard word.lowerBound > 0, bytes[word.lowerBound - 1] == UInt8(ascii: "."),
                    isCode[start + word.lowerBound], (97...122).contains(bytes[word.lowerBound]),
                    !Self.isNumber(before: word.lowerBound - 1, in: bytes)
                else {
                    others.insert(name)
                    continue
                }
                guard active.contains(index + 1) else { continue }
                places[name, default: []].append(
                    Diagnostic(
                        file: file, line: index + 1, column: word.lowerBound + 1, severity: .error,
                        message: "nothing has a member '\(name)'"))
            }
            start += bytes.count + 1
        }
    }

    private static func words(of bytes: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, SourceWords.isNamePart(bytes[index]) { index += 1 }
            if index > start { words.append(start..<index) } else { index += 1 }
        }
        return words
    }

    /// Whether a point belongs to a number, as in `1.e5`, or to a range.
    private static func isNumber(before point: Int, in bytes: [UInt8]) -> Bool {
        point > 0 && ((48...57).contains(bytes[point - 1]) || bytes[point - 1] == UInt8(ascii: "."))
    }
}
