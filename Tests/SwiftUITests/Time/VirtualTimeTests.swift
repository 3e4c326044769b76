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

    struct Begun: View {
        @MainActor final class Model: ObservableObject {
            @Published var text = "made"
            init() {
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { MainActor.assumeIsolated { self.text = "later" } }
            }
        }

        @ObservedObject private var model: Model
        init() { model = Model() }
        var body: some View { Text(model.text) }
    }

    @Test("what a view begins as it is made for a screen is of the screen's time")
    func begun() {
        let screen = Screen { Begun() }
        #expect(screen.texts == ["made"])
        screen.advance(by: .seconds(3))
        #expect(screen.texts == ["later"])
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

@MainActor @Suite("Several screens", .serialized)
struct SeveralScreensTests {
    final class Model: ObservableObject {
        @Published var count = 0
    }

    struct Counting: View {
        @ObservedObject var model: Model
        var warns = false
        var body: some View {
            Text("\(model.count)")
            if warns { ForEach([1, 1], id: \.self) { Text("\($0)") } }
        }
    }

    @Test("each screen counts its own bodies and keeps its own warnings, whoever made the frame")
    func separate() {
        let model = Model()
        let first = Screen { Counting(model: model, warns: true) }
        let second = Screen { Counting(model: Model()) }
        let warning = first.warnings
        #expect(warning.count == 1 && second.warnings.isEmpty)
        first.resetBodyCounts()
        second.resetBodyCounts()
        model.count = 1
        #expect(second.bodyCounts == [:])
        #expect(first.bodyCounts == ["Counting": 1] && first.texts == ["1", "1", "1"])
        let third = Screen { Counting(model: model, warns: true) }
        #expect(third.warnings == warning && first.warnings == warning && second.warnings.isEmpty)
    }

    /// What a thread does that is no task, as those are that wait for the network.
    private func onThread(_ body: @escaping @Sendable () -> Void) { Thread(block: body).start() }

    @Test("what another thread hands to the main queue arrives in the screen that waits for it")
    func arrivals() {
        struct Loading: View {
            @State private var text = "nothing"
            let load: (@escaping @Sendable (String) -> Void) -> Void
            var body: some View { Text(text).onAppear { load { text = $0 } } }
        }
        let byQueue = Screen {
            Loading { done in self.onThread { DispatchQueue.main.async { done("by the queue") } } }
        }
        byQueue.wait { byQueue.texts == ["by the queue"] }
        let byTask = Screen { Loading { done in self.onThread { Task { @MainActor in done("by a task") } } } }
        byTask.wait { byTask.texts == ["by a task"] }
        let direct = Screen { Loading { done in self.onThread { done("from the thread") } } }
        direct.wait { direct.texts == ["from the thread"] }
    }

    @Test("a task that waits for a thread goes on in the time of its own screen")
    func continuation() {
        struct Asking: View {
            @State private var text = "asking"
            let ask: @Sendable (@escaping @Sendable (String) -> Void) -> Void
            var body: some View {
                Text(text).task {
                    text = await withCheckedContinuation { continuation in ask { continuation.resume(returning: $0) } }
                    try? await Task.sleep(for: .seconds(5))
                    text += ", later"
                }
            }
        }
        let other = Screen { Text("Other") }
        let screen = Screen { Asking { done in Thread { done("answer") }.start() } }
        screen.wait { screen.texts == ["answer"] }
        other.advance(by: .seconds(60))
        #expect(screen.texts == ["answer"])
        screen.advance(by: .seconds(5))
        #expect(screen.texts == ["answer, later"])
    }

    @MainActor final class Box {
        var text = ""
    }

    @Test("a test that waits itself lets what comes run, in the screen it belongs to")
    func asynchronousTest() async {
        struct Asking: View {
            let box: Box
            let ask: @Sendable (@escaping @Sendable (String) -> Void) -> Void
            @State private var text = "asking"
            var body: some View {
                Text(text).task {
                    text = await withCheckedContinuation { continuation in ask { continuation.resume(returning: $0) } }
                    box.text = text
                }
            }
        }
        let box = Box()
        let screen = Screen { Asking(box: box) { done in Thread { done("answer") }.start() } }
        let end = ContinuousClock.now + .seconds(20)
        while box.text.isEmpty, ContinuousClock.now < end { await Task.yield() }
        #expect(screen.texts == ["answer"])
    }

    struct Resting: View {
        @State private var text = "asleep"
        var body: some View {
            Text(text).task {
                await Self.rest()
                text = "awake"
            }
        }

        nonisolated static func rest() async { try? await Task.sleep(for: .milliseconds(20)) }
    }

    @Test("a task that sleeps off the main actor wakes while a screen waits, and else in the screen's time")
    func sleepElsewhere() {
        let waiting = Screen { Resting() }
        waiting.wait { waiting.texts == ["awake"] }
        let turned = Screen { Resting() }
        #expect(turned.texts == ["asleep"])
        turned.advance(by: .milliseconds(20))
        #expect(turned.texts == ["awake"])
    }

    @Test("waiting ends when its time is over")
    func timeout() {
        let screen = Screen { Text("Never") }
        withKnownIssue {
            screen.wait(timeout: .milliseconds(20)) { screen.texts == ["Ever"] }
        }
    }
}
