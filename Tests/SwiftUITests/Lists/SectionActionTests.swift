import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("What can be done with sections", .serialized)
struct SectionActionTests {
    private struct Page: View {
        var hasHeader = true
        @State private var names = ["Climate"]
        private var rows: some View { ForEach(names, id: \.self) { Text($0) } }
        private func add() { names.append("Lights") }
        var body: some View {
            List {
                if hasHeader {
                    Section("Categories") { rows }
                        .sectionActions { Button("Add", systemImage: "plus", action: add) }
                } else {
                    Section { rows }.sectionActions { Button("Add", action: add) }
                }
                Section("Others") { Text("Home") }
            }
        }
    }

    private func screen(_ idiom: Idiom, hasHeader: Bool = true) -> Screen {
        Screen(size: CGSize(width: 390, height: 500), idiom: idiom) { Page(hasHeader: hasHeader) }
    }

    @Test("they stand at the end of the header on a desktop")
    func header() throws {
        let screen = screen(.desktop)
        let (title, button) = (try #require(screen.rects["Categories"]), screen.button("Add").frame)
        #expect(abs(title.midY - button.midY) < 4 && button.minX > title.maxX && button.maxX > 340)
        screen.button("Add").tap()
        #expect(screen.texts.contains("Lights"))
    }

    @Test("they are a row after the content on a phone, and where there is no header")
    func rows() throws {
        for (idiom, hasHeader) in [(Idiom.phone, true), (.desktop, false)] {
            let screen = screen(idiom, hasHeader: hasHeader)
            let (row, button) = (try #require(screen.rects["Climate"]), screen.button("Add").frame)
            #expect(
                button.minY >= row.maxY
                    && button.maxY <= screen.rects.first { $0.key.uppercased() == "OTHERS" }!.value.minY)
            screen.button("Add").tap()
            #expect(screen.texts.contains("Lights"))
        }
    }

    @Test("a container of the program's own is given them apart from the content")
    func ownContainer() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) {
            ForEach(
                sections: Group {
                    Section("Mail") { Text("Inbox") }.sectionActions {
                        Button("New") {}
                        Button("Sort") {}
                    }
                    Section("Empty") { Text("Nothing") }
                }
            ) { section in
                Group(subviews: section.actions) { actions in
                    Text(verbatim: "\(section.content.count) and \(actions.count)")
                    actions.last
                }
            }
        }
        #expect(screen.texts == ["1 and 2", "Sort", "1 and 0"])
    }

    @Test("a plain list of a phone has lines at the ends of its sections, unless they are hidden")
    func lines() {
        func image(_ change: @escaping (AnyView) -> AnyView) -> Data {
            Screen(size: CGSize(width: 390, height: 200), idiom: .phone) {
                List { change(AnyView(Section { Text("One") })) }.listStyle(.plain)
            }.image()
        }
        let plain = image { $0 }
        let hidden = image { AnyView($0.listSectionSeparator(.hidden)) }
        #expect(plain != hidden)
        #expect(plain != image { AnyView($0.listSectionSeparatorTint(.red)) })
        #expect(hidden == image { AnyView($0.listRowSeparator(.hidden)) })
        #expect(hidden != image { AnyView($0.listSectionSeparator(.hidden, edges: .top)) })
    }
}
