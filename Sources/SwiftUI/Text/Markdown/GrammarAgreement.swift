/// Makes words agree with the numbers beside them: "2 person" becomes "2 people".
///
/// What a language does is said by its `GrammarRules`; the words of one without rules stay as they are.
enum GrammarAgreement {
    private static func rules(_ language: String?) -> (any GrammarRules.Type)? {
        switch language {
        case "en": EnglishGrammar.self
        default: nil
        }
    }

    /// The pieces of a phrase, with the words that start in each changed.
    static func inflect(_ pieces: [String], _ locale: Locale) -> [String] {
        guard let rules = rules(locale.language.languageCode?.identifier) else { return pieces }
        var words = pieces.enumerated().flatMap { piece, text in
            text.words.map { Word(text: $0, piece: piece) }
        }
        // A word before the first number, as in "There is 1 item", agrees with that number; one behind with the last.
        let numbers = words.indices.filter { words[$0].amount != nil }
        guard let first = numbers.first, let leading = words[first].amount else { return pieces }
        for index in 0..<first {
            words[index].text = rules.form(of: words[index].text, isPlural: rules.isPlural(leading))
        }
        for (place, number) in numbers.enumerated() {
            guard let amount = words[number].amount else { continue }
            let end = place + 1 < numbers.count ? numbers[place + 1] : words.count
            inflect(&words, (number + 1)..<end, rules, isPlural: rules.isPlural(amount))
        }
        var result = [String](repeating: "", count: pieces.count)
        for word in words { result[word.piece] += word.text }
        return result
    }

    private static func inflect(
        _ words: inout [Word], _ range: Range<Int>, _ rules: any GrammarRules.Type, isPlural: Bool
    ) {
        let letters = range.filter { words[$0].isWord }
        // The noun is the last word before one that begins another phrase, as "of" does.
        let phrase = letters.drop { rules.endsPhrase(words[$0].text) }.prefix { !rules.endsPhrase(words[$0].text) }
        guard let noun = phrase.last else { return }
        for index in letters where index != noun {
            words[index].text = rules.form(of: words[index].text, isPlural: isPlural)
        }
        words[noun].text = rules.noun(words[noun].text, isPlural: isPlural)
    }

    /// A word, or what stands between two.
    private struct Word {
        var text: String
        let piece: Int

        var isWord: Bool { text.first?.isLetter ?? false }

        /// The number that it is; nil for a word.
        var amount: Decimal? {
            guard text.first?.isNumber ?? false else { return nil }
            var digits = ""
            var separators: [(mark: Character, digits: Int)] = []
            for character in text {
                if let value = character.wholeNumberValue {
                    digits += "\(value)"
                } else {
                    separators.append((character, digits.count))
                }
            }
            // Three digits behind the last mark, or several of the same mark, group thousands.
            if let last = separators.last, digits.count - last.digits != 3 {
                digits.insert(".", at: digits.index(digits.startIndex, offsetBy: last.digits))
            }
            return Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
        }
    }
}

extension String {
    /// Words and numbers, and what stands between them, in order.
    fileprivate var words: [String] {
        var words: [String] = []
        var kind = 0
        for (index, character) in zip(indices, self) {
            let next: Int
            if character.isLetter || (kind == 1 && (character == "'" || character == "’")) {
                next = 1
            } else if character.isNumber
                || (kind == 2 && ".,\u{202F}\u{A0}".contains(character) && isDigit(after: index))
            {
                next = 2
            } else {
                next = 3
            }
            if next == kind { words[words.count - 1].append(character) } else { words.append(String(character)) }
            kind = next
        }
        return words
    }

    private func isDigit(after index: Index) -> Bool {
        let next = self.index(after: index)
        return next < endIndex && self[next].isNumber
    }
}

/// How the words of a language agree with numbers.
protocol GrammarRules {
    static func isPlural(_ amount: Decimal) -> Bool
    /// A noun, in whichever form it was written.
    static func noun(_ word: String, isPlural: Bool) -> String
    /// A word that may agree, such as "is" or "this"; any other stays as it is.
    static func form(of word: String, isPlural: Bool) -> String
    /// Whether the noun of a phrase stands before this word.
    static func endsPhrase(_ word: String) -> Bool
}
