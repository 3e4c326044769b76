extension AttributedString {
    /// The text with the words of each part that has `inflect` made to agree with the numbers in it, as the language of
    /// the part says, or the current one.
    nonisolated public func inflected() -> AttributedString {
        typealias Keys = AttributeScopes.FoundationAttributes
        var result = AttributedString()
        for (rule, range) in runs[Keys.InflectionRuleAttribute.self] {
            guard rule != nil else {
                result += self[range]
                continue
            }
            let phrase = self[range]
            let pieces = phrase.runs.map { String(phrase[$0.range].characters) }
            let locale = phrase.languageIdentifier.map(Locale.init(identifier:)) ?? .current
            for (run, text) in zip(phrase.runs, GrammarAgreement.inflect(pieces, locale)) {
                var attributes = run.attributes
                attributes[Keys.InflectionRuleAttribute.self] = nil
                result += AttributedString(text, attributes: attributes)
            }
        }
        return result
    }
}
