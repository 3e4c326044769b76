import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("When things appear, change and leave", .serialized)
struct LifecycleRuleTests {
    func screen(@ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: 300, height: 300), content: content)
    }

    struct Plain: View {
        let value: Int
        let log: EventLog
        var body: some View {
            let _ = log.events.append("plain \(value)")
            Text("\(value)")
        }
    }

    struct AlwaysEqual: View, Equatable {
        let value: Int
        let log: EventLog
        nonisolated static func == (a: Self, b: Self) -> Bool { true }
        var body: some View {
            let _ = log.events.append("equal \(value)")
            Text("\(value)")
        }
    }

    struct WithClosure: View {
        let value: () -> Int
        let log: EventLog
        var body: some View {
            let _ = log.events.append("closure \(value())")
            Text("\(value())")
        }
    }

    struct Parent: View {
        let log: EventLog
        @State private var value = 0
        @State private var other = 0
        var body: some View {
            VStack {
                Plain(value: value, log: log)
                AlwaysEqual(value: value, log: log).equatable()
                Button("Value") { value += 1 }
                Button("Other \(other)") { other += 1 }
            }
        }
    }

    @Test("semantics 36: == decides after equatable(); plain data is compared by its fields")
    func equatable() {
        let log = EventLog()
        let screen = screen { Parent(log: log) }
        log.events = []
        screen.button("Other 0").tap()
        #expect(log.events == [])
        screen.button("Value").tap()
        #expect(log.events == ["plain 1"])
    }

    @Test("semantics 37: a view that cannot be compared runs for each value it is given")
    func notEquatable() {
        struct Owner: View {
            let log: EventLog
            @State private var value = 0
            var body: some View {
                let value = value
                WithClosure(value: { value }, log: log)
                Button("Add") { self.value += 1 }
            }
        }
        let log = EventLog()
        let screen = screen { Owner(log: log) }
        screen.button("Add").tap()
        screen.button("Add").tap()
        #expect(log.events == ["closure 0", "closure 1", "closure 2"])
    }

    struct Identified: View {
        let log: EventLog
        @State private var id = 0
        var body: some View {
            let id = id
            VStack {
                Text("row").onAppear { log.events.append("inside appears \(id)") }
                    .onDisappear { log.events.append("inside leaves \(id)") }.id(id)
                Text("other").id(id).onAppear { log.events.append("outside appears") }
                Button("Next") { self.id += 1 }
            }
        }
    }

    @Test("semantics 51, 53: another id appears before the old one leaves; actions outside the id do not run again")
    func identity() {
        let log = EventLog()
        let screen = screen { Identified(log: log) }
        #expect(log.events == ["inside appears 0", "outside appears"])
        log.events = []
        screen.button("Next").tap()
        #expect(log.events == ["inside appears 1", "inside leaves 0"])
    }

    struct Watches: View {
        let log: EventLog
        @State private var value = 0
        var body: some View {
            let seen = value
            Button("Add") { value += 1 }
                .onChange(of: value) { log.events.append("new \($0) \($1) from \(seen)") }
                .onChange(of: value, perform: { log.events.append("old \($0) from \(seen)") })
            let _ = log.events.append("body \(value)")
        }
    }

    @Test(
        "semantics 56, 57: after the body; the one-parameter form calls the old value's closure, the newer the new one's"
    )
    func whichClosure() {
        let log = EventLog()
        let screen = screen { Watches(log: log) }
        log.events = []
        screen.button("Add").tap()
        #expect(log.events == ["body 1", "new 0 1 from 1", "old 1 from 0"])
    }

    struct FeedsItself: View {
        @State private var value = 0
        var body: some View {
            Button("Go \(value)") { value += 1 }.onChange(of: value) { value = $1 + 1 }
        }
    }

    @Test("semantics 58: an onChange that feeds itself is stopped, with a warning")
    func feedsItself() {
        let screen = screen { FeedsItself() }
        screen.button("Go 0").tap()
        #expect(
            screen.warnings.first == "onChange(of: Int) action tried to update multiple times per frame.")
    }

    struct Works: View {
        let log: EventLog
        @State private var id = 0
        @State private var isShown = true
        var body: some View {
            if isShown {
                let id = id
                Text("working").task(id: id) {
                    log.events.append("start \(id)")
                    while !Task.isCancelled { await Task.yield() }
                    log.events.append("cancelled \(id)")
                }
            }
            Button("Next") { id += 1 }
            Button("Hide") { isShown = false }
        }
    }

    /// Lets tasks run until as many events were logged.
    func wait(for count: Int, in log: EventLog) async {
        for _ in 0..<10_000 where log.events.count < count { await Task.yield() }
    }

    @Test("semantics 59, 60: another id cancels the task and starts one; a view that leaves cancels its task")
    func tasks() async {
        let log = EventLog()
        let screen = screen { Works(log: log) }
        await wait(for: 1, in: log)
        screen.button("Next").tap()
        await wait(for: 3, in: log)
        #expect(log.events.first == "start 0" && Set(log.events.dropFirst()) == ["cancelled 0", "start 1"])
        screen.button("Hide").tap()
        await wait(for: 4, in: log)
        #expect(log.events.last == "cancelled 1" && log.events.count == 4)
    }

    struct Constant: View {
        @State private var count = 2
        var body: some View {
            VStack { ForEach(0..<count) { Text("row \($0)") } }
            Button("More") { count = 4 }
        }
    }

    @Test("semantics 63: a constant range that changes is warned about and stays as it was")
    func constantRange() {
        let screen = screen { Constant() }
        screen.button("More").tap()
        #expect(screen.texts == ["row 0", "row 1", "More"])
        #expect(
            screen.warnings == [
                "ForEach<Range<Int>, Int, Text> count (4) != its initial count (2). `ForEach(_:content:)` should only be "
                    + "used for *constant* data. Instead conform data to `Identifiable` or use "
                    + "`ForEach(_:id:content:)` and provide an explicit `id`!"
            ])
    }

    struct Empties: View {
        @State private var rows = [1, 2, 3]
        var body: some View {
            VStack {
                ForEach($rows, id: \.self) { $row in
                    Text("\(row)").onAppear { rows = [] }
                }
            }
        }
    }

    @Test("semantics 66: an array that is emptied in onAppear leaves nothing, and nothing traps")
    func emptied() {
        let screen = screen { Empties() }
        #expect(screen.texts == [] && screen.warnings == [])
    }

    struct NamesKey: PreferenceKey {
        static var defaultValue: [String] { ["default"] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    func reduced(_ view: some View) -> [String] {
        let log = EventLog()
        let screen = screen {
            view.overlayPreferenceValue(NamesKey.self) { names in
                let _ = log.events = names
            }
        }
        _ = screen.texts
        return log.events
    }

    @Test("semantics 68: content before overlay, background before content")
    func decorationOrder() {
        let (a, b) = (
            Text("a").preference(key: NamesKey.self, value: ["a"]),
            Text("b").preference(key: NamesKey.self, value: ["b"])
        )
        #expect(reduced(a.overlay(b)) == ["a", "b"])
        #expect(reduced(a.background(b)) == ["b", "a"])
    }

    @Test("semantics 69: what no view writes is the default, and absent content adds nothing")
    func noWriter() {
        #expect(reduced(Text("a")) == ["default"])
        let absent: Text? = nil
        let result = reduced(
            VStack {
                absent
                Text("a").preference(key: NamesKey.self, value: ["a"])
            })
        #expect(result == ["a"])
    }
}
