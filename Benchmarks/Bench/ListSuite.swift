import MartletGraph
import SwiftUI
import ViewTesting

/// Ten thousand rows of a composite view with HStack{Text, Text, Button}.
@MainActor
enum ListSuite {
    static let count = 10_000

    static func run(_ report: inout Report) {
        let rows = Double(count)
        // What the process needs anyway is there; and nothing freed lies about to be used again.
        let few = TestWindow(size: CGSize(width: 390, height: 844), Rows(count: 10))
        defer { few.close() }
        let before = residentBytes()
        let measured = TestWindow(size: CGSize(width: 390, height: 844), Rows(count: count))
        let bytes = Double(residentBytes() - before) / rows
        report.add(suite: "list", op: "memory", n: count, unit: "bytes_per_row", target: 1536, runs: 1, median: bytes)
        measured.close()

        report.add(suite: "list", op: "build", n: count, unit: "cpu_us_per_row", target: 3) {
            var window: TestWindow?
            let time = cpu { window = TestWindow(size: CGSize(width: 390, height: 844), Rows(count: count)) }
            window?.close()
            return time * 1e6 / rows
        }

        leaf(&report)
        parent(&report)
    }

    /// One State that one leaf reads among ten thousand.
    private static func leaf(_ report: inout Report) {
        let model = LeafModel()
        let window = TestWindow(size: CGSize(width: 390, height: 844), LeafRows(count: count, model: model))
        settle(window)
        report.add(suite: "list", op: "leaf-update", n: count, unit: "cpu_us", target: 5, runs: 999) {
            model.increment()
            ApplyPass(graph: .current).run()
            let time = cpu { UpdatePass(graph: .current).run() } * 1e6
            settle(window)
            return time
        }
        report.add(suite: "list", op: "leaf-display", n: count, unit: "cpu_us", target: 30, runs: 999) {
            model.increment()
            return cpu { settle(window) } * 1e6
        }
        window.close()
    }

    /// A State of the common parent of a thousand siblings that do not change.
    private static func parent(_ report: inout Report) {
        let model = LeafModel()
        let window = TestWindow(size: CGSize(width: 390, height: 844), Siblings(count: 1000, model: model))
        settle(window)
        report.add(suite: "list", op: "parent-update", n: 1000, unit: "cpu_us", target: 100, runs: 299) {
            model.increment()
            return cpu { settle(window) } * 1e6
        }
        window.close()
    }

    static func settle(_ window: TestWindow) {
        window.settle()
    }
}

/// Lets the suite write a State from outside.
@MainActor
final class LeafModel {
    var binding: Binding<Int>?
    func increment() { binding?.wrappedValue = ((binding?.wrappedValue ?? 0) + 1) % 10 }
}

struct Rows: View {
    let count: Int

    var body: some View {
        ScrollView {
            VStack { ForEach(0..<count, id: \.self) { Row(number: $0) } }
        }
    }
}

struct Row: View {
    let number: Int

    var body: some View {
        HStack {
            Text("Row")
            Text("Details")
            Button("Open") {}
        }
    }
}

struct LeafRows: View {
    let count: Int
    let model: LeafModel

    var body: some View {
        ScrollView {
            VStack {
                ForEach(0..<count, id: \.self) { number in
                    if number == count / 2 { Leaf(model: model) } else { Row(number: number) }
                }
            }
        }
    }
}

struct Leaf: View {
    let model: LeafModel
    @State private var value = 0

    var body: some View {
        HStack {
            Text("\(value)").monospacedDigit()
            Text("Details")
            Button("Open") {}
        }
        .onAppear { model.binding = $value }
    }
}

struct Siblings: View {
    let count: Int
    let model: LeafModel
    @State private var value = 0

    var body: some View {
        VStack {
            Text("\(value)").monospacedDigit()
            ForEach(0..<count, id: \.self) { Row(number: $0) }
        }
        .onAppear { model.binding = $value }
    }
}

/// Bytes of memory this process holds.
func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
