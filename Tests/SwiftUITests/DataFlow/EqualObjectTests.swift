import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Objects that are equal", .serialized)
struct EqualObjectTests {
    final class Person: ObservableObject, Equatable {
        let id: Int
        @Published var name: String

        init(id: Int, name: String) {
            self.id = id
            self.name = name
        }

        nonisolated static func == (a: Person, b: Person) -> Bool { a.id == b.id }
    }

    struct Row: View {
        @ObservedObject var person: Person
        var body: some View {
            Text("row \(person.name)")
            Button("Rename") { person.name += "!" }
        }
    }

    struct Owner: View {
        let people: [Person]
        @State private var index = 0
        var body: some View {
            Text("owner \(index)")
            Row(person: people[index])
            Button("Next") { index += 1 }
        }
    }

    struct Card<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack { content } }
    }

    struct Keeper: View {
        final class Counter: ObservableObject {
            nonisolated(unsafe) static var made = 0
            @Published var count = 0
            init() { Self.made += 1 }
        }

        @StateObject private var counter = Counter()
        var body: some View { Button("count \(counter.count)") { counter.count += 1 } }
    }

    @Test("what a view owns or follows is that view's alone, whatever views hold it")
    func held() {
        Keeper.Counter.made = 0
        let people = [Person(id: 1, name: "a"), Person(id: 1, name: "b")]
        let screen = Screen {
            NavigationStack { Card { VStack { Keeper() } } }
            Card { Row(person: people[0]) }
        }
        #expect(Keeper.Counter.made == 1)
        screen.resetBodyCounts()
        screen.button("count 0").tap()
        people[0].name = "c"
        #expect(screen.texts.contains("count 1") && screen.texts.contains("row c"))
        #expect(screen.bodyCounts == ["Keeper": 1, "Row": 1])
        #expect(Keeper.Counter.made == 1)
    }

    struct Kept: View {
        final class Token: ObservableObject {
            nonisolated(unsafe) static var alive = 0
            init() { Self.alive += 1 }
            deinit { Self.alive -= 1 }
        }

        @StateObject private var token = Token()
        var body: some View { Text("kept") }
    }

    struct Shown: ViewModifier {
        @State private var isOn = true
        func body(content: Content) -> some View { Switched(isOn: $isOn, content: content) }
    }

    struct Switched<Content: View>: View {
        @Binding var isOn: Bool
        let content: Content
        var body: some View {
            Button("switch") { isOn.toggle() }
            if isOn { content }
        }
    }

    @Test("what a group or a modifier takes away is freed at once", arguments: [false, true])
    func freed(isModified: Bool) {
        Kept.Token.alive = 0
        let screen = Screen {
            VStack { if isModified { Kept().modifier(Shown()) } else { DisclosureGroup("switch") { Kept() } } }
        }
        if isModified { screen.button("switch").tap() }
        for _ in 0..<3 {
            screen.button("switch").tap()
            #expect(Kept.Token.alive == 1)
            screen.button("switch").tap()
            screen.settle()
            #expect(Kept.Token.alive == 0)
        }
    }

    struct Holder: View {
        let people: [Person]
        @State private var index = 0
        var body: some View {
            Card { Row(person: people[index]) }
            Button("Next") { index += 1 }
        }
    }

    @Test("another but equal object is followed by a view that another one holds")
    func heldEqual() {
        let people = [Person(id: 1, name: "a"), Person(id: 1, name: "b")]
        let screen = Screen { Holder(people: people) }
        screen.button("Next").tap()
        people[1].name = "b2"
        #expect(screen.texts.contains("row b2"))
    }

    @Test("another but equal object does not run the body; both it and the one that the body read are followed")
    func equal() {
        let people = [Person(id: 1, name: "a"), Person(id: 1, name: "b"), Person(id: 2, name: "c")]
        let screen = Screen { Owner(people: people) }
        screen.resetBodyCounts()
        screen.button("Next").tap()
        #expect(screen.texts.contains("owner 1") && screen.texts.contains("row a"))
        #expect(screen.bodyCounts == ["Owner": 1])
        people[1].name = "b2"
        #expect(screen.texts.contains("row b2") && screen.bodyCounts == ["Owner": 1, "Row": 1])
        people[0].name = "a2"
        #expect(screen.texts.contains("row b2") && screen.bodyCounts == ["Owner": 1, "Row": 1])
        screen.button("Rename").tap()
        #expect(screen.texts.contains("row b2!") && people[0].name == "a2")
    }

    @Test("the object whose closures are still shown is followed until the body runs")
    func closures() {
        let people = [Person(id: 1, name: "a"), Person(id: 1, name: "b")]
        let screen = Screen { Owner(people: people) }
        screen.button("Next").tap()
        screen.resetBodyCounts()
        screen.button("Rename").tap()
        #expect(people[0].name == "a!" && screen.texts.contains("row b") && screen.bodyCounts == ["Row": 1])
    }

    @Test("an object that is not equal runs the body and is followed instead")
    func another() {
        let people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
        let screen = Screen { Owner(people: people) }
        screen.resetBodyCounts()
        screen.button("Next").tap()
        #expect(screen.texts.contains("row b") && screen.bodyCounts == ["Owner": 1, "Row": 1])
        people[0].name = "a2"
        #expect(screen.bodyCounts == ["Owner": 1, "Row": 1])
        people[1].name = "b2"
        #expect(screen.texts.contains("row b2") && screen.bodyCounts == ["Owner": 1, "Row": 2])
    }
}
