import Foundation

/// Tables of strings in the form that Foundation on Linux reads.
enum StringTable {
    static func data(_ strings: [String: String]) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: strings, format: .xml, options: 0)
    }

    /// A `.strings` file in any encoding as a property list; nil for other files, and for one that is not whole.
    static func converted(_ data: Data, path: String) throws -> Data? {
        guard path.hasSuffix(".strings"), !data.starts(with: Array("bplist".utf8)) else { return nil }
        guard let text = decode(data), !text.drop(while: \.isWhitespace).hasPrefix("<?xml") else { return nil }
        guard case .dictionary(let members)? = try? PropertyListParser.parseMembers(text) else { return nil }
        return try Self.data(members.compactMapValues(\.string))
    }

    private static func decode(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        if data.count > 1, data[data.startIndex + 1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    }
}

/// What a `.xcstrings` file says, a table for each language.
struct StringCatalogue {
    /// The strings by language and key. The language of the sources is always among them.
    private(set) var tables: [String: [String: String]] = [:]

    init(_ file: URL) throws {
        let document = try Document.readJSON(file)
        tables[document["sourceLanguage"]?.string ?? "en"] = [:]
        for (key, entry) in document["strings"]?.dictionary ?? [:] {
            for (language, localization) in entry["localizations"]?.dictionary ?? [:] {
                if let value = Self.value(localization) { tables[language, default: [:]][key] = value }
            }
        }
    }

    /// The text itself, or of several the one that fits most numbers and a desktop.
    private static func value(_ localization: Value) -> String? {
        if let value = localization["stringUnit"]?["value"]?.string { return value }
        let variations = localization["variations"]
        for (kind, cases) in [("device", ["mac", "other"]), ("plural", ["other", "many"])] {
            for name in cases {
                if let found = variations?[kind]?[name].flatMap(value) { return found }
            }
        }
        return nil
    }
}
