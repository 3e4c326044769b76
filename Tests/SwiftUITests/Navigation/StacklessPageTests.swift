import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Bars without a stack", .serialized)
struct StacklessPageTests {
    /// A program with a window that shows a page.
    private func program(_ size: CGSize, idiom: Idiom = .desktop, _ page: some View) -> Program {
        PageApp.page = AnyView(page)
        PageApp.idiom = idiom
        return Program(PageApp.self, size: size)
    }

    private struct PageApp: App {
        static var page = AnyView(EmptyView())
        static var idiom = Idiom.desktop
        var body: some SwiftUI.Scene { WindowGroup { Self.page }.idiom(Self.idiom) }
    }

    struct Plain: View {
        @State private var count = 0
        @State private var hasItems = true
        var body: some View {
            VStack {
                Text("Count \(count)")
                Button("Items") { hasItems.toggle() }
            }
            .frame(width: 300, height: 200)
            .navigationTitle("Plain")
            .toolbar {
                if hasItems { ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } } }
            }
        }
    }

    @Test("the content of a window has a toolbar without a stack on the desktop, and keeps its state when it goes")
    func window() {
        let program = program(CGSize(width: 600, height: 400), Plain())
        let screen = program.windows[0]
        #expect(screen.rects["Add"]!.midY == 23 && screen.rects["Add"]!.minX > 500)
        #expect(screen.rects["Plain"]!.midY == 23 && screen.title == "Plain")
        screen.button("Add").tap()
        #expect(screen.texts.contains("Count 1"))
        let below = screen.rects["Count 1"]!.midY
        screen.button("Items").tap()
        #expect(screen.rects["Add"] == nil && screen.rects["Plain"] == nil && screen.title == "Plain")
        #expect(screen.rects["Count 1"]!.midY == below - 23)
        #expect(screen.rebuild() == [])
    }

    @Test("on a phone only pages of stacks have bars")
    func phone() {
        let program = program(CGSize(width: 390, height: 844), idiom: .phone, Plain())
        let screen = program.windows[0]
        #expect(screen.rects["Add"] == nil)
    }

    struct Shared: View {
        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 80)
                    GeometryReader { Text("\(Int($0.size.height)) high") }.frame(width: 100).frame(maxHeight: 80)
                }
                Color.blue.frame(height: 220)
                Color.yellow.frame(height: 34)
            }
            .padding(30)
        }
    }

    @Test("what shares out the room of a window shares out all of it, though it needs less")
    func room() {
        #expect(program(CGSize(width: 600, height: 600), Shared()).windows[0].texts == ["80 high"])
        #expect(program(CGSize(width: 600, height: 420), Shared()).windows[0].texts == ["70 high"])
        let inset = Shared().safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 40) }
        #expect(program(CGSize(width: 600, height: 600), inset).windows[0].texts == ["80 high"])
    }

    struct Split: View {
        var isShared = true
        @State private var choice: String? = "One"
        var body: some View {
            NavigationSplitView {
                List(["One", "Two"], id: \.self, selection: $choice) { Text($0) }.navigationTitle("Names")
            } detail: {
                NavigationStack {
                    NavigationLink("Further") { Text("Deep").navigationTitle("Deep Page") }
                        .navigationTitle(choice ?? "None")
                        .toolbar { ToolbarItem { Button("Own") {} } }
                }
            }
            .toolbar { if isShared { ToolbarItem(placement: .primaryAction) { Button("Shared") {} } } }
        }
    }

    @Test("items around a split view or a stack stand in the bar of the page that is seen")
    func split() {
        let program = program(CGSize(width: 900, height: 400), Split())
        let screen = program.windows[0]
        #expect(screen.rects["Own"]!.maxX < screen.rects["Shared"]!.minX && screen.rects["Shared"]!.midY == 23)
        screen.button("Further").tap()
        #expect(screen.rects["Own"] == nil && screen.rects["Shared"]!.midY == 23)
        #expect(screen.rebuild() == [])
        screen.button("Back").tap()
        #expect(screen.rects["Own"]!.maxX < screen.rects["Shared"]!.minX)
        #expect(screen.rebuild() == [])
    }

    @Test("a stack in the last column of a split view has one bar with it, which leads back and opens the sidebar")
    func oneBar() {
        let program = program(CGSize(width: 900, height: 400), Split(isShared: false))
        let screen = program.windows[0]
        #expect(screen.rects["Own"]!.midY == 23 && screen.rects["Names"]!.midY == 23)
        screen.button("Toggle Sidebar").tap()
        #expect(screen.rects["Names"] == nil && screen.rects["Toggle Sidebar"]!.midY == 23)
        #expect(screen.rects["Own"]!.midY == 23)
        screen.button("Toggle Sidebar").tap()
        #expect(screen.rects["Names"]!.midY == 23)
        #expect(screen.rebuild() == [])
    }

    @Test(
        "so has a narrow window, desktop or phone, whose back button shows the sidebar",
        arguments: [Idiom.desktop, .phone])
    func narrow(idiom: Idiom) {
        let program = program(CGSize(width: 390, height: 844), idiom: idiom, Split(isShared: false))
        let screen = program.windows[0]
        if screen.rects["Own"] == nil { screen.any("Two").tap() }
        #expect(screen.rects["Own"]!.midY < 100)
        screen.button("Further").tap()
        #expect(screen.rects["Own"] == nil)
        screen.any("Back").tap()
        #expect(screen.rects["Own"]!.midY < 100)
        screen.any("Back").tap()
        #expect(screen.rects["Names"] != nil && screen.rects["Own"] == nil)
        #expect(screen.rebuild() == [])
    }

    struct Beside: View {
        var body: some View {
            NavigationStack {
                HStack(spacing: 0) {
                    Color.red.frame(width: 200)
                    NavigationStack { Text("Right").navigationTitle("Inner") }
                }
                .navigationTitle("Outer")
            }
        }
    }

    @Test("a stack that is a part of a page has a bar of its own below the page's")
    func beside() {
        let program = program(CGSize(width: 900, height: 400), Beside())
        let screen = program.windows[0]
        #expect(screen.rects["Outer"]!.midY == 23 && screen.rects["Inner"]!.midY == 69)
    }

    struct Dialog: View {
        @State private var isShown = false
        @State private var result = "nothing"
        var body: some View {
            NavigationStack {
                VStack {
                    Text(result)
                    Button("Open") { isShown = true }
                }
                .toolbar { ToolbarItem { Button("Behind") {} } }
                .sheet(isPresented: $isShown) {
                    Text("In the sheet").frame(width: 300, height: 200)
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) {
                                Button("Save") { (result, isShown) = ("saved", false) }
                            }
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } }
                        }
                }
            }
        }
    }

    @Test("a sheet has the buttons of its toolbar without a stack, too")
    func sheet() {
        let program = program(CGSize(width: 800, height: 600), Dialog())
        let screen = program.windows[0]
        screen.button("Open").tap()
        #expect(screen.rects["Cancel"]!.maxX < screen.rects["Save"]!.minX)
        #expect(screen.rects["Save"]!.maxY < screen.text("In the sheet").frame.minY)
        screen.button("Save").tap()
        #expect(screen.texts.contains("saved"))
        #expect(screen.rebuild() == [])
    }
}
