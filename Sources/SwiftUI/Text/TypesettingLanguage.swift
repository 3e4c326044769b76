import MartletGraph

/// The language by whose rules a text is set.
nonisolated public struct TypesettingLanguage: Hashable, Sendable {
    let language: Locale.Language?

    /// The one that the letters tell.
    public static let automatic = TypesettingLanguage(language: nil)
    /// A language, whatever the letters tell.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

struct TypesettingLanguageKey: EnvironmentKey { static var defaultValue: TypesettingLanguage { .automatic } }
