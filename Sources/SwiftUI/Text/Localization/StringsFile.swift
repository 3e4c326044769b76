/// Reads tables of translations: `.strings`, `.stringsdict` and `.xcstrings`.
enum StringsFile {
    /// Pairs as `"key" = "value";`, with comments, or a property list as tools make of them; nil for what is none.
    static func strings(_ file: URL) -> [String: Translation]? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        if let pairs = list as? [String: String] { return pairs.mapValues { Translation(format: .init($0)) } }
        guard let text = text(of: data) else { return nil }
        var parser = Parser(text)
        return parser.pairs().map { $0.mapValues { Translation(format: .init($0)) } }
    }

    private static func text(of data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
    }

    /// Strings whose parts agree with numbers, as a property list.
    static func stringsdict(_ file: URL) -> [String: Translation]? {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list.compactMapValues { entry in
            guard let entry = entry as? [String: Any] else { return nil }
            // Words for each kind of device.
            if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
                return Translation(format: .init(devices: devices.mapValues { .init($0) }))
            }
            // Of texts for several widths, the longest.
            if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
                return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map {
                    Translation(format: .init($0.value))
                }
            }
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
            var translation = Translation(format: .init(format))
            for (name, value) in entry {
                guard let rules = value as? [String: Any] else { continue }
                let forms = rules.reduce(into: [PluralCategory: String]()) { forms, rule in
                    if let category = PluralCategory(rawValue: rule.key) { forms[category] = rule.value as? String }
                }
                translation.substitutions[name] = Translation.Substitution(
                    argument: nil, specifier: rules["NSStringFormatValueTypeKey"] as? String ?? "d",
                    forms: .init(forms))
            }
            return translation
        }
    }

    /// A catalogue of all languages: the translations of each.
    static func catalogue(_ file: URL) -> (source: String, languages: [String: [String: Translation]])? {
        guard let data = try? Data(contentsOf: file),
            let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = list["strings"] as? [String: Any]
        else { return nil }
        var languages: [String: [String: Translation]] = [:]
        for (key, value) in strings {
            guard let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] else { continue }
            for (language, localization) in localizations {
                guard let localization = localization as? [String: Any],
                    let translation = translation(localization)
                else { continue }
                languages[language, default: [:]][key] = translation
            }
        }
        return (list["sourceLanguage"] as? String ?? "en", languages)
    }

    private static func translation(_ localization: [String: Any]) -> Translation? {
        guard let forms = forms(localization) else { return nil }
        var translation = Translation(format: forms)
        for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
            guard let value = value as? [String: Any], let forms = self.forms(value) else { continue }
            translation.substitutions[name] = Translation.Substitution(
                argument: value["argNum"] as? Int, specifier: value["formatSpecifier"] as? String ?? "@", forms: forms)
        }
        return translation
    }

    private static func forms(_ entry: [String: Any]) -> Translation.Forms? {
        if let string = value(of: entry) { return .init(string) }
        guard let variations = entry["variations"] as? [String: Any] else { return nil }
        if let plural = variations["plural"] as? [String: Any] {
            let forms = plural.reduce(into: [PluralCategory: String]()) { forms, form in
                if let category = PluralCategory(rawValue: form.key), let entry = form.value as? [String: Any] {
                    forms[category] = value(of: entry)
                }
            }
            return .init(forms)
        }
        guard let devices = variations["device"] as? [String: Any] else { return nil }
        return .init(devices: devices.compactMapValues { ($0 as? [String: Any]).flatMap(forms) })
    }

    private static func value(of entry: [String: Any]) -> String? {
        (entry["stringUnit"] as? [String: Any])?["value"] as? String
    }
}

/// Pairs of strings in the old style of property lists.
private struct Parser {
    private let letters: [Character]
    private var place = 0

    init(_ text: String) { letters = Array(text) }

    private var current: Character? { place < letters.count ? letters[place] : nil }

    /// nil where something else stands in the place of a pair.
    mutating func pairs() -> [String: String]? {
        var result: [String: String] = [:]
        while true {
            skipBlanks()
            guard current != nil else { return result }
            guard let key = word() else { return nil }
            skipBlanks()
            if current == ";" {
                // A key alone is its own value.
                result[key] = key
            } else {
                guard take("=") else { return nil }
                skipBlanks()
                guard let value = word() else { return nil }
                result[key] = value
                skipBlanks()
            }
            guard take(";") else { return nil }
        }
    }

    private mutating func take(_ letter: Character) -> Bool {
        guard current == letter else { return false }
        place += 1
        return true
    }

    private mutating func skipBlanks() {
        while let letter = current {
            if letter.isWhitespace || letter == "\u{FEFF}" {
                place += 1
            } else if letter == "/", place + 1 < letters.count, letters[place + 1] == "/" {
                while let letter = current, !letter.isNewline { place += 1 }
            } else if letter == "/", place + 1 < letters.count, letters[place + 1] == "*" {
                place += 2
                while place + 1 < letters.count, letters[place] != "*" || letters[place + 1] != "/" { place += 1 }
                place = min(place + 2, letters.count)
            } else {
                return
            }
        }
    }

    private mutating func word() -> String? {
        guard current == "\"" else {
            let start = place
            while let letter = current, letter.isLetter || letter.isNumber || "_-.".contains(letter) { place += 1 }
            return place > start ? String(letters[start..<place]) : nil
        }
        place += 1
        var result = ""
        while let letter = current {
            place += 1
            if letter == "\"" { return result }
            guard letter == "\\", let escaped = current else {
                result.append(letter)
                continue
            }
            place += 1
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "U", "u":
                let digits = String(letters[place..<min(place + 4, letters.count)])
                guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { continue }
                result.unicodeScalars.append(scalar)
                place += 4
            default: result.append(escaped)
            }
        }
        return nil
    }
}
