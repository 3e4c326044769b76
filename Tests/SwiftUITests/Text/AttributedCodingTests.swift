import Testing

@testable import SwiftUI

@MainActor @Suite("Attributed strings in files")
struct AttributedCodingTests {
    private func coded(_ string: AttributedString) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode([string]), as: UTF8.self)
    }

    private func read(_ json: String) throws -> AttributedString {
        try JSONDecoder().decode([AttributedString].self, from: Data(json.utf8))[0]
    }

    @Test("one without attributes is its letters; others are runs with what is known of them, and come back the same")
    func roundTrip() throws {
        #expect(try coded("plain") == #"["plain"]"# && coded("") == #"[""]"#)
        var string = AttributedString("See ")
        var link = AttributedString("here")
        link.link = URL(string: "https://example.org")
        link.inlinePresentationIntent = [.stronglyEmphasized, .code]
        link.kern = 2.5
        string += link
        string += AttributedString(".")
        let json = try coded(string)
        #expect(json.hasPrefix(#"[["See ",{},"here",{"NSInlinePresentationIntent":6,"NSLink":"#))
        #expect(try read(json) == string)
        #expect(try read(#"["plain"]"#) == AttributedString("plain"))
    }

    @Test("runs that share a table of attributes are read; what is unknown is left out, what is broken is an error")
    func others() throws {
        let string = try read(
            #"[{"runs":["a",0,"b",1],"attributeTable":[{"NSLanguage":"fr"},{"NSUnknown":[1,{"x":2}]}]}]"#)
        #expect(String(string.characters) == "ab" && string.runs.first?.languageIdentifier == "fr")
        #expect(string.runs.count == 2)
        #expect(throws: DecodingError.self) { try read(#"[{"runs":["a",7],"attributeTable":[]}]"#) }
        #expect(throws: DecodingError.self) { try read(#"[["a"]]"#) }
        #expect(throws: DecodingError.self) { try read("[3]") }
    }

    @Test("a model with a formatted note is kept whole")
    func model() throws {
        struct Note: Codable, Equatable { var text: AttributedString }
        var text = try AttributedString(markdown: "**Bold** and [a link](https://example.org)")
        text.font = .title
        let note = try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(Note(text: text)))
        #expect(String(note.text.characters) == "Bold and a link")
        #expect(note.text.runs.map { $0.link != nil } == [false, false, true])
        #expect(note.text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
        #expect(note.text.font == nil, "fonts belong to the program")
    }

    @Test("a length is made of a number object, exactly or as near as it is")
    func lengths() {
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5 && CGFloat(truncating: 7 as NSDecimalNumber) == 7)
        #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
    }
}
