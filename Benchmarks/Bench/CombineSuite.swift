import Combine

/// What a value costs on its way through a pipeline.
@MainActor
enum CombineSuite {
    static func run(_ report: inout Report) {
        let count = 100_000
        report.add(suite: "combine", op: "map-filter-sink", n: count, unit: "cpu_ns", target: 60) {
            let subject = PassthroughSubject<Int, Never>()
            var sum = 0
            let sink = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.sink { sum &+= $0 }
            let time = cpu { for index in 0..<count { subject.send(index) } }
            sink.cancel()
            return time * 1e9 / Double(count)
        }
        report.add(suite: "combine", op: "current-value", n: count, unit: "cpu_ns", target: 60) {
            let subject = CurrentValueSubject<Int, Never>(0)
            var sum = 0
            let sink = subject.sink { sum &+= $0 }
            let time = cpu { for index in 0..<count { subject.send(index) } }
            sink.cancel()
            return time * 1e9 / Double(count)
        }
        report.add(suite: "combine", op: "published", n: count, unit: "cpu_ns", target: 80) {
            let object = Counter()
            var changes = 0
            let sink = object.objectWillChange.sink { changes &+= 1 }
            let time = cpu { for index in 0..<count { object.value = index } }
            sink.cancel()
            return time * 1e9 / Double(count)
        }
        report.add(suite: "combine", op: "subscribe-cancel", n: count, unit: "cpu_ms", target: 60) {
            let subject = PassthroughSubject<Int, Never>()
            return cpu { for _ in 0..<count { subject.sink { _ in }.cancel() } } * 1e3
        }
    }

    final class Counter: ObservableObject {
        @Published var value = 0
    }
}
