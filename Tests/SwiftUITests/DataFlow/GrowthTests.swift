import Foundation
import Observation
import Testing

@testable import MartletGraph
@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Nothing grows with use", .serialized)
struct GrowthTests {
    /// Knows how many of the objects that views were given live.
    final class Tokens {
        private struct Weak { weak var token: Token? }
        private var made: [Weak] = []

        func make() -> Token {
            let token = Token()
            made.append(Weak(token: token))
            return token
        }

        var alive: Int { made.count { $0.token != nil } }
    }

    final class Token {}

    @Observable @MainActor final class Model {
        var title = "Page"
        var shown: Int?
        var isShown = false
        var rows = [0, 1, 2]
    }

    struct Page: View {
        let model: Model
        let token: Token
        @State private var text = ""
        @FocusState private var isFocused: Bool
        var body: some View {
            Form {
                Text(model.title)
                TextField("Text", text: $text).focused($isFocused)
                Picker("Choice", selection: .constant(1)) { Text("one").tag(1) }
                Menu("Menu") { Button("Item") {} }
                ForEach(model.rows, id: \.self) { Text("row \($0)") }
            }
            .navigationTitle(model.title)
            .toolbar { Button("Item") {} }
            .onAppear { _ = token }
            .onChange(of: model.title) { _ = token }
        }
    }

    struct Root: View {
        let model: Model
        let tokens: Tokens
        var body: some View {
            @Bindable var model = model
            NavigationStack {
                List {
                    ForEach(model.rows, id: \.self) { Text("root row \($0)") }
                    NavigationLink("Push") { Page(model: model, token: tokens.make()) }
                }
                .navigationDestination(item: $model.shown) { _ in Page(model: model, token: tokens.make()) }
                .sheet(isPresented: $model.isShown) { Page(model: model, token: tokens.make()) }
            }
        }
    }

    /// How much is remembered beside the tree.
    private struct Sizes: Equatable {
        var tokens: Int
        var ids, followers, observers: Int

        @MainActor init(_ screen: Screen, _ tokens: Tokens) {
            _ = screen.texts
            self.tokens = tokens.alive
            ids = screen.root.ids.count
            followers = screen.root.focusFollowers.count
            observers = Graph.current.placementObservers.count
        }
    }

    enum Use: CaseIterable { case pages, linkedPages, sheets, rows }

    @Test("pages, sheets and rows that come and go leave nothing behind", arguments: Use.allCases)
    func useLeavesNothing(_ use: Use) {
        let (model, tokens) = (Model(), Tokens())
        let screen = Screen { Root(model: model, tokens: tokens) }
        func cycle() {
            switch use {
            case .pages:
                model.shown = 1
                _ = screen.texts
                model.shown = nil
            case .linkedPages:
                screen.button("Push").tap()
                screen.button("Back").tap()
            case .sheets:
                model.isShown = true
                _ = screen.texts
                model.isShown = false
            case .rows:
                model.rows = model.rows.map { $0 + 3 }
            }
            _ = screen.texts
        }
        for _ in 0..<40 { cycle() }
        let before = Sizes(screen, tokens)
        var most = before
        for _ in 0..<200 {
            cycle()
            most.ids = max(most.ids, screen.root.ids.count)
            most.followers = max(most.followers, screen.root.focusFollowers.count)
        }
        let after = Sizes(screen, tokens)
        #expect(after.tokens == before.tokens)
        // Those of other tests' screens are among them, and may leave meanwhile.
        #expect(after.observers <= before.observers)
        #expect(most.ids <= max(64, 4 * before.ids), "\(most.ids) after \(before.ids)")
        #expect(most.followers <= 64)
    }

    /// How many bytes each of 50 rounds of `use` keeps: the least of five measurements.
    @MainActor private static func kept(_ use: () -> Void) -> Int {
        // What is kept until it has grown to some size has that after so many.
        let sizes = (0..<6).map { _ in
            for _ in 0..<50 { use() }
            return bytesInUse()
        }
        return zip(sizes, sizes.dropFirst()).map { ($1 - $0) / 50 }.min()!
    }

    @Test("pages that are pushed and popped keep no memory, with what they observed or without")
    func memory() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let pages = [AnyView(Fill()), AnyView(Form { Observing(model: Named()) })]
                for page in pages {
                    let screen = Screen { NavigationStack { NavigationLink("Push") { page } } }
                    let kept = GrowthTests.kept {
                        screen.button("Push").tap()
                        screen.button("Back").tap()
                    }
                    precondition(kept < 64, "\(kept)")
                }
            }
        }
    }

    @Test("a body that runs again and again keeps nothing of what it observed the times before")
    func observing() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let screen = Screen { Observing(model: Named()) }
                let kept = GrowthTests.kept { screen.button("Run").tap() }
                precondition(kept < 64, "\(kept)")
            }
        }
    }

    @Observable
    final class Named { var name = "name" }

    struct Observing: View {
        let model: Named
        @State private var count = 0
        var body: some View {
            // The lines of texts used last are kept, so it is the same text.
            Text(count < 0 ? "" : model.name)
            Button("Run") { count += 1 }
        }
    }

    struct Fill: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                TextField("Text", text: $text).focused($isFocused)
                Picker("Choice", selection: .constant(1)) { Text("one").tag(1) }
                Menu("Menu") { Button("Item") {} }
                ForEach(0..<3, id: \.self) { Text("row \($0)") }
            }
            .navigationTitle("Page")
            .toolbar { Button("Item") {} }
        }
    }

    /// How much memory is taken from the heap.
    nonisolated static func bytesInUse() -> Int {
        var text: UnsafeMutablePointer<CChar>?
        var length = 0
        let file = open_memstream(&text, &length)!
        _ = mallocInfo(0, file)
        fclose(file)
        defer { free(text) }
        // The sums over all arenas stand at the end: what is free of what the system gave, and what it gave.
        func last(_ pattern: Regex<(Substring, Substring)>) -> Int {
            String(cString: text!).matches(of: pattern).last.flatMap { Int($0.1) } ?? 0
        }
        return last(/system type="current" size="(\d+)"/) + last(/total type="mmap" count="\d+" size="(\d+)"/)
            - last(/total type="fast" count="\d+" size="(\d+)"/) - last(/total type="rest" count="\d+" size="(\d+)"/)
    }
}

/// What glibc has beside what its module declares.
@_silgen_name("malloc_info") private func mallocInfo(_ options: Int32, _ file: UnsafeMutablePointer<FILE>) -> Int32
