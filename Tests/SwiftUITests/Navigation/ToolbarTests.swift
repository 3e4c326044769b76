import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Toolbars", .serialized)
struct ToolbarTests {
    struct Page<Items: ToolbarContent>: View {
        let items: Items
        init(@ToolbarContentBuilder items: () -> Items) { self.items = items() }
        var body: some View {
            NavigationStack {
                TextField("Field", text: .constant(""))
                    .navigationTitle("Title")
                    .toolbar { items }
            }
        }
    }

    @Test("items stand where their placement says")
    func placements() {
        let screen = Screen(size: CGSize(width: 800, height: 400)) {
            Page {
                ToolbarItem(placement: .navigation) { Button("navigation") {} }
                ToolbarItem(placement: .topBarLeading) { Button("leading") {} }
                ToolbarItem(placement: .primaryAction) { Button("primary") {} }
                ToolbarItem(placement: .destructiveAction) { Button("destructive") {} }
                ToolbarItem(placement: .bottomBar) { Button("first") {} }
                ToolbarItem(placement: .status) { Text("3 left") }
                ToolbarItem(placement: .bottomBar) { Button("last") {} }
            }
        }
        let rects = screen.rects
        #expect(rects["navigation"]!.maxX < rects["leading"]!.minX && rects["leading"]!.maxX < rects["Title"]!.minX)
        #expect(rects["Title"]!.midX == 400)
        #expect(rects["primary"]!.minX > 400 && rects["primary"]!.maxX < rects["destructive"]!.minX)
        #expect(rects["3 left"]!.midX == 400 && rects["3 left"]!.minY > 350)
        #expect(rects["first"]!.maxX < 200 && rects["last"]!.minX > 600)
    }

    @Test("an item of the principal placement stands in place of the title")
    func principal() {
        let screen = Screen { Page { ToolbarItem(placement: .principal) { Text("instead") } } }
        #expect(screen.texts.contains("instead") && !screen.texts.contains("Title") && screen.title == "Title")
    }

    @Test("secondary actions are in a menu at the end")
    func secondary() {
        var log: [String] = []
        let screen = Screen {
            Page {
                ToolbarItem(placement: .secondaryAction) { Button("Copy") { log.append("copy") } }
                ToolbarItemGroup(placement: .secondaryAction) { Button("Print") { log.append("print") } }
            }
        }
        #expect(!screen.button("Copy").exists)
        screen.button("More").tap()
        screen.button("Print").tap()
        #expect(log == ["print"])
    }

    private struct Writing: View {
        @State private var isOn = false
        var body: some View {
            NavigationStack {
                VStack {
                    TextField("Field", text: .constant(""))
                    Toggle("Option", isOn: $isOn)
                }
                .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
            }
        }
    }

    @Test("items for the keyboard are there while it is in a field, or with them")
    func keyboard() {
        let screen = Screen { Writing() }
        #expect(!screen.button("Done").exists)
        screen.textField("Field").tap()
        #expect(screen.button("Done").exists)
        screen.press(.tab)
        #expect(screen.toggle("Option").isFocused && !screen.button("Done").exists)
        screen.press(.tab, modifiers: .shift)
        #expect(screen.textField("Field").isFocused && screen.button("Done").exists)
        screen.press(.tab, modifiers: .shift)
        #expect(screen.button("Done").isFocused)
    }

    @Test("a bar is hidden where the page says so; the bar of tabs too, for as long as the page is shown")
    func hidden() {
        struct Tabs: View {
            var body: some View {
                TabView {
                    NavigationStack {
                        NavigationLink("Push") {
                            Text("page").navigationTitle("Page").toolbar(.hidden, for: .tabBar)
                        }
                        .navigationTitle("Root")
                    }
                    .tabItem { Text("Tab") }
                    Text("other").tabItem { Text("Other") }
                }
            }
        }
        let screen = Screen { Tabs() }
        #expect(screen.button("Other").exists)
        screen.button("Push").tap()
        #expect(!screen.button("Other").exists && screen.texts.contains("Page"))
        screen.press(.escape)
        #expect(screen.button("Other").exists)
        let bare = Screen {
            NavigationStack { Text("x").navigationTitle("Gone").toolbarVisibility(.hidden, for: .navigationBar) }
        }
        #expect(!bare.texts.contains("Gone") && bare.title == "Gone")
    }

    @Test("a bar is drawn on the style that the page gives it, light or dark as the page says")
    func background() {
        let picture = Picture(300, 300) {
            NavigationStack {
                Color.clear
                    .navigationTitle("Title")
                    .toolbar { ToolbarItem { Button("Go") {} } }
                    .toolbarBackground(Color.pureBlue, for: .navigationBar)
                    .toolbarColorScheme(.dark, for: .navigationBar)
            }
        }
        #expect(picture.pixels[60, 10] == .pureBlue)
        #expect(picture.pixels[60, 60] == .white)
        let colors = picture.runs.filter { ["Title", "Go"].contains($0.text) }.map(\.color)
        #expect(colors.count == 2 && colors.allSatisfy { $0.red > 0.9 && $0.green > 0.9 })
    }

    @Test("a title menu opens from the title, a large title stands below the bar, a subtitle below the title")
    func titles() {
        var log: [String] = []
        let screen = Screen {
            NavigationStack {
                Text("page")
                    .navigationTitle("Title")
                    .navigationSubtitle("Subtitle")
                    .toolbarTitleMenu { Button("Rename") { log.append("rename") } }
            }
        }
        #expect(screen.rects["Subtitle"]!.minY >= screen.rects["Title"]!.maxY - 1)
        screen.button("Title Menu").tap()
        screen.button("Rename").tap()
        #expect(log == ["rename"])
        func frame(_ mode: ToolbarTitleDisplayMode, _ role: ToolbarRole = .automatic) -> CGRect {
            Screen {
                NavigationStack { Text("x").navigationTitle("T").toolbarTitleDisplayMode(mode).toolbarRole(role) }
            }
            .rects["T"]!
        }
        #expect(frame(.inline).midX == 195 && frame(.inline).maxY < 46)
        #expect(frame(.large).minY > 40 && frame(.large).minX == 18)
        #expect(frame(.inlineLarge).minX < 20 && frame(.inlineLarge).maxY < 46)
        #expect(frame(.inline, .editor).minX < 20)
    }

    @Test("a title given as a binding is edited in the bar; an empty one is not taken")
    func editableTitle() {
        struct Document: View {
            @State private var name = "Letter"
            var body: some View {
                NavigationStack { Text("named \(name)").navigationTitle($name) }
            }
        }
        let screen = Screen { Document() }
        screen.button("Letter").tap()
        screen.textField("Title").type("!")
        screen.textField("Title").submit()
        #expect(screen.texts.contains("named Letter!") && screen.title == "Letter!")
        screen.button("Letter!").tap()
        screen.textField("Title").clear()
        screen.press(.return)
        #expect(screen.texts.contains("named Letter!"))
    }

    @Test(
        "a title that is edited stands where any title stands, once, however the bar is laid out",
        arguments: [Idiom.phone, .desktop], [ToolbarTitleDisplayMode.inline, .large, .inlineLarge])
    func editableTitlePlace(idiom: Idiom, mode: ToolbarTitleDisplayMode) {
        func frame(_ role: ToolbarRole, _ isEditable: Bool) -> CGRect? {
            let screen = Screen(idiom: idiom) {
                NavigationStack {
                    Group {
                        if isEditable {
                            Text("page").navigationTitle(.constant("Letter"))
                        } else {
                            Text("page").navigationTitle("Letter")
                        }
                    }
                    .toolbarTitleDisplayMode(mode).toolbarRole(role)
                }
            }
            return screen.texts.filter { $0 == "Letter" }.count == 1 ? screen.rects["Letter"] : nil
        }
        for role in [ToolbarRole.navigationStack, .editor] {
            #expect(frame(role, true) == frame(role, false) && frame(role, true) != nil)
        }
    }

    @Test("a toggle of a bar is a button with its symbol that stays down; one with a style of its own keeps that")
    func toggles() {
        struct Shown: View {
            @State private var isOn = false
            var body: some View {
                NavigationStack {
                    Text(isOn ? "on" : "off").navigationTitle("Title").toolbar {
                        ToolbarItem { Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $isOn) }
                        ToolbarItem(placement: .bottomBar) { Toggle("Bottom", isOn: $isOn).toggleStyle(.switch) }
                    }
                }
            }
        }
        let screen = Screen { Shown() }
        let frame = screen.toggle("Inspector").frame
        #expect(frame.width < 60 && frame.height <= 46 && !screen.texts.contains("Inspector"))
        #expect(screen.texts.contains("Bottom"))
        screen.toggle("Inspector").tap()
        #expect(screen.texts.contains("on") && screen.toggle("Inspector").value == "1")
        #expect(screen.toggle("Inspector").frame == frame)
    }

    @Test("spaces part items")
    func spaces() {
        let screen = Screen {
            Page {
                ToolbarItem(placement: .bottomBar) { Button("a") {} }
                ToolbarSpacer(.fixed, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("b") {} }
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("c") {} }
            }
        }
        let (a, b, c) = (screen.rects["a"]!, screen.rects["b"]!, screen.rects["c"]!)
        #expect(a.minX < 20 && b.minX - a.maxX == 20 && c.maxX > 370)
    }
}
