import Foundation

/// Finds which modules the sources import, and lets sources be read without those that are not there.
struct ImportedModules {
    /// Where each module that is missing is imported.
    private(set) var missing: [String: [Diagnostic]] = [:]
    /// The texts of files that import missing modules, with Foundation in their place.
    private(set) var mended: [String: String] = [:]

    /// - Parameters:
    ///   - conditions: What `#if NAME` asks for.
    ///   - findMissing: Is given names of modules and returns those that cannot be imported.
    init(sources: [String], conditions: [String], findMissing: (Set<String>) throws -> Set<String>) rethrows {
        var texts: [(path: String, text: String)] = []
        var names: Set<String> = []
        for path in sources {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            texts.append((path, text))
            for line in text.split(separator: "\n") {
                if let name = Self.imported(line) { names.insert(String(name)) }
                for asked in line.matches(of: /canImport\(\s*(\w+)/) { names.insert(String(asked.output.1)) }
            }
        }
        let absent = try findMissing(names)
        let reader = SourceConditions(conditions: Set(conditions)) { !absent.contains($0) }
        for (path, text) in texts {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            var isMended = false
            for (number, line) in reader.activeLines(of: text) {
                guard let name = Self.imported(line), absent.contains(String(name)) else { continue }
                lines[number - 1] = "import Foundation"
                isMended = true
                missing[String(name), default: []].append(
                    Diagnostic(
                        file: path, line: number, column: 1, severity: .error, message: "no such module '\(name)'"))
            }
            if isMended { mended[path] = lines.joined(separator: "\n") }
        }
    }

    /// The module that a line imports.
    static func imported(_ line: Substring) -> Substring? {
        let pattern =
            /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let|actor)\s+)?(\w+)/
        return line.contains("import") ? line.firstMatch(of: pattern)?.output.1 : nil
    }
}
