import MartletGraph
import SwiftUI
import ViewTesting

/// A VStack of many rows in a ScrollView, all of which are made and laid out: what most programs write.
///
/// Each operation is measured with two numbers of rows, so that it shows how the cost of one change grows with them.
@MainActor
enum EagerSuite {
    static func run(_ report: inout Report) {
        for count in [1000, 4000] {
            let scale = Double(count) / 1000
            create(count, scale, &report)
            change(count, scale, &report)
        }
        counter(&report)
        texts(&report)
        memory(&report)
    }

    /// All rows made, and all of them exchanged for others.
    private static func create(_ count: Int, _ scale: Double, _ report: inout Report) {
        report.add(suite: "eager", op: "create", n: count, unit: "cpu_ms", target: 60 * scale, runs: 3) {
            let model = EagerModel()
            let window = TestWindow(size: LazySuite.size, EagerRows(rows: [], model: model))
            let rows = EagerRow.fresh(count)
            let time = cpu {
                model.rows?.wrappedValue = rows
                window.settle()
            }
            window.close()
            return time * 1e3
        }
    }

    private static func change(_ count: Int, _ scale: Double, _ report: inout Report) {
        let model = EagerModel()
        let window = TestWindow(size: LazySuite.size, EagerRows(rows: EagerRow.fresh(count), model: model))
        var step = 0
        func measure(
            _ op: String, _ target: Double, runs: Int = 9, before: @escaping @MainActor () -> Void = {},
            _ change: @escaping @MainActor () -> Void
        ) {
            report.add(suite: "eager", op: op, n: count, unit: "cpu_ms", target: target, runs: runs) {
                step += 1
                before()
                window.settle()
                return cpu {
                    change()
                    window.settle()
                } * 1e3
            }
        }
        measure("replace", 75 * scale, runs: 3) { model.rows?.wrappedValue = EagerRow.fresh(count) }
        measure("update-10th", 3 * scale) {
            var rows = model.rows!.wrappedValue
            for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label = "label !\(step)" }
            model.rows?.wrappedValue = rows
        }
        measure("swap", 2.5) { model.rows?.wrappedValue.swapAt(1, count - 2) }
        measure("select", 2.5) { model.selection?.wrappedValue = model.rows!.wrappedValue[step % 20].id }
        measure("edit-same-size", 0.3) { model.rows?.wrappedValue[5].label = step % 2 == 0 ? "12345678" : "87654321" }
        measure("edit-other-size", 1.5) {
            model.rows?.wrappedValue[5].label = step % 2 == 0 ? "short" : "much longer than that"
        }
        measure("remove", 3, before: { model.rows?.wrappedValue += EagerRow.fresh(1) }) {
            model.rows?.wrappedValue.remove(at: 5)
        }
        measure("append-1000", 60, runs: 3, before: { model.rows?.wrappedValue.removeSubrange(count...) }) {
            model.rows?.wrappedValue += EagerRow.fresh(1000)
        }
        window.close()
    }

    /// A number above the rows, in the same view.
    private static func counter(_ report: inout Report) {
        for (op, isInline) in [("counter", false), ("counter-inline", true)] {
            let model = EagerModel()
            let window = TestWindow(
                size: LazySuite.size, EagerRows(rows: EagerRow.fresh(1000), model: model, isInline: isInline))
            report.add(suite: "eager", op: op, n: 1000, unit: "cpu_ms", target: 1, runs: 49) {
                cpu {
                    model.counter?.wrappedValue += 1
                    window.settle()
                } * 1e3
            }
            window.close()
        }
    }

    /// One text among a thousand that are all seen.
    private static func texts(_ report: inout Report) {
        for (op, target, other) in [
            ("text-same-size", 0.3, "87654321"), ("text-other-size", 1.5, "longer than it was"),
        ] {
            let model = EagerModel()
            let window = TestWindow(
                size: CGSize(width: 800, height: 20_000), EagerTexts(texts: EagerRow.fresh(1000), model: model))
            var step = 0
            report.add(suite: "eager", op: op, n: 1000, unit: "cpu_ms", target: target, runs: 49) {
                step += 1
                return cpu {
                    model.text?.wrappedValue = step % 2 == 0 ? "12345678" : other
                    window.settle()
                } * 1e3
            }
            window.close()
        }
    }

    private static func memory(_ report: inout Report) {
        let count = 10_000
        let few = TestWindow(size: LazySuite.size, EagerRows(rows: EagerRow.fresh(10), model: EagerModel()))
        let rows = EagerRow.fresh(count)
        let before = residentBytes()
        var window: TestWindow?
        let time = cpu {
            window = TestWindow(size: LazySuite.size, EagerRows(rows: rows, model: EagerModel()))
            window?.settle()
        }
        let bytes = Double(residentBytes() - before)
        report.add(suite: "eager", op: "open", n: count, unit: "cpu_ms", target: 550, runs: 1, median: time * 1e3)
        report.add(
            suite: "eager", op: "memory", n: count, unit: "bytes_per_row", target: 8000, runs: 1,
            median: bytes / Double(count))
        window?.close()
        few.close()
    }
}

struct EagerRow: Identifiable, Equatable {
    let id: Int
    var label: String

    @MainActor private static var lastID = 0
    private static let words = [
        ["pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean"],
        ["red", "yellow", "blue", "green", "pink", "brown", "purple", "white", "black", "orange"],
        ["table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse"],
    ]

    /// Rows whose ids and labels were not there before.
    @MainActor static func fresh(_ count: Int) -> [EagerRow] {
        (0..<count).map { _ in
            lastID += 1
            return EagerRow(id: lastID, label: words.map { $0[(lastID * 7) % $0.count] }.joined(separator: " "))
        }
    }
}

/// Lets the suite write states from outside.
@MainActor
final class EagerModel {
    var rows: Binding<[EagerRow]>?
    var selection: Binding<Int?>?
    var counter: Binding<Int>?
    var text: Binding<String>?
}

struct EagerRows: View {
    @State var rows: [EagerRow]
    @State private var selection: Int?
    @State private var counter = 0
    let model: EagerModel
    var isInline = false

    init(rows: [EagerRow], model: EagerModel, isInline: Bool = false) {
        _rows = State(initialValue: rows)
        self.model = model
        self.isInline = isInline
    }

    var body: some View {
        (model.rows, model.selection, model.counter) = ($rows, $selection, $counter)
        return VStack {
            Text("\(counter)")
            ScrollView {
                VStack {
                    if isInline {
                        ForEach(rows) { row in
                            HStack {
                                Text("\(row.id)")
                                Text(row.label)
                                Button("Remove") { rows.removeAll { $0.id == row.id } }
                            }
                        }
                    } else {
                        ForEach(rows) { EagerRowView(row: $0, isSelected: $0.id == selection) }
                    }
                }
            }
        }
    }
}

struct EagerRowView: View {
    let row: EagerRow
    let isSelected: Bool

    var body: some View {
        HStack {
            Text("\(row.id)")
            Text(row.label).foregroundStyle(isSelected ? Color.red : Color.primary)
            Button("Remove") {}
        }
    }
}

/// Texts one below the other, the first of which changes alone.
struct EagerTexts: View {
    let texts: [EagerRow]
    let model: EagerModel

    var body: some View {
        VStack {
            EagerText(model: model)
            ForEach(texts) { Text($0.label) }
        }
    }
}

struct EagerText: View {
    @State private var text = "12345678"
    let model: EagerModel

    var body: some View {
        model.text = $text
        return Text(text).monospacedDigit()
    }
}
