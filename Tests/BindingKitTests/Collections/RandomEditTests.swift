import BindingKit
import SwiftUI
import Testing
import ViewTesting

/// Edits through bindings to the elements of a list, compared with the same edits of a model that knows no bindings.
@MainActor @Suite("Random edits through bindings to elements", .serialized)
struct RandomEditTests {
    /// One step, with all that was drawn for it, so that it can be done in two ways.
    enum Edit: CustomStringConvertible {
        case write(id: Int, title: String)
        case remove(offset: Int)
        case insert(Row, offset: Int)
        case move(from: Int, to: Int)
        case sort(key: UInt64)
        case replace([Row])

        /// - Parameter ids: those that may be written, also of elements that are gone.
        static func random(_ rows: [Row], _ ids: [Int], step: Int, _ numbers: inout SeededNumbers) -> Edit {
            let offset = Int.random(in: 0..<rows.count, using: &numbers)
            switch Int.random(in: 0..<12, using: &numbers) {
            case 0..<6: return .write(id: ids.randomElement(using: &numbers)!, title: "step \(step)")
            case 6: return .remove(offset: offset)
            case 7: return .insert(Row(id: 10_000 + step, title: "new in step \(step)"), offset: offset)
            case 8: return .move(from: offset, to: Int.random(in: 0..<rows.count, using: &numbers))
            case 9, 10: return .sort(key: numbers.next())
            default:
                // Some of those that are there and some that were, with new titles, and some that never were.
                let old = (0..<1_000).filter { _ in Int.random(in: 0..<10, using: &numbers) > 0 }
                let new = (0..<100).map { 100_000 + step * 100 + $0 }
                return .replace((old + new).shuffled(using: &numbers).map { Row(id: $0, title: "\($0) of \(step)") })
            }
        }

        /// All but a write, which is what the bindings are tried with.
        func restructure(_ rows: inout [Row]) {
            switch self {
            case .write: break
            case .remove(let offset): rows.remove(at: offset)
            case .insert(let row, let offset): rows.insert(row, at: offset)
            case .move(let from, let to): rows.insert(rows.remove(at: from), at: to)
            case .sort(let key): rows.sort { ($0.id &* Int(key % 997), $0.id) < ($1.id &* Int(key % 997), $1.id) }
            case .replace(let new): rows = new
            }
        }

        var description: String {
            switch self {
            case .write(let id, let title): "write \(title) to \(id)"
            case .remove(let offset): "remove the one at \(offset)"
            case .insert(let row, let offset): "insert \(row.id) at \(offset)"
            case .move(let from, let to): "move from \(from) to \(to)"
            case .sort(let key): "sort by \(key)"
            case .replace(let rows): "replace all by \(rows.count)"
            }
        }

        func apply(_ rows: inout [Row]) {
            guard case .write(let id, let title) = self else { return restructure(&rows) }
            if let index = rows.firstIndex(where: { $0.id == id }) { rows[index].title = title }
        }
    }

    private let rows = (0..<1_000).map { Row(id: $0, title: "row \($0)") }

    @Test("by id: bindings that are kept and such that are made for the edit", arguments: 0..<6)
    func ids(seed: UInt64) throws {
        var numbers = SeededNumbers(seed + 1)
        let holder = Holder(rows)
        let base = holder.binding
        var model = rows
        let kept = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, base[id: $0.id]!) })
        var seen = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
        for step in 0..<400 {
            let edit = Edit.random(model, model.map(\.id) + kept.keys.sorted(), step: step, &numbers)
            let isKept = Bool.random(using: &numbers)
            if case .write(let id, let title) = edit {
                let isThere = model.contains { $0.id == id }
                if isKept, let binding = kept[id] {
                    binding.title.wrappedValue = title
                    if isThere { seen[id]!.title = title }
                } else {
                    let binding = holder.binding[id: id]
                    try #require((binding != nil) == isThere, "seed \(seed), step \(step): \(edit)")
                    binding?.wrappedValue.title = title
                }
            } else {
                edit.restructure(&base.wrappedValue)
            }
            edit.apply(&model)
            try #require(holder.value == model, "seed \(seed), step \(step): \(edit)")
            let places = Dictionary(uniqueKeysWithValues: model.enumerated().map { ($1.id, $0) })
            for _ in 0..<20 {
                let id = Int.random(in: 0..<1_000, using: &numbers)
                if let place = places[id] { seen[id] = model[place] }
                try #require(kept[id]!.wrappedValue == seen[id], "seed \(seed), step \(step): read \(id) after \(edit)")
            }
        }
    }

    @Test("by key: bindings to the values of a dictionary", arguments: 0..<6)
    func keys(seed: UInt64) throws {
        var numbers = SeededNumbers(seed + 1)
        let holder = Holder(Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.title) }))
        let base = holder.binding
        var model = holder.value
        var seen = model
        let kept = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, base[key: $0.id]!) })
        for step in 0..<400 {
            let (key, text) = (Int.random(in: 0..<1_000, using: &numbers), "step \(step)")
            let kind = Int.random(in: 0..<12, using: &numbers)
            switch kind {
            case 0..<4:
                kept[key]!.wrappedValue = text
                if model[key] != nil { (model[key], seen[key]) = (text, text) }
            case 4, 5:
                holder.binding[key: key]?.wrappedValue = text
                if model[key] != nil { model[key] = text }
            case 6:
                holder.binding[key: key, default: ""].wrappedValue += text
                model[key, default: ""] += text
            case 7, 8:
                base.wrappedValue[key] = nil
                model[key] = nil
            case 9, 10:
                base.wrappedValue[key] = text
                model[key] = text
            default:
                let new = (0..<1_500).filter { _ in Int.random(in: 0..<3, using: &numbers) > 0 }
                model = Dictionary(uniqueKeysWithValues: new.map { ($0, "\($0) of \(text)") })
                base.wrappedValue = model
            }
            try #require(holder.value == model, "seed \(seed), step \(step): \(kind) of \(key)")
            for _ in 0..<20 {
                let key = Int.random(in: 0..<1_000, using: &numbers)
                if let value = model[key] { seen[key] = value }
                try #require(kept[key]!.wrappedValue == seen[key], "seed \(seed), step \(step): read \(key)")
            }
        }
    }

    // MARK: In a list on a screen

    /// The bindings that the rows of a list were made with last, and where each row said that it is.
    @MainActor final class Given {
        var bindings: [Int: Binding<Row>] = [:]
    }

    final class Model: ObservableObject {
        @Published var rows: [Row]
        init(_ rows: [Row]) { self.rows = rows }
    }

    private struct RowView: View {
        let index: Int
        @Binding var row: Row
        let given: Given

        var body: some View {
            let _ = given.bindings[row.id] = $row
            Text(verbatim: "\(index): \(row.id) \(row.title)")
        }
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        let given: Given

        var body: some View {
            ScrollView {
                LazyVStack { ForEach($model.rows) { index, $row in RowView(index: index, row: $row, given: given) } }
            }
        }
    }

    @Test("by ForEach: bindings that the rows of a list on a screen were given, also rows that went", arguments: 0..<4)
    func forEach(seed: UInt64) throws {
        var numbers = SeededNumbers(seed + 1)
        let (object, given) = (Model(rows), Given())
        let screen = Screen { Rows(model: object, given: given) }
        var model = rows
        try #require(screen.texts.count > 5 && screen.texts[0] == "0: 0 row 0")
        for step in 0..<120 {
            let edit = Edit.random(model, given.bindings.keys.sorted(), step: step, &numbers)
            if case .write(let id, let title) = edit {
                given.bindings[id]!.wrappedValue.title = title
            } else {
                edit.restructure(&object.rows)
            }
            edit.apply(&model)
            try #require(object.rows == model, "seed \(seed), step \(step): \(edit)")
            let texts = screen.texts
            let expected = model.prefix(texts.count).enumerated().map { "\($0): \($1.id) \($1.title)" }
            try #require(texts.count > 5 && texts == expected, "seed \(seed), step \(step): \(edit)")
            for (id, binding) in given.bindings {
                guard let row = model.first(where: { $0.id == id }) else { continue }
                try #require(binding.wrappedValue == row, "seed \(seed), step \(step): read \(id) after \(edit)")
            }
        }
        try #require(given.bindings.count > 50 && screen.warnings.isEmpty)
    }
}
