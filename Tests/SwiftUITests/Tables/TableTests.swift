import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Tables", .serialized)
struct TableTests {
    struct Person: Identifiable, Equatable {
        let id: Int
        var name: String
        var age: Int
    }

    nonisolated static let people = [
        Person(id: 1, name: "Bea", age: 30), Person(id: 2, name: "anna", age: 41), Person(id: 3, name: "Carl", age: 30),
    ]

    struct People: View {
        @State var people = TableTests.people
        @State private var order: [KeyPathComparator<Person>] = []
        @State private var selection: Set<Int> = []
        var body: some View {
            VStack {
                Text("chosen \(selection.sorted().description)")
                Table(people, selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60).alignment(.trailing)
                    TableColumn("Note") { Text("note \($0.id)") }
                }
                .onChange(of: order) { people.sort(using: order) }
            }
        }
    }

    private func screen(_ width: CGFloat = 700, @ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: width, height: 300), content: content)
    }

    @Test("strings are sorted by the user's language: numbers by what they are, and letters whatever their case")
    func language() {
        let names = ["b", "Page 10", "C", "page 9", "a"]
        let standard = KeyPathComparator(\String.self, comparator: .localizedStandard)
        #expect(names.sorted(using: standard) == ["a", "b", "C", "page 9", "Page 10"])
        let reverse = KeyPathComparator(\String.self, comparator: .localizedStandard, order: .reverse)
        #expect(names.sorted(using: reverse) == ["Page 10", "page 9", "C", "b", "a"])
        #expect(["b", "C", "a"].sorted(using: .localized) == ["a", "b", "C"])
        _ = TableColumn("Name", value: \Person.name, comparator: .localizedStandard)
        _ = TableColumn("Name", value: \Person.name, comparator: .lexical)
    }

    @Test("the line of headers is as high as their text asks for")
    func headerHeight() {
        for size in [DynamicTypeSize.large, .accessibility5] {
            let rects = screen { People().dynamicTypeSize(size) }.rects
            let (above, header, row) = (rects["chosen []"]!, rects["Name"]!, rects["Bea"]!)
            #expect(header.minY >= above.maxY + 3 && row.minY >= header.maxY + 3)
        }
    }

    @Test("headers and cells stand below one another, at the edges of their columns")
    func columns() {
        let screen = screen { People() }
        #expect(
            screen.texts.dropFirst()
                == ["Name", "Age", "Note", "Bea", "30", "note 1", "anna", "41", "note 2", "Carl", "30", "note 3"])
        let rects = screen.rects
        #expect(rects["Name"]!.minX == rects["Bea"]!.minX)
        #expect(rects["Note"]!.minX == rects["note 1"]!.minX)
        #expect(abs(rects["Age"]!.maxX - rects["41"]!.maxX) < 0.5)
        #expect(rects["anna"]!.minY - rects["Bea"]!.minY == 28)
    }

    @Test(
        "a click on a header sorts by its column, a second the other way, and what was sorted by before decides after")
    func sorting() {
        let screen = screen { People() }
        func names() -> [String] { screen.texts.filter { TableTests.people.map(\.name).contains($0) } }
        screen.button("Name").tap()
        #expect(names() == ["anna", "Bea", "Carl"])
        #expect(screen.button("Name").value == "ascending")
        screen.button("Name").tap()
        #expect(names() == ["Carl", "Bea", "anna"])
        screen.button("Age").tap()
        #expect(names() == ["Carl", "Bea", "anna"])
        #expect(screen.button("Name").value == "not sorted")
        #expect(!screen.button("Note").exists)
    }

    @Test("rows are selected by clicks and by keys, several with Shift")
    func selection() {
        let screen = screen { People() }
        screen.text("Bea").tap()
        #expect(screen.text("chosen [1]").exists)
        screen.press(.downArrow)
        #expect(screen.text("chosen [2]").exists)
        screen.press(.downArrow, modifiers: .shift)
        #expect(screen.text("chosen [2, 3]").exists)
    }

    @Test("a narrow window shows the first column alone, without headers")
    func narrow() {
        let screen = screen(400) { People() }
        #expect(screen.texts.dropFirst() == ["Bea", "anna", "Carl"])
    }

    @Test(
        "the edge of a header is dragged to make its column wider; a fixed one keeps its width",
        arguments: [false, true])
    func dragging(isRightToLeft: Bool) {
        let screen = screen { People() }
        if isRightToLeft { screen.layoutDirection = .rightToLeft }
        let before = screen.rects
        func start(_ name: String, _ rects: [String: CGRect]) -> CGFloat {
            isRightToLeft ? 700 - rects[name]!.maxX : rects[name]!.minX
        }
        let edge = start("Name", before) + (700 - 32 - 60) / 2 - 5
        let y = before["Name"]!.midY
        func point(_ x: CGFloat) -> CGPoint { CGPoint(x: isRightToLeft ? 700 - x : x, y: y) }
        screen.drag(from: point(edge), to: point(edge + 50))
        let after = screen.rects
        #expect(start("note 1", after) == start("note 1", before) + 50)
        #expect(start("Note", after) == start("note 1", after))
        screen.drag(from: point(edge + 50 + 60), to: point(edge + 50 + 100))
        #expect(start("note 1", screen.rects) == start("note 1", after))
    }

    @Test("of many rows those in sight are made, and a change of one runs its row")
    func lazy() {
        @MainActor final class Model: ObservableObject {
            @Published var people = (0..<100_000).map { Person(id: $0, name: "Person \($0)", age: $0 % 90) }
        }
        struct Many: View {
            @ObservedObject var model: Model
            var body: some View {
                Table(model.people) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age") { Text("\($0.age)") }
                }
            }
        }
        let model = Model()
        let screen = screen { Many(model: model) }
        #expect(screen.text("Person 3").exists)
        #expect(screen.bodyCounts["_TableRowView", default: 0] < 60)
        model.people[3].name = "Other"
        #expect(screen.text("Other").exists)
    }

    struct Tree: View {
        @State private var isOpen = false
        var body: some View {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            } rows: {
                DisclosureTableRow(TableTests.people[0], isExpanded: $isOpen) {
                    TableRow(TableTests.people[1])
                }
                ForEach(3..<5) { TableRow(Person(id: $0 + 10, name: "row \($0)", age: $0)) }
                if isOpen { TableRow(TableTests.people[2]) }
            }
        }
    }

    @Test("rows are made of values, loops and conditions; one that opens shows those below it, further in")
    func rows() {
        let screen = screen { Tree() }
        #expect(screen.texts == ["Name", "Age", "Bea", "30", "row 3", "3", "row 4", "4"])
        screen.button("Open").tap()
        #expect(
            screen.texts == ["Name", "Age", "Bea", "30", "anna", "41", "row 3", "3", "row 4", "4", "Carl", "30"])
        #expect(screen.rects["anna"]!.minX > screen.rects["row 3"]!.minX)
        screen.button("Close").tap()
        #expect(!screen.text("anna").exists)
    }

    @Test("headers are hidden where the program says so; a style without darker rows has lines")
    func styles() {
        let screen = screen {
            Table(TableTests.people) { TableColumn("Name", value: \.name) }
                .tableColumnHeaders(.hidden)
        }
        #expect(screen.texts == ["Bea", "anna", "Carl"])
        let lined = self.screen {
            Table(TableTests.people) { TableColumn("Name", value: \.name) }
                .tableColumnHeaders(.hidden).tableStyle(.inset(alternatesRowBackgrounds: false))
        }
        let bordered = self.screen {
            Table(TableTests.people) { TableColumn("Name", value: \.name) }
                .tableColumnHeaders(.hidden).tableStyle(.bordered)
        }
        #expect(Set([screen.image(), lined.image(), bordered.image()]).count == 3)
    }

    @Test("columns share the room: ideal widths first, within their limits, and dragged ones keep theirs")
    func widths() {
        let free = TableColumnWidth()
        let fixed = TableColumnWidth(minimum: 100, ideal: 100, maximum: 100)
        let limited = TableColumnWidth(minimum: 50, ideal: 80, maximum: 120)
        func solve(_ columns: [TableColumnWidth], _ total: CGFloat, _ dragged: [Int: CGFloat] = [:]) -> [CGFloat] {
            TableColumnWidth.solve(columns, dragged: dragged, in: total)
        }
        #expect(solve([free, fixed, free], 500) == [200, 100, 200])
        #expect(solve([limited, free], 500) == [80, 420])
        #expect(solve([limited, limited], 500) == [120, 120])
        #expect(solve([limited, fixed], 160) == [60, 100])
        #expect(solve([limited, limited], 60) == [50, 50])
        #expect(solve([free, free], 500, [0: 150]) == [150, 350])
        #expect(solve([], 500) == [])
    }
}
