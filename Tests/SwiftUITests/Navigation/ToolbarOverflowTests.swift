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

@MainActor @Suite("Narrow bars of a phone", .serialized)
struct NarrowBarTests {
    private struct Pages: View {
        let title: String

        var body: some View {
            NavigationStack {
                NavigationLink("Go") {
                    Text("Page")
                        .navigationTitle(title)
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Share") {} } }
                }
                .navigationTitle("Hacker News")
            }
        }
    }

    /// The width of the way back, and whether the item is there.
    private func bar(_ title: String, width: CGFloat) -> (back: CGFloat, hasItem: Bool, isWhole: Bool) {
        let screen = Screen(size: CGSize(width: width, height: 600), idiom: .phone) { Pages(title: title) }
        let whole = Screen(size: CGSize(width: 800, height: 600), idiom: .phone) { Pages(title: title) }
        for screen in [screen, whole] { screen.button("Go").tap() }
        return (
            screen.button("Hacker News").frame.width, screen.button("Share").exists,
            screen.text(title).frame.width == whole.text(title).frame.width
        )
    }

    @Test("the way back says less before the title is cut or an item goes into the menu")
    func back() {
        let (wide, narrow, narrowest) = (
            bar("Comments", width: 700), bar("Comments", width: 260), bar("Comments", width: 215)
        )
        #expect(wide.back > narrow.back && narrow.back > narrowest.back)
        for bar in [wide, narrow, narrowest] { #expect(bar.hasItem && bar.isWhole) }
    }
}

@MainActor @Suite("What stands in bars at large sizes of text", .serialized)
struct BarTextSizeTests {
    private struct Page: View {
        let size: DynamicTypeSize
        var body: some View {
            NavigationStack {
                Text("Page")
                    .navigationTitle("Reminders")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem { Button("Share") {} }
                        ToolbarItem(placement: .bottomBar) { Button("New Reminder") {} }
                    }
            }
            .dynamicTypeSize(size)
        }
    }

    @Test("bars grow with the texts no further than there is room in them, what is on the page does")
    func sizes() {
        func heights(_ size: DynamicTypeSize) -> [CGFloat] {
            let screen = Screen(size: CGSize(width: 392, height: 600), idiom: .phone) { Page(size: size) }
            return ["Reminders", "Share", "New Reminder", "Page"].map { screen.text($0).frame.height }
        }
        let (usual, largest, beyond) = (heights(.large), heights(.xxxLarge), heights(.accessibility3))
        for index in 0..<3 { #expect(usual[index] < largest[index] && largest[index] == beyond[index]) }
        #expect(largest[3] < beyond[3])
    }

    @Test("on a phone what stands below the bar is read before the page")
    func readingOrder() {
        struct Search: View {
            var body: some View {
                NavigationStack {
                    List(0..<3) { Button("Row \($0)") {} }
                        .navigationTitle("Large")
                        .searchable(text: .constant(""))
                }
            }
        }
        let screen = Screen(size: CGSize(width: 392, height: 600), idiom: .phone) { Search() }
        #expect(screen.texts.prefix(2) == ["Large", "Row 0"])
        screen.press(.tab)
        #expect(screen.textField("Search").isFocused)
    }
}

@MainActor @Suite("Large titles of pages that change", .serialized)
struct ChangingPageTests {
    private struct Page: View {
        @State private var isLoaded = true
        @State private var query = ""

        var body: some View {
            NavigationStack {
                Group {
                    if isLoaded { List(0..<60) { Text("Row \($0)") } } else { Text("Failed") }
                }
                .navigationTitle("Large Title")
                .searchable(text: $query)
                .toolbar { Button("Again") { isLoaded.toggle() } }
            }
        }
    }

    @Test("a large title goes out of sight with a list that has gone and come again, under a search field, too")
    func goesAlong() {
        let screen = Screen(size: CGSize(width: 392, height: 800), idiom: .phone) { Page() }
        for _ in 0..<2 { screen.button("Again").tap() }
        #expect(screen.text("Large Title").frame.minY > 40)
        screen.text("Row 3").scroll(by: CGSize(width: 0, height: 300))
        #expect(screen.text("Large Title").frame.maxY < 48)
        #expect(screen.text("Row 15").isHittable)
    }

    @Test("items of the overflow menu are in it however much room there is", arguments: [false, true])
    func menus(byModifier: Bool) {
        struct Menus: View {
            let byModifier: Bool
            @State private var log: [String] = []
            var body: some View {
                NavigationStack {
                    if byModifier {
                        Text(log.joined(separator: " "))
                            .toolbar { Button("Bar") { log.append("bar") } }
                            .toolbarOverflowMenu { Button("Inside") { log.append("inside") } }
                    } else {
                        Text(log.joined(separator: " ")).toolbar {
                            ToolbarItem { Button("Bar") { log.append("bar") } }
                            ToolbarOverflowMenu { Button("Inside") { log.append("inside") } }
                        }
                    }
                }
            }
        }
        let screen = Screen(size: CGSize(width: 900, height: 300)) { Menus(byModifier: byModifier) }
        #expect(screen.rects["Bar"] != nil && screen.rects["Inside"] == nil)
        screen.button("More").tap()
        screen.button("Inside").tap()
        screen.button("Bar").tap()
        #expect(screen.texts.contains("inside bar"))
    }

    @Test("a priority just above another is above that and below the next")
    func priorities() {
        struct Three: View {
            var body: some View {
                NavigationStack {
                    Text("Page").toolbar {
                        ToolbarItem { Button("Item of low rank") {} }.visibilityPriority(.low)
                        ToolbarItem { Button("Item just above") {} }.visibilityPriority(.init(higherThan: .low))
                        ToolbarItem { Button("Item of high rank") {} }.visibilityPriority(.high)
                    }
                }
            }
        }
        let screen = Screen(size: CGSize(width: 900, height: 300)) { Three() }
        let names = ["Item of low rank", "Item just above", "Item of high rank"]
        var gone: [String] = []
        for width in stride(from: CGFloat(890), through: 150, by: -5) {
            screen.size.width = width
            for name in names where screen.rects[name] == nil && !gone.contains(name) { gone.append(name) }
        }
        #expect(gone == names)
    }

    private struct TwoToolbars: View {
        @State private var title = "Print"

        var body: some View {
            NavigationStack {
                Text("Page")
                    .toolbar {
                        ToolbarItem { Button("Share") {} }
                        ToolbarItem(placement: .secondaryAction) { Button(title) { title = "Printed" } }
                    }
                    .toolbar {
                        ToolbarItem { Button("Open a very long document") {} }
                        ToolbarItem(placement: .secondaryAction) { Button("Export") {} }
                    }
            }
        }
    }

    @Test("toolbars of one page have one menu, with the items of all that are in none of the bar")
    func twoToolbars() {
        let wide = Screen(size: CGSize(width: 700, height: 300)) { TwoToolbars() }
        #expect(wide.button("More").count == 1)
        wide.button("More").tap()
        #expect(wide.texts.contains("Print") && wide.texts.contains("Export"))
        wide.button("Print").tap()
        wide.button("More").tap()
        #expect(wide.texts.contains("Printed") && !wide.texts.contains("Print"))
        let narrow = Screen(size: CGSize(width: 260, height: 300)) { TwoToolbars() }
        narrow.button("More").tap()
        #expect(narrow.texts.contains("Open a very long document") && narrow.texts.contains("Export"))
    }
}
