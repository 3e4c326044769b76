import BindingKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("ForEach over bindings", .serialized)
struct ForEachBindingTests {
    final class Model: ObservableObject {
        @Published var rows: [Row]
        init(_ count: Int) { rows = (0..<count).map { Row(id: $0, title: "row \($0)") } }
    }

    private struct Editor: View {
        let index: Int
        @Binding var row: Row
        var body: some View {
            TextField("Row \(index)", text: $row.title)
            Text(row.title)
        }
    }

    private struct NativeEditor: View {
        @Binding var row: Row
        var body: some View {
            TextField("Row", text: $row.title)
            Text(row.title)
        }
    }

    private struct List1: View {
        @ObservedObject var model: Model
        var body: some View { VStack { ForEach($model.rows) { index, $row in Editor(index: index, row: $row) } } }
    }

    private struct NativeList: View {
        @ObservedObject var model: Model
        var body: some View { VStack { ForEach($model.rows) { $row in NativeEditor(row: $row) } } }
    }

    private struct StateList: View {
        @State var rows = Model(3).rows
        var body: some View {
            VStack {
                ForEach($rows) { index, $row in Editor(index: index, row: $row) }
                Button("Reverse") { rows.reverse() }
                Button("Drop") { rows.removeLast() }
            }
        }
    }

    @Observable final class Store { var rows = (0..<3).map { Row(id: $0, title: "row \($0)") } }

    private struct ObservableList: View {
        @Bindable var store: Store
        var body: some View {
            VStack {
                ForEach($store.rows) { index, $row in Editor(index: index, row: $row) }
                Button("Reverse") { store.rows.reverse() }
                Button("Drop") { store.rows.removeLast() }
            }
        }
    }

    @Test("rows are edited where they are, follow their element, and know their position", arguments: [true, false])
    func rows(isState: Bool) {
        let screen = isState ? Screen { StateList() } : Screen { ObservableList(store: Store()) }
        #expect((0..<3).map { screen.textField("Row \($0)").value } == ["row 0", "row 1", "row 2"])
        screen.textField("Row 2").write("edited")
        screen.button("Reverse").tap()
        #expect((0..<3).map { screen.textField("Row \($0)").value } == ["edited", "row 1", "row 0"])
        screen.textField("Row 0").write("first")
        screen.button("Drop").tap()
        #expect((0..<2).map { screen.textField("Row \($0)").value } == ["first", "row 1"])
        #expect(!screen.textField("Row 2").exists && screen.warnings.isEmpty)
    }

    @Test("an edit runs the body of its row and no more than SwiftUI's own ForEach runs")
    func bodyCounts() {
        let (ours, native) = (Model(6), Model(6))
        let (screen, nativeScreen) = (Screen { List1(model: ours) }, Screen { NativeList(model: native) })
        func count(_ change: (Model) -> Void) -> (ours: [String: Int], native: [String: Int]) {
            screen.resetBodyCounts()
            nativeScreen.resetBodyCounts()
            change(ours)
            change(native)
            return (screen.bodyCounts, nativeScreen.bodyCounts)
        }
        let edit = count { $0.rows[4].title = "edit" }
        #expect(edit.ours == ["List1": 1, "Editor": 1])
        #expect(edit.native == ["NativeList": 1, "NativeEditor": 1])
        let removal = count { $0.rows.removeLast() }
        #expect(removal.ours == ["List1": 1])
        #expect(removal.native == ["NativeList": 1])
        // Two rows show other positions.
        #expect(count { $0.rows.swapAt(2, 3) }.ours == ["List1": 1, "Editor": 2])
        #expect(screen.textField("Row 2").value == "row 3" && screen.textField("Row 4").value == "edit")
    }

    @Test("after an insertion at the front a thousand rows look for their elements once, not each")
    func looksOnce() {
        let probe = Probe()
        var rows = (0..<1_000).map { CountedRow(id: CountedID(number: $0, probe: probe)) }
        let holder = Holder(rows)
        let base = holder.binding
        let bindings = rows.map { base[id: $0.id]! }
        func comparisons() -> Int {
            probe.count = 0
            for binding in bindings { _ = binding.wrappedValue }
            return probe.count
        }
        _ = comparisons()
        let standing = comparisons()
        rows.insert(CountedRow(id: CountedID(number: -1, probe: probe)), at: 0)
        holder.value = rows
        let moved = comparisons()
        let after = comparisons()
        #expect(standing == 1_000 && after == 1_000 && moved < 10_000)
    }

    final class Probe: @unchecked Sendable { var count = 0 }

    struct CountedID: Hashable, Sendable {
        let number: Int
        let probe: Probe
        static func == (a: Self, b: Self) -> Bool {
            a.probe.count += 1
            return a.number == b.number
        }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    struct CountedRow: Identifiable { let id: CountedID }

    private struct DictionaryList: View {
        @State var order = ["b", "a", "missing"]
        @State var values = ["a": 1, "b": 2]
        var body: some View {
            VStack {
                ForEach($values, order: order) { key, $value in Stepper("\(key): \(value)", value: $value) }
                Button("Remove") { values["b"] = nil }
            }
        }
    }

    @Test("a dictionary in the order of its keys; keys without a value are left out")
    func dictionary() {
        let screen = Screen { DictionaryList() }
        #expect(screen.stepper("b: 2").exists && screen.stepper("a: 1").exists)
        screen.stepper("b: 2").increment()
        screen.stepper("a: 1").increment()
        #expect(screen.stepper("b: 3").exists && screen.stepper("a: 2").exists)
        screen.button("Remove").tap()
        #expect(!screen.stepper("b: 3").exists && screen.stepper("a: 2").exists && screen.warnings.isEmpty)
    }
}
