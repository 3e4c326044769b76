import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Toolbars without room", .serialized)
struct ToolbarOverflowTests {
    struct Page: View {
        var width: CGFloat = 400
        @State private var log: [String] = []
        @State private var isOn = false
        var body: some View {
            NavigationStack {
                VStack {
                    Text(log.joined(separator: " "))
                    Text(isOn ? "on" : "off")
                }
                .navigationTitle("A long title of a page")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarPinnedTrailing) { wide("Pinned") }
                    ToolbarItem { wide("First") }.visibilityPriority(.low)
                    ToolbarItem { wide("Second") }.visibilityPriority(.high)
                    ToolbarItemGroup {
                        wide("Third")
                        Toggle("Fourth", isOn: $isOn)
                    }
                    ToolbarItem { wide("Fifth") }.visibilityPriority(.init(lowerThan: .low))
                }
            }
            .environment(\.layoutDirection, .leftToRight)
        }

        private func wide(_ title: String) -> some View { Button(title) { log.append(title) } }
    }

    private let names = ["First", "Second", "Third", "Fourth", "Fifth", "More", "Pinned"]

    private func shown(_ screen: Screen) -> [String] {
        names.filter { screen.rects[$0] != nil }.sorted { screen.rects[$0]!.minX < screen.rects[$1]!.minX }
    }

    @Test("the lowest priority goes first, among equals the last; what is pinned stays behind the menu")
    func order() {
        let screen = Screen(size: CGSize(width: 900, height: 300)) { Page() }
        #expect(shown(screen) == ["First", "Second", "Third", "Fourth", "Fifth", "Pinned"])
        var seen: [[String]] = [shown(screen)]
        for width in stride(from: CGFloat(890), through: 200, by: -5) {
            screen.size.width = width
            let now = shown(screen)
            if now != seen.last { seen.append(now) }
        }
        #expect(
            seen == [
                ["First", "Second", "Third", "Fourth", "Fifth", "Pinned"],
                ["First", "Second", "Third", "Fourth", "More", "Pinned"],
                ["Second", "Third", "Fourth", "More", "Pinned"],
                ["Second", "More", "Pinned"],
                ["More", "Pinned"],
            ])
        #expect(screen.rebuild() == [])
        screen.size.width = 900
        #expect(shown(screen) == seen[0])
        #expect(screen.rebuild() == [])
    }

    @Test("what went into the menu does the same there, and nothing lies over anything else")
    func menu() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Page() }
        #expect(!screen.button("Fifth").exists)
        screen.button("More").tap()
        screen.button("Fifth").tap()
        #expect(screen.texts.contains("Fifth"))
        screen.button("More").tap()
        screen.any("Fourth").tap()
        #expect(screen.texts.contains("on"))
        screen.press(.escape)
        let rects = names.compactMap { screen.rects[$0] }
        for (index, rect) in rects.enumerated() {
            #expect(rect.minX >= 0 && rect.maxX <= 300)
            for other in rects.dropFirst(index + 1) { #expect(!rect.intersects(other)) }
        }
        #expect(screen.rebuild() == [])
    }

    @Test("a menu that is open follows the window")
    func open() {
        let screen = Screen(size: CGSize(width: 400, height: 300)) { Page() }
        screen.button("More").tap()
        let before = names.filter { screen.button($0).exists }
        screen.size.width = 260
        #expect(names.filter { screen.button($0).exists }.count >= before.count)
        screen.press(.escape)
        screen.size.width = 900
        #expect(!screen.button("More").exists && screen.button("Fifth").exists)
        #expect(screen.rebuild() == [])
    }
}
