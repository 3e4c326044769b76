import SwiftUI
import Testing
import ViewTesting

/// Counts how often something was made or done, by name.
@MainActor
final class Tally {
    private(set) var counts: [String: Int] = [:]

    func count<T>(_ name: String, _ value: T) -> T {
        counts[name, default: 0] += 1
        return value
    }
}

@MainActor @Suite("What State promises", .serialized)
struct StateRuleTests {
    func screen(@ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: 300, height: 300), content: content)
    }

    final class Model: ObservableObject {
        @Published var value = 0
        nonisolated(unsafe) static var made = 0
        init() { Model.made += 1 }
    }

    struct Counter: View {
        @State private var value: Int
        let name: String

        init(_ name: String, start: Int, _ tally: Tally) {
            _value = State(initialValue: tally.count("default", start))
            self.name = name
        }

        var body: some View { Button("\(name) \(value)") { value += 1 } }
    }

    struct Owner: View {
        let tally: Tally
        @State private var start = 5
        @StateObject private var model = Model()

        var body: some View {
            Counter("count", start: start, tally)
            Button("next \(start)") { start += 1 }
        }
    }

    @Test("semantics 1: storage is made once; the initial values of later values are ignored")
    func initialValueCountsOnce() {
        let tally = Tally()
        let screen = screen { Owner(tally: tally) }
        screen.button("count 5").tap()
        screen.button("next 5").tap()
        #expect(screen.texts == ["count 6", "next 6"])
    }

    @Test("semantics 3: a later value computes its default again and drops it; a StateObject is not made again")
    func defaultsRunAgain() {
        let tally = Tally()
        Model.made = 0
        let screen = screen { Owner(tally: tally) }
        #expect(tally.counts["default"] == 1 && Model.made == 1)
        screen.button("next 5").tap()
        #expect(tally.counts["default"] == 2 && Model.made == 1)
    }

    struct Early: View {
        @State var value = 1

        init() { value = 9 }

        var body: some View { Text("\(value)") }
    }

    @Test("semantics 4: a write before the view is in the tree does nothing; its binding is constant, with a warning")
    func beforeInstallation() {
        let screen = screen { Early() }
        #expect(screen.texts == ["1"])
        let outside = Early()
        let binding = outside.$value
        binding.wrappedValue = 3
        #expect(binding.wrappedValue == 1)
        #expect(
            screen.warnings == [
                "Accessing State's value outside of being installed on a View. "
                    + "This will result in a constant Binding of the initial value and will not update."
            ])
    }

    struct Equal: View {
        @State private var value = 1
        var body: some View {
            Text("\(value)")
            Button("Same") { value = 1 }
        }
    }

    @Test("semantics 7: an equal value updates nothing")
    func equalValue() {
        let screen = screen { Equal() }
        screen.resetBodyCounts()
        screen.button("Same").tap()
        #expect(screen.bodyCounts == [:])
    }

    struct ReadsAfterWrite: View {
        let log: EventLog
        @State private var value = 0
        var body: some View {
            let _ = log.events.append("body \(value)")
            Button("Write \(value)") {
                value = 1
                log.events.append("after \(value)")
                withAnimation { value = 2 }
                log.events.append("then \(value)")
            }
        }
    }

    @Test("semantics 9: outside an update a read gives what was just written, a body the value of its pass")
    func readYourWrites() {
        let log = EventLog()
        let screen = screen { ReadsAfterWrite(log: log) }
        screen.button("Write 0").tap()
        #expect(screen.texts == ["Write 2"])
        #expect(log.events == ["body 0", "after 1", "then 2", "body 1", "body 2"])
    }

    struct WritesInBody: View {
        @State private var value = 0
        var body: some View {
            let _ = value = 7
            Text("\(value)")
        }
    }

    @Test("semantics 10: a write during body is dropped, with a warning")
    func writeInBody() {
        let screen = screen { WritesInBody() }
        #expect(screen.texts == ["0"])
        #expect(screen.warnings == ["Modifying state during view update, this will cause undefined behavior."])
    }

    struct WritesInLayout: View {
        @State private var value = 0
        @State private var length: CGFloat = 0
        var body: some View {
            VStack(alignment: .leading) {
                Text("\(value) \(Int(length))")
                Text("guided").alignmentGuide(.leading) { _ in
                    value = 7
                    return 0
                }
                Text("framed").containerRelativeFrame(.horizontal) { width, _ in
                    length = width
                    return width / 2
                }
            }
        }
    }

    @Test("semantics 10: a write by a closure that the layout asks is dropped, with a warning")
    func writeInLayout() {
        let screen = screen { WritesInLayout() }
        #expect(screen.texts == ["0 0", "guided", "framed"])
        #expect(screen.warnings == ["Modifying state during view update, this will cause undefined behavior."])
    }

    struct WritesOnAppear: View {
        @State private var value = 0
        var body: some View { Text("\(value)").onAppear { value = 1 } }
    }

    @Test("semantics 11, 49: what onAppear writes is there before anything is drawn")
    func writeOnAppear() {
        #expect(screen { WritesOnAppear() }.texts == ["1"])
    }

    struct Remote: View {
        @State private var value = 0
        let log: EventLog
        var body: some View {
            Text("\(value)")
            Button("Write") {
                let binding = SendableBox($value)
                let thread = Thread {
                    binding.value.wrappedValue = 5
                    binding.value.wrappedValue += 1
                    binding.isDone.signal()
                }
                thread.start()
                binding.isDone.wait()
            }
        }
    }

    final class SendableBox: @unchecked Sendable {
        let value: Binding<Int>
        let isDone = DispatchSemaphore(value: 0)
        init(_ value: Binding<Int>) { self.value = value }
    }

    @Test("semantics 12: a write from another thread is legal and is committed on the main thread")
    func otherThread() async {
        let screen = screen { Remote(log: EventLog()) }
        screen.button("Write").tap()
        for _ in 0..<1_000 where screen.texts[0] != "6" { await Task.yield() }
        #expect(screen.texts == ["6", "Write"] && screen.warnings == [])
    }

    struct Several: View {
        let log: EventLog
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            let _ = log.events.append("body \(a) \(b)")
            Button("Together") {
                a += 1
                b += 1
            }
            Button("Apart") {
                withAnimation { a += 1 }
                withAnimation { b += 1 }
            }
        }
    }

    @Test("semantics 13: writes of one transaction share an update, those of several have one each, in order")
    func transactions() {
        let log = EventLog()
        let screen = screen { Several(log: log) }
        log.events = []
        screen.button("Together").tap()
        #expect(log.events == ["body 1 1"])
        screen.button("Apart").tap()
        #expect(log.events == ["body 1 1", "body 2 1", "body 2 2"])
    }

    struct Endless: View {
        @State private var value = 1
        let log: EventLog
        var body: some View {
            let _ = log.events.append("\(value)")
            Text("\(value)")
            ForEach(0..<20) { step in
                Color.clear.preference(key: CountKey.self, value: value > step ? 1 : 0)
                    .onPreferenceChange(CountKey.self) { if $0 == 1 { value = step + 2 } }
            }
        }
    }

    struct CountKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test("semantics 14: a frame stops after eight rounds and the next goes on, so nothing is lost")
    func rounds() {
        let log = EventLog()
        let screen = screen { Endless(log: log) }
        #expect(screen.texts == ["21"] && log.events == (1...21).map(String.init))
    }

    struct HoldsObject: View {
        @State private var model = Model()
        var body: some View {
            Text("\(model.value)")
            Button("Add") { model.value += 1 }
        }
    }

    @Test("semantics 15: an object in State does not update the view")
    func objectInState() {
        let screen = screen { HoldsObject() }
        screen.resetBodyCounts()
        screen.button("Add").tap()
        #expect(screen.texts == ["0", "Add"] && screen.bodyCounts == [:])
    }
}
