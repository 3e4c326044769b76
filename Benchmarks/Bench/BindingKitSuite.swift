import BindingKit
import MartletGraph
import SwiftUI

/// What the helpers of BindingKit cost above the binding that they are made from, which is a state's.
@MainActor
enum BindingKitSuite {
    struct Row: Identifiable {
        let id: Int
        var count = 0
    }

    @Cases enum Status {
        case inStock(quantity: Int)
        case soldOut(isOnBackOrder: Bool)
    }

    struct Item {
        var status = Status.inStock(quantity: 1)
    }

    final class Child: ObservableObject {
        @Published var count = 0
    }

    final class Parent: ObservableObject {
        @Published var children = (0..<10).map { _ in Child() }
        var forwarding: AnyCancellable?
        init() { forwarding = forwardChanges(of: $children) }
    }

    private static let count = 100_000

    static func run(_ report: inout Report) {
        for length in [1_000, 100_000] {
            let rows = state((0..<length).map { Row(id: $0) })
            access(&report, "element", length, rows[id: length / 2]!, Row(id: length / 2), target: 60)
        }
        for length in [1_000] {
            let values = state(Dictionary(uniqueKeysWithValues: (0..<length).map { ($0, $0) }))
            access(&report, "key", length, values[key: length / 2]!, 1, target: 100)
            access(&report, "key-default", length, values[key: length / 2, default: 0], 1, target: 100)
            let rows = state((0..<length).map { Row(id: $0) })
            access(&report, "element-by", length, rows[id: length / 2, by: \.id]!, Row(id: length / 2), target: 60)
        }
        access(&report, "case", 1, state(Status.inStock(quantity: 1))[/Status.inStock]!, 2, target: 40)
        access(&report, "case-name", 1, state(Status.inStock(quantity: 1)).inStock!, 2, target: 40)
        access(&report, "path", 1, state(Item())[\.status >>> /Status.inStock]!, 2, target: 100)
        access(&report, "is-case", 1, state(Status.inStock(quantity: 1)).is(\.inStock), true, target: 60)
        access(&report, "optional", 1, state(Int?.some(1)).unwrapped()!, 2, target: 40)
        access(&report, "default", 1, state(Int?.some(1)) ?? 0, 2, target: 60)
        access(&report, "presence", 1, state(Int?.some(1)).presence(), true, target: 60)
        access(&report, "map", 1, state(3).map(get: { $0 + 1 }, set: { $0 - 1 }), 4, target: 60)
        access(&report, "negated", 1, state(true).negated, false, target: 60)
        access(&report, "clamped", 1, state(3).clamped(to: 1...8), 4, target: 60)

        let path = /Status.inStock
        let statuses = (0..<64).map { Status.inStock(quantity: $0) }
        report.add(suite: "bindingkit", op: "extract", n: 1, unit: "cpu_ns", target: 20) {
            var sum = 0
            let time = cpu { for index in 0..<count { sum &+= path.extract(from: statuses[index & 63]) ?? 0 } }
            precondition(sum >= 0)
            return time * 1e9 / Double(count)
        }

        var seen = 0
        write(&report, "will-set", 1, state(0).willSet { seen &+= $1 }, 1, target: 100)
        write(&report, "did-set", 1, state(0).didSet { seen &+= $1 }, 1, target: 100)
        write(&report, "filter", 1, state(0).filter { $0 > 0 }, 1, target: 100)
        write(&report, "removing-duplicates", 1, state(0).removingDuplicates(), 1, target: 100)
        var observed = state(0)
        for _ in 0..<10 { observed = observed.didSet { seen &+= $1 } }
        write(&report, "ten-observers", 10, observed, 1, target: 200)

        let parent = Parent()
        let told = parent.objectWillChange.sink { seen &+= 1 }
        report.add(suite: "bindingkit", op: "forward", n: 10, unit: "cpu_ns", target: 400) {
            cpu { for number in 0..<count { parent.children[5].count = number } } * 1e9 / Double(count)
        }
        told.cancel()

        let base = state((0..<1_000).map { Row(id: $0) })
        let kept = (0..<1_000).map { base[id: $0]! }
        report.add(suite: "bindingkit", op: "make-element", n: 1_000, unit: "cpu_ns", target: 1_000) {
            var sum = 0
            let time = cpu { for index in 0..<1_000 { sum &+= base[id: index]!.wrappedValue.count } }
            precondition(sum >= 0 && kept.count == 1_000)
            return time * 1e9 / 1_000
        }
    }

    private static func state<Value>(_ value: Value) -> Binding<Value> {
        Binding(location: StoredLocation(value), transaction: Transaction())
    }

    private static func access<Value>(
        _ report: inout Report, _ name: String, _ n: Int, _ binding: Binding<Value>, _ value: Value, target: Double
    ) {
        report.add(suite: "bindingkit", op: "\(name)-read", n: n, unit: "cpu_ns", target: target) {
            cpu { for _ in 0..<count { _ = binding.wrappedValue } } * 1e9 / Double(count)
        }
        write(&report, "\(name)-write", n, binding, value, target: target)
    }

    private static func write<Value>(
        _ report: inout Report, _ name: String, _ n: Int, _ binding: Binding<Value>, _ value: Value, target: Double
    ) {
        report.add(suite: "bindingkit", op: name, n: n, unit: "cpu_ns", target: target) {
            let time = cpu { for _ in 0..<count { binding.wrappedValue = value } }
            ApplyPass(graph: .current).run()
            return time * 1e9 / Double(count)
        }
    }
}
