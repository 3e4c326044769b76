import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Observable objects", .serialized)
struct ObjectTests {
    final class Model: ObservableObject {
        @Published var isOn = false
        var silent = 0
    }

    struct Leaf: View {
        let text: String
        var body: some View { Text(text) }
    }

    struct Parent: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Leaf(text: "constant")
                Leaf(text: model.isOn ? "on" : "off")
            }
            .onAppear { model.isOn.toggle() }
        }
    }

    @Test("semantics 16: the parent runs twice, the child that is the same is skipped")
    func publishedInOnAppear() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Parent(model: Model()) }
        #expect(screen.texts == ["constant", "on"])
        #expect(screen.bodyCounts == ["Parent": 2, "Leaf": 3])
    }

    struct Watcher: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Text(model.isOn ? "on" : "off")
                Button("Twice") {
                    model.isOn.toggle()
                    model.silent += 1
                    model.isOn.toggle()
                    model.isOn.toggle()
                }
                Button("Silent") { model.silent += 1 }
            }
        }
    }

    @Test("semantics 17, 25: several changes in one turn make one pass, an unpublished one none")
    func onePass() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Watcher(model: Model()) }
        screen.resetBodyCounts()
        screen.button("Twice").tap()
        #expect(screen.bodyCounts == ["Watcher": 1])
        screen.resetBodyCounts()
        screen.button("Silent").tap()
        #expect(screen.bodyCounts.isEmpty)
        #expect(screen.texts == ["on", "Twice", "Silent"])
    }

    struct Silent: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Leaf(text: "constant")
                Leaf(text: model.silent == 0 ? "still" : "changed")
            }
            .onAppear { model.silent += 1 }
        }
    }

    @Test("semantics 17: after a change of what is not published, parent and children ran for the first time only")
    func silentInOnAppear() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Silent(model: Model()) }
        #expect(screen.texts == ["constant", "still"])
        #expect(screen.bodyCounts == ["Silent": 1, "Leaf": 2])
    }

    struct ObservedParent: View {
        let model: Tracked
        let changesTracked: Bool
        var body: some View {
            VStack {
                Leaf(text: "constant")
                Leaf(text: "\(model.count) \(model.ignored)")
            }
            .onAppear { if changesTracked { model.count += 1 } else { model.ignored += 1 } }
        }
    }

    struct OwningParent: View {
        @State private var model = Tracked()
        let changesTracked: Bool
        var body: some View {
            VStack {
                Leaf(text: "constant")
                Leaf(text: "\(model.count) \(model.ignored)")
            }
            .onAppear { if changesTracked { model.count += 1 } else { model.ignored += 1 } }
        }
    }

    @Test(
        "semantics 18: the counts are the same for an observable object, held by let or State",
        arguments: [true, false])
    func observationInOnAppear(changesTracked: Bool) {
        let size = CGSize(width: 300, height: 300)
        let (parent, leaf) = changesTracked ? (2, 3) : (1, 2)
        let held = Screen(size: size) { ObservedParent(model: Tracked(), changesTracked: changesTracked) }
        #expect(held.texts == ["constant", changesTracked ? "1 0" : "0 0"])
        #expect(held.bodyCounts == ["ObservedParent": parent, "Leaf": leaf])
        let owned = Screen(size: size) { OwningParent(changesTracked: changesTracked) }
        #expect(owned.texts == ["constant", changesTracked ? "1 0" : "0 0"])
        #expect(owned.bodyCounts == ["OwningParent": parent, "Leaf": leaf])
    }

    @Observable final class Tracked {
        var count = 0
        @ObservationIgnored var ignored = 0
    }

    struct TrackedView: View {
        @State private var model = Tracked()
        var body: some View {
            VStack {
                Text("\(model.count)")
                Button("Count") { model.count += 1 }
                Button("Ignored") { model.ignored += 1 }
            }
        }
    }

    @Test("semantics 18: an observed property updates the view, an ignored one does not")
    func observation() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { TrackedView() }
        screen.resetBodyCounts()
        screen.button("Count").tap()
        screen.button("Ignored").tap()
        #expect(screen.bodyCounts == ["TrackedView": 1])
        #expect(screen.texts == ["1", "Count", "Ignored"])
    }

    struct Outer: View {
        @StateObject private var model = Model()
        var body: some View { Middle().environmentObject(model) }
    }

    struct Middle: View {
        var body: some View { Inner() }
    }

    struct Inner: View {
        @EnvironmentObject var model: Model
        var body: some View { Button(model.isOn ? "on" : "off") { model.isOn.toggle() } }
    }

    @Test("an environment object passes through a view that knows nothing of it")
    func environmentObject() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) { Outer() }
        screen.resetBodyCounts()
        screen.button("off").tap()
        #expect(screen.texts == ["on"])
        #expect(screen.bodyCounts["Middle"] == nil)
        #expect(screen.bodyCounts["Inner"] == 1)
    }

    @Test("a view that reads a part of an object through a binding runs when that part is another, and only then")
    func parts() {
        let model = Pair()
        let screen = Screen { PairView(model: model) }
        screen.resetBodyCounts()
        model.first[1] = "c"
        #expect(screen.texts == ["a", "c", "x"])
        #expect(screen.bodyCounts == ["PairView": 1, "ItemView": 1])
        screen.resetBodyCounts()
        model.second = "y"
        #expect(screen.texts == ["a", "c", "y"])
        #expect(screen.bodyCounts == ["PairView": 1, "ItemView": 1])
    }

    private final class Person: ObservableObject {
        @Published var name = "Ada"
    }

    private final class People: ObservableObject {
        @Published var list = [Person()]
    }

    private struct PersonView: View {
        @Binding var person: Person
        var body: some View {
            Text("The name is \(person.name)")
            TextField("Name", text: $person.name)
        }
    }

    @Test("a view that has an object by a binding follows what is written through the binding")
    func objectByBinding() {
        struct Page: View {
            @StateObject private var people = People()
            var body: some View { PersonView(person: $people.list[0]) }
        }
        let screen = Screen { Page() }
        screen.textField("Name").type("m")
        #expect(screen.text("The name is Adam").exists)
    }
}

private final class Pair: ObservableObject {
    @Published var first = ["a", "b"]
    @Published var second = "x"
}

private struct PairView: View {
    @ObservedObject var model: Pair
    var body: some View {
        ForEach(0..<2) { ItemView(item: $model.first[$0]) }
        PassingView(item: $model.second)
    }
}

private struct PassingView: View {
    @Binding var item: String
    var body: some View { ItemView(item: $item) }
}

private struct ItemView: View {
    @Binding var item: String
    var body: some View { Text(item) }
}
