/// The language that a program speaks: of those that it is translated to, the one that its user wants most.
///
/// It is chosen once, so that texts, formats, pictures and the window's direction agree.
package enum ProgramLanguage {
    /// The languages that the user wants, the best first, as gettext takes them from the environment: `LANGUAGE`, a list
    /// such as "de_AT:de:en", else `LC_ALL`, `LC_MESSAGES` or `LANG`. American English for "C" and where nothing is said.
    ///
    /// - Parameter arguments: those that the program was started with; "-AppleLanguages (de)", as schemes of Xcode have
    ///   it, goes before the environment.
    package static func wanted(in environment: [String: String], _ arguments: [String] = []) -> [String] {
        if let flag = arguments.firstIndex(of: "-AppleLanguages"), arguments.indices.contains(flag + 1) {
            let names = arguments[flag + 1].split { "(), \"".contains($0) }.map { String($0.replacing("_", with: "-")) }
            if !names.isEmpty { return names }
        }
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        let locale = names.first { !$0.isEmpty }
        if locale == "C" || locale == "POSIX" { return ["en-US"] }
        let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale ?? ""]
        var found: [String] = []
        for name in list {
            let plain = name.prefix { !".@".contains($0) }
            guard !plain.isEmpty, plain != "C", plain != "POSIX" else { continue }
            var language = plain.replacing("_", with: "-")
            if name.contains("@latin") { language = language.replacing("-", with: "-Latn-", maxReplacements: 1) }
            if !found.contains(String(language)) { found.append(String(language)) }
        }
        return found.isEmpty ? ["en-US"] : found
    }

    /// The translation to show.
    ///
    /// - Parameter development: the language in which the program is written, for a user who wants none of the others.
    package static func best(of available: [String], wanted: [String], development: String) -> String {
        for language in wanted {
            if let found = LanguageMatch.names(for: language, among: available).first { return found }
        }
        return LanguageMatch.names(for: development, among: available).first ?? development
    }

    /// The locale of texts and formats: the program's language, with the region that the user's formats are of.
    ///
    /// - Parameters:
    ///   - language: the program's; nil for one without translations, which formats as the desktop does.
    ///   - formats: the name of the desktop's locale.
    package static func locale(language: String?, formats: String) -> String {
        guard let language else { return formats }
        let parts = language.split { $0 == "-" || $0 == "_" }
        let others = formats.split { $0 == "-" || $0 == "_" }
        let plain = parts.joined(separator: "_")
        if parts.first == others.first, parts.count == 1 || formats.hasPrefix(plain) { return formats }
        let hasRegion = parts.dropFirst().contains { $0.count < 4 }
        guard !hasRegion, let region = others.dropFirst().last(where: { $0.count < 4 }) else { return plain }
        return "\(plain)_\(region)"
    }

    /// What the user wants, as this process was told.
    package static let wanted = wanted(
        in: ProcessInfo.processInfo.environment, ProcessInfo.processInfo.arguments)

    /// The language in which the program is written.
    package static var development: String { ProgramLanguages.ofProgram.development }

    /// The program's language; nil where it has no translations.
    package static let chosen: String? = {
        let all = ProgramLanguages.ofProgram
        return all.names.isEmpty ? nil : best(of: all.names, wanted: wanted, development: all.development)
    }()
}

/// What Foundation's own functions answer, which `CMartletFoundation` stands in for.
@_silgen_name("martlet_wanted_languages")
public func _wantedLanguages() -> [String] { ProgramLanguage.wanted }

/// What `UserDefaults` has under "AppleLanguages".
@_cdecl("martlet_languages")
public func _userLanguages() -> UnsafeRawPointer {
    let all = ([ProgramLanguage.chosen].compactMap { $0 } + ProgramLanguage.wanted) as [NSString]
    let list: NSArray = NSArray(array: all)
    return UnsafeRawPointer(Unmanaged.passRetained(list).toOpaque())
}
