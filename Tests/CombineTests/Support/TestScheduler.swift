import Combine

/// A scheduler whose time stands still until it is told to pass.
final class TestScheduler: Scheduler, @unchecked Sendable {
    struct SchedulerTimeType: Strideable, Hashable {
        var milliseconds: Int
        func distance(to other: Self) -> Stride { Stride(magnitude: other.milliseconds - milliseconds) }
        func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.magnitude) }

        struct Stride: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible {
            var magnitude: Int
            init(magnitude: Int) { self.magnitude = magnitude }
            init(integerLiteral value: Int) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
            static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
            static func + (a: Self, b: Self) -> Self { Self(magnitude: a.magnitude + b.magnitude) }
            static func - (a: Self, b: Self) -> Self { Self(magnitude: a.magnitude - b.magnitude) }
            static func * (a: Self, b: Self) -> Self { Self(magnitude: a.magnitude * b.magnitude) }
            static func *= (a: inout Self, b: Self) { a = a * b }
            static func seconds(_ s: Int) -> Self { Self(magnitude: s * 1000) }
            static func seconds(_ s: Double) -> Self { Self(magnitude: Int(s * 1000)) }
            static func milliseconds(_ ms: Int) -> Self { Self(magnitude: ms) }
            static func microseconds(_ us: Int) -> Self { Self(magnitude: us / 1000) }
            static func nanoseconds(_ ns: Int) -> Self { Self(magnitude: ns / 1_000_000) }
        }
    }

    struct SchedulerOptions {}

    private struct Job {
        var due: Int
        var order: Int
        var interval: Int?
        var action: () -> Void
    }

    private(set) var now = SchedulerTimeType(milliseconds: 0)
    let minimumTolerance: SchedulerTimeType.Stride = 0
    private var jobs: [Job] = []
    private var order = 0

    var pending: Int { jobs.count }

    private func add(_ due: Int, _ interval: Int?, _ action: @escaping () -> Void) -> Int {
        order += 1
        jobs.append(Job(due: due, order: order, interval: interval, action: action))
        return order
    }

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        _ = add(now.milliseconds, nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { _ = add(date.milliseconds, nil, action) }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let id = add(date.milliseconds, interval.magnitude, action)
        return AnyCancellable { self.jobs.removeAll { $0.order == id } }
    }

    /// Runs what is due now, without letting time pass.
    func run() { advance(by: 0) }

    /// Lets time pass and runs what falls due, in order.
    func advance(by milliseconds: Int) {
        let end = now.milliseconds + milliseconds
        while let index = jobs.indices.filter({ jobs[$0].due <= end }).min(by: {
            (jobs[$0].due, jobs[$0].order) < (jobs[$1].due, jobs[$1].order)
        }) {
            let job = jobs[index]
            if let interval = job.interval { jobs[index].due += interval } else { jobs.remove(at: index) }
            now.milliseconds = max(now.milliseconds, job.due)
            job.action()
        }
        now.milliseconds = end
    }
}
