import MartletFoundation
import Testing

@testable import SwiftUI

@Suite("Translations with attributes")
struct LocalizedAttributesTests {
    private let english = Locale(identifier: "en_US")

    private func runs(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            let intent = run.inlinePresentationIntent.map { " \($0.rawValue)" } ?? ""
            let index = run.replacementIndex.map { " #\($0)" } ?? ""
            return String(text[run.range].characters) + intent + index + (run.link.map { " <\($0)>" } ?? "")
        }
    }

    @Test("emphasis and links are attributes, and values keep what they hold")
    func emphasis() {
        let name = "*Ada*"
        #expect(
            runs(AttributedString(localized: "Dear **\(name)**, see [this](https://a.org)", locale: english)) == [
                "Dear ", "*Ada* 2", ", see ", "this <https://a.org>",
            ])
        #expect(
            runs(AttributedString(localized: LocalizedStringResource("A *b* c", locale: english)))
                == ["A ", "b 1", " c"])
        #expect(runs(AttributedString(localized: "KEY", defaultValue: "A `b`", locale: english)) == ["A ", "b 4"])
    }

    @Test("words agree with their numbers")
    func agreement() {
        for (count, text) in [(1, "1 file"), (3, "3 files")] {
            let found = AttributedString(localized: "^[\(count) file](inflect: true) **deleted**", locale: english)
            #expect(runs(found) == ["\(text) ", "deleted 2"].map { $0 } || runs(found) == [text, " ", "deleted 2"])
            #expect(String(found.characters) == "\(text) deleted")
        }
    }

    @Test("values that were put in have their numbers where that is asked for")
    func numbers() {
        let text = AttributedString(
            localized: "\(2) of \(5)", options: .applyReplacementIndexAttribute, locale: english)
        #expect(runs(text) == ["2 #1", " of ", "5 #2"])
    }
}
