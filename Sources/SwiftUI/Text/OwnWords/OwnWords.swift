import MartletFoundation

/// The words that buttons, menus and dialogs of our own say, in the languages that they are translated to.
enum OwnWords {
    /// The word in the language of a locale; English where it is not translated to that.
    static func string(_ word: String, _ locale: Locale) -> String {
        guard let column = column(of: locale), let row = rows[word], column < row.count else { return word }
        return row[column]
    }

    private static func column(of locale: Locale) -> Int? {
        let language = locale.language
        guard let code = language.languageCode?.identifier, code != "en" else { return nil }
        // Those who read traditional characters are better served by English than by simplified ones.
        if code == "zh",
            language.script?.identifier == "Hant" || ["TW", "HK", "MO"].contains(language.region?.identifier)
        {
            return nil
        }
        return languages.firstIndex(of: code)
    }

    private static let rows: [String: [String]] = {
        var rows: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            rows[words[0]] = Array(words.dropFirst())
        }
        return rows
    }()
}

/// A word of our own, in the language of the surroundings. What a program's own tables say for it comes first.
nonisolated final class OwnText: TextContent, @unchecked Sendable {
    private let word: String
    /// What stands for `%@` in it.
    private let argument: String?

    init(_ word: String, _ argument: String?) {
        self.word = word
        self.argument = argument
    }

    override func addRuns(to runs: inout TextRuns, _ style: RunStyle) {
        let environment = runs.environment
        let said = MainActor.assumeIsolated { Text(LocalizedStringKey(word)).string(in: environment) }
        let string = said == word ? OwnWords.string(word, environment.locale) : said
        runs.add(argument.map { string.replacing("%@", with: $0) } ?? string, style)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? OwnText else { return false }
        return word == other.word && argument == other.argument
    }
}

extension Text {
    /// Shows a word of our own.
    nonisolated init(_own word: String, _ argument: String? = nil) { self.init(.content(OwnText(word, argument))) }
}

extension Button where Label == Text {
    nonisolated init(_own word: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(_own: word) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated init(_own word: String, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(_own: word, systemImage: systemImage) }
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated init(_own word: String, systemImage: String) {
        self.init(title: { Text(_own: word) }, icon: { Image(systemName: systemImage) })
    }
}
