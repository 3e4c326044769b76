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
        isEnabled ? _with(.language(language)) : self
    }
}
