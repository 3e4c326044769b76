import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Space in lists")
struct SectionSpaceTests {
    private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: 400, height: 600)) { content() }
    }

    @Test("insets at some edges of a row leave the others to the style; the innermost has the say")
    func rowInsets() {
        let screen = screen {
            List {
                Text("usual").frame(maxWidth: .infinity)
                Text("leading").frame(maxWidth: .infinity).listRowInsets(.leading, 60)
                Text("both").frame(maxWidth: .infinity).listRowInsets(.trailing, 50).listRowInsets(.horizontal, 30)
                Text("none").frame(maxWidth: .infinity).listRowInsets(.horizontal, nil).listRowInsets(.all, 30)
                Text("all").frame(maxWidth: .infinity).listRowInsets(.all, 20)
            }
            .listStyle(.plain)
        }
        let middle = { (name: String) in screen.rects[name]!.midX }
        #expect(middle("usual") == 200)
        #expect(middle("leading") == 224)
        #expect(middle("both") == 190)
        #expect(middle("none") == 200)
        #expect(middle("all") == 200)
        #expect(screen.rects["all"]!.minY - screen.rects["none"]!.maxY >= 40)
    }

    @Test("margins of a section move its rows and its card, and the space around it, not those of others")
    func sectionMargins() {
        func frames(_ change: @escaping (AnyView) -> AnyView) -> (a: CGRect, b: CGRect, c: CGRect) {
            let screen = screen {
                List {
                    Section { Text("a").frame(maxWidth: .infinity, alignment: .leading) }
                    change(AnyView(Section { Text("b").frame(maxWidth: .infinity, alignment: .leading) }))
                    Section { Text("c").frame(maxWidth: .infinity, alignment: .leading) }
                }
                .listStyle(.insetGrouped)
            }
            return (screen.rects["a"]!, screen.rects["b"]!, screen.rects["c"]!)
        }
        let usual = frames { $0 }
        #expect(usual.a.minX == usual.b.minX)
        let wide = frames { AnyView($0.listSectionMargins(.horizontal, 0)) }
        #expect(wide.a == usual.a && wide.c == usual.c && wide.b.minX == usual.b.minX - 12)
        let narrow = frames { AnyView($0.listSectionMargins(.leading, 40)) }
        #expect(narrow.b.minX == usual.b.minX + 28 && narrow.a == usual.a)
        let high = frames { AnyView($0.listSectionMargins(.top, 100)) }
        #expect(high.b.minY == usual.b.minY + 88 && high.c.minY == usual.c.minY + 88)
        let both = frames { AnyView($0.listSectionMargins(.vertical, 0)) }
        #expect(both.b.minY == usual.b.minY - 12 && both.c.minY == usual.c.minY - 24)
    }

    @Test("a margin that changes moves the section")
    func changes() {
        struct Page: View {
            @State var margin: CGFloat = 0
            var body: some View {
                List { Section { Button("Wider") { margin = 50 } }.listSectionMargins(.leading, margin) }
            }
        }
        let screen = screen { Page() }
        let before = screen.button("Wider").frame.minX
        screen.button("Wider").tap()
        #expect(screen.button("Wider").frame.minX == before + 50)
        #expect(screen.rebuild() == [])
    }

    @Test("a bordered list has rows from edge to edge; with alternating rows it has no lines between them")
    func bordered() {
        func picture(_ style: some ListStyle) -> Data {
            screen { List(0..<4) { Text("row \($0)") }.listStyle(style) }.image()
        }
        let pictures = [
            picture(.plain), picture(.bordered), picture(.bordered(alternatesRowBackgrounds: true)), picture(.inset),
            picture(.inset(alternatesRowBackgrounds: true)),
        ]
        #expect(Set(pictures).count == 5)
        #expect(picture(.inset(alternatesRowBackgrounds: false)) == pictures[3])
        let places = screen { List(0..<4) { Text("row \($0)") }.listStyle(.bordered) }.rects
        #expect(places == screen { List(0..<4) { Text("row \($0)") }.listStyle(.plain) }.rects)
    }

    private struct Rows: View {
        @State private var least: CGFloat = 20
        var body: some View {
            List {
                Text("one")
                Button("Higher") { least = 80 }
            }
            .environment(\.defaultMinListRowHeight, least)
        }
    }

    @Test("rows follow the least height as it changes")
    func leastHeight() {
        let screen = screen { Rows() }
        func distance() -> CGFloat { screen.rects["Higher"]!.midY - screen.rects["one"]!.midY }
        #expect(distance() < 60)
        screen.button("Higher").tap()
        #expect(abs(distance() - 80) < 2)
    }

    @Test("a click on the header of a collapsible section hides its rows; another kind of section cannot be collapsed")
    func collapsible() {
        let screen = screen {
            List {
                Section("Open") { Text("row") }.collapsible(true)
                Section("Fixed", isExpanded: .constant(true)) { Text("other") }.collapsible(false)
            }
        }
        #expect(screen.button("Open").exists && !screen.button("Fixed").exists)
        screen.button("Open").tap()
        #expect(!screen.texts.contains("row") && screen.texts.contains("other"))
        screen.button("Open").tap()
        #expect(screen.texts.contains("row"))
    }
}
