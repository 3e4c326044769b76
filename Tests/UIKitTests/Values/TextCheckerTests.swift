import SwiftUI
import Testing

@MainActor @Suite("UITextChecker")
struct UITextCheckerTests {
    private func misspelled(_ text: String, from start: Int = 0, wrap: Bool = false) -> NSRange {
        UITextChecker().rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
            language: "en")
    }

    @Test("a word of the language is right, another one is found where it stands")
    func words() {
        #expect(misspelled("silkworm").location == NSNotFound)
        #expect(misspelled("slkwrm") == NSRange(location: 0, length: 6))
        #expect(misspelled("They don't knwo, Ada's 2nd try 42") == NSRange(location: 11, length: 4))
        #expect(misspelled("knwo it", from: 3).location == NSNotFound)
        #expect(misspelled("knwo it", from: 3, wrap: true) == NSRange(location: 0, length: 4))
    }

    @Test("what was meant is guessed, and learned words are right")
    func guesses() {
        let guesses = UITextChecker().guesses(
            forWordRange: NSRange(location: 0, length: 5), in: "helo!", language: "en_US")
        #expect(guesses?.isEmpty == false)
        UITextChecker.learnWord("martletish")
        #expect(misspelled("martletish").location == NSNotFound)
        UITextChecker.unlearnWord("martletish")
        #expect(misspelled("martletish").location == 0)
    }

    @Test("a word is ignored by one checker, and learned by all until it is unlearned")
    func ignored() {
        let checker = UITextChecker()
        func wrong(_ word: String) -> Bool {
            checker.rangeOfMisspelledWord(
                in: word, range: NSRange(location: 0, length: word.utf16.count), startingAt: 0, wrap: false,
                language: "en"
            ).location != NSNotFound
        }
        #expect(wrong("martletest") && checker.ignoredWords == nil)
        checker.ignoreWord("martletest")
        checker.ignoreWord("martletest")
        #expect(!wrong("martletest") && checker.ignoredWords == ["martletest"])
        #expect(misspelled("martletest").location == 0)
        checker.ignoredWords = nil
        #expect(wrong("martletest"))
        #expect(!UITextChecker.hasLearnedWord("martletest"))
        UITextChecker.learnWord("martletest")
        #expect(UITextChecker.hasLearnedWord("martletest") && !wrong("martletest"))
        UITextChecker.unlearnWord("martletest")
        #expect(!UITextChecker.hasLearnedWord("martletest") && wrong("martletest"))
    }

    @Test("in a language without a dictionary every word is right, and nothing is guessed")
    func unknownLanguage() {
        let range = NSRange(location: 0, length: 4)
        let checker = UITextChecker()
        #expect(
            checker.rangeOfMisspelledWord(in: "qqqq", range: range, startingAt: 0, wrap: false, language: "tlh")
                .location == NSNotFound)
        #expect(checker.guesses(forWordRange: range, in: "qqqq", language: "tlh") == nil)
        #expect(
            checker.rangeOfMisspelledWord(
                in: "a", range: NSRange(location: 5, length: 9), startingAt: 0, wrap: false, language: "en"
            ).location == NSNotFound)
    }
}
