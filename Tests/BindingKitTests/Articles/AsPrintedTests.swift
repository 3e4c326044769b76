import SwiftUI
import Testing
import ViewTesting

/// The code of each article's problem as it was printed, and that what goes wrong with it does.
@MainActor @Suite("Code as printed")
struct AsPrintedTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// Without what a formatter decides.
    private func bare(_ code: String) -> String { code.filter { !$0.isWhitespace } }

    @Test(
        "what an article prints is the code that is tried here",
        arguments: ["Notes", "Observing", "Enums", "Objects", "Cards"])
    func code(article: String) throws {
        let page = Self.folder.appendingPathComponent("../../../Sources/BindingKit/BindingKit.docc/\(article).md")
        let problem = try #require(try text(page.standardized).components(separatedBy: "## With BindingKit").first)
        let tried = bare(try text(Self.folder.appendingPathComponent("AsPrinted/\(article)AsPrinted.swift")))
        let blocks = problem.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(!blocks.isEmpty)
        for block in blocks where !block.hasPrefix("// Does not compile") {
            #expect(tried.contains(bare(block)), "\(article): \(block)")
        }
    }

    @Test("notes: by position, an editor that is open writes the note that moved to its place")
    func notes() {
        let list = NotesAsPrinted.NoteList(["Shopping", "Ideas"])
        let screen = Screen { NavigationStack { NotesAsPrinted.NoteListView(list: list) } }
        screen.any("Shopping").tap()
        list.notes.insert(NotesAsPrinted.Note(title: "New"), at: 0)
        screen.textField("Title").write("Shopping for two")
        #expect(list.notes.map(\.title) == ["Shopping for two", "Shopping", "Ideas"])
    }

    @Test("observing: a choice made again is told to the binding alone")
    func observing() {
        let log = ObservingAsPrinted.Log()
        let screen = Screen { ObservingAsPrinted.ContentView(log: log) }
        let picker = screen.picker("Picker")
        picker.select("Two")
        #expect(log.lines == ["binding", "onChange"])
        picker.select("Two")
        #expect(log.lines.filter { $0 == "onChange" }.count == 1)
    }

    @Test("observing: which of two onChange runs first follows from how the views are nested")
    func nesting() {
        func order(_ isRequestOutside: Bool) -> [String] {
            let log = ObservingAsPrinted.Log()
            let screen = Screen { ObservingAsPrinted.TwoObservers(log: log, isRequestOutside: isRequestOutside) }
            screen.stepper("Number").increment()
            return log.lines
        }
        #expect(order(true) == order(false).reversed() && order(true).count == 2)
    }

    @Test("enums: flags can say nonsense; properties make a quantity up and ignore what is written")
    func enums() {
        let nonsense = EnumsAsPrinted.Flags(quantity: 5, isInStock: false, isOnBackOrder: true)
        #expect(nonsense.quantity == 5 && !nonsense.isInStock)
        let item = Holder(EnumsAsPrinted.Item(status: .outOfStock(isOnBackOrder: true)))
        let screen = Screen { EnumsAsPrinted.ItemView(item: item.binding) }
        screen.stepper("Quantity: 0").increment()
        #expect(item.value.status == .outOfStock(isOnBackOrder: true))
        item.value.status = .inStock(quantity: 2)
        #expect(EnumsAsPrinted.Status.inStock(quantity: 2).quantity == item.value.status.quantity)
    }

    @Test("objects: the list does not show what a page changes, unless the page tells it or binds to it")
    func objects() {
        func shown(_ list: (ObjectsAsPrinted.PersonListModel) -> AnyView) -> String? {
            let model = ObjectsAsPrinted.PersonListModel()
            model.persons = [ObjectsAsPrinted.person("Ada", "Lind")]
            let screen = Screen { NavigationStack { list(model) } }
            screen.any("Ada  Lind").tap()
            screen.textField("First name").write("Eve")
            screen.button("Back").tap()
            return screen.texts.first { $0.hasSuffix("Lind") }
        }
        #expect(shown { AnyView(ObjectsAsPrinted.FirstView(personList: $0)) } == "Ada  Lind")
        #expect(shown { AnyView(ObjectsAsPrinted.FunctionView(personList: $0)) } == "Eve  Lind")
        #expect(shown { AnyView(ObjectsAsPrinted.ReceivingView(personList: $0)) } == "Eve  Lind")
    }

    @Test("cards: a gesture that goes on while an element before is deleted moves another element")
    func cards() {
        let elements = (0..<3).map { _ in CardsAsPrinted.TextElement() }
        let card = Holder(CardsAsPrinted.Card(elements: elements))
        let view = CardsAsPrinted.CardDetailView(card: card.binding)
        let transform = view.bindingTransform(for: elements[1])
        card.value.elements.remove(at: 0)
        transform.wrappedValue.offset.width = 40
        #expect(card.value.elements.map(\.transform.offset.width) == [0, 40])
        #expect(card.value.elements[1].id == elements[2].id)
    }
}
