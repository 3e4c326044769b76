import MartletFoundation
import MartletGraph
import MartletImages
import Synchronization

/// Finds translations by key. Each file is read once, and only those of languages that are asked for.
///
/// A key without a bundle is looked for in the program's own resources, then in those of its targets. A language is told
/// by its folder (`de.lproj/Localizable.strings`, `.stringsdict`, `.xcstrings`) or by a catalogue of all languages
/// (`Localizable.xcstrings`); the one that suits the locale best counts, then that in which the program is written.
enum StringLibrary {
    private struct Key: Hashable {
        let folder: String
        let table: String
    }

    private static let tables = Mutex<[Key: StringTables]>([:])
    private static let languages = Mutex<[String: [String]]>([:])

    /// Whether the program brings translations at all.
    static let hasTranslations = folders(nil).contains { folder in
        entries(of: folder).contains { name in [".lproj", ".xcstrings", ".strings"].contains { name.hasSuffix($0) } }
    }

    /// The translation of a key, its forms chosen for the arguments; nil where there is none.
    ///
    /// - Parameter idiom: of the device whose words are taken where there are several.
    static func string(
        _ key: String, table: String?, bundle: Bundle?, _ arguments: [FormatArgument], _ locale: Locale,
        idiom: Idiom = ._ofProgram
    ) -> String? {
        for folder in bundle.map({ [$0.folder] }) ?? AssetLibrary.allFolders {
            if let found = string(key, table: table, folder: folder, arguments, locale.identifier, idiom) {
                return found
            }
        }
        return nil
    }

    /// The translation of a key in one folder, in the program's language.
    static func string(_ key: String, table: String?, folder: String) -> String? {
        string(key, table: table, folder: folder, [], Locale.current.identifier, ._ofProgram)
    }

    private static func string(
        _ key: String, table: String?, folder: String, _ arguments: [FormatArgument], _ locale: String, _ idiom: Idiom
    ) -> String? {
        tables.withLock { tables in
            let place = Key(folder: folder, table: table ?? "Localizable")
            var table = tables[place] ?? StringTables(place.table, in: folder, folders: folders(of: folder))
            defer { tables[place] = table }
            for language in table.languages(for: locale) {
                if let translation = table.translation(of: key, in: language) {
                    let name = String(language.prefix { $0 != "-" })
                    let string = translation.string(for: arguments, name, idiom)
                    if let string, arguments.isEmpty, translation.hasForms {
                        HandedFormats.add(string, of: translation, name, idiom)
                    }
                    return string
                }
                // In the language of the source the key is the text.
                if language == table.source { break }
            }
            return nil
        }
    }

    /// The names of the languages that have a folder.
    private static func folders(of folder: String) -> [String] {
        languages.withLock { languages in
            if let known = languages[folder] { return known }
            let new = entries(of: folder).filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
            languages[folder] = new
            return new
        }
    }

    private static func entries(of folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    private static func folders(_ bundle: Bundle?) -> [String] { bundle.map { [$0.folder] } ?? AssetLibrary.allFolders }
}

/// The files of one table in one folder.
private struct StringTables {
    private let name: String
    private let folder: URL
    /// The folders of languages, by the names of these.
    private let folders: [String: String]
    /// What was read, by language.
    private var read: [String: [String: Translation]] = [:]
    /// The language in which the keys are written; nil where no catalogue says so.
    private(set) var source: String?

    init(_ name: String, in folder: String, folders: [String]) {
        self.name = name
        self.folder = URL(fileURLWithPath: folder)
        self.folders = Dictionary(
            folders.map { ($0.replacingOccurrences(of: "_", with: "-"), $0) }, uniquingKeysWith: { first, _ in first })
        if let plain = Self.read(file("strings"), StringsFile.strings) { read["Base"] = plain }
        for (language, strings) in catalogue(file("xcstrings")) {
            read[language, default: [:]].merge(strings) { $1 }
        }
        // A bundle may be the folder of a language itself.
        if self.folder.pathExtension == "lproj" {
            let plurals = Self.read(file("stringsdict"), StringsFile.stringsdict) ?? [:]
            read["Base", default: [:]].merge(plurals) { $1 }
        }
    }

    /// The languages to look in, the best first.
    func languages(for locale: String) -> [String] {
        if folder.pathExtension == "lproj" {
            return [folder.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "_", with: "-"), "Base"]
        }
        let all = Set(read.keys).union(folders.keys)
        var found = LanguageMatch.names(for: locale, among: Array(all))
        for name in [source, "Base", ProgramLanguage.development, "en"] {
            if let name, !found.contains(name) { found.append(name) }
        }
        return found
    }

    mutating func translation(of key: String, in language: String) -> Translation? {
        if let own = folders[language], !visited.contains(language) {
            visited.insert(language)
            let place = "\(own).lproj/"
            var table = Self.read(file("strings", in: place), StringsFile.strings) ?? [:]
            table.merge(Self.read(file("stringsdict", in: place), StringsFile.stringsdict) ?? [:]) { $1 }
            table.merge(catalogue(file("xcstrings", in: place))[language] ?? [:]) { $1 }
            read[language] = table.merging(read[language] ?? [:]) { first, _ in first }
        }
        return read[language]?[key]
    }

    private var visited: Set<String> = []

    private func file(_ type: String, in place: String = "") -> URL {
        folder.appendingPathComponent("\(place)\(name).\(type)")
    }

    private mutating func catalogue(_ file: URL) -> [String: [String: Translation]] {
        guard let catalogue = Self.read(file, StringsFile.catalogue) else { return [:] }
        source = catalogue.source
        return catalogue.languages
    }

    /// What a file holds; nil where there is none, or, after a warning, where it cannot be read.
    private static func read<Content>(_ file: URL, _ read: (URL) -> Content?) -> Content? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let content = read(file)
        if content == nil { RuntimeWarning.issue("The translations in \(file.path) cannot be read.") }
        return content
    }
}

/// What Foundation's bundles answer, which `CMartletFoundation` stands in for: a text that is to be freed.
///
/// - Parameter folder: a bundle's resources; nil for all of the program.
@_cdecl("martlet_localized_string")
public func _localizedString(
    _ folder: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>, _ table: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
    guard folder != nil || StringLibrary.hasTranslations else { return nil }
    let (key, table) = (String(cString: key), table.map { String(cString: $0) })
    if let folder {
        return StringLibrary.string(key, table: table, folder: String(cString: folder)).flatMap { strdup($0) }
    }
    return StringLibrary.string(key, table: table, bundle: nil, [], .current).flatMap { strdup($0) }
}
