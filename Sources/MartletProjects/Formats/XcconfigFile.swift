import Foundation

/// A file of build settings: `NAME = value`, with comments and other files included.
enum XcconfigFile {
    static func read(_ file: URL) throws -> [String: String] {
        var seen: Set<String> = []
        return try read(file, seen: &seen)
    }

    private static func read(_ file: URL, seen: inout Set<String>) throws -> [String: String] {
        guard seen.insert(file.standardizedFileURL.path).inserted else { return [:] }
        guard let data = try? Data(contentsOf: file) else {
            throw ProjectFailure("\(file.path), a file of build settings, is missing")
        }
        var settings: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
                .trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let isOptional = text.hasPrefix("#include?")
                guard let path = included(text) else { continue }
                let other = URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent())
                do {
                    merge(try read(other, seen: &seen), into: &settings)
                } catch  where isOptional {
                    continue
                }
            } else if let (name, value) = assignment(text) {
                merge([name: value], into: &settings)
            }
        }
        return settings
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
