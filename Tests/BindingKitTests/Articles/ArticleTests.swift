import SwiftUI
import Testing
import ViewTesting

@testable import MartletBindings

/// What each article says, tried with the programs that its code is from.
@MainActor @Suite("Articles", .serialized)
struct ArticleTests {
    private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// The code below the last heading of an article, block by block, each line without its indentation.
    private func solution(_ article: String) throws -> [[String]] {
        let file = Self.root.appendingPathComponent("Sources/BindingKit/BindingKit.docc/\(article).md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let part = try #require(text.components(separatedBy: "## With BindingKit\n").last)
        return part.components(separatedBy: "```swift\n").dropFirst().map {
            lines($0.components(separatedBy: "```")[0])
        }
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test(
        "the code of each article stands in its example",
        arguments: [
            ("Notes", ["NotesView", "InventoryView"]), ("Observing", ["SurveyView"]), ("Enums", ["InventoryView"]),
            ("Objects", ["DataFlow/Person", "DataFlow/PeoplePage"]), ("Cards", ["CardsView"]),
        ])
    func code(article: String, examples: [String]) throws {
        let sources = try examples.map {
            let file = Self.root.appendingPathComponent("Examples/Bindings/Views/\($0).swift")
            return lines(try String(contentsOf: file, encoding: .utf8)).joined(separator: "\n")
        }
        let blocks = try solution(article)
        #expect(!blocks.isEmpty)
        for block in blocks {
            let code = block.joined(separator: "\n")
            #expect(sources.contains { $0.contains(code) }, "\(article): \(code)")
        }
    }

    @Test("each program is shorter than the one of the seed that it takes the place of")
    func length() throws {
        func count(_ paths: [String]) throws -> Int {
            try paths.filter { $0.hasSuffix(".swift") }.reduce(0) {
                let file = Self.root.appendingPathComponent("Examples/\($1)")
                return $0 + (try String(contentsOf: file, encoding: .utf8)).components(separatedBy: "\n").count
            }
        }
        func files(_ folder: String) throws -> [String] {
            let path = Self.root.appendingPathComponent("Examples/\(folder)").path
            return try FileManager.default.contentsOfDirectory(atPath: path).map { "\(folder)/\($0)" }
        }
        for name in ["Notes", "Survey", "Inventory", "Cards"] {
            #expect(try count(["Bindings/Views/\(name)View.swift"]) < count(files("\(name)/Views")), "\(name)")
        }
        #expect(try count(files("Bindings/Views/DataFlow")) < count(files("DataFlow/Views")))
    }

    @Test("notes: a row follows its note and knows its position; the editor writes the note")
    func notes() {
        let list = NoteList()
        let screen = Screen { NotesView(list: list) }
        screen.any("1.").tap()
        screen.textField("Title").write("Shopping")
        #expect(list.notes[0].title == "Shopping")
        list.notes.insert(Note(title: "First"), at: 0)
        screen.textField("Title").write("Still the second")
        #expect(list.notes.map(\.title).prefix(2) == ["First", "Still the second"])
        list.notes.removeAll()
        #expect(!screen.texts.contains("Still the second") || screen.warnings.isEmpty)
    }

    @Test("survey: observers run in the order of the lines, before onChange")
    func survey() {
        let screen = Screen { SurveyView() }
        screen.picker("Season").select("Winter")
        let log = screen.texts.filter { $0.contains(".") || $0.hasPrefix("onChange") }
        #expect(
            log == [
                "1. about to change Autumn to Winter", "2. the answer is Winter", "3. sent",
                "onChange: Autumn to Winter",
            ])
        screen.stepper("Rating: 3").increment()
        screen.button("Loud").tap()
        #expect(screen.texts.contains("rating: 4") && screen.texts.contains("format: Plain to Loud"))
        #expect(screen.texts.contains("WINTER, TEA") && screen.warnings.isEmpty)
    }

    @Test("inventory: the controls follow the case; the sheet edits a draft that is saved or thrown away")
    func inventory() {
        let screen = Screen { InventoryView() }
        screen.any("Keyboard").tap()
        screen.stepper("Quantity: 12").increment()
        screen.button("Mark as sold out").tap()
        screen.toggle("Is on back order?").tap()
        #expect(screen.toggle("Is on back order?").value == "1" && !screen.stepper("Quantity: 13").exists)
        screen.button("Is back in stock!").tap()
        #expect(screen.stepper("Quantity: 1").exists)
        screen.button("Back").tap()
        screen.button("Add Item").tap()
        screen.textField("Name").type("Mouse")
        screen.stepper("Quantity: 1").increment()
        screen.button("Save").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.texts.contains("Mouse") && screen.texts.contains("2 in stock") && screen.warnings.isEmpty)
    }

    @Test("data flow: the list shows what a page changes in a person, who can be taken out")
    func dataFlow() throws {
        let list = PersonList()
        list.show([Self.person("Ben", "Moss"), Self.person("Ada", "Lind")])
        let screen = Screen { NavigationStack { PeoplePage(list: list) } }
        #expect(screen.texts.contains("Ada Lind"))
        screen.any("Ada Lind").tap()
        screen.textField("First name").write("Eve")
        screen.textField("Phone").write("12 x 34")
        screen.button("Back").tap()
        #expect(screen.texts.contains("Eve Lind") && !screen.texts.contains("Ada Lind"))
        list.remove(at: [0])
        #expect(screen.texts.contains("Ben Moss") && !screen.texts.contains("Eve Lind"))
        #expect(list.persons.count == 1 && screen.warnings.isEmpty)
    }

    private static func person(_ first: String, _ last: String) -> PersonRecord {
        PersonRecord(id: UUID(), first: first, last: last, phone: "12 34")
    }

    @Test("data flow: without the server the page says so")
    func noServer() {
        let screen = Screen {
            NavigationStack { PeoplePage(list: PersonList(address: URL(string: "http://127.0.0.1:1/people.json")!)) }
        }
        screen.wait { screen.button("Try Again").exists }
        #expect(screen.texts.contains("127.0.0.1 cannot be reached.") && screen.warnings.isEmpty)
    }

    @Test("data flow: the sheet with the sliders is there while there is an object to edit")
    func colors() {
        let screen = Screen { NavigationStack { ColorPage() } }
        screen.button("Change the colours").tap()
        screen.slider("Sky Red").set(255)
        #expect(screen.texts.contains("255"))
        screen.button("Done").tap()
        screen.advance(by: .seconds(1))
        #expect(!screen.slider("Sky Red").exists && screen.warnings.isEmpty)
    }

    @Test("cards: an element is moved by its id, a text is added through a sheet for an optional")
    func cards() {
        let screen = Screen { CardsView() }
        screen.any("Card with 0 elements").tap()
        screen.button("Text").tap()
        screen.textField("What should the card say?").type("Hello")
        screen.button("Add").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.texts.contains("Hello"))
        let before = screen.text("Hello").frame
        screen.text("Hello").drag(by: CGSize(width: 40, height: 20))
        let after = screen.text("Hello").frame
        #expect(abs(after.midX - before.midX - 40) < 1 && abs(after.midY - before.midY - 20) < 1)
        #expect(screen.warnings.isEmpty)
    }
}
