import Testing
import ViewTesting

@testable import SwiftUI

/// What rows of tables can do besides being shown.
@MainActor @Suite("Rows of tables", .serialized)
struct TableRowTests {
    struct Book: Identifiable, Equatable { let id: Int }

    @MainActor final class Log { var entries: [String] = [] }

    struct Books: View {
        let log: Log
        var body: some View {
            HStack {
                Text("Outside").draggable("new")
                Table(of: Book.self) {
                    TableColumn("Number") { Text(verbatim: "book \($0.id)") }
                    TableColumn("Note") { Text(verbatim: "note \($0.id)") }
                } rows: {
                    TableRow(Book(id: 1))
                        .contextMenu { Button("Lend") { log.entries.append("lend 1") } }
                        .onHover { log.entries.append("over \($0)") }
                    TableRow(Book(id: 2)).draggable("two")
                    TableRow(Book(id: 3)).itemProvider { NSItemProvider(object: "three" as NSString) }
                    TableRow(Book(id: 4)).itemProvider(nil)
                        .dropDestination(for: String.self) { log.entries.append("on 4: \($0)") }
                    ForEach([Book(id: 5), Book(id: 6)]) { TableRow($0) }
                        .dropDestination(for: String.self) { log.entries.append("before \($0): \($1)") }
                }
            }
        }
    }

    private struct Shelves: View {
        @State private var isOpen = true
        var body: some View {
            Table(of: Book.self) {
                TableColumn("Number") { Text(verbatim: "book \($0.id)") }
            } rows: {
                Section("Novels") { ForEach([Book(id: 1), Book(id: 2)]) { TableRow($0) } }
                Section(isExpanded: $isOpen) {
                    TableRow(Book(id: 3))
                } header: {
                    Label("Poems", systemImage: "book")
                }
                Section { TableRow(Book(id: 4)) }
            }
        }
    }

    @Test("rows stand in sections, whose headers name them and may open and close them")
    func sections() {
        let screen = Screen(size: CGSize(width: 600, height: 400)) { Shelves() }
        #expect(screen.texts == ["Number", "Novels", "book 1", "book 2", "Poems", "book 3", "book 4"])
        screen.button("Poems").tap()
        #expect(screen.texts == ["Number", "Novels", "book 1", "book 2", "Poems", "book 4"])
    }

    @Test("a row has a menu, and tells when the pointer is over it")
    func menu() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 700, height: 400)) { Books(log: log) }
        screen.text("note 1").secondaryClick()
        screen.button("Lend").tap()
        #expect(log.entries.last == "lend 1")
        screen.hover(at: CGPoint(x: screen.rects["book 1"]!.midX, y: screen.rects["book 1"]!.midY))
        #expect(log.entries.last == "over true")
        screen.hover(at: CGPoint(x: 3, y: 3))
        #expect(log.entries.last == "over false")
    }

    @Test("rows are dragged, and things are dropped on a row or between rows")
    func dragging() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 700, height: 400)) { Books(log: log) }
        screen.text("book 2").drag(to: screen.text("book 4"))
        #expect(log.entries.filter { $0.hasPrefix("on") } == [#"on 4: ["two"]"#])
        screen.text("book 3").drag(to: screen.text("book 4"))
        #expect(log.entries.filter { $0.hasPrefix("on") }.last == #"on 4: ["three"]"#)
        screen.text("Outside").drag(to: screen.text("book 6"))
        #expect(log.entries.last?.hasPrefix("before ") == true && log.entries.last?.hasSuffix(#"["new"]"#) == true)
    }
}
