/// What the compiler says of a place in the sources.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable { case error, warning, note }

    package var file: String
    package var line: Int
    package var column: Int
    package var severity: Severity
    package var message: String

    package var isError: Bool { severity == .error }
    package var place: String { "\(file):\(line):\(column)" }

    package init(file: String, line: Int, column: Int, severity: Severity, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
    }

    /// Reads what a compiler prints, each statement once, in the order of files and lines.
    package static func parse(_ output: String) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let all = output.split(separator: "\n").compactMap { Diagnostic(line: $0) }
        return all.filter { seen.insert($0).inserted }.sorted {
            ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
        }
    }

    /// A line such as `/a/b.swift:3:4: error: what is wrong`.
    private init?(line: Substring) {
        guard let first = line.first, !first.isWhitespace else { return nil }
        for severity in [Severity.error, .warning, .note] {
            guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":")
            let message = UIKitStart.plain(String(line[mark.upperBound...]))
            guard place.count >= 2, let last = Int(place[place.count - 1]) else { continue }
            if place.count >= 3, let row = Int(place[place.count - 2]) {
                self.init(
                    file: place.dropLast(2).joined(separator: ":"), line: row, column: last, severity: severity,
                    message: message)
            } else {
                self.init(file: String(place[0]), line: last, column: 0, severity: severity, message: message)
            }
            return
        }
        return nil
    }
}
