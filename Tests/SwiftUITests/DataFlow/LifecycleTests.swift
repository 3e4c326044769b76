import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Lifecycle", .serialized)
struct LifecycleTests {
    struct Nested: View {
        let log: EventLog
        var body: some View {
            VStack {
                Text("inner")
                    .onAppear { log.events.append("text") }
                    .onChange(of: 0, initial: true) { log.events.append("change") }
            }
            .task { log.events.append("task") }
            .onAppear { log.events.append("stack") }
        }
    }

    @Test("semantics 50: innermost first, in the order of the modifiers; tasks afterwards")
    func appearOrder() {
        let log = EventLog()
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Nested(log: log) }
        #expect(screen.texts == ["inner"])
        #expect(log.events == ["text", "change", "stack", "task"])
    }

    struct Changing: View {
        let log: EventLog
        @State private var value = 0
        var body: some View {
            Button("Next") { value = min(value + 1, 2) }
                .onChange(of: value, initial: true) { log.events.append("\($0) \($1)") }
        }
    }

    @Test("semantics 54, 55: the initial call, then each change once, and nothing for an equal value")
    func change() {
        let log = EventLog()
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Changing(log: log) }
        for _ in 0..<3 { screen.button("Next").tap() }
        #expect(log.events == ["0 0", "0 1", "1 2"])
    }

    struct Grouped: View {
        let log: EventLog
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown {
                    Group {
                        Text("a")
                        Text("b")
                    }
                    .onAppear { log.events.append("appear") }
                    .onDisappear { log.events.append("disappear") }
                }
                Button("Hide") { isShown = false }
            }
        }
    }

    @Test("semantics 61: a group of several views appears once, and leaves once")
    func group() {
        let log = EventLog()
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Grouped(log: log) }
        screen.button("Hide").tap()
        #expect(log.events == ["appear", "disappear"])
        #expect(screen.texts == ["Hide"])
    }

    @Test("semantics 64: repeated ids are said once, and every row is shown")
    func repeatedIDs() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) {
            VStack { ForEach([1, 1, 1], id: \.self) { Text("row \($0)") } }
        }
        #expect(screen.texts == ["row 1", "row 1", "row 1"])
        #expect(
            screen.warnings == [
                "ForEach<Array<Int>, Int, Text>: the ID 1 occurs multiple times within the collection, "
                    + "this will give undefined results!"
            ])
    }

    struct Widths: PreferenceKey {
        static let defaultValue: [Int] = []
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }

    struct Preferring: View {
        let log: EventLog
        @State private var last = 3
        var body: some View {
            VStack {
                Text("a").preference(key: Widths.self, value: [1])
                Text("b").preference(key: Widths.self, value: [2])
                Button("Change") { last += 1 }.preference(key: Widths.self, value: [last])
            }
            .onPreferenceChange(Widths.self) { log.events.append("\($0)") }
        }
    }

    @Test("semantics 67, 70: preferences are reduced in the order of the children, and told when they change")
    func preferences() {
        let log = EventLog()
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Preferring(log: log) }
        screen.button("Change").tap()
        #expect(log.events == ["[1, 2, 3]", "[1, 2, 4]"])
    }

    struct Unwritten: View {
        let log: EventLog
        @State private var isWritten = false
        var body: some View {
            VStack {
                if isWritten { Text("a").preference(key: Widths.self, value: [1]) }
                Button("Write \(isWritten ? 1 : 0)") { isWritten.toggle() }
            }
            .onPreferenceChange(Widths.self) { log.events.append("\($0)") }
        }
    }

    @Test("semantics 70: a preference that nobody writes is not told, and back at the default it has changed")
    func unwrittenPreference() {
        let log = EventLog()
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Unwritten(log: log) }
        #expect(screen.texts == ["Write 0"] && log.events == [])
        screen.button("Write 0").tap()
        #expect(log.events == ["[1]"])
        screen.button("Write 1").tap()
        #expect(log.events == ["[1]", "[]"])
    }
}
