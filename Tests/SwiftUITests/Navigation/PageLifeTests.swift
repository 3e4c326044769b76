import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Life of pages", .serialized)
struct PageLifeTests {
    final class Log: ObservableObject {
        var events: [String] = []
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    struct Traced: View {
        let name: String
        let log: Log
        var body: some View {
            Text(name)
                .onAppear { log.events.append("+\(name)") }
                .onDisappear { log.events.append("-\(name)") }
                .task {
                    log.events.append("task \(name)")
                    try? await Task.sleep(for: .seconds(1000))
                    log.events.append("end \(name)")
                }
        }
    }

    struct Covering: View {
        let log: Log
        @State private var tab = 0
        var body: some View {
            TabView(selection: $tab) {
                NavigationStack {
                    VStack {
                        Traced(name: "root", log: log)
                        NavigationLink("Push") {
                            VStack {
                                Traced(name: "page", log: log)
                                Button("Other tab") { tab = 1 }
                            }
                        }
                    }
                }
                .tabItem { Text("One") }
                .tag(0)
                Traced(name: "other", log: log)
                    .tabItem { Text("Two") }
                    .tag(1)
                    .onAppear { log.events.append("+outside") }
                    .onDisappear { log.events.append("-outside") }
            }
        }
    }

    @Test("a covered page disappears and its task ends; both come back, and only to what is seen")
    func covering() {
        let log = Log()
        let screen = Screen { Covering(log: log) }
        _ = screen.texts
        #expect(log.take() == ["+root", "task root"])
        screen.button("Push").tap()
        #expect(Set(log.take()) == ["+page", "-root", "end root", "task page"])
        screen.button("Other tab").tap()
        #expect(Set(log.take()) == ["-page", "end page", "+other", "+outside", "task other"])
        screen.button("One").tap()
        #expect(Set(log.take()) == ["+page", "task page", "-other", "-outside", "end other"])
        screen.button("Back").tap()
        #expect(Set(log.take()) == ["-page", "end page", "+root", "task root"])
    }

    struct Deep: View {
        @State private var path = [1, 2]
        var body: some View {
            NavigationStack(path: $path) {
                Text("root").navigationTitle("Root")
                    .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("Page \($0)") }
            }
        }
    }

    @Test("the window is called what the shown page is called")
    func windowTitle() {
        let screen = Screen { Deep() }
        #expect(screen.title == "Page 2")
        screen.button("Back").tap()
        #expect(screen.title == "Page 1")
        screen.button("Back").tap()
        #expect(screen.title == "Root")
        #expect(Screen { Text("alone").navigationTitle("Alone") }.title == "Alone")
        #expect(Screen { Text("none") }.title == nil)
    }

    @Test("the title follows the tab and what the page says of itself")
    func windowTitleOfTabs() {
        struct Tabs: View {
            @State private var tab = 0
            @State private var name = "A"
            var body: some View {
                TabView(selection: $tab) {
                    NavigationStack { Button("Rename") { name = "B" }.navigationTitle(name) }
                        .tabItem { Text("One") }.tag(0)
                    NavigationStack { Text("2").navigationTitle("Second") }
                        .tabItem { Text("Two") }.tag(1)
                }
            }
        }
        let screen = Screen { Tabs() }
        #expect(screen.title == "A")
        screen.button("Rename").tap()
        #expect(screen.title == "B")
        screen.button("Two").tap()
        #expect(screen.title == "Second")
    }

    @Test("escape and Alt with the left arrow go back one page, where there is a way back")
    func backKeys() {
        let screen = Screen { Deep() }
        screen.press(.escape)
        #expect(screen.title == "Page 1")
        screen.press(.leftArrow, modifiers: .option)
        #expect(screen.title == "Root")
        screen.press(.escape)
        #expect(screen.title == "Root")
    }

    @Test("escape leaves the field that is written in before it leaves the page")
    func escapeFromField() {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Go") { TextField("Name", text: .constant("")) }
            }
        }
        screen.button("Go").tap()
        screen.textField("Name").tap()
        screen.press(.escape)
        #expect(!screen.textField("Name").isFocused)
        screen.press(.escape)
        #expect(!screen.textField("Name").exists)
    }

    @Test("escape does not leave a page whose way back is hidden, and ends a sheet first")
    func backKeysGuarded() {
        struct Guarded: View {
            @State private var path = [1, 2]
            @State private var isShown = false
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root")
                        .navigationDestination(for: Int.self) { number in
                            Button("Sheet") { isShown = true }
                                .navigationTitle("Page \(number)")
                                .navigationBarBackButtonHidden(number == 1)
                        }
                }
                .sheet(isPresented: $isShown) { Text("sheet") }
            }
        }
        let screen = Screen { Guarded() }
        screen.button("Sheet").tap()
        screen.press(.escape)
        #expect(!screen.text("sheet").exists && screen.title == "Page 2")
        screen.press(.escape)
        #expect(screen.title == "Page 1")
        screen.press(.escape)
        #expect(screen.title == "Page 1")
    }

    struct Rows: View {
        @State private var names = ["Yew", "Elm"]
        var body: some View {
            NavigationStack {
                List {
                    ForEach(names, id: \.self) { name in
                        NavigationLink(name) {
                            VStack {
                                Text("page \(name)")
                                Button("Delete") { names.removeAll { $0 == name } }
                                Button("Delete others") { names.removeAll { $0 != name } }
                            }
                        }
                    }
                }
                .navigationTitle("Trees")
            }
        }
    }

    @Test("a page goes with the row whose link pushed it, and stays when other rows go")
    func rowDisappears() {
        let screen = Screen { Rows() }
        screen.button("Elm").tap()
        screen.button("Delete others").tap()
        #expect(screen.texts.contains("page Elm"))
        screen.button("Delete").tap()
        #expect(!screen.texts.contains("page Elm") && screen.title == "Trees")
        #expect(!screen.button("Yew").exists && !screen.button("Elm").exists)
    }

    @Test("a stack in a page has pages of its own")
    func nestedStacks() {
        let screen = Screen {
            NavigationStack {
                NavigationLink("Outer") {
                    NavigationStack {
                        NavigationLink("Inner") { Text("inner page").navigationTitle("Innermost") }
                            .navigationTitle("Middle")
                    }
                }
                .navigationTitle("Outermost")
            }
        }
        screen.button("Outer").tap()
        #expect(screen.title == "Middle")
        screen.button("Inner").tap()
        #expect(screen.texts.contains("inner page") && screen.title == "Innermost")
        screen.press(.escape)
        #expect(screen.title == "Middle")
        screen.press(.escape)
        #expect(screen.title == "Outermost")
    }

    @Test("keyboard shortcuts of a covered page do nothing")
    func coveredShortcut() {
        struct Shortcut: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Count \(count)") { count += 1 }.keyboardShortcut("k")
                        NavigationLink("Push") { Text("page") }
                    }
                }
            }
        }
        let screen = Screen { Shortcut() }
        screen.press("k", modifiers: .command)
        screen.button("Push").tap()
        screen.press("k", modifiers: .command)
        screen.button("Back").tap()
        #expect(screen.button("Count 1").exists)
    }
}
