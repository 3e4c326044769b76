import MartletGraph
import SwiftUI

/// Reading and writing through a stored key path.
@MainActor
enum BindingSuite {
    struct Store {
        var title = 0
        var cards = [1, 2, 3]
    }

    static func run(_ report: inout Report) {
        let binding = Binding(location: StoredLocation(Store()), transaction: Transaction()).title
        let count = 100_000
        report.add(suite: "binding", op: "read", n: count, unit: "cpu_ns", target: 20) {
            var sum = 0
            let time = cpu { for _ in 0..<count { sum &+= binding.wrappedValue } }
            precondition(sum >= 0)
            return time * 1e9 / Double(count)
        }
        report.add(suite: "binding", op: "write", n: count, unit: "cpu_ns", target: 40) {
            let time = cpu { for index in 0..<count { binding.wrappedValue = index } }
            ApplyPass(graph: .current).run()
            return time * 1e9 / Double(count)
        }
    }
}
