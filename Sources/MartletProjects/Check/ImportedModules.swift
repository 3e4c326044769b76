import Foundation

/// Finds which modules the sources import, and lets sources be read without those that are not there.
struct ImportedModules {
    /// Where each module that is missing is imported.
    private(set) var missing: [String: [Diagnostic]] = [:]
    /// The texts of files that are read otherwise: Foundation stands for missing modules, what `SourceReading` changes.
    private(set) var mended: [String: String] = [:]
    /// Says which lines count, where some modules are missing.
    let conditions: SourceConditions

    /// - Parameters:
    ///   - conditions: What `#if NAME` asks for.
    ///   - read: Gives the text to read in place of another one of a file.
    ///   - findMissing: Is given names of modules and returns those that cannot be imported.
    init(
        sources: [String], conditions: [String], read: (_ text: String, _ path: String) -> String?,
        findMissing: (Set<String>) throws -> Set<String>
    ) rethrows {
        var texts: [(path: String, text: String, imports: Set<String>)] = []
        var names: Set<String> = []
        for path in sources {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            var text = String(decoding: data, as: UTF8.self)
            if let other = read(text, path) {
                text = other
                mended[path] = other
            }
            var imports: Set<String> = []
            for line in text.utf8.split(separator: UInt8(ascii: "\n")) where Self.mayImport(line) {
                let line = Substring(line)
                if let name = Self.imported(line) { imports.insert(String(name)) }
                for asked in line.matches(of: /canImport\(\s*(\w+)/) { names.insert(String(asked.output.1)) }
            }
            texts.append((path, text, imports))
            names.formUnion(imports)
        }
        let absent = try findMissing(names)
        let reader = SourceConditions(conditions: Set(conditions)) { !absent.contains($0) }
        self.conditions = reader
        for (path, text, imports) in texts where !imports.isDisjoint(with: absent) {
            var lines = SourceWords.lines(of: text)
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

    /// Whether a line says `import` or `canImport` somewhere, told from its bytes.
    private static func mayImport(_ line: Substring.UTF8View) -> Bool {
        var matched = 0
        let word = Array("mport".utf8)
        for byte in line {
            matched = byte == word[matched] ? matched + 1 : byte == word[0] ? 1 : 0
            if matched == word.count { return true }
        }
        return false
    }

    /// The module that a line imports.
    static func imported(_ line: Substring) -> Substring? {
        let pattern =
            /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let|actor)\s+)?(\w+)/
        return line.firstMatch(of: pattern)?.output.1
    }
}
