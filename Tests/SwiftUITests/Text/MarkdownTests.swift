import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Markdown")
struct MarkdownTests {
    /// Each run as its text, what it is within its line, where it leads, and its blocks.
    func runs(
        _ markdown: String, _ options: AttributedString.MarkdownParsingOptions = .init(), base: URL? = nil
    ) throws -> [String] {
        let string = try AttributedString(markdown: markdown, options: options, baseURL: base)
        return string.runs.map { run in
            let intent: InlinePresentationIntent = run.inlinePresentationIntent ?? []
            let names: [(InlinePresentationIntent, String)] = [
                (.stronglyEmphasized, "strong"), (.emphasized, "emphasized"), (.code, "code"),
                (.strikethrough, "struck"), (.softBreak, "soft"), (.lineBreak, "line"),
            ]
            let blocks = (run.presentationIntent?.components ?? []).map { "\($0.kind)" }.joined(separator: " in ")
            return
                ([String(string[run.range].characters)] + names.filter { intent.contains($0.0) }.map(\.1)
                + [run.link?.absoluteString, blocks.isEmpty ? nil : blocks].compactMap { $0 }).joined(separator: "|")
        }
    }

    let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)

    @Test("emphasis nests and ends as CommonMark says, and what opens nothing stays as it is")
    func emphasis() throws {
        #expect(
            try runs("**bold *both***, *it*", inline) == [
                "bold |strong", "both|strong|emphasized", ", ", "it|emphasized",
            ])
        #expect(
            try runs("*foo**bar**baz* 2 * 3", inline) == [
                "foo|emphasized", "bar|strong|emphasized", "baz|emphasized", " 2 * 3",
            ])
        #expect(try runs("a_b_c _d_ \\*e\\* *f", inline) == ["a_b_c ", "d|emphasized", " *e* *f"])
        #expect(try runs("`` a`b `` ~~gone~~", inline) == ["a`b|code", " ", "gone|struck"])
    }

    @Test("links lead where they say, relative to a base where there is one")
    func links() throws {
        #expect(
            try runs("[a **b**](https://x.y/z(1) 'T') <me@x.y>", inline)
                == ["a |https://x.y/z(1)", "b|strong|https://x.y/z(1)", " ", "me@x.y|mailto:me@x.y"])
        #expect(try runs("[a](b)", inline, base: URL(string: "https://x.y/")) == ["a|https://x.y/b"])
        #expect(
            try runs("[one][X] [x]\n\n[X]: https://x.y") == [
                "one|https://x.y|paragraph", " |paragraph", "x|https://x.y|paragraph",
            ])
        let image = try AttributedString(markdown: "![a tree](tree.png)", options: inline)
        #expect(image.runs.map(\.imageURL) == [URL(string: "tree.png")] && String(image.characters) == "a tree")
    }

    @Test("addresses without brackets are links, without what belongs to the sentence around them")
    func bareAddresses() throws {
        #expect(
            try runs("See https://x.y/a_b_c?d=(e). (www.x.y) or **me@x.y**, not x@y or `http://x.y`", inline) == [
                "See ", "https://x.y/a_b_c?d=(e)|https://x.y/a_b_c?d=(e)", ". (", "www.x.y|http://www.x.y", ") or ",
                "me@x.y|strong|mailto:me@x.y", ", not x@y or ", "http://x.y|code",
            ])
        #expect(try runs("a:// now. http:// xhttp://x.y www. @x.y https://-", inline).count == 1)
        #expect(try runs("[https://x.y](https://z.y)", inline) == ["https://x.y|https://z.y"])
        #expect(
            try runs("http://localhost:80 n.n+1@x-y.z.", inline) == [
                "http://localhost:80|http://localhost:80", " ", "n.n+1@x-y.z|mailto:n.n+1@x-y.z", ".",
            ])
    }

    @Test("a text of an address opens it; the name that is filled in is part of it; verbatim text and titles stay")
    func openedAddresses() {
        var opened: [String] = []
        let screen = Screen {
            VStack {
                Text("https://x.y/\("name")")
                Text(verbatim: "https://x.y/other")
                TextField("me@x.y", text: .constant(""))
            }
            .environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0.absoluteString); return .handled
                })
        }
        screen.text("https://x.y/name").tap()
        screen.text("https://x.y/other").tap()
        #expect(opened == ["https://x.y/name"])
    }

    @Test("blocks are told as intents, the innermost first")
    func blocks() throws {
        #expect(
            try runs("# One\nTwo\n===\ntext\nmore  \nend") == [
                "One|header(level: 1)", "Two|header(level: 1)", "text|paragraph", " |soft|paragraph", "more|paragraph",
                "\n|line|paragraph", "end|paragraph",
            ])
        #expect(
            try runs("- a\n  1. b\n  2. c\n- d\n\n> e\nf") == [
                "a|paragraph in listItem(ordinal: 1) in unorderedList",
                "b|paragraph in listItem(ordinal: 1) in orderedList in listItem(ordinal: 1) in unorderedList",
                "c|paragraph in listItem(ordinal: 2) in orderedList in listItem(ordinal: 1) in unorderedList",
                "d|paragraph in listItem(ordinal: 2) in unorderedList", "e|paragraph in blockQuote",
                " |soft|paragraph in blockQuote", "f|paragraph in blockQuote",
            ])
        #expect(
            try runs("```swift\nlet *a*\n```\n\n    two\n\n---") == [
                "let *a*\n|codeBlock(languageHint: Optional(\"swift\"))", "two\n|codeBlock(languageHint: nil)",
                "\u{2E3B}|thematicBreak",
            ])
        let table = try AttributedString(markdown: "| a | b |\n|---|:-:|\n| 1 | **2** |")
        #expect(
            table.runs.compactMap { $0.presentationIntent?.components[1].kind } == [
                .tableHeaderRow, .tableHeaderRow, .tableRow(rowIndex: 1), .tableRow(rowIndex: 1),
            ])
        #expect(
            table.runs.first?.presentationIntent?.components[2].kind
                == .table(columns: [.init(alignment: .left), .init(alignment: .center)]))
    }

    @Test("spaces and ends of lines go or stay, as the syntax says; data that is no text throws")
    func options() throws {
        #expect(try runs("# a\n b", inline) == ["# a", " |soft", "b"])
        #expect(
            try runs("# a\n *b*", .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)) == [
                "# a\n ", "b|emphasized",
            ])
        let broken = Data([0x61, 0xFF])
        #expect(throws: CocoaError.self) { try AttributedString(markdown: broken) }
        let partial = try AttributedString(
            markdown: broken, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
        #expect(String(partial.characters) == "a\u{FFFD}")
        #expect(try AttributedString(markdown: "**a**", including: \.swiftUI) == AttributedString(markdown: "**a**"))
    }

    @Test("extended attributes are read where they are allowed, and never shown")
    func attributes() throws {
        let extended = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
        let string = try AttributedString(
            markdown: "^[2 dog](inflect: true) ^[x](a: 'b', c: {d: [1]})", options: extended)
        #expect(String(string.characters) == "2 dog x" && string.runs.map { $0.inflect != nil } == [true, false])
        #expect(String(string.inflected().characters) == "2 dogs x")
        let plain = try AttributedString(markdown: "^[2 dog](inflect: true)")
        #expect(String(plain.characters) == "^[2 dog](inflect: true)")
    }

    @Test("a text shows the emphasis of a string that was read from Markdown")
    func shown() throws {
        let bold = try AttributedString(markdown: "**mmmmmmmmmm** 1")
        let screen = Screen {
            VStack {
                Text(bold)
                Text(AttributedString("mmmmmmmmmm 2"))
            }
        }
        #expect(screen.texts == ["mmmmmmmmmm 1", "mmmmmmmmmm 2"])
        #expect(screen.rects["mmmmmmmmmm 1"]!.width > screen.rects["mmmmmmmmmm 2"]!.width + 3)
    }
}

@MainActor @Suite("Words that agree with numbers")
struct InflectionTests {
    func shown(_ text: Text, _ locale: String = "en_US") -> String {
        Screen { text.environment(\.locale, Locale(identifier: locale)) }.texts.joined()
    }

    @Test(
        "a noun is singular beside one and plural beside every other number",
        arguments: [
            (0, "0 people"), (1, "1 person"), (2, "2 people"), (1_000, "1,000 people"),
        ])
    func numbers(count: Int, expected: String) {
        #expect(shown(Text("^[\(count) person](inflect: true)")) == expected)
    }

    @Test("nouns take the plural that English has for them")
    func nouns() {
        let nouns = [
            "city": "cities", "day": "days", "box": "boxes", "church": "churches", "child": "children",
            "leaf": "leaves",
            "bus": "buses", "photo": "photos", "hero": "heroes", "sheep": "sheep", "analysis": "analyses",
            "salesperson": "salespeople", "human": "humans", "Person": "People", "PERSON": "PEOPLE", "items": "items",
        ]
        for (one, many) in nouns { #expect(shown(Text("^[\(3) \(one)](inflect: true)")) == "3 \(many)") }
        #expect(shown(Text("^[\(1) items](inflect: true)")) == "1 item")
    }

    @Test("words around the noun agree or stay, whatever style the text has")
    func phrases() {
        #expect(
            shown(Text("There ^[is **\(2)** small box in cart](inflect: true), [\(1)](a) ^[\(1) dog](inflect: true)"))
                == "There are 2 small boxes in cart, 1 1 dog")
        #expect(shown(Text("^[\(1) apple and \(2) pear](inflect: true)")) == "1 apple and 2 pears")
        #expect(
            shown(Text("^[\(2) **selected** file](inflect: true) of ^[\(5) file](inflect: true)"))
                == "2 selected files of 5 files")
    }

    @Test("other attributes and other languages leave the words; brackets without attributes stay")
    func others() {
        #expect(shown(Text("^[\(2) person](voice: 'low')")) == "2 person")
        #expect(shown(Text("^[\(2) person](inflect: false)")) == "2 person")
        #expect(shown(Text("^[\(2) Person](inflect: true)"), "de_DE") == "2 Person")
        #expect(shown(Text("2^[a] and ^[b](c")) == "2^[a] and ^[b](c")
    }
}
