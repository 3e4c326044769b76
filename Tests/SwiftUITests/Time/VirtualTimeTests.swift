import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Time on a screen", .serialized)
struct VirtualTimeTests {
    func screen(@ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: 300, height: 300), content: content)
    }

    struct Sleeper: View {
        @State private var text = "waiting"
        var body: some View {
            Text(text).task {
                text = "started"
                try? await Task.sleep(for: .seconds(2))
                text = "two seconds"
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                text = "three seconds"
            }
        }
    }

    @Test("a task starts at once and sleeps by the screen's clock")
    func sleep() {
        let screen = screen { Sleeper() }
        #expect(screen.texts == ["started"])
        screen.advance(by: .seconds(1.9))
        #expect(screen.texts == ["started"])
        screen.advance(by: .seconds(0.1))
        #expect(screen.texts == ["two seconds"])
        screen.advance(by: .seconds(60))
        #expect(screen.texts == ["three seconds"])
    }

    actor Store {
        func load(_ number: Int) async throws -> String {
            try await Task.sleep(for: .milliseconds(250))
            return "loaded \(number)"
        }
    }

    @MainActor final class Model: ObservableObject {
        @Published var text = "empty"
        private let store = Store()

        func load() {
            text = "loading"
            Task { text = (try? await store.load(7)) ?? "failed" }
        }

        func later() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.text = "later" }
        }
    }

    struct ModelView: View {
        @ObservedObject var model: Model
        var body: some View {
            Button(model.text) { model.load() }
        }
    }

    @Test("a task that a button starts goes through an actor and comes back")
    func actor() {
        let screen = screen { ModelView(model: Model()) }
        screen.button("empty").tap()
        #expect(screen.texts == ["loading"])
        screen.advance(by: .seconds(1))
        #expect(screen.texts == ["loaded 7"])
    }

    @Test("what a test starts in a model happens on the screen's clock too")
    func startedByTest() {
        let model = Model()
        let screen = screen { ModelView(model: model) }
        model.load()
        #expect(screen.texts == ["loading"])
        screen.advance(by: .seconds(1))
        #expect(screen.texts == ["loaded 7"])
        model.later()
        screen.advance(by: .seconds(4))
        #expect(screen.texts == ["loaded 7"])
        screen.advance(by: .seconds(1))
        #expect(screen.texts == ["later"])
    }

    struct Clock: View {
        @State private var beats = 0
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
            Text("\(beats)").onReceive(timer) { _ in beats += 1 }
        }
    }

    @Test("a timer beats once a second")
    func timer() {
        let screen = screen { Clock() }
        screen.advance(by: .seconds(0.5))
        #expect(screen.texts == ["0"])
        screen.advance(by: .seconds(5))
        #expect(screen.texts == ["5"])
    }

    final class Search: ObservableObject {
        @Published var query = ""
        @Published var results: [String] = []

        init() {
            $query.dropFirst().debounce(for: .seconds(0.3), scheduler: RunLoop.main)
                .receive(on: DispatchQueue.main).map { [$0, $0] }.assign(to: &$results)
        }
    }

    struct SearchView: View {
        @StateObject private var search = Search()
        var body: some View {
            TextField("Query", text: $search.query)
            Text(search.results.joined(separator: "+"))
        }
    }

    @Test("debouncing waits for the end of the typing")
    func debounce() {
        let screen = screen { SearchView() }
        screen.textField("Query").type("ab")
        screen.advance(by: .seconds(0.2))
        screen.textField("Query").type("c")
        screen.advance(by: .seconds(0.2))
        #expect(!screen.texts.contains("abc+abc"))
        screen.advance(by: .seconds(0.2))
        #expect(screen.texts.contains("abc+abc") && !screen.texts.contains("ab+ab"))
    }

    @Test("a test's own waiting is real and hinders nobody")
    func asynchronousTest() async throws {
        let screen = screen { Sleeper() }
        await Task.yield()
        try await Task.sleep(for: .milliseconds(5))
        let value = await Task { 3 }.value
        let other = await Task.detached { 4 }.value
        #expect(value + other == 7 && screen.texts == ["started"])
        screen.advance(by: .seconds(2))
        #expect(screen.texts == ["two seconds"])
    }

    struct Busy: View {
        @State private var turns = 0
        var body: some View {
            Text(turns > 0 ? "busy" : "idle").task {
                while !Task.isCancelled {
                    turns += 1
                    await Task.yield()
                }
            }
        }
    }

    @Test("a task that never rests does not hold up the screen")
    func restless() {
        #expect(screen { Busy() }.texts == ["busy"])
    }

    @Test("two screens keep their own time")
    func twoScreens() {
        let first = screen { Sleeper() }
        let second = screen { Sleeper() }
        first.advance(by: .seconds(2))
        #expect(first.texts == ["two seconds"] && second.texts == ["started"])
        second.advance(by: .seconds(9))
        #expect(first.texts == ["two seconds"] && second.texts == ["three seconds"])
    }
}
