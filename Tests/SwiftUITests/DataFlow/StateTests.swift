import SwiftUI
import Testing
import ViewTesting

@MainActor
final class EventLog {
    var events: [String] = []
}

@MainActor @Suite("State", .serialized)
struct StateTests {
    struct Child: View {
        @Binding var value: Int
        var body: some View { Text("Quantity: \(value)") }
    }

    struct Owner: View {
        @State private var value = 1
        var body: some View {
            VStack {
                Child(value: $value)
                Button("Add") { value += 1 }
            }
        }
    }

    @Test("semantics 5, 6: a write through a binding runs the body that reads, not the owner's")
    func bindingWriteSkipsOwner() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Owner() }
        screen.resetBodyCounts()
        screen.button("Add").tap()
        #expect(screen.bodyCounts == ["Child": 1])
        #expect(screen.texts == ["Quantity: 2", "Add"])
    }

    struct Ordered: View {
        let log: EventLog
        @State private var value = 0
        var body: some View {
            let _ = log.events.append("body \(value)")
            Text("\(value)")
                .onChange(of: value) { log.events.append("change \($0) \($1)") }
                .onAppear {
                    value = 1
                    value = 2
                    withAnimation {
                        value = 3
                        value = 4
                    }
                }
        }
    }

    @Test("semantics 8: each transaction has an update of its own")
    func transactionsInOrder() {
        let log = EventLog()
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Ordered(log: log) }
        #expect(screen.texts == ["4"])
        #expect(log.events == ["body 0", "body 2", "change 0 2", "body 4", "change 2 4"])
    }

    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    struct Identity: View {
        @State private var id = 0
        var body: some View {
            VStack {
                Counter(name: "a").id(id)
                Button("Change") { id += 1 }
            }
        }
    }

    @Test("semantics 2: another identity has another state")
    func identity() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Identity() }
        screen.button("a 0").tap()
        #expect(screen.texts == ["a 1", "Change"])
        screen.button("Change").tap()
        #expect(screen.texts == ["a 0", "Change"])
    }

    struct Reordered: View {
        @State private var names = ["x", "y", "z"]
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Counter(name: $0) }
                Button("Reverse") { names.reverse() }
                Button("Drop") { names.removeFirst() }
            }
        }
    }

    @Test("semantics 62: state follows the id when the data is reordered")
    func stateFollowsID() {
        let screen = Screen(size: CGSize(width: 300, height: 400)) { Reordered() }
        screen.button("x 0").tap()
        screen.button("Reverse").tap()
        #expect(screen.texts == ["z 0", "y 0", "x 1", "Reverse", "Drop"])
        screen.button("Drop").tap()
        #expect(screen.texts == ["y 0", "x 1", "Reverse", "Drop"])
    }

    struct Card: Identifiable, Equatable {
        let id: Int
        var title: String
    }

    struct Cards: View {
        @State private var cards = [Card(id: 1, title: "a"), Card(id: 2, title: "b")]
        @State private var kept: Binding<Card>?
        var body: some View {
            VStack {
                ForEach($cards) { $card in Text(card.title) }
                Button("Keep") { kept = $cards[1] }
                Button("Remove") { cards.removeLast() }
                Button("Write") { kept?.wrappedValue.title = "late" }
            }
        }
    }

    @Test("semantics 48, 65: a binding to an element that is gone ignores the write")
    func goneElement() {
        let screen = Screen(size: CGSize(width: 300, height: 400)) { Cards() }
        screen.button("Keep").tap()
        screen.button("Remove").tap()
        screen.button("Write").tap()
        #expect(screen.texts == ["a", "Keep", "Remove", "Write"])
    }
}
