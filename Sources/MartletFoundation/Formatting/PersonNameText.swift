/// A name, put together.
struct PersonNameText {
    let name: PersonNameComponents
    let locale: Locale

    func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
        switch style {
        case .medium: joined([name.givenName], [name.familyName])
        case .short:
            [name.nickname, name.givenName, name.familyName].compactMap(\.self).first { !$0.isEmpty }
                ?? text(.long)
        case .long:
            [words([name.namePrefix]), joined([name.givenName, name.middleName], [name.familyName])]
                .appending(words([name.nameSuffix])).filter { !$0.isEmpty }.joined(separator: " ")
        case .abbreviated: initials
        }
    }

    private func words(_ parts: [String?]) -> String {
        parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The given names and the family name in the order of the language.
    private func joined(_ given: [String?], _ family: [String?]) -> String {
        let parts = [words(given), words(family)].filter { !$0.isEmpty }
        if Self.isWrittenInSigns(parts.joined()) { return parts.reversed().joined().filter { !$0.isWhitespace } }
        return (Self.putsFamilyFirst(locale) ? parts.reversed() : parts).joined(separator: " ")
    }

    private var initials: String {
        let (given, family) = (name.givenName ?? "", name.familyName ?? "")
        if Self.isWrittenInSigns(given + family) {
            let isKorean = (given + family).unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
            let first = isKorean ? given : family
            return first.isEmpty ? given + family : first
        }
        let parts = Self.putsFamilyFirst(locale) ? [family, given] : [given, family]
        return parts.compactMap(\.first).map(String.init).joined()
    }

    static func putsFamilyFirst(_ locale: Locale) -> Bool {
        ["hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
    }

    /// Whether all of a text is written in Chinese, Japanese or Korean signs.
    static func isWrittenInSigns(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter { !$0.properties.isWhitespace }
        return !letters.isEmpty
            && letters.allSatisfy { letter in
                let ranges: [ClosedRange<UInt32>] = [
                    0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
                    0x20000...0x323AF,
                ]
                return letter.value == 0x3005 || ranges.contains { $0.contains(letter.value) }
            }
    }
}

extension [String] {
    fileprivate func appending(_ text: String) -> [String] { self + [text] }
}

/// Takes names apart.
enum PersonNameReader {
    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "rev", "sir", "dame", "herr", "frau", "mme", "mlle", "sr", "sra",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md", "dds"]

    /// "Family, Given" is read, too; of several given names all but the first are middle names.
    static func name(in text: String, _ locale: Locale) -> PersonNameComponents? {
        var name = PersonNameComponents()
        let halves = text.split(separator: ",", maxSplits: 1).map(words)
        guard var words = halves.first, !words.isEmpty || halves.count > 1 else { return nil }
        var family: [String]?
        if halves.count == 2 {
            if halves[1].count == 1, isSuffix(halves[1][0]) {
                name.nameSuffix = halves[1][0]
            } else {
                (family, words) = (words, halves[1])
            }
        }
        if words.count > 1, prefixes.contains(bare(words[0])) { name.namePrefix = words.removeFirst() }
        if words.count > 1, let last = words.last, isSuffix(last) { name.nameSuffix = words.removeLast() }
        if family == nil, words.count == 1, words[0].count > 1, PersonNameText.isWrittenInSigns(words[0]) {
            words = [String(words[0].dropFirst()), String(words[0].prefix(1))]
        } else if family == nil, words.count > 1, PersonNameText.putsFamilyFirst(locale) {
            words.append(words.removeFirst())
        }
        if family == nil, words.count > 1 { family = [words.removeLast()] }
        name.familyName = family.flatMap { $0.isEmpty ? nil : $0.joined(separator: " ") }
        name.givenName = words.first
        name.middleName = words.count > 1 ? words.dropFirst().joined(separator: " ") : nil
        return name.givenName == nil && name.familyName == nil ? nil : name
    }

    private static func words(_ text: Substring) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    private static func bare(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
    private static func isSuffix(_ word: String) -> Bool { suffixes.contains(bare(word)) }
}
