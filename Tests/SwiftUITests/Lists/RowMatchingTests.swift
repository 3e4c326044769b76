import Testing
import ViewTesting

@testable import SwiftUI

/// A list of numbers after some edits of each kind, some numbers twice.
private func edited(_ old: [Int], _ random: inout Seeded) -> [Int] {
    var new = old
    for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = new.isEmpty ? 0 : Int.random(in: 0..<new.count, using: &random)
        let other = new.isEmpty ? 0 : Int.random(in: 0..<new.count, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0 where !new.isEmpty: new.remove(at: place)
        case 1: new.insert(Int.random(in: 0..<1000, using: &random), at: place)
        case 2 where !new.isEmpty: new.swapAt(place, other)
        case 3 where !new.isEmpty: new.insert(new.remove(at: place), at: min(other, new.count))
        case 4: new.reverse()
        case 5 where Int.random(in: 0..<4, using: &random) == 0: new.shuffle(using: &random)
        case 6 where !new.isEmpty && Int.random(in: 0..<4, using: &random) == 0: new.append(new[other])
        default: new.removeAll { $0 % 7 == place % 7 }
        }
    }
    return new
}

private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@Suite("Matching of rows")
struct RowMatchingTests {
    @Test("each row is matched with one of the same id, as many as there are, and what is kept goes with it")
    func random() {
        var random = Seeded(state: 1)
        for round in 0..<3000 {
            let old = (0..<Int.random(in: 0...20, using: &random)).map { $0 * 3 % 31 }
            let new = edited(old, &random)
            let matching = RowMatching(from: ContiguousArray(old), to: ContiguousArray(new))
            let origins = new.indices.map { matching.origin(of: $0) }
            let matched = origins.compactMap { $0 }

            #expect(Set(matched).count == matched.count, "round \(round)")
            for (place, origin) in origins.enumerated() where origin != nil { #expect(old[origin!] == new[place]) }
            for id in Set(new) {
                let common = min(old.count { $0 == id }, new.count { $0 == id })
                #expect(matched.count { old[$0] == id } == common, "round \(round)")
            }
            #expect(matching.isIdentity == (old == new))
            #expect(Array(matching.added) == new.indices.filter { origins[$0] == nil })

            let destinations = matching.destinations
            for place in old.indices {
                #expect(matching.destination(of: place, destinations) == origins.firstIndex(of: place))
            }
            var kept = ContiguousArray(old.map { $0 * 10 })
            matching.carry(&kept, new: -1)
            #expect(kept == ContiguousArray(zip(new, origins).map { $1 == nil ? -1 : $0 * 10 }), "round \(round)")
        }
    }

    @Test("rows between that stand where they stood are not looked for elsewhere")
    func swap() {
        var new = ContiguousArray(0..<100)
        new.swapAt(10, 90)
        let matching = RowMatching(from: ContiguousArray(0..<100), to: new)
        #expect(matching.oldMiddle == 10..<91)
        #expect(matching.origins == ContiguousArray(new[10..<91]))
    }

    @Test("ids that repeat are found among few new rows as among all")
    func repeated() {
        var random = Seeded(state: 2)
        for _ in 0..<500 {
            let ids = ContiguousArray((0..<40).map { _ in Int.random(in: 0..<60, using: &random) })
            let all = Set(ids.repeated(among: nil))
            #expect(all == Set(ids.filter { id in ids.count { $0 == id } > 1 }))
            let places = ContiguousArray((0..<4).map { _ in Int.random(in: 0..<40, using: &random) })
            #expect(Set(ids.repeated(among: places)) == all.intersection(places.map { ids[$0] }))
        }
    }

    @Test("an element is looked for from where it was, in both directions")
    func nearest() {
        let ids = Array(0..<10)
        for start in 0..<14 {
            for id in 0..<12 { #expect(ids.index(near: start) { $0 == id } == ids.firstIndex(of: id)) }
        }
        #expect([7, 1, 2, 7].index(near: 2) { $0 == 7 } == 3)
        #expect([Int]().index(near: 0) { $0 == 7 } == nil)
    }
}

private struct Item: Identifiable, Equatable {
    let id: Int
}

/// Counts what is made.
private final class Counter {
    private var count = 0
    func next() -> Int {
        count += 1
        return count
    }
}

/// Shows its id, and a number that no other row was made with.
private struct Row: View {
    private let id: Int
    @State private var number: Int

    init(id: Int, counter: Counter) {
        self.id = id
        _number = State(initialValue: counter.next())
    }

    var body: some View { Text("\(id):\(number)") }
}

@MainActor @Suite("Edits of rows")
struct RowEditTests {
    private final class Model {
        var items: Binding<[Item]>?
        let counter = Counter()
    }

    private enum Kind: CaseIterable { case eager, lazy, list, binding }

    private struct Page: View {
        let kind: Kind
        let model: Model
        @State private var items = (0..<12).map { Item(id: $0) }

        var body: some View {
            model.items = $items
            return Group {
                switch kind {
                case .eager: VStack { ForEach(items) { Row(id: $0.id, counter: model.counter) } }
                case .lazy:
                    ScrollView { LazyVStack { ForEach(items, id: \.id) { Row(id: $0.id, counter: model.counter) } } }
                case .list: List(items) { Row(id: $0.id, counter: model.counter) }
                case .binding: List($items) { $item in Row(id: item.id, counter: model.counter) }
                }
            }
        }
    }

    @Test("semantics 62: random edits keep the state of each id that stays", arguments: Kind.allCases)
    private func keepsState(kind: Kind) throws {
        var random = Seeded(state: 3)
        let model = Model()
        let screen = Screen(size: CGSize(width: 300, height: 2000)) { Page(kind: kind, model: model) }
        var numbers: [Int: Int] = [:]
        func check(_ ids: [Int]) {
            let rows = screen.texts.map { $0.split(separator: ":").compactMap { Int($0) } }
            #expect(rows.map { $0[0] } == ids)
            for row in rows { #expect((numbers[row[0]] ?? row[1]) == row[1], "\(kind) \(row)") }
            numbers = Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
        }
        check(Array(0..<12))
        for _ in 0..<30 {
            let old = screen.texts.map { Int($0.split(separator: ":")[0])! }
            var seen: Set<Int> = []
            let new = edited(old, &random).filter { seen.insert($0).inserted }.prefix(20)
            model.items?.wrappedValue = new.map { Item(id: $0) }
            screen.advance(by: .zero)
            check(Array(new))
        }
        #expect(screen.warnings == [])
    }

    @Test("semantics 64: an id that an edit brings in a second time warns")
    func repeatedLater() {
        let model = Model()
        let screen = Screen { Page(kind: .list, model: model) }
        #expect(screen.warnings == [])
        model.items?.wrappedValue.insert(Item(id: 3), at: 7)
        screen.advance(by: .zero)
        #expect(screen.warnings.count == 1)
        #expect(screen.warnings.first?.contains("the ID 3 occurs multiple times") == true)
    }
}
