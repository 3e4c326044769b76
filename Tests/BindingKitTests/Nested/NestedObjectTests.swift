import BindingKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Nested observable objects", .serialized)
struct NestedObjectTests {
    final class Person: ObservableObject, Identifiable {
        @Published var name: String
        init(_ name: String) { self.name = name }
    }

    final class People: ObservableObject {
        @Published var all: [Person] = []
        @Published var byName: [String: Person] = [:]
        @Published var boss = Person("boss")
        @Published var guest: Person?
        var children: [AnyCancellable] = []

        init() {
            children = [
                forwardChanges(of: $all), forwardChanges(of: $byName), forwardChanges(of: $boss),
                forwardChanges(of: $guest),
            ]
        }
    }

    private func changes(of people: People, _ body: () -> Void) -> Int {
        var count = 0
        let cancellable = people.objectWillChange.sink { count += 1 }
        body()
        cancellable.cancel()
        return count
    }

    @Test("a parent changes when a child does: in a property, an optional, an array and a dictionary")
    func forwarding() {
        let people = People()
        let (a, b, c) = (Person("a"), Person("b"), Person("c"))
        #expect(changes(of: people) { people.boss.name = "chief" } == 1)
        people.all = [a, b, a]
        people.byName = ["c": c]
        people.guest = b
        #expect(changes(of: people) { a.name = "A" } == 1)
        #expect(changes(of: people) { c.name = "C" } == 1)
        #expect(changes(of: people) { b.name = "B" } == 2)
    }

    @Test("what is replaced no longer counts, what takes its place does")
    func replacement() {
        let people = People()
        let (old, new, boss) = (Person("old"), Person("new"), people.boss)
        people.all = [old]
        people.all.append(new)
        people.all.removeFirst()
        people.boss = new
        #expect(
            changes(of: people) {
                old.name = "x"; boss.name = "y"
            } == 0)
        #expect(changes(of: people) { new.name = "z" } == 2)
        people.guest = old
        people.guest = nil
        #expect(changes(of: people) { old.name = "w" } == 0)
    }

    @Test("nobody is kept alive by it")
    func lifetime() {
        weak var (weakPeople, weakChild): (People?, Person?)
        do {
            let people = People()
            let child = Person("child")
            people.all = [child]
            people.guest = child
            (weakPeople, weakChild) = (people, child)
            people.all = []
            people.guest = nil
        }
        #expect(weakPeople == nil && weakChild == nil)
    }

    final class Member: ObservableObject {
        @Published var name = "member"
        @Published var partner: Member?
        @Published var all: [Member] = []
        var children: [AnyCancellable] = []

        init() { children = [forwardChanges(of: $partner), forwardChanges(of: $all)] }
    }

    @Test("objects that are each other's children, or their own, tell of a change and come to an end")
    func cycle() {
        let (a, b) = (Member(), Member())
        (a.partner, b.partner) = (b, a)
        a.all = [a, b]
        var told = (a: 0, b: 0)
        let subscriptions = [a.objectWillChange.sink { told.a += 1 }, b.objectWillChange.sink { told.b += 1 }]
        b.name = "B"
        #expect(told.a > 0 && told.b > 0)
        told = (0, 0)
        a.name = "A"
        #expect(told.a > 0 && told.b > 0)
        _ = subscriptions
        (a.partner, b.partner, a.all) = (nil, nil, [])
    }

    final class Trip: ObservableObject {
        let guide = Person("guide")
        var children: AnyCancellable?
        init() { children = forwardChanges(of: guide) }
    }

    @Test("an object that is never replaced is followed for as long as what is returned is kept")
    func constant() {
        let trip = Trip()
        var count = 0
        let cancellable = trip.objectWillChange.sink { count += 1 }
        trip.guide.name = "Gia"
        #expect(count == 1)
        trip.children = nil
        trip.guide.name = "Gus"
        #expect(count == 1)
        cancellable.cancel()
        weak var weakTrip: Trip?
        do {
            let short = Trip()
            weakTrip = short
        }
        #expect(weakTrip == nil)
    }

    private struct Names: View {
        @ObservedObject var people: People
        var body: some View { Text(people.all.map(\.name).joined(separator: ", ")) }
    }

    @Test("a view that observes the parent shows what changes in the children, with one body a change")
    func view() {
        let people = People()
        people.all = [Person("Ada"), Person("Ben")]
        let screen = Screen { Names(people: people) }
        #expect(screen.texts == ["Ada, Ben"])
        screen.resetBodyCounts()
        people.all[1].name = "Bea"
        #expect(screen.texts == ["Ada, Bea"] && screen.bodyCounts == ["Names": 1])
    }
}
