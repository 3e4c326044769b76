import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Bindings and transactions", .serialized)
struct BindingTests {
    func screen(@ViewBuilder _ content: () -> some View) -> Screen {
        Screen(size: CGSize(width: 300, height: 300), content: content)
    }

    struct NoteKey: TransactionKey { static var defaultValue: String { "none" } }
    struct OtherKey: TransactionKey { static var defaultValue: String { "none" } }

    /// Logs the transaction of an update.
    static func probe(_ name: String, _ log: EventLog) -> (inout Transaction) -> Void {
        { log.events.append("\(name): \($0[NoteKey.self]) \($0.animation.map { "\($0)" } ?? "-")") }
    }

    @Test("semantics 39: a binding with an animation or transaction is a copy; the original stays")
    func copies() {
        let box = Box(0)
        let plain = box.binding
        var noted = Transaction()
        noted[NoteKey.self] = "noted"
        let animated = plain.animation(.linear(duration: 1))
        let changed = plain.transaction(noted)
        plain.wrappedValue = 1
        animated.wrappedValue = 2
        changed.wrappedValue = 3
        #expect(box.notes == ["none -", "none \(Animation.linear(duration: 1))", "noted -"])
        #expect(plain.transaction.animation == nil && animated.transaction.animation == .linear(duration: 1))
    }

    /// A value whose binding remembers the transactions it was written with.
    @MainActor final class Box {
        var value: Int
        var notes: [String] = []
        var others: [String] = []
        init(_ value: Int) { self.value = value }

        var binding: Binding<Int> {
            Binding(
                get: { self.value },
                set: { value, transaction in
                    self.value = value
                    self.notes.append("\(transaction[NoteKey.self]) \(transaction.animation.map { "\($0)" } ?? "-")")
                    self.others.append(transaction[OtherKey.self])
                })
        }
    }

    @Test("semantics 40: the keys of an ambient transaction win over those of the binding")
    func ambientWins() {
        let box = Box(0)
        var own = Transaction(animation: .default)
        own[NoteKey.self] = "own"
        own[OtherKey.self] = "own"
        var ambient = Transaction()
        ambient[NoteKey.self] = "ambient"
        withTransaction(ambient) { box.binding.transaction(own).wrappedValue = 1 }
        #expect(box.notes == ["ambient \(Animation.default)"] && box.others == ["own"])
    }

    struct Failure: Error {}

    @Test("semantics 41: inner keys lie over outer ones, which are back afterwards, also after an error")
    func nesting() {
        let box = Box(0)
        var (outer, inner) = (Transaction(), Transaction())
        outer[NoteKey.self] = "outer"
        outer[OtherKey.self] = "outer"
        inner[NoteKey.self] = "inner"
        withTransaction(outer) {
            withTransaction(inner) { box.binding.wrappedValue = 1 }
            box.binding.wrappedValue = 2
            try? withTransaction(inner) { throw Failure() }
            box.binding.wrappedValue = 3
        }
        box.binding.wrappedValue = 4
        #expect(box.notes == ["inner -", "outer -", "outer -", "none -"])
        #expect(box.others == ["outer", "outer", "outer", "none"])
    }

    struct Subtree: View {
        let log: EventLog
        @State private var value = 0
        var body: some View {
            VStack {
                Text("\(value)").transaction(BindingTests.probe("inside", log))
                    .transaction { $0[NoteKey.self] = "changed" }
                Text("\(value)").transaction(BindingTests.probe("beside", log))
                Button("Add") { value += 1 }
            }
        }
    }

    @Test("semantics 42: a transaction modifier changes the transaction for what is below it only")
    func subtree() {
        let log = EventLog()
        let screen = screen { Subtree(log: log) }
        log.events = []
        screen.button("Add").tap()
        #expect(Set(log.events) == ["inside: changed -", "beside: none -"])
    }

    struct Animates: View {
        let log: EventLog
        @State private var value = 0
        @State private var other = 0
        var body: some View {
            VStack {
                Text("\(value) \(other)").transaction(BindingTests.probe("text", log))
                    .animation(.linear(duration: 2), value: value)
                Button("Value") { value += 1 }
                Button("Other") { other += 1 }
                Button("Disabled") {
                    var transaction = Transaction()
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { value += 1 }
                }
            }
        }
    }

    @Test("semantics 43, 44: animation(_:value:) counts only where the value changed and animations are enabled")
    func animationModifier() {
        let log = EventLog()
        let screen = screen { Animates(log: log) }
        func events(after name: String) -> Set<String> {
            log.events = []
            screen.button(name).tap()
            return Set(log.events)
        }
        #expect(events(after: "Value") == ["text: none \(Animation.linear(duration: 2))"])
        #expect(events(after: "Other") == ["text: none -"])
        #expect(events(after: "Disabled") == ["text: none -"])
    }

    struct Completes: View {
        let log: EventLog
        @State private var value = 0
        var body: some View {
            Button("Go \(value)") {
                withAnimation(
                    .linear(duration: 5).logicallyComplete(after: 1), completionCriteria: .logicallyComplete
                ) {
                    value += 1
                } completion: {
                    log.events.append("logical")
                }
                withAnimation(.linear(duration: 5), completionCriteria: .removed) {
                    value += 1
                } completion: {
                    log.events.append("removed")
                }
            }
        }
    }

    @Test("semantics 45: each completion runs once, the logical one first")
    func completions() {
        let log = EventLog()
        let screen = screen { Completes(log: log) }
        screen.button("Go 0").tap()
        #expect(log.events == [])
        screen.advance(by: .seconds(1.5))
        #expect(log.events == ["logical"])
        screen.advance(by: .seconds(10))
        #expect(log.events == ["logical", "removed"])
    }

    struct CompletesTwice: View {
        let log: EventLog
        @State private var value = 0
        var body: some View {
            Button("Go \(value)") {
                var transaction = Transaction(animation: .linear(duration: 5).logicallyComplete(after: 1))
                transaction.addAnimationCompletion(criteria: .removed) { log.events.append("removed") }
                transaction.addAnimationCompletion(criteria: .logicallyComplete) { log.events.append("logical") }
                withTransaction(transaction) { value += 1 }
            }
        }
    }

    @Test("semantics 45: one animation has two completions, each at its time")
    func twoCompletions() {
        let log = EventLog()
        let screen = screen { CompletesTwice(log: log) }
        screen.button("Go 0").tap()
        screen.advance(by: .seconds(0.9))
        #expect(log.events == [])
        screen.advance(by: .seconds(0.2))
        #expect(log.events == ["logical"])
        screen.advance(by: .seconds(3.8))
        #expect(log.events == ["logical"])
        screen.advance(by: .seconds(20))
        #expect(log.events == ["logical", "removed"])
    }

    @Test("semantics 47: nil is not written through the optional of a binding that has a value")
    func nilIsIgnored() {
        let box = Box(3)
        let optional = Binding<Int?>(box.binding)
        optional.wrappedValue = nil
        #expect(box.value == 3 && optional.wrappedValue == 3)
        optional.wrappedValue = 4
        #expect(box.value == 4)
    }

    struct Elements: View {
        @State private var rows = ["a", "b", "c"]
        var body: some View {
            VStack {
                ForEach($rows, id: \.self) { $row in Text("row \(row)") }
                Text(rows.joined())
                Button("Write") {
                    let elements = $rows
                    let last = elements[elements.endIndex - 1]
                    rows[2] = "x"
                    last.wrappedValue += "!"
                    for element in elements { element.wrappedValue += "." }
                }
            }
        }
    }

    @Test("semantics 48: the bindings to the elements of an array read and write the array as it is")
    func elements() {
        let screen = screen { Elements() }
        screen.button("Write").tap()
        #expect(screen.texts == ["row a.", "row b.", "row x!.", "a.b.x!.", "Write"])
    }

    struct Draft: View {
        @State private var draft: String? = "text"
        let log: EventLog
        var body: some View {
            if let unwrapped = Binding($draft) {
                TextField("Draft", text: unwrapped)
                Button("Drop") {
                    draft = nil
                    unwrapped.wrappedValue = "late"
                    log.events.append("\(draft ?? "nil")")
                }
            } else {
                Text("no draft")
            }
        }
    }

    @Test("semantics 46, 47: an optional's binding is nil without a value, and a write after the value is gone is lost")
    func optional() {
        #expect(Binding(Binding<Int?>.constant(nil)).map(\.wrappedValue) == nil)
        #expect(Binding(Binding<Int?>.constant(3))?.wrappedValue == 3)
        let log = EventLog()
        let screen = screen { Draft(log: log) }
        screen.textField("Draft").type("!")
        screen.button("Drop").tap()
        #expect(screen.texts == ["no draft"] && log.events == ["nil"])
    }

    final class Shelf: ObservableObject {
        @Published var boxes: [[String]] = [[], ["book"]]
    }

    struct Shelves: View {
        @ObservedObject var shelf: Shelf
        var body: some View {
            ForEach($shelf.boxes.indices, id: \.self) { Things(things: $shelf.boxes[$0]) }
        }
    }

    struct Things: View {
        @Binding var things: [String]
        var body: some View {
            ForEach($things.filter { $0.wrappedValue != "none" }, id: \.wrappedValue) { Text($0.wrappedValue) }
        }
    }

    @Test("semantics 48: the first element of an empty array shows although nobody holds a binding to one")
    func firstElement() {
        let shelf = Shelf()
        let screen = screen { Shelves(shelf: shelf) }
        #expect(screen.texts == ["book"])
        shelf.boxes[0].append("cup")
        #expect(screen.texts == ["cup", "book"])
    }
}
