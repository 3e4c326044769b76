import Testing
import ViewTesting

@testable import SwiftUI

/// What the user changes of the columns of a table: their order, their widths, and which are shown.
@MainActor @Suite("Customized tables", .serialized)
struct TableCustomizationTests {
    struct Book: Identifiable, Equatable {
        let id: Int
        var title: String
        var author: String
        var year: Int
    }

    nonisolated static let books = [
        Book(id: 1, title: "Orlando", author: "Woolf", year: 1928),
        Book(id: 2, title: "Ficciones", author: "Borges", year: 1944),
    ]

    struct Books: View {
        var fixed = TableColumnCustomizationBehavior()
        @State private var order: [KeyPathComparator<Book>] = []
        @SceneStorage("columns") private var columns: TableColumnCustomization<Book>
        var body: some View {
            VStack {
                HStack {
                    Button("Hide year") { columns[visibility: "year"] = .hidden }
                    Button("Reset") { columns.resetOrder() }
                    Text("year \("\(columns[visibility: "year"])") shelf \("\(columns[visibility: "shelf"])")")
                }
                Table(TableCustomizationTests.books, sortOrder: $order, columnCustomization: $columns) {
                    TableColumn("Title", value: \.title).customizationID("title")
                    TableColumn("Author", value: \.author).customizationID("author")
                        .disabledCustomizationBehavior(fixed)
                    TableColumn("Year", value: \.year) { Text(verbatim: "\($0.year)") }.width(80).alignment(.numeric)
                        .customizationID("year")
                    TableColumn("Shelf") { Text(verbatim: "shelf \($0.id)") }.customizationID("shelf")
                        .defaultVisibility(.hidden)
                    TableColumn("Note") { Text(verbatim: "note \($0.id)") }
                }
            }
        }
    }

    private func screen(_ fixed: TableColumnCustomizationBehavior = []) -> Screen {
        Screen(size: CGSize(width: 900, height: 300)) { Books(fixed: fixed) }
    }

    /// The headers from the leading edge.
    private func headers(_ screen: Screen) -> [String] {
        let names = ["Title", "Author", "Year", "Shelf", "Note"].filter { screen.rects[$0] != nil }
        return names.sorted { screen.rects[$0]!.minX < screen.rects[$1]!.minX }
    }

    private func openMenu(_ screen: Screen) { screen.text("Note").secondaryClick() }

    @Test("a column that begins hidden is shown from the menu of the headers, and another hidden; the program can, too")
    func visibility() {
        let screen = screen()
        #expect(headers(screen) == ["Title", "Author", "Year", "Note"])
        openMenu(screen)
        screen.button("Shelf").tap()
        #expect(headers(screen) == ["Title", "Author", "Year", "Shelf", "Note"] && screen.text("shelf 2").exists)
        openMenu(screen)
        screen.button("Author").tap()
        #expect(headers(screen) == ["Title", "Year", "Shelf", "Note"] && !screen.text("Borges").exists)
        screen.button("Hide year").tap()
        #expect(headers(screen) == ["Title", "Shelf", "Note"])
        #expect(screen.text("year hidden shelf visible").exists)
    }

    @Test("a header that is dragged takes its column to another place", arguments: [false, true])
    func order(isRightToLeft: Bool) {
        let screen = screen()
        if isRightToLeft { screen.layoutDirection = .rightToLeft }
        func drag(_ name: String, to other: String) {
            let (start, end) = (screen.rects[name]!, screen.rects[other]!)
            screen.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY))
            screen.settle()
        }
        drag("Year", to: "Title")
        let changed = ["Year", "Title", "Author", "Note"]
        #expect(headers(screen) == (isRightToLeft ? changed.reversed() : changed))
        #expect(abs(screen.rects["1928"]!.midX - screen.rects["Year"]!.midX) < 60)
        #expect(screen.texts.firstIndex(of: "1928")! < screen.texts.firstIndex(of: "Orlando")!)
        #expect(screen.button("Year").value == "not sorted")
        // A column without an id is none of the user's: the others go as far as that.
        drag("Note", to: "Title")
        #expect(headers(screen) == (isRightToLeft ? changed.reversed() : changed))
        drag("Year", to: "Note")
        let last = ["Title", "Author", "Year", "Note"]
        #expect(headers(screen) == (isRightToLeft ? last.reversed() : last))
        drag("Author", to: "Title")
        screen.button("Reset").tap()
        let first = ["Title", "Author", "Year", "Note"]
        #expect(headers(screen) == (isRightToLeft ? first.reversed() : first))
        #expect(screen.rebuild() == [])
    }

    @Test("a click on a header that can be dragged still sorts")
    func sorting() {
        let screen = screen()
        screen.button("Title").tap()
        #expect(screen.button("Title").value == "ascending")
    }

    @Test("what the program keeps from the user stays: the place, the width, or whether a column is shown")
    func fixed() {
        let screen = screen(.all)
        let before = screen.rects
        openMenu(screen)
        #expect(["Title", "Author"].map { name in screen.texts.filter { $0 == name }.count } == [2, 1])
        screen.press(.escape)
        screen.drag(
            from: CGPoint(x: before["Author"]!.midX, y: before["Author"]!.midY),
            to: CGPoint(x: before["Title"]!.midX, y: before["Title"]!.midY))
        #expect(headers(screen) == ["Title", "Author", "Year", "Note"])
        let edge = CGPoint(x: before["Year"]!.maxX - 80 - 5, y: before["Author"]!.midY)
        screen.drag(from: edge, to: CGPoint(x: edge.x + 60, y: edge.y))
        #expect(screen.rects["Year"]!.minX == before["Year"]!.minX)
    }

    @Test("what was changed is kept as data, and read again")
    func kept() throws {
        var columns = TableColumnCustomization<Book>()
        #expect(columns[visibility: "x"] == .automatic)
        columns[visibility: "title"] = .hidden
        columns[visibility: "year"] = .visible
        columns.choices.order = ["year", "title"]
        columns.choices.widths = ["year": 90]
        let data = try JSONEncoder().encode(columns)
        var read = try JSONDecoder().decode(TableColumnCustomization<Book>.self, from: data)
        #expect(read == columns && read[visibility: "title"] == .hidden)
        read.resetOrder()
        #expect(read != columns && read.choices.widths == ["year": 90] && read[visibility: "year"] == .visible)
        columns[visibility: "title"] = .automatic
        #expect(columns.choices.shown == ["year": true])
    }

    @Test("behaviours are a set")
    func behaviors() {
        var set: TableColumnCustomizationBehavior = [.reorder, .resize]
        #expect(set.contains(.reorder) && !set.contains(.visibility) && !set.contains(.all))
        #expect(set.insert(.visibility).inserted && set == .all)
        #expect(set.remove(.reorder) != nil && set == [.resize, .visibility])
        #expect(TableColumnCustomizationBehavior().isEmpty && set.intersection(.reorder).isEmpty)
    }

    @Test("numbers stand at the side of their ones, whichever way the letters go")
    func numeric() {
        #expect(TableColumnAlignment.numeric.frame(.leftToRight) == .trailing)
        #expect(TableColumnAlignment.numeric.frame(.rightToLeft) == .leading)
        let adlam = TableColumnAlignment.numeric(Locale.NumberingSystem("adlm"))
        #expect(adlam.frame(.rightToLeft) == .trailing && adlam.frame(.leftToRight) == .leading)
    }
}
