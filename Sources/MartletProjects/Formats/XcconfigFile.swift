import Foundation

/// A file of build settings: `NAME = value`, with comments and other files included.
struct XcconfigFile {
    private(set) var settings: [String: String] = [:]
    /// The paths of this file and those that it includes, whether they are there or not.
    private(set) var paths: [String] = []
    /// The paths of files that are named and not there, this one among them.
    private(set) var missing: [String] = []

    init(_ file: URL) {
        var seen: Set<String> = []
        settings = read(file, isOptional: false, seen: &seen)
    }

    private mutating func read(_ file: URL, isOptional: Bool, seen: inout Set<String>) -> [String: String] {
        guard seen.insert(file.standardizedFileURL.path).inserted else { return [:] }
        paths.append(file.standardizedFileURL.path)
        guard let data = try? Data(contentsOf: file) else {
            if !isOptional { missing.append(file.standardizedFileURL.path) }
            return [:]
        }
        var settings: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
                .trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                guard let path = Self.included(text) else { continue }
                let other = URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent())
                let included = read(other, isOptional: text.hasPrefix("#include?"), seen: &seen)
                Self.merge(included, into: &settings)
            } else if let (name, value) = Self.assignment(text) {
                Self.merge([name: value], into: &settings)
            }
        }
        return settings
    }

    /// Sentences on files that are not there.
    var notes: [String] {
        missing.map { path in
            path.contains("/Pods/")
                ? "\(path) is not there: the pods were not installed; the app is built without them."
                : "\(path), a file of build settings, is not there; the app is built without what it says."
        }
    }

    private static func included(_ text: String) -> String? {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count >= 3 ? String(parts[1]) : nil
    }

    /// Conditions in brackets have equal signs of their own.
    private static func assignment(_ text: String) -> (String, String)? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0:
                let name = text[..<index].trimmingCharacters(in: .whitespaces)
                var value = text[text.index(after: index)...].trimmingCharacters(in: .whitespaces)
                if value.hasSuffix(";") { value.removeLast() }
                return name.isEmpty ? nil : (name, value)
            default: break
            }
        }
        return nil
    }

    /// What stands later wins; what it inherits is what stood before.
    private static func merge(_ later: [String: String], into settings: inout [String: String]) {
        for (name, value) in later {
            guard let before = settings[name] else {
                settings[name] = value
                continue
            }
            settings[name] = value.replacingOccurrences(of: "$(inherited)", with: before)
                .replacingOccurrences(of: "${inherited}", with: before)
        }
    }
}
