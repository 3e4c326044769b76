import Foundation

/// Where a module's program begins: `main.swift`, or a type marked `@main`.
enum Beginnings {
    /// The sources with a beginning. A mark in a comment or in a string is none.
    static func files(among sources: [String]) -> [String] {
        sources.filter { path in
            if (path as NSString).lastPathComponent == "main.swift" { return true }
            guard let data = FileManager.default.contents(atPath: path), data.range(of: mark) != nil else {
                return false
            }
            let text = String(decoding: data, as: UTF8.self)
            return SourceConditions(conditions: ["DEBUG"]) { _ in true }.activeLines(of: text).contains { line in
                let code = line.text.drop { $0 == " " || $0 == "\t" }
                return marks.contains { code.hasPrefix($0) && !isNamePart(code.dropFirst($0.count).first) }
            }
        }
    }

    /// The names of files, for a sentence.
    static func names(_ paths: [String]) -> String {
        let names = paths.map { ($0 as NSString).lastPathComponent }
        return names.count < 2
            ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }

    private static let mark = Data("ain".utf8)
    private static let marks = ["@main", "@UIApplicationMain", "@NSApplicationMain"]

    private static func isNamePart(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
}
