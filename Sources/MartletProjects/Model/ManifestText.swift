import Foundation

/// What the text of a manifest says, where the manifest itself cannot be run.
struct ManifestText {
    let text: String

    /// - Parameter text: A `Package.swift`; comments in it are left out.
    init(_ text: String) {
        self.text = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.trimmingCharacters(in: .whitespaces).hasPrefix("//") ? "" : line
        }.joined(separator: "\n")
    }

    /// The literal that follows a label, in the whole text or in the first call whose name ends so.
    func string(_ label: String, in call: String? = nil) -> String? {
        var range = text.startIndex..<text.endIndex
        if let call {
            guard let start = text.range(of: call + "(") else { return nil }
            range = start.upperBound..<text.endIndex
        }
        guard let match = text[range].firstMatch(of: try! Regex("\\b\(label):\\s*\"([^\"]*)\"")) else { return nil }
        return match.output[1].substring.map(String.init)
    }

    /// The name of the tint: one of a catalogue, or one of the system's, such as `systemTealColor`; nil for the usual one.
    var accentColor: String? {
        if let match = text.firstMatch(of: /accentColor:\s*\.asset\("([^"]+)"\)/) { return String(match.output.1) }
        guard let match = text.firstMatch(of: /accentColor:\s*\.presetColor\(\.(\w+)\)/) else { return nil }
        return "system\(match.output.1.prefix(1).uppercased())\(match.output.1.dropFirst())Color"
    }

    var languageMode: String {
        if text.contains("swiftLanguageModes: [.v5]") || text.contains("swiftLanguageVersions: [.v5]")
            || text.contains("swiftLanguageVersions: [.version(\"5\")]")
        {
            return "5"
        }
        if text.contains("swiftLanguageModes: [.v6]") || text.contains("swiftLanguageVersions: [.v6]")
            || text.contains("swiftLanguageVersions: [.version(\"6\")]")
        {
            return "6"
        }
        let tools = text.firstMatch(of: /swift-tools-version:\s*(\d+)/)?.output.1
        return tools.flatMap { Int($0) }.map { $0 >= 6 ? "6" : "5" } ?? "5"
    }

    var features: [String] {
        text.matches(of: /\.enableUpcomingFeature\("([A-Za-z]+)"\)/).map { String($0.output.1) }
    }

    /// The conditions that the sources are compiled under.
    var conditions: [String] { text.matches(of: /\.define\("([A-Za-z0-9_]+)"/).map { String($0.output.1) } }

    /// - Parameter target: what is between the parentheses of the target.
    func apply(to options: inout SwiftOptions, of target: String) {
        let target = ManifestText(target)
        options.languageMode = languageMode
        if target.text.contains(".defaultIsolation(MainActor.self)") { options.defaultIsolation = "MainActor" }
        options.features = target.features
        options.conditions += target.conditions
    }

    /// The files and folders that are copied with their folders, relative to the target's own.
    var copied: [String] { text.matches(of: /\.copy\("([^"]+)"\)/).map { String($0.output.1) } }

    /// The names of the package's own libraries.
    var libraries: [String] { calls(".library").compactMap { ManifestText($0).string("name") } }

    /// The products that the program's targets import.
    var products: [PackageProduct] {
        text.matches(of: /\.product\(\s*name:\s*"([^"]+)"(?:,\s*package:\s*"([^"]+)")?/).map {
            PackageProduct(name: String($0.output.1), package: $0.output.2?.lowercased())
        }
    }

    func packages(below folder: String) -> [PackageReference] {
        calls(".package").compactMap { call in
            let facts = ManifestText(call)
            if let path = facts.string("path") {
                return PackageReference(source: .local(path: Paths.join(folder, path)))
            }
            guard let url = facts.string("url") else { return nil }
            let rest = call.range(of: "\"\(url)\"").map { call[$0.upperBound...] } ?? ""
            let requirement = rest.drop { $0 == "," || $0.isWhitespace }.trimmingCharacters(in: .whitespacesAndNewlines)
            return PackageReference(source: .remote(url: url, requirement: requirement))
        }
    }

    /// The arguments of each call of a function, as text.
    func calls(_ name: String) -> [String] {
        var found: [String] = []
        var rest = text[...]
        while let start = rest.range(of: name + "(") {
            var depth = 1
            var end = start.upperBound
            while end < rest.endIndex, depth > 0 {
                if rest[end] == "(" { depth += 1 }
                if rest[end] == ")" { depth -= 1 }
                if depth > 0 { end = rest.index(after: end) }
            }
            found.append(String(rest[start.upperBound..<end]))
            rest = rest[end...]
        }
        return found
    }
}
