import SwiftUI
import Testing
import ViewTesting

private struct FirstKey: EnvironmentKey { static let defaultValue = "-" }
private struct SecondKey: EnvironmentKey { static let defaultValue = "-" }

extension EnvironmentValues {
    fileprivate var first: String {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }

    fileprivate var second: String {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
}

@MainActor @Suite("Environment", .serialized)
struct EnvironmentTests {
    struct Reading: View {
        @Environment(\.first) private var first
        @Environment(\.second) private var second
        var body: some View { Text("\(first) \(second)") }
    }

    struct Switching: View {
        @State private var usesSecond = false
        var body: some View {
            VStack {
                Reading().transformEnvironment(usesSecond ? \.second : \.first) { $0 += "!" }
                Button("Switch") { usesSecond.toggle() }
            }
        }
    }

    @Test("semantics 35: another key path of transformEnvironment is followed")
    func keyPathChanges() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Switching() }
        #expect(screen.texts == ["-! -", "Switch"])
        screen.button("Switch").tap()
        #expect(screen.texts == ["- -!", "Switch"])
    }

    struct Appearing: View {
        let log: EventLog
        @Environment(\.first) private var first
        var body: some View { Text(first).onAppear { log.events.append(first) } }
    }

    @Test("semantics 33: descendants see what is set and what is changed, also in onAppear; others do not")
    func seenInOnAppear() {
        let log = EventLog()
        let screen = Screen(size: CGSize(width: 300, height: 300)) {
            VStack {
                VStack { Appearing(log: log) }.transformEnvironment(\.first) { $0 += "!" }.environment(\.first, "set")
                Appearing(log: log)
            }
        }
        #expect(screen.texts == ["set!", "-"])
        #expect(log.events == ["set!", "-"])
    }

    struct Writing: View {
        @State private var value = "a"
        var body: some View {
            VStack {
                Reading()
                Button("Write") { value = "b" }
            }
            .environment(\.first, value)
        }
    }

    @Test("semantics 33: descendants see a value, and only those who read it run when it changes")
    func valueChanges() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Writing() }
        screen.resetBodyCounts()
        screen.button("Write").tap()
        #expect(screen.texts == ["b -", "Write"])
        #expect(screen.bodyCounts == ["Writing": 1, "Reading": 1])
    }
}
