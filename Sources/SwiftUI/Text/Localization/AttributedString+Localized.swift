extension AttributedString {
    /// The translation of a key, or the key itself, with the values in it, and its Markdown as attributes.
    ///
    ///     AttributedString(localized: "**\(count)** unread messages")
    ///
    /// - Parameters:
    ///   - table: the name of the file of translations; nil for `Localizable`.
    ///   - locale: whose language and formats are used; nil for the program's.
    ///   - comment: for translators, who read the source.
    nonisolated public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            translation: String(
                localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment))
    }

    /// The translation of a text, or the text itself, in the language of its locale, with its Markdown as attributes.
    nonisolated public init(localized resource: LocalizedStringResource) {
        self.init(translation: String(localized: resource))
    }

    nonisolated private init(translation: String) {
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: translation, options: options)) ?? AttributedString(translation)
    }
}
