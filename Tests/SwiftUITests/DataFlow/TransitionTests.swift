import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("When what left has gone", .serialized)
struct TransitionTests {
    struct Told: View {
        let name: String
        let log: EventLog
        var body: some View {
            Text(name).onAppear { log.events.append("+\(name)") }.onDisappear { log.events.append("-\(name)") }
        }
    }

    struct Identified: View {
        let log: EventLog
        let transition: AnyTransition?
        let isInside: Bool
        @State private var id = 0

        var body: some View {
            VStack {
                if let transition, isInside {
                    Told(name: "\(id)", log: log).transition(transition).id(id)
                } else if let transition {
                    Told(name: "\(id)", log: log).padding().id(id).transition(transition)
                } else {
                    Told(name: "\(id)", log: log).id(id)
                }
                Button("Next") { id += 1 }
            }
        }
    }

    func events(_ transition: AnyTransition?, isInside: Bool = false) -> [String] {
        let log = EventLog()
        let screen = Screen { Identified(log: log, transition: transition, isInside: isInside) }
        _ = screen.texts
        log.events = []
        screen.button("Next").tap()
        return log.events
    }

    @Test("semantics 51: without a transition, and with .opacity, the new view appears before the old one disappears")
    func opacity() {
        #expect(events(nil) == ["+1", "-0"])
        #expect(events(.opacity) == ["+1", "-0"])
        #expect(events(.opacity, isInside: true) == ["+1", "-0"])
    }

    @Test("semantics 52: with .identity the old view disappears first")
    func identity() {
        #expect(events(.identity) == ["-0", "+1"])
        #expect(events(.identity, isInside: true) == ["-0", "+1"])
    }

    @Test("semantics 52: how a view goes is decided by its removal, and by all that are combined")
    func composed() {
        #expect(events(.asymmetric(insertion: .opacity, removal: .identity)) == ["-0", "+1"])
        #expect(events(.asymmetric(insertion: .identity, removal: .opacity)) == ["+1", "-0"])
        #expect(events(.identity.combined(with: .opacity)) == ["+1", "-0"])
        #expect(events(.identity.combined(with: .identity)) == ["-0", "+1"])
    }

    struct Contained: View {
        let log: EventLog
        @State private var isFirst = true

        var body: some View {
            VStack {
                if isFirst {
                    VStack { Told(name: "inner", log: log).transition(.identity) }
                    HStack { Told(name: "outer", log: log) }.padding().transition(.identity)
                } else {
                    Told(name: "new", log: log)
                }
                Button("Switch") { isFirst = false }
            }
        }
    }

    @Test("semantics 52: the transition of what is inside a container that goes has no effect, the container's has")
    func containers() {
        let log = EventLog()
        let screen = Screen { Contained(log: log) }
        _ = screen.texts
        log.events = []
        screen.button("Switch").tap()
        #expect(log.events == ["-outer", "+new", "-inner"])
    }

    struct Rows: View {
        let log: EventLog
        @State private var rows = [1, 2]
        var body: some View {
            VStack {
                ForEach(rows, id: \.self) { Told(name: "\($0)", log: log).transition(.identity) }
                Button("Replace") { rows = [2, 3] }
            }
        }
    }

    @Test("semantics 52: a row goes as its own transition says")
    func rows() {
        let log = EventLog()
        let screen = Screen { Rows(log: log) }
        _ = screen.texts
        log.events = []
        screen.button("Replace").tap()
        #expect(log.events == ["-1", "+3"])
    }
}
