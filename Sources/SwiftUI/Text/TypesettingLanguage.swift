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

extension View {
    /// Sets the texts below by the rules of a language: which form letters have that languages share, and where lines
    /// break.
    ///
    ///     Text(name).typesettingLanguage(.init(languageCode: .japanese))
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the texts below by the rules of a language.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(TypesettingLanguageKey.self, isEnabled ? language : .automatic))
    }
}

extension Text {
    /// Sets this text by the rules of a language: which form letters have that languages share, and where lines break.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }

    /// Sets this text by the rules of a language.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.language(language)) : self
    }
}
