import Foundation
import MartletAssetNames

/// Writes Swift for the keys of string catalogues that were added by hand, in the words that Xcode uses:
///
///     Text(.welcomeTitle)
///     Text(.greeting(name: "Ada"))
struct StringSymbols {
    private var tables: [String: [String]] = [:]

    /// Adds what a catalogue says; one that is broken has no symbols.
    mutating func read(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = document["strings"] as? [String: Any]
        else { return }
        let source = document["sourceLanguage"] as? String ?? "en"
        let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        var seen: Set<String> = []
        for case let (key, entry as [String: Any]) in strings.sorted(by: { $0.key < $1.key }) {
            guard entry["extractionState"] as? String == "manual",
                let name = AssetSymbolWriter.identifier(key, suffix: ""), seen.insert(name).inserted
            else { continue }
            let text = CatalogueText.source(of: entry, in: source) ?? key
            tables[table, default: []].append(Self.member(name, key, text, table))
        }
    }

    /// nil where there are none.
    var source: String? {
        if tables.isEmpty { return nil }
        let members = tables.sorted { $0.key < $1.key }.flatMap { table, members in
            guard table != "Localizable", let name = AssetSymbolWriter.identifier(table, suffix: "", isType: true)
            else { return members.map { "    " + $0 } }
            return ["    enum \(name) {"] + members.map { "        " + $0 } + ["    }"]
        }
        return "// Made from the string catalogues of this target.\nimport Foundation\n\n"
            + "nonisolated extension LocalizedStringResource {\n" + members.joined(separator: "\n") + "\n}\n"
    }

    private static func member(_ name: String, _ key: String, _ text: String, _ table: String) -> String {
        let type = "LocalizedStringResource"
        let from = table == "Localizable" ? "" : ", table: \(table.debugDescription)"
        var value = ""
        var rest = text.startIndex
        var parameters: [(place: Int, text: String)] = []
        for place in CatalogueText.places(in: text) {
            let name = place.name ?? "arg\(place.index + 1)"
            let literal = text[rest..<place.range.lowerBound].replacing("%%", with: "%")
            value += literal.debugDescription.dropFirst().dropLast() + "\\(\(name))"
            rest = place.range.upperBound
            if parameters.contains(where: { $0.place == place.index }) { continue }
            parameters.append((place.index, (place.name == nil ? "_ " : "") + "\(name): \(place.type)"))
        }
        value += String(text[rest...]).replacing("%%", with: "%").debugDescription.dropFirst().dropLast()
        let made = "\(type)(\(key.debugDescription), defaultValue: \"\(value)\"\(from))"
        if parameters.isEmpty { return "static var \(name): \(type) { \(made) }" }
        let list = parameters.sorted { $0.place < $1.place }.map(\.text).joined(separator: ", ")
        return "static func \(name)(\(list)) -> \(type) { \(made) }"
    }
}

/// The texts of string catalogues.
enum CatalogueText {
    /// A place for a value, as in `%lld`, `%2$@` and `%(name)@`.
    struct Place {
        var range: Range<String.Index>
        var name: String?
        /// From 0.
        var index: Int
        var type: String
    }

    /// The text of an entry in the language of the sources, its form for many; nil where the key is the text.
    static func source(of entry: [String: Any], in language: String) -> String? {
        ((entry["localizations"] as? [String: Any])?[language] as? [String: Any]).flatMap(text)
    }

    private static func text(of entry: [String: Any]) -> String? {
        if let unit = entry["stringUnit"] as? [String: Any] { return unit["value"] as? String }
        let variations = entry["variations"] as? [String: Any]
        let forms = variations?["plural"] ?? variations?["device"]
        return ((forms as? [String: Any])?["other"] as? [String: Any]).flatMap(text)
    }

    static func places(in text: String) -> [Place] {
        let pattern = /%(?:(\d+)\$)?(?:\((\w+)\))?[-+ #0]*\d*(?:\.\d+)?(?:hh|ll|[hlqztjL])?([@dDiuUxXofFeEgGaAcCsS%])/
        var names: [String] = []
        var next = 0
        return text.matches(of: pattern).compactMap { match in
            let name = match.output.2.map(String.init)
            guard match.output.3 != "%" else { return nil }
            var index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            if let name {
                index = names.firstIndex(of: name) ?? names.count
                if index == names.count { names.append(name) }
            }
            next = index + 1
            return Place(range: match.range, name: name, index: index, type: type(of: match.output.3))
        }
    }

    private static func type(of letter: Substring) -> String {
        switch letter {
        case "@", "s", "S": "String"
        case "u", "U", "x", "X", "o": "UInt"
        case "d", "D", "i", "c", "C": "Int"
        default: "Double"
        }
    }

    /// A localisation whose named places are numbered, as in `%1$@`, in the order that the source has them in.
    static func numbered(_ entry: Any, like source: String) -> Any {
        let names = places(in: source).reduce(into: [String: Int]()) { names, place in
            if let name = place.name { names[name] = place.index + 1 }
        }
        return names.isEmpty ? entry : numbered(entry, names)
    }

    private static func numbered(_ entry: Any, _ names: [String: Int]) -> Any {
        if let members = entry as? [String: Any] { return members.mapValues { numbered($0, names) } }
        guard let text = entry as? String else { return entry }
        return text.replacing(/%\((\w+)\)/) { match in
            names[String(match.output.1)].map { "%\($0)$" } ?? String(match.output.0)
        }
    }
}
