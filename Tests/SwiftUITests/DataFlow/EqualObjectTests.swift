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
