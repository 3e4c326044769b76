import MartletGraph

import MartletImages
import Synchronization

/// Finds translations by key. Each folder is read once.
///
/// A key without a bundle is looked for in the program's own resources, then in those of its targets. A language is told
/// by its folder (`de.lproj/Localizable.strings`, `.stringsdict`) or by a catalogue (`Localizable.xcstrings`); the one
/// that suits the locale best counts, then that in which the program is written.
enum StringLibrary {
    private struct Key: Hashable {
        let folder: String
        let table: String
    }

    private struct Table {
        /// By language, as `de`, `pt-BR` or `zh-Hans`.
        var languages: [String: [String: Translation]] = [:]
        var source: String?
    }

    private static let tables = Mutex<[Key: Table]>([:])

    /// Whether the program brings translations at all.
    static let hasTranslations = folders(nil).contains { !languages(in: $0).isEmpty || !catalogues(in: $0).isEmpty }

    /// The translation of a key, its forms chosen for the arguments; nil where there is none.
    static func string(
        _ key: String, table: String?, bundle: Bundle?, _ arguments: [FormatArgument], _ locale: Locale
    ) -> String? {
        let languages = candidates(for: locale)
        for folder in folders(bundle) {
            let found = contents(of: table ?? "Localizable", in: folder)
            for language in languages + [found.source, "Base", "en"].compactMap({ $0 }) {
                guard let translation = found.languages[language]?[key] else {
                    // In the language of the source the key is the text.
                    if language == found.source { break }
                    continue
                }
                return translation.string(for: arguments, String(language.prefix { $0 != "-" }))
            }
        }
        return nil
    }

    private static func contents(of name: String, in folder: String) -> Table {
        tables.withLock { tables in
            let key = Key(folder: folder, table: name)
            if let known = tables[key] { return known }
            let new = read(name, in: folder)
            tables[key] = new
            return new
        }
    }

    private static func read(_ name: String, in folder: String) -> Table {
        var table = Table()
        let folder = URL(fileURLWithPath: folder)
        for language in languages(in: folder.path) {
            let own = folder.appendingPathComponent("\(language).lproj")
            let strings = read(own.appendingPathComponent("\(name).strings"), StringsFile.strings) ?? [:]
            let plurals = read(own.appendingPathComponent("\(name).stringsdict"), StringsFile.stringsdict) ?? [:]
            let both = strings.merging(plurals) { $1 }
            if !both.isEmpty { table.languages[language.replacingOccurrences(of: "_", with: "-")] = both }
        }
        if let plain = read(folder.appendingPathComponent("\(name).strings"), StringsFile.strings) {
            table.languages["Base", default: [:]].merge(plain) { first, _ in first }
        }
        if let catalogue = read(folder.appendingPathComponent("\(name).xcstrings"), StringsFile.catalogue) {
            table.source = catalogue.source
            for (language, strings) in catalogue.languages {
                table.languages[language, default: [:]].merge(strings) { first, _ in first }
            }
        }
        return table
    }

    /// What a file holds; nil where there is none, or, after a warning, where it cannot be read.
    private static func read<Content>(_ file: URL, _ read: (URL) -> Content?) -> Content? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let content = read(file)
        if content == nil { RuntimeWarning.issue("The translations in \(file.path) cannot be read.") }
        return content
    }

    private static func languages(in folder: String) -> [String] {
        entries(of: folder).filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    }

    private static func catalogues(in folder: String) -> [String] {
        entries(of: folder).filter { $0.hasSuffix(".xcstrings") || $0.hasSuffix(".strings") }
    }

    private static func entries(of folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    private static func folders(_ bundle: Bundle?) -> [String] {
        bundle.map { [$0.folder] } ?? AssetLibrary.allFolders
    }

    /// The names of languages that suit a locale, the best first.
    private static func candidates(for locale: Locale) -> [String] {
        let language = locale.language
        let code = language.languageCode?.identifier ?? "en"
        var result: [String] = []
        if let script = language.script?.identifier, let region = locale.region?.identifier {
            result.append("\(code)-\(script)-\(region)")
        }
        if let region = locale.region?.identifier { result.append("\(code)-\(region)") }
        if let script = language.script?.identifier { result.append("\(code)-\(script)") }
        if code == "zh" {
            let isTraditional = ["TW", "HK", "MO"].contains(locale.region?.identifier ?? "")
            result.append(isTraditional ? "zh-Hant" : "zh-Hans")
        }
        return result + [code]
    }
}
