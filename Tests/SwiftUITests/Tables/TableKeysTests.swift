import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("The keyboard in tables, and their sections", .serialized)
struct TableKeysTests {
    struct Book: Identifiable { let id: Int }

    private struct Shelves: View {
        @State private var book: Int?
        @State private var order = [KeyPathComparator(\Book.id)]
        var body: some View {
            Table(of: Book.self, selection: $book, sortOrder: $order) {
                TableColumn("Number", value: \.id) { Text(verbatim: "book \($0.id)") }
            } rows: {
                Section("Novels") { ForEach(1..<30) { TableRow(Book(id: $0)) } }
            }
            Text("Shows \(book ?? 0)")
        }
    }

    @Test("the arrow down selects the first row where none is selected, wherever Tab has led")
    func down() {
        let screen = Screen(size: CGSize(width: 600, height: 300)) { Shelves() }
        let place = screen.any("book 1").frame
        screen.press(.tab)
        screen.press(.downArrow)
        #expect(screen.texts.contains("Shows 1"))
        #expect(screen.any("book 1").frame == place)
        screen.press(.downArrow)
        #expect(screen.texts.contains("Shows 2"))
        let other = Screen(size: CGSize(width: 600, height: 300)) { Shelves() }
        other.press(.downArrow)
        #expect(other.texts.contains("Shows 1"))
    }

    @Test("the first header of a section stands a little below those of the columns")
    func header() {
        let screen = Screen(size: CGSize(width: 600, height: 300)) { Shelves() }
        // The headers of the columns are 28 points high, with a line below.
        #expect(screen.rects["Novels"]!.minY >= 28 + 1 + 8)
    }
}
