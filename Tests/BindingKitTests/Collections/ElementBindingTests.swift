import BindingKit
import SwiftUI
import Testing
import ViewTesting

struct Row: Identifiable, Hashable {
    let id: Int
    var title: String
}

@MainActor @Suite("Bindings to elements", .serialized)
struct ElementBindingTests {
    private func rows(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0, title: "row \($0)") } }

    @Test("a binding by id follows its element through insertion, removal, sorting and replacement")
    func following() {
        let holder = Holder(rows(5))
        let binding = holder.binding[id: 3]!
        holder.value.insert(Row(id: 9, title: "new"), at: 0)
        binding.wrappedValue.title = "a"
        #expect(holder.value[4] == Row(id: 3, title: "a"))
        holder.value.reverse()
        binding.wrappedValue.title += "b"
        holder.value.removeFirst()
        binding.title.wrappedValue += "c"
        #expect(holder.value.map(\.title) == ["abc", "row 2", "row 1", "row 0", "new"])
        holder.value = [Row(id: 7, title: "x"), Row(id: 3, title: "replaced")]
        #expect(binding.wrappedValue.title == "replaced" && holder.binding[id: 1] == nil)
    }

    @Test("an element that is gone is read as it was last, its writes are ignored, and it may come back")
    func gone() {
        let holder = Holder(rows(3))
        let binding = holder.binding[id: 2]!
        holder.value[2].title = "last"
        #expect(binding.wrappedValue.title == "last")
        let removed = holder.value.removeLast()
        holder.writes = 0
        binding.wrappedValue.title = "late"
        #expect(holder.writes == 0 && binding.wrappedValue.title == "last" && holder.value == rows(2))
        holder.value.removeAll()
        #expect(binding.wrappedValue.title == "last")
        holder.value = [removed]
        binding.wrappedValue.title = "again"
        #expect(holder.value == [Row(id: 2, title: "again")])
        holder.value[0] = Row(id: 5, title: "other")
        binding.wrappedValue.title = "never"
        #expect(holder.value == [Row(id: 5, title: "other")])
        holder.value[0] = Row(id: 2, title: "back in its place")
        #expect(binding.wrappedValue.title == "back in its place")
    }

    @Test("an id that stands twice leads to the first, and warns once")
    func twice() {
        let screen = Screen { Text("") }
        let holder = Holder([Row(id: 1, title: "a"), Row(id: 2, title: "b"), Row(id: 1, title: "c")])
        for _ in 0..<3 { #expect(holder.binding[id: 1]?.wrappedValue.title == "a") }
        holder.binding[id: 1]?.wrappedValue.title = "A"
        #expect(holder.value.map(\.title) == ["A", "b", "c"])
        #expect(screen.warnings.count == 1 && screen.warnings[0].contains("The id 1 stands more than once"))
    }

    @Test("collections whose positions are no numbers from 0, and elements that are not Identifiable")
    func otherCollections() {
        let holder = Holder(rows(6)[2..<5])
        let binding = holder.binding[id: 4]!
        binding.title.wrappedValue = "slice"
        holder.value.removeFirst()
        #expect(binding.wrappedValue.title == "slice" && holder.value[4].title == "slice")
        let words = Holder(["one", "two", "three"])
        let three = words.binding[id: 5, by: \.count]
        words.value.swapAt(0, 2)
        three?.wrappedValue = "seven"
        #expect(words.value == ["seven", "two", "one"] && words.binding[id: 4, by: \.count] == nil)
    }

    @Test("a value of a dictionary by its key: a write never brings a key back")
    func dictionaries() {
        let holder = Holder(["a": 1, "b": 2])
        let binding = holder.binding[key: "a"]!
        binding.wrappedValue += 10
        #expect(holder.value == ["a": 11, "b": 2] && holder.binding[key: "z"] == nil)
        holder.value["a"] = nil
        binding.wrappedValue = 5
        #expect(holder.value == ["b": 2] && binding.wrappedValue == 11)
        let votes = holder.binding[key: "c", default: 0]
        #expect(votes.wrappedValue == 0)
        votes.wrappedValue += 1
        #expect(holder.value == ["b": 2, "c": 1])
    }

    @Test("identifiable indices tell positions and ids, lazily")
    func indices() {
        let indices = rows(4)[1...].identifiableIndices
        #expect(indices.map(\.id) == [1, 2, 3] && indices.map(\.index) == [1, 2, 3] && indices.count == 3)
        #expect(indices.last?.index == 3 && indices[indices.startIndex].id == 1)
        var reads = 0
        let counting = CountingRows(count: 1_000) { reads += 1 }
        _ = counting.identifiableIndices
        #expect(reads == 0)
        _ = counting.identifiableIndices[500]
        #expect(reads == 1)
    }

    private struct CountingRows: RandomAccessCollection {
        let count: Int
        let read: () -> Void
        var startIndex: Int { 0 }
        var endIndex: Int { count }
        subscript(position: Int) -> Row {
            read()
            return Row(id: position, title: "")
        }
    }
}
