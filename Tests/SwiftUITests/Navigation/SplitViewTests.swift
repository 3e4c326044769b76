import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Split views", .serialized)
struct SplitViewTests {
    struct Two: View {
        @State private var visibility = NavigationSplitViewVisibility.all
        var width: (minimum: CGFloat, ideal: CGFloat, maximum: CGFloat)? = (200, 240, 300)
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List { Text("place") }
                    .navigationTitle("Places")
                    .navigationSplitViewColumnWidth(
                        min: width?.minimum, ideal: width?.ideal ?? 150, max: width?.maximum)
            } detail: {
                Text("detail").frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("detail")
                    .navigationTitle("Detail")
            }
            Text("shows \(visibility == .detailOnly ? "detail" : "all")")
        }
    }

    private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: 900, height: 500), content: content)
    }

    @Test("a column has the width it asks for, and its edge is dragged between its limits")
    func widths() {
        let screen = screen { Two() }
        #expect(screen.rects["detail"]?.minX == 241)
        screen.drag(from: CGPoint(x: 240, y: 250), to: CGPoint(x: 270, y: 250))
        #expect(screen.rects["detail"]?.minX == 271)
        screen.drag(from: CGPoint(x: 270, y: 250), to: CGPoint(x: 600, y: 250))
        #expect(screen.rects["detail"]?.minX == 301)
        screen.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 10, y: 250))
        #expect(screen.rects["detail"]?.minX == 201)
    }

    private struct Chosen: View {
        struct Detail: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            var body: some View { Button("close \(isPresented)") { dismiss() } }
        }

        @State private var place: Int?
        var body: some View {
            NavigationSplitView {
                List(0..<2, id: \.self, selection: $place) { Text("place \($0)") }
                Text("chosen \(place ?? -1)")
            } detail: {
                Detail()
            }
        }
    }

    @Test("in a narrow window dismiss leads from the detail back to the list, and nothing is chosen there any more")
    func dismisses() {
        let screen = Screen(size: CGSize(width: 390, height: 700), idiom: .phone) { Chosen() }
        for _ in 0..<2 {
            screen.text("place 1").tap()
            screen.button("close true").tap()
            #expect(screen.text("chosen -1").exists)
        }
        let wide = Screen(size: CGSize(width: 1200, height: 700), idiom: .pad) { Chosen() }
        #expect(wide.button("close false").exists)
    }

    @Test("a column of one width cannot be dragged")
    func fixedWidth() {
        let screen = screen {
            NavigationSplitView {
                Text("side").navigationSplitViewColumnWidth(180)
            } detail: {
                Color.clear.accessibilityIdentifier("detail")
            }
        }
        #expect(screen.rects["detail"]?.minX == 181)
        screen.drag(from: CGPoint(x: 180, y: 250), to: CGPoint(x: 300, y: 250))
        #expect(screen.rects["detail"]?.minX == 181)
    }

    @Test("a button hides and shows the columns, and the window is called what the detail is")
    func toggle() {
        let screen = screen { Two() }
        #expect(screen.title == "Detail" && screen.texts.contains("place"))
        screen.button("Toggle Sidebar").tap()
        #expect(!screen.texts.contains("place") && screen.texts.contains("shows detail"))
        #expect(screen.rects["detail"]?.minX == 0)
        screen.button("Toggle Sidebar").tap()
        #expect(screen.texts.contains("place") && screen.texts.contains("shows all"))
    }

    @Test("the button keeps the keyboard as it goes to another bar", arguments: [false, true])
    func toggleByKeys(moves: Bool) {
        let screen = screen { Two() }
        screen.showsSystemMotion = moves
        for _ in 0..<20 where screen.focusedLabel != "Toggle Sidebar" { screen.press(.tab) }
        for hides in [true, false, true] {
            screen.press(.space)
            screen.advance(by: .seconds(1))
            #expect(screen.texts.contains("place") != hides)
            #expect(screen.focusedLabel == "Toggle Sidebar")
        }
    }

    @Test("the button can be left out")
    func withoutToggle() {
        let screen = screen {
            NavigationSplitView {
                Text("side").toolbar(removing: .sidebarToggle)
            } detail: {
                Text("detail")
            }
        }
        #expect(!screen.button("Toggle Sidebar").exists)
    }

    @Test("of a prominent detail the columns lie in front, and go when something beside them is clicked")
    func prominentDetail() {
        let screen = screen { Two().navigationSplitViewStyle(.prominentDetail) }
        #expect(screen.rects["detail"] == CGRect(x: 0, y: 46, width: 900, height: screen.rects["detail"]!.height))
        #expect(screen.texts.contains("place"))
        screen.tap(at: CGPoint(x: 600, y: 250))
        #expect(!screen.texts.contains("place") && screen.texts.contains("shows detail"))
        screen.button("Toggle Sidebar").tap()
        #expect(screen.texts.contains("place"))
    }

    struct Compact: View {
        @State private var column = NavigationSplitViewColumn.detail
        @State private var chosen: Int?
        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle("Rows")
            } detail: {
                Text("chosen \(chosen ?? -1)").navigationTitle("Detail")
            }
        }
    }

    @Test("a narrow window shows the preferred column, goes back from it, and follows a choice")
    func narrow() {
        let screen = Screen { Compact() }
        #expect(screen.title == "Detail")
        screen.press(.escape)
        #expect(screen.title == "Rows")
        screen.text("row 2").tap()
        #expect(screen.texts.contains("chosen 2") && screen.title == "Detail")
    }

    struct Linked: View {
        @State var chosen: String?
        var body: some View {
            NavigationSplitView {
                List(selection: $chosen) {
                    NavigationLink("Ada", value: "ada")
                    ForEach(["grace", "joan"], id: \.self) { NavigationLink($0.capitalized, value: $0).badge(7) }
                    Button("Write") { chosen = "letter" }
                }
                .navigationTitle("Chats")
            } detail: {
                Text("with \(chosen ?? "nobody")").navigationTitle("Chat")
                Button("Leave") { chosen = nil }
            }
        }
    }

    private struct Pages: View {
        var body: some View {
            NavigationSplitView {
                List {
                    ForEach(1..<4) { number in
                        NavigationLink("Page \(number)") {
                            VStack {
                                Text("shows \(number)")
                                NavigationLink("Deeper") { Text("deep") }
                            }
                        }
                    }
                }
            } detail: {
                VStack {
                    Text("Choose")
                    NavigationLink("Help") { Text("helped") }
                }
            }
        }
    }

    @Test("a page that is chosen beside it stands for the detail: only what is pushed from there has a way back")
    func chosenPages() {
        let wide = screen { Pages() }
        wide.button("Page 2").tap()
        #expect(wide.text("shows 2").exists && !wide.button("Back").exists && wide.button("Page 1").exists)
        wide.button("Deeper").tap()
        #expect(wide.text("deep").exists)
        wide.button("Back").tap()
        #expect(wide.text("shows 2").exists && !wide.button("Back").exists)
        let other = screen { Pages() }
        other.button("Help").tap()
        other.button("Back").tap()
        #expect(other.text("Choose").exists)
        let narrow = Screen(size: CGSize(width: 390, height: 500)) { Pages() }
        narrow.button("Page 2").tap()
        narrow.button("Back").tap()
        #expect(narrow.button("Page 3").exists)
    }

    @Test("arrow keys go from link to link of a sidebar and show their pages")
    func arrowKeys() {
        let screen = screen { Pages() }
        screen.button("Page 2").tap()
        screen.press(.downArrow)
        #expect(screen.text("shows 3").exists && screen.focusedLabel == "Page 3")
        screen.press(.downArrow)
        screen.press(.upArrow)
        screen.press(.upArrow)
        #expect(screen.text("shows 1").exists && screen.focusedLabel == "Page 1")
    }

    @Test("a link to a value that its list selects chooses it, beside the list and in a narrow window")
    func links() {
        for width in [390.0, 900] {
            let screen = Screen(size: CGSize(width: width, height: 500)) { Linked() }
            screen.text("Ada").tap()
            #expect(screen.texts.contains("with ada") && screen.title == "Chat")
            if width < 500 { screen.press(.escape) }
            screen.text("Joan").tap()
            #expect(screen.texts.contains("with joan") && screen.title == "Chat" && screen.warnings.isEmpty)
        }
    }

    @Test("on a phone nothing is chosen after going back, and what the program chooses is shown")
    func choiceOnPhone() {
        let screen = Screen(idiom: .phone) { Linked() }
        screen.text("Grace").tap()
        #expect(screen.texts.contains("with grace") && screen.title == "Chat")
        screen.press(.escape)
        #expect(screen.title == "Chats" && !screen.texts.contains("with grace"))
        screen.button("Write").tap()
        #expect(screen.texts.contains("with letter") && screen.title == "Chat")
        screen.button("Leave").tap()
        #expect(screen.title == "Chats")
        screen.text("Grace").tap()
        #expect(screen.texts.contains("with grace"))
        #expect(Screen(idiom: .phone) { Linked(chosen: "joan") }.texts.contains("with joan"))
    }

    @Test("in a narrow window of the desktop what the program chooses is shown, and stays chosen after going back")
    func choiceInNarrowWindow() {
        let screen = Screen { Linked() }
        #expect(screen.title == "Chats")
        screen.button("Write").tap()
        #expect(screen.texts.contains("with letter") && screen.title == "Chat")
        screen.button("Leave").tap()
        #expect(screen.title == "Chats")
        #expect(Screen { Linked(chosen: "joan") }.texts.contains("with joan"))
        screen.size = CGSize(width: 900, height: 600)
        screen.text("Grace").tap()
        screen.size = CGSize(width: 390, height: 600)
        #expect(screen.texts.contains("with grace"))
    }

    @Test("a badge stands before the arrow of a link's row")
    func badgeOfLink() {
        let screen = Screen(idiom: .phone) { Linked() }
        let (title, badge) = (screen.text("Grace").frame, screen.text("7").frame)
        #expect(badge.minX > title.maxX && badge.maxX < 390 - 40)
    }
}
