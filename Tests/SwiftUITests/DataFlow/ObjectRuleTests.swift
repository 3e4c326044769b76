import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("What observable objects promise", .serialized)
struct ObjectRuleTests {
    func screen(@ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: 300, height: 300), content: content)
    }

    final class Model: ObservableObject, @unchecked Sendable {
        @Published var value = 0
        init(_ value: Int = 0) { self.value = value }
    }

    struct Shows: View {
        @ObservedObject var model: Model
        var body: some View { Text("value \(model.value)") }
    }

    @Test("semantics 26: publishing from a background thread is warned about and shows on the main thread")
    func backgroundThread() async {
        let model = Model()
        let screen = screen { Shows(model: model) }
        let isDone = DispatchSemaphore(value: 0)
        Thread {
            model.value = 3
            isDone.signal()
        }.start()
        isDone.wait()
        for _ in 0..<1_000 where screen.texts != ["value 3"] { await Task.yield() }
        #expect(
            screen.warnings == [
                "Publishing changes from background threads is not allowed; make sure to publish values from the main "
                    + "thread (via operators like receive(on:)) on model updates."
            ])
        #expect(screen.texts == ["value 3"])
    }

    struct PublishesInBody: View {
        @ObservedObject var model: Model
        var body: some View {
            let _ = model.value == 0 ? (model.value = 1) : ()
            Text("value \(model.value)")
        }
    }

    @Test("semantics 27: publishing during an update is warned about, and the update comes afterwards")
    func duringUpdate() {
        let screen = screen { PublishesInBody(model: Model()) }
        #expect(
            screen.warnings == [
                "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
            ])
        #expect(screen.texts == ["value 1"])
    }

    struct Owns: View {
        @StateObject var model = Model()
        var body: some View { Text("\(model.value)") }
    }

    @Test("semantics 28: a StateObject outside the tree makes a new object each time, with a warning")
    func stateObjectOutside() {
        let screen = screen { EmptyView() }
        let view = Owns()
        #expect(view.model !== view.model)
        #expect(
            screen.warnings == [
                "Accessing StateObject<Model>'s object without being installed on a View. "
                    + "This will create a new instance each time."
            ])
    }

    struct Switches: View {
        let first: Model
        let second: Model
        @State private var usesSecond = false
        var body: some View {
            Shows(model: usesSecond ? second : first)
            Button("Switch") { usesSecond.toggle() }
        }
    }

    @Test("semantics 29: another object is followed from then on, the old one no longer")
    func anotherInstance() {
        let (first, second) = (Model(1), Model(2))
        let screen = screen { Switches(first: first, second: second) }
        screen.button("Switch").tap()
        #expect(screen.texts[0] == "value 2")
        screen.resetBodyCounts()
        first.value = 8
        #expect(screen.bodyCounts == [:])
        second.value = 9
        #expect(screen.texts[0] == "value 9" && screen.bodyCounts == ["Shows": 1])
    }

    struct NeedsObject: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("\(model.value)") }
    }

    @Test("semantics 30: a missing environment object ends the program with SwiftUI's sentence")
    func missingEnvironmentObject() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Screen { NeedsObject() }.texts }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains(
                "No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be missing as an "
                    + "ancestor of this view."))
    }

    @Observable final class Watched { var value = 4 }

    struct NeedsObservable: View {
        @Environment(Watched.self) var watched
        var body: some View { Text("\(watched.value)") }
    }

    struct MayHaveObservable: View {
        @Environment(Watched.self) var watched: Watched?
        var body: some View { Text("\(watched?.value ?? -1)") }
    }

    @Test("semantics 31: a missing observable object ends the program, an optional one is nil")
    func missingObservable() async {
        #expect(screen { MayHaveObservable() }.texts == ["-1"])
        #expect(screen { MayHaveObservable().environment(Watched()) }.texts == ["4"])
        #expect(screen { NeedsObservable().environment(Watched()) }.texts == ["4"])
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Screen { NeedsObservable() }.texts }
        }
    }

    struct BindableChild: View {
        @Bindable var watched: Watched
        var body: some View {
            let value = $watched.value
            Text("child").onAppear { value.wrappedValue = 10 }
        }
    }

    struct BindableParent: View {
        let log: EventLog
        @State private var watched = Watched()
        var body: some View {
            BindableChild(watched: watched).onAppear { log.events.append("\(watched.value)") }
        }
    }

    @Test("semantics 32: what a child writes in its onAppear, the parent's later onAppear sees")
    func bindableOnAppear() {
        let log = EventLog()
        _ = screen { BindableParent(log: log) }.texts
        #expect(log.events == ["10"])
    }

    struct DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

    struct Describes: View {
        let log: EventLog
        @Environment(\.self) var environment
        var body: some View {
            let _ = log.events.append("\(environment)")
            Text("\(environment[DepthKey.self])")
        }
    }

    @Test("semantics 34: the description lists every write, newest first")
    func description() {
        let log = EventLog()
        let screen = screen {
            Describes(log: log).transformEnvironment(\.testDepth) { $0 = 3 }.environment(\.testDepth, 2)
                .environment(\.testDepth, 1)
        }
        #expect(screen.texts == ["3"])
        #expect(
            log.events[0].hasPrefix(
                "[EnvironmentPropertyKey<DepthKey> = 3, EnvironmentPropertyKey<DepthKey> = 2, EnvironmentPropertyKey<DepthKey> = 1,"
            ))
    }
}

extension EnvironmentValues {
    fileprivate var testDepth: Int {
        get { self[ObjectRuleTests.DepthKey.self] }
        set { self[ObjectRuleTests.DepthKey.self] = newValue }
    }
}
