import Combine
import Synchronization

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
        report.add(suite: "combine", op: "ten-operators", n: count, unit: "cpu_ns", target: 400) {
            let subject = PassthroughSubject<Int, Never>()
            var sum = 0
            var seen = 0
            let sink =
                subject
                .map { $0 &+ 1 }
                .compactMap { $0 & 7 == 0 ? nil : $0 }
                .scan(0) { $0 &+ $1 }
                .removeDuplicates()
                .dropFirst(3)
                .prefix { $0 != -1 }
                .filter { $0 != -2 }
                .handleEvents(receiveOutput: { _ in seen &+= 1 })
                .replaceError(with: 0)
                .map { $0 &* 3 }
                .sink { sum &+= $0 }
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
        report.add(suite: "combine", op: "subscribe-cancel-alive", n: count, unit: "objects", target: 0) {
            let subject = PassthroughSubject<Int, Never>()
            let before = Token.alive.load(ordering: .relaxed)
            for _ in 0..<count {
                let token = Token()
                subject.map { $0 &+ 1 }.sink { _ in withExtendedLifetime(token) {} }.cancel()
            }
            return Double(Token.alive.load(ordering: .relaxed) - before)
        }
        report.add(suite: "combine", op: "subscribe-cancel-growth", n: count, unit: "bytes", target: 16) {
            let subject = PassthroughSubject<Int, Never>()
            let before = residentBytes()
            for _ in 0..<count { subject.sink { _ in }.cancel() }
            return Double(max(0, residentBytes() - before)) / Double(count)
        }
    }

    final class Counter: ObservableObject {
        @Published var value = 0
    }

    /// Something that a subscriber holds, counted.
    final class Token: Sendable {
        static let alive = Atomic<Int>(0)

        init() { Token.alive.add(1, ordering: .relaxed) }

        deinit { Token.alive.subtract(1, ordering: .relaxed) }
    }
}
