import SwiftUI
import Testing
import ViewTesting

/// Properties of the program's own structures of toolbar items and tabs.
@MainActor
@Suite("Properties of toolbars and tabs of one's own")
struct ContentPropertyTests {
    @Observable final class Model {
        var count = 0
        var name = "Ann"
    }

    final class Counter: ObservableObject {
        @Published var count = 0
    }

    struct SheetToolbar: ToolbarContent {
        @Environment(\.dismiss) private var dismiss
        @Environment(Model.self) private var model
        @EnvironmentObject private var shared: Counter
        @StateObject private var own = Counter()
        @State private var presses = 0

        var body: some ToolbarContent {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem { Button("state \(presses)") { presses += 1 } }
            ToolbarItem { Button("model \(model.count)") { model.count += 1 } }
            ToolbarItem { Button("shared \(shared.count)") { shared.count += 1 } }
            ToolbarItem { Button("own \(own.count)") { own.count += 1 } }
        }
    }

    struct Sheet: View {
        @State private var showsMore = false
        var body: some View {
            NavigationStack {
                Button("More") { showsMore.toggle() }
                    .toolbar {
                        if showsMore { ToolbarItem { Text("more") } }
                        SheetToolbar()
                    }
            }
        }
    }

    struct Root: View {
        @State private var isShown = true
        @State private var model = Model()
        @StateObject private var shared = Counter()
        var body: some View {
            Text(isShown ? "shown" : "closed \(model.count) \(shared.count)")
                .sheet(isPresented: $isShown) { Sheet() }
                .environment(model)
                .environmentObject(shared)
        }
    }

    @Test("a toolbar of one's own has its state, its objects and its environment")
    func toolbar() {
        let screen = Screen(size: CGSize(width: 900, height: 700)) { Root() }
        for name in ["state", "model", "shared", "own"] {
            screen.button("\(name) 0").tap()
            screen.button("\(name) 1").tap()
            #expect(screen.button("\(name) 2").exists)
        }
        screen.button("More").tap()
        #expect(screen.text("more").exists && screen.button("state 2").exists && screen.button("own 2").exists)
        screen.button("Cancel").tap()
        #expect(screen.text("closed 2 2").exists)
    }

    struct OwnTabs: TabContent {
        @Environment(Model.self) private var model
        @State private var title = "First"
        var body: some TabContent<Int> {
            Tab(title, systemImage: "star", value: 1) { Button("Rename") { title = "Renamed" } }
            Tab(model.name, systemImage: "person", value: 2) { Button("Call") { model.name = "Bea" } }
        }
    }

    struct Tabs: View {
        @State private var selection = 1
        @State private var model = Model()
        var body: some View {
            TabView(selection: $selection) {
                OwnTabs()
                Tab("Last", systemImage: "circle", value: 3) { Text("last") }
            }
            .environment(model)
        }
    }

    @Test("tabs of one's own have their state and their environment")
    func tabs() {
        let screen = Screen(size: CGSize(width: 600, height: 600)) { Tabs() }
        screen.button("Rename").tap()
        #expect(screen.any("Renamed").exists)
        screen.any("Ann").tap()
        screen.button("Call").tap()
        #expect(screen.any("Bea").exists && screen.any("Renamed").exists)
    }

    @Test("what a toolbar of one's own keeps is freed with its page")
    func freed() {
        struct Keeping: ToolbarContent {
            let log: Counter
            @StateObject private var own = Kept()
            var body: some ToolbarContent {
                ToolbarItem { Text("\(own.log == nil)") }
            }
        }
        @MainActor final class Kept: ObservableObject {
            var log: Counter?
            static weak var last: Kept?
            init() { Self.last = self }
        }
        struct Page: View {
            @State private var isShown = true
            var body: some View {
                Button("Hide") { isShown = false }
                if isShown { NavigationStack { Text("page").toolbar { Keeping(log: Counter()) } } }
            }
        }
        let screen = Screen { Page() }
        #expect(Kept.last != nil)
        screen.button("Hide").tap()
        #expect(Kept.last == nil)
    }
}
