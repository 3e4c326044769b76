import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Navigation", .serialized)
struct NavigationTests {
    func screen(width: CGFloat = 390, @ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: width, height: 600), content: content)
    }

    struct Park: Hashable, Codable {
        var name: String
    }

    final class Store: ObservableObject {
        @Published var names = ["Yew", "Elm", "Oak"]
    }

    struct Editor: View {
        @Binding var name: String
        @State private var count = 0
        @Environment(\.presentationMode) private var mode
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                TextField("Name", text: $name)
                Button("Count \(count)") { count += 1 }
                Button("Dismiss") { dismiss() }
                Button("Old dismiss") { mode.wrappedValue.dismiss() }
                Text(mode.wrappedValue.isPresented ? "pushed" : "root")
            }
            .navigationBarTitle(name)
        }
    }

    struct Names: View {
        @StateObject private var store = Store()
        var body: some View {
            NavigationView {
                List {
                    ForEach(store.names.indices, id: \.self) { index in
                        NavigationLink(store.names[index], destination: Editor(name: $store.names[index]))
                    }
                }
                .navigationTitle("Names")
            }
        }
    }

    @Test("a link pushes its page; an edit there shows in the list behind, and the page's state ends with it")
    func pushAndEdit() {
        let screen = screen { Names() }
        #expect(screen.texts.contains("Names") && !screen.button("Back").exists)
        screen.button("Elm").tap()
        #expect(screen.texts.contains("Elm") && screen.texts.contains("pushed"))
        screen.button("Count 0").tap()
        screen.textField("Name").type("!")
        #expect(screen.texts.contains("Elm!") && screen.button("Count 1").exists)
        screen.button("Back").tap()
        #expect(screen.button("Elm!").exists && !screen.textField("Name").exists)
        screen.button("Elm!").tap()
        #expect(screen.button("Count 0").exists)
        #expect(screen.warnings == [])
    }

    @Test("dismiss and presentationMode go back, and so does Alt with the left arrow")
    func dismissal() {
        let screen = screen { Names() }
        for way in ["Dismiss", "Old dismiss"] {
            screen.button("Yew").tap()
            screen.button(way).tap()
            #expect(screen.texts.contains("Names"))
        }
        screen.button("Yew").tap()
        screen.press(.leftArrow, modifiers: .option)
        #expect(screen.texts.contains("Names"))
    }

    @Test("a letter typed into a page evaluates what reads it, not the other rows")
    func bodyCounts() {
        struct Row: View {
            let name: String
            var body: some View { Text(name) }
        }
        struct Rows: View {
            @StateObject private var store = Store()
            var body: some View {
                NavigationView {
                    List {
                        ForEach(store.names.indices, id: \.self) { index in
                            NavigationLink(destination: Editor(name: $store.names[index])) {
                                Row(name: store.names[index])
                            }
                        }
                    }
                }
            }
        }
        let screen = screen { Rows() }
        screen.button("Elm").tap()
        screen.resetBodyCounts()
        screen.textField("Name").type("!")
        #expect(screen.bodyCounts["Row"] == 1 && screen.bodyCounts["Editor"] == 1)
    }

    struct Paths: View {
        @State var path = NavigationPath()
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Yew", value: Park(name: "Yew"))
                    NavigationLink("Seven", value: 7)
                    NavigationLink("Nothing", value: Int?.none)
                    Button("Deep") {
                        path.append(Park(name: "Elm"))
                        path.append(3)
                    }
                    Text("depth \(path.count)")
                }
                .navigationDestination(for: Park.self) { park in
                    VStack {
                        Text("park \(park.name)")
                        NavigationLink("Next", value: 1)
                        Button("Home") { path = NavigationPath() }
                    }
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("number \(number)")
                        Button("Up") { path.removeLast() }
                        Button("Home") { path.removeLast(path.count) }
                    }
                }
            }
        }
    }

    @Test("a path and its pages follow each other")
    func path() {
        let screen = screen { Paths() }
        #expect(screen.texts.contains("depth 0") && !screen.button("Nothing").isEnabled)
        screen.button("Yew").tap()
        #expect(screen.texts.contains("park Yew"))
        screen.button("Next").tap()
        #expect(screen.texts.contains("number 1"))
        screen.button("Up").tap()
        #expect(screen.texts.contains("park Yew"))
        screen.button("Back").tap()
        #expect(screen.texts.contains("depth 0"))
        screen.button("Deep").tap()
        #expect(screen.texts.contains("number 3"))
        screen.button("Back").tap()
        #expect(screen.texts.contains("park Elm"))
        screen.button("Home").tap()
        #expect(screen.texts.contains("depth 0") && screen.warnings == [])
    }

    @Test("a path of values that can be coded survives being written down")
    func codablePath() throws {
        var path = NavigationPath([Park(name: "Yew")])
        path.append(7)
        let data = try JSONEncoder().encode(#require(path.codable))
        let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(restored == path && restored.count == 2)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: Data(#"["NoSuchType","[1]"]"#.utf8))
        }
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
    }

    @Test("a path that no longer decodes says what is wrong, and the stack goes on from its root")
    func undecodablePath() throws {
        let path = NavigationPath([Park(name: "Yew")])
        let written = try String(decoding: JSONEncoder().encode(#require(path.codable)), as: UTF8.self)
        for (old, new) in [("name", "title"), ("Yew\\\"}]", "Yew\\\""), ("Park", "Lawn")] {
            let stale = written.replacing(old, with: new)
            #expect(stale != written)
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(stale.utf8))
            }
        }
        let screen = screen {
            NavigationStack(path: .constant(NavigationPath())) {
                NavigationLink("Park", value: Park(name: "Yew"))
                    .navigationDestination(for: Park.self) { Text($0.name) }
            }
        }
        #expect(screen.button("Park").exists && screen.warnings.isEmpty)
    }

    @Test("a value without a destination is warned about, and its page can be left")
    func noDestination() {
        let screen = screen {
            NavigationStack { NavigationLink("Lost", value: "x") }
        }
        screen.button("Lost").tap()
        #expect(screen.warnings.count == 1 && screen.warnings[0].contains("no matching navigation destination"))
        screen.button("Back").tap()
        #expect(screen.button("Lost").exists)
    }

    struct Bound: View {
        @State private var isActive = false
        @State private var selection: Int?
        @State private var item: Park?
        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink("Flag", destination: Text("flag page"), isActive: $isActive)
                    NavigationLink("Tag", destination: Text("tag page"), tag: 2, selection: $selection)
                    Text("active \(isActive) selection \(selection ?? 0) item \(item?.name ?? "-")")
                    Button("Open flag") { isActive = true }
                    Button("Open item") { item = Park(name: "Elm") }
                }
                .navigationDestination(item: $item) { park in
                    VStack {
                        Text("item page \(park.name)")
                        Button("Other") { item = Park(name: "Oak") }
                        Button("Close") { item = nil }
                    }
                }
            }
        }
    }

    @Test("bindings push and pop, and are written when a page is left")
    func bindings() {
        let screen = screen { Bound() }
        screen.button("Open flag").tap()
        #expect(screen.texts.contains("flag page"))
        screen.button("Back").tap()
        #expect(screen.texts.contains("active false selection 0 item -"))
        screen.button("Tag").tap()
        #expect(screen.texts.contains("tag page"))
        screen.button("Back").tap()
        #expect(screen.texts.contains("active false selection 0 item -"))
        screen.button("Open item").tap()
        #expect(screen.texts.contains("item page Elm"))
        screen.button("Close").tap()
        #expect(screen.texts.contains("active false selection 0 item -") && screen.warnings == [])
    }

    struct Bars: View {
        @State private var saved = 0
        var body: some View {
            NavigationStack {
                Text("saved \(saved)")
                    .navigationTitle("Title")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { saved = -1 } }
                        ToolbarItem(placement: .confirmationAction) { Button("Save") { saved += 1 } }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Left") {}
                            Spacer()
                            Button("Right") {}
                        }
                    }
            }
        }
    }

    @Test("items stand at their ends of the bars, the title in the middle")
    func toolbar() {
        let screen = screen { Bars() }
        screen.button("Save").tap()
        screen.button("Save").tap()
        #expect(screen.texts.contains("saved 2"))
        let (cancel, title, save) = (screen.rects["Cancel"]!, screen.rects["Title"]!, screen.rects["Save"]!)
        #expect(cancel.maxX < title.minX && title.maxX < save.minX && abs(title.midX - 195) < 1)
        let (left, right) = (screen.rects["Left"]!, screen.rects["Right"]!)
        #expect(left.minX < 20 && right.maxX > 370 && left.minY > 540)
    }

    struct Columns: View {
        var body: some View {
            NavigationView {
                List {
                    NavigationLink("One", destination: Text("page one"))
                    NavigationLink("Two", destination: Text("page two"))
                }
                Text("choose")
            }
        }
    }

    @Test("a wide window shows the list beside its page, a narrow one after the other")
    func columns() {
        let wide = screen(width: 900) { Columns() }
        #expect(wide.texts.contains("choose") && wide.button("One").exists)
        wide.button("One").tap()
        #expect(wide.texts.contains("page one") && wide.button("Two").exists && !wide.button("Back").exists)
        wide.button("Two").tap()
        #expect(wide.texts.contains("page two") && !wide.texts.contains("page one"))
        #expect(wide.button("Two").value == "1" && wide.button("One").value.isEmpty, "a screen reader is told as well")
        wide.size = CGSize(width: 390, height: 600)
        #expect(wide.texts.contains("page two") && !wide.button("One").exists)
        wide.button("Back").tap()
        #expect(wide.button("One").exists && !wide.texts.contains("choose"))
    }

    @Test("a link that shows no detail pushes its page in the column, whose other links show theirs beside it")
    func linksInColumn() {
        struct Page: View {
            var body: some View {
                NavigationView {
                    List {
                        NavigationLink(
                            "Folder", destination: List { NavigationLink("Note", destination: Text("page note")) }
                        )
                        .isDetailLink(false)
                    }
                    Text("choose")
                }
            }
        }
        let wide = screen(width: 900) { Page() }
        wide.button("Folder").tap()
        #expect(wide.texts.contains("choose") && wide.button("Note").exists && !wide.button("Folder").exists)
        wide.button("Note").tap()
        #expect(wide.texts.contains("page note") && wide.button("Note").exists)
        wide.button("Back").tap()
        #expect(wide.button("Folder").exists && !wide.button("Note").exists)
        let narrow = screen { Page() }
        narrow.button("Folder").tap()
        narrow.button("Note").tap()
        #expect(narrow.texts.contains("page note") && !narrow.button("Note").exists)
        narrow.button("Back").tap()
        narrow.button("Back").tap()
        #expect(narrow.button("Folder").exists)
    }

    struct Split: View {
        @State private var choice: Int?
        var body: some View {
            NavigationSplitView {
                List(1..<4, id: \.self, selection: $choice) { Text("row \($0)") }
            } detail: {
                Text("detail \(choice ?? 0)")
            }
        }
    }

    @Test("a choice in the first column of a split view shows in the last, also in a narrow window")
    func split() {
        let wide = screen(width: 900) { Split() }
        #expect(wide.texts.contains("row 1") && wide.texts.contains("detail 0"))
        wide.text("row 2").tap()
        #expect(wide.texts.contains("row 1") && wide.texts.contains("detail 2"))
        let narrow = screen { Split() }
        #expect(!narrow.texts.contains("detail 0"))
        narrow.text("row 3").tap()
        #expect(narrow.texts.contains("detail 3") && !narrow.texts.contains("row 1"))
        narrow.button("Back").tap()
        #expect(narrow.texts.contains("row 1"))
    }

    struct Appears: View {
        let log: EventLog
        var body: some View {
            NavigationView {
                NavigationLink(
                    destination: Text("page").onAppear { log.events.append("page in") }
                        .onDisappear { log.events.append("page out") }
                ) { Text("Go") }
                .onAppear { log.events.append("root in") }
                .onDisappear { log.events.append("root out") }
            }
        }
    }

    @Test("a covered page disappears and appears again, with its state kept")
    func appearance() {
        let log = EventLog()
        let screen = screen { Appears(log: log) }
        screen.button("Go").tap()
        screen.button("Back").tap()
        #expect(screen.button("Go").exists)
        #expect(log.events.first == "root in" && log.events.filter { $0 == "root in" }.count == 2)
        #expect(log.events.filter { $0 == "page out" }.count == 1 && log.events.contains("root out"))
    }

    @Test("the arrow of a link in a row can be left out, for all links or for one")
    func indicator() {
        struct Value: View {
            @Environment(\.navigationLinkIndicatorVisibility) private var visibility
            var body: some View { Text("shows \(visibility != .hidden)") }
        }
        let screen = Screen(size: CGSize(width: 400, height: 400)) {
            NavigationStack {
                List {
                    NavigationLink("First") { Text("page") }.badge("one")
                    NavigationLink("Second") { Text("page") }.badge("two").navigationLinkIndicatorVisibility(.visible)
                    Value()
                }
                .navigationLinkIndicatorVisibility(.hidden)
            }
        }
        #expect(screen.texts.contains("shows false"))
        #expect(screen.rects["one"]!.maxX > screen.rects["two"]!.maxX + 10)
    }
}
