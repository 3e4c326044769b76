import MartletFoundation

extension AttributedString {
    /// How a translation becomes a text with attributes.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Values that are put into the text have their numbers, from 1 on, as `replacementIndex`.
        nonisolated public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// The translation of a key, or the key itself, with the values in it and its Markdown as attributes.
    ///
    ///     AttributedString(localized: "^[\(count) file](inflect: true) **deleted**")
    nonisolated public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = LocalizedText(LocalizedStringKey(keyAndValue), table: table, bundle: bundle)
        self = text.attributedString(in: locale ?? .current, options)
    }

    /// The translation of a key, or a text in its place, with the values in it and its Markdown as attributes.
    nonisolated public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = LocalizedText(
            LocalizedStringKey(defaultValue), lookup: "\(key)", table: table, bundle: bundle)
        self = text.attributedString(in: locale ?? .current, options)
    }

    /// The translation of a text in the language of its locale, with its Markdown as attributes.
    nonisolated public init(localized resource: LocalizedStringResource) {
        self.init(localized: resource, options: [])
    }

    /// The translation of a text in the language of its locale, with its Markdown as attributes.
    nonisolated public init(localized resource: LocalizedStringResource, options: FormattingOptions) {
        self = LocalizedText(resource).attributedString(in: resource.locale, options)
    }
}
