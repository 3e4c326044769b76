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

    /// Whether a `.strings` file has neither form.
    static func isBroken(_ data: Data, path: String) -> Bool {
        guard path.hasSuffix(".strings") else { return false }
        // Foundation also reads what has neither mark, but complains of it to the user first.
        let isList = data.starts(with: Array("bplist".utf8)) || decode(data)?.contains("<plist") == true
        return !isList || (try? PropertyListSerialization.propertyList(from: data, format: nil)) == nil
    }

    private static func decode(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        if data.count > 1, data[data.startIndex + 1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    }
}

/// What a `.xcstrings` file says, a catalogue for each language, so that a program reads its own alone.
struct StringCatalogue {
    /// The catalogues by language. The language of the sources is always among them.
    private(set) var languages: [String: Data] = [:]
    private var texts: [String: [String: String]] = [:]
    private var strings: [String: [String: Any]] = [:]
    private let source: String

    init(_ file: URL) throws {
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        guard let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let all = document["strings"] as? [String: Any]
        else {
            // Says what is wrong with it, where it is a conflict or a text that ends early.
            _ = try Document.readJSON(file)
            throw ProjectFailure("\(file.path) is no catalogue of strings")
        }
        source = document["sourceLanguage"] as? String ?? "en"
        strings = [source: [:]]
        for case let (key, entry as [String: Any]) in all {
            let text = CatalogueText.source(of: entry, in: source) ?? key
            for (language, localization) in entry["localizations"] as? [String: Any] ?? [:] {
                let localization = CatalogueText.numbered(localization, like: text)
                texts[language, default: [:]][key] = CatalogueText.source(
                    of: ["localizations": [language: localization]], in: language)
                strings[language, default: [:]][key] = ["localizations": [language: localization]]
            }
        }
        try write()
    }

    private mutating func write() throws {
        languages = try strings.mapValues {
            let content: [String: Any] = ["sourceLanguage": source, "version": "1.0", "strings": $0]
            return try JSONSerialization.data(withJSONObject: content, options: [.sortedKeys, .withoutEscapingSlashes])
        }
    }

    /// Takes the texts of another catalogue whose keys this one says nothing of.
    mutating func add(_ other: StringCatalogue) throws {
        for (language, added) in other.strings {
            strings[language, default: [:]].merge(added) { own, _ in own }
            texts[language, default: [:]].merge(other.texts[language] ?? [:]) { own, _ in own }
        }
        try write()
    }

    /// The texts of a language as a table.
    func table(in language: String) throws -> Data { try StringTable.data(texts[language] ?? [:]) }
}
