import Foundation

/// Build settings in levels, the strongest first, as Xcode looks them up.
package struct BuildSettings: Sendable {
    private let levels: [[String: Setting]]
    private let defaults: [String: String]
    private let configuration: String

    /// A value with the conditions in which it counts, such as `sdk=macosx*`.
    private typealias Setting = [(conditions: [String], value: String)]

    /// - Parameters:
    ///   - levels: Names with conditions and values, as files have them, the strongest first.
    ///   - defaults: What counts where no level has a name.
    package init(levels: [[String: String]], defaults: [String: String], configuration: String) {
        self.levels = levels.map { level in
            var settings: [String: Setting] = [:]
            for (key, value) in level {
                let parts = key.split(separator: "[").map {
                    $0.trimmingCharacters(in: CharacterSet(charactersIn: "] "))
                }
                guard let name = parts.first else { continue }
                let conditions = parts.dropFirst().flatMap { $0.split(separator: ",").map(String.init) }
                settings[name, default: []].append((conditions, value))
            }
            return settings
        }
        self.defaults = defaults
        self.configuration = configuration
    }

    /// The value of a setting with all references in it resolved; nil where nothing sets it.
    package subscript(_ name: String) -> String? {
        value(name, from: 0, depth: 0)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether a setting is `YES`.
    package func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

    /// The words of a setting that is a list; quotes and backslashes keep spaces.
    package func list(_ name: String) -> [String] { Self.words(self[name] ?? "") }

    /// A text with `$(NAME)` replaced by the values of settings.
    package func expand(_ text: String) -> String { expand(text, inheriting: nil, depth: 0) }

    /// The names that begin so, in no order.
    package func names(beginningWith prefix: String) -> Set<String> {
        Set(levels.flatMap { $0.keys.filter { $0.hasPrefix(prefix) } })
    }

    private func value(_ name: String, from start: Int, depth: Int) -> String? {
        guard depth < 32 else { return nil }
        for index in start..<max(start, levels.count) {
            guard let raw = levels[index][name].flatMap(best) else { continue }
            return expand(raw, inheriting: (name, index + 1), depth: depth + 1)
        }
        return defaults[name].map { expand($0, inheriting: nil, depth: depth + 1) }
    }

    private func best(_ setting: Setting) -> String? {
        setting.compactMap { entry in weight(entry.conditions).map { ($0, entry.value) } }
            .max { $0.0 < $1.0 }?.1
    }

    /// How well conditions suit: nil where one does not hold. Linux is most like macOS, then like a device.
    private func weight(_ conditions: [String]) -> Int? {
        var total = 0
        for condition in conditions {
            let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            let pattern = parts[1]
            switch parts[0] {
            case "sdk":
                if Self.matches(pattern, "macosx") {
                    total += pattern == "*" ? 1 : 8
                } else if Self.matches(pattern, "iphoneos") {
                    total += 4
                } else {
                    return nil
                }
            case "config":
                guard Self.matches(pattern, configuration) else { return nil }
                total += 2
            case "arch":
                guard Self.matches(pattern, "x86_64") || Self.matches(pattern, "arm64") else { return nil }
                total += 1
            case "variant": total += 1
            default: return nil
            }
        }
        return total
    }

    private static func matches(_ pattern: String, _ text: String) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return pattern.hasPrefix(text) }
        return text.hasPrefix(pattern[..<star])
    }

    private func expand(_ text: String, inheriting: (name: String, level: Int)?, depth: Int) -> String {
        guard text.contains("$"), depth < 32 else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let next = rest.index(after: dollar)
            guard next < rest.endIndex, let close = ["(": ")" as Character, "{": "}"][rest[next]],
                let end = Self.closing(of: rest[next], close, in: rest, from: next)
            else {
                result.append("$")
                rest = rest[next...]
                continue
            }
            let inner = expand(
                String(rest[rest.index(after: next)..<end]), inheriting: inheriting, depth: depth + 1)
            result += reference(inner, inheriting: inheriting, depth: depth)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func closing(of open: Character, _ close: Character, in text: Substring, from start: String.Index)
        -> String.Index?
    {
        var depth = 0
        for index in text[start...].indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private func reference(_ text: String, inheriting: (name: String, level: Int)?, depth: Int) -> String {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        let name = parts.removeFirst()
        var value: String
        if let inheriting, name == "inherited" || name == inheriting.name {
            value = self.value(inheriting.name, from: inheriting.level, depth: depth + 1) ?? ""
        } else {
            value = self.value(name, from: 0, depth: depth + 1) ?? ""
        }
        for operation in parts {
            switch operation {
            case "lower": value = value.lowercased()
            case "upper": value = value.uppercased()
            case "rfc1034identifier":
                value = Self.replaced(value, by: "-") { $0.isASCII && ($0.isLetter || $0.isNumber) }
                if value.first?.isNumber == true { value = "-" + value.dropFirst() }
            case "c99extidentifier", "identifier": value = Self.identifier(value)
            case "base": value = ((value as NSString).lastPathComponent as NSString).deletingPathExtension
            case "file": value = (value as NSString).lastPathComponent
            case "dir": value = (value as NSString).deletingLastPathComponent
            case _ where operation.hasPrefix("default="):
                if value.isEmpty { value = String(operation.dropFirst(8)) }
            default: break
            }
        }
        return value
    }

    /// A name as Swift and C accept it for a module.
    package static func identifier(_ name: String) -> String {
        let text = replaced(name, by: "_") { $0.isLetter || $0.isNumber || $0 == "_" }
        return text.first?.isNumber == true ? "_" + text : text
    }

    private static func replaced(_ text: String, by other: Character, unless isFine: (Character) -> Bool) -> String {
        String(text.map { isFine($0) ? $0 : other })
    }

    /// A list as a shell splits it.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let whole = word { words.append(whole) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
