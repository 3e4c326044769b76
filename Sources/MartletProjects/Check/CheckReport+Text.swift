import Foundation

extension CheckReport {
    /// What a user reads.
    ///
    /// - Parameter folder: Paths below it are shown from it on.
    package func text(in folder: String) -> String {
        if findings.isEmpty { return "\(program): nothing is missing; \(Self.number(files, "file")) checked." }
        let touched = Set(findings.flatMap { $0.places + $0.followOns }.map(\.file)).count
        var lines = [
            "\(program): \(Self.number(count, "error")) of \(Self.number(findings.count, "cause")) in "
                + "\(Self.number(touched, "file")) of \(files)."
        ]
        for kind in Finding.Kind.allCases {
            let all = findings.filter { $0.kind == kind }
            if all.isEmpty { continue }
            lines += ["", Self.title(kind)]
            for finding in all { lines += describe(finding, in: folder) }
        }
        return lines.joined(separator: "\n")
    }

    private func describe(_ finding: Finding, in folder: String) -> [String] {
        let files = Set(finding.places.map(\.file)).count
        var head = "  \(finding.name): \(Self.number(finding.places.count, "place"))"
        if files > 1 { head += " in \(files) files" }
        if !finding.followOns.isEmpty { head += ", and \(Self.number(finding.followOns.count, "error")) from it" }
        var lines = [head]
        for place in finding.places.prefix(Self.shown) {
            let path = place.file.hasPrefix(folder + "/") ? String(place.file.dropFirst(folder.count + 1)) : place.file
            lines.append("    \(path):\(place.line):\(place.column)\(says(of: place, in: finding))")
        }
        if finding.places.count > Self.shown { lines.append("    and \(finding.places.count - Self.shown) more") }
        return lines + ["    → \(finding.advice)"]
    }

    /// What the compiler says of a place, unless the advice says it.
    private func says(of place: Diagnostic, in finding: Finding) -> String {
        if place.message.hasPrefix("no such module") { return "" }
        if let match = place.message.firstMatch(of: /is unavailable: (.+)$/),
            finding.advice.hasPrefix(match.output.1)
        {
            return ""
        }
        return "  \(place.message)"
    }

    private static let shown = 5

    private static func title(_ kind: Finding.Kind) -> String {
        switch kind {
        case .framework: "Frameworks that Linux does not have"
        case .package: "Packages that cannot be used"
        case .swiftUI: "Names of SwiftUI that Martlet lacks"
        case .foundation: "Foundation and the language without Apple's runtime"
        case .program: "Errors of the program's own"
        }
    }

    private static func number(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }

    /// The same for other programs to read.
    package func json() throws -> String {
        func place(_ diagnostic: Diagnostic) -> [String: Any] {
            [
                "file": diagnostic.file, "line": diagnostic.line, "column": diagnostic.column,
                "message": diagnostic.message,
            ]
        }
        let causes: [[String: Any]] = findings.map { finding in
            [
                "kind": finding.kind.rawValue, "name": finding.name, "advice": finding.advice,
                "count": finding.places.count, "places": finding.places.map(place),
                "followOns": finding.followOns.map(place),
            ]
        }
        let report: [String: Any] = [
            "program": program, "files": files, "errors": count, "causes": causes, "notes": notes,
        ]
        let data = try JSONSerialization.data(
            withJSONObject: report, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }
}
