import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Tables of trees")
struct TableTreeTests {
    struct File: Identifiable {
        let id: Int
        let name: String
        var files: [File]?
    }

    nonisolated static let files = [
        File(id: 1, name: "folder", files: [File(id: 2, name: "inner", files: [File(id: 3, name: "leaf")])]),
        File(id: 4, name: "file"),
    ]

    @Test("a row with children opens those below it, each level further in")
    func opens() {
        struct Page: View {
            @State private var selection: Int?
            var body: some View {
                Text("chosen \(selection ?? 0)")
                Table(TableTreeTests.files, children: \.files, selection: $selection) {
                    TableColumn("Name") { Text($0.name) }
                    TableColumn("Number") { Text("#\($0.id)") }
                }
            }
        }
        let screen = Screen(size: CGSize(width: 700, height: 400)) { Page() }
        #expect(screen.texts.filter { $0.hasPrefix("#") } == ["#1", "#4"])
        screen.button("Open").tap()
        #expect(screen.texts.filter { $0.hasPrefix("#") } == ["#1", "#2", "#4"])
        screen.button("Open").tap()
        #expect(screen.texts.filter { $0.hasPrefix("#") } == ["#1", "#2", "#3", "#4"])
        #expect(screen.rects["leaf"]!.minX > screen.rects["inner"]!.minX)
        screen.text("leaf").tap()
        #expect(screen.texts.contains("chosen 3"))
    }

    @Test("columns for elements told apart by a value; groups of columns and of rows")
    func columns() {
        let screen = Screen(size: CGSize(width: 700, height: 400)) {
            Table(of: File.self) {
                TableColumnForEach(["x", "y"], id: \.self) { title in
                    TableColumn(title) { (file: File) in Text("\(title) of \(file.name)") }
                }
            } rows: {
                Group {
                    TableRow(Self.files[0])
                    TableRow(Self.files[1])
                }
            }
        }
        #expect(screen.texts == ["x", "y", "x of folder", "y of folder", "x of file", "y of file"])
        let grouped = Screen(size: CGSize(width: 700, height: 400)) {
            Table([Self.files[0]]) {
                Group {
                    TableColumn("x") { (file: File) in Text("x of \(file.name)") }
                    TableColumn("y") { (file: File) in Text("y of \(file.name)") }
                }
                TableColumn("z") { (file: File) in Text("z of \(file.name)") }
            }
        }
        #expect(grouped.texts == ["x", "y", "z", "x of folder", "y of folder", "z of folder"])
    }
}
