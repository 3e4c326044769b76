/// Finds misspelled words with the desktop's spell checker, which is enchant.
///
///     let checker = UITextChecker()
///     let range = NSRange(location: 0, length: word.utf16.count)
///     let misspelled = checker.rangeOfMisspelledWord(in: word, range: range, startingAt: 0, wrap: false, language: "en")
///     return misspelled.location == NSNotFound
///
/// Where enchant or a dictionary of the language is not installed, every word is right.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
    /// Words that are right in these texts only.
    open var ignoredWords: [String]?

    public override init() {}

    /// Makes a word right in the texts that this checker checks.
    open func ignoreWord(_ wordToIgnore: String) {
        guard ignoredWords?.contains(wordToIgnore) != true else { return }
        ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
    }

    /// The first misspelled word of a range, in UTF-16 units; its location is `NSNotFound` where there is none.
    ///
    /// - Parameters:
    ///   - startingOffset: where in the range to begin.
    ///   - wrapFlag: whether to go on at the begin of the range.
    ///   - language: such as "en_US", or "en" for whatever English is installed.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionary.of(language) else { return none }
        let words = Self.words(of: stringToCheck, in: range)
        let later = words.filter { $0.range.location >= startingOffset }
        let earlier = wrapFlag ? words.filter { $0.range.location < startingOffset } : []
        let wrong = (later + earlier).first {
            !Self.learned.contains($0.word) && ignoredWords?.contains($0.word) != true && !dictionary.knows($0.word)
        }
        return wrong?.range ?? none
    }

    /// What a word may have been meant to be, the likeliest first; nil without a dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let dictionary = SpellingDictionary.of(language), let word = Self.text(of: string, in: range)
        else { return nil }
        return dictionary.suggestions(for: word)
    }

    /// Words that begin as the range does; nil without a dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = Self.text(of: string, in: range) else { return nil }
        return guesses(forWordRange: range, in: string, language: language)?
            .filter { $0.lowercased().hasPrefix(word.lowercased()) }
    }

    /// The languages whose dictionaries are installed.
    public class var availableLanguages: [String] { SpellingDictionary.languages }

    private static var learned: Set<String> = []

    /// Makes a word right in every text, until the program ends.
    public class func learnWord(_ word: String) { learned.insert(word) }
    /// Whether a word was made right in every text.
    public class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// Makes a word that was learned as right or wrong as it was.
    public class func unlearnWord(_ word: String) { learned.remove(word) }

    private static func text(of string: String, in range: NSRange) -> String? {
        Range(range, in: string).map { String(string[$0]) }
    }

    /// The words of a range; apostrophes belong to them.
    private static func words(of string: String, in range: NSRange) -> [(word: String, range: NSRange)] {
        guard let bounds = Range(range, in: string) else { return [] }
        var words: [(word: String, range: NSRange)] = []
        var start: String.Index?
        func end(at index: String.Index) {
            guard let first = start else { return }
            start = nil
            let found = first..<index
            if string[found].contains(where: \.isLetter) {
                words.append((String(string[found]), NSRange(found, in: string)))
            }
        }
        var index = bounds.lowerBound
        while index < bounds.upperBound {
            let letter = string[index]
            let next = string.index(after: index)
            let isInside = start != nil && next < bounds.upperBound && string[next].isLetter
            if letter.isLetter || letter.isNumber || (letter == "'" || letter == "\u{2019}") && isInside {
                start = start ?? index
            } else {
                end(at: index)
            }
            index = next
        }
        end(at: bounds.upperBound)
        return words
    }
}
