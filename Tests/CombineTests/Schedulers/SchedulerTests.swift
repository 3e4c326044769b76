@testable import Combine
import Foundation
import Testing

/// A clock that stands still until it is told to pass.
private final class VirtualClock: @unchecked Sendable {
    private struct Job {
        var due: TimeInterval
        var id: Int
        var action: @Sendable () -> Void
    }

    private var now = 0.0
    private var jobs: [Job] = []
    private var ids = 0

    func install() {
        CombineClock.now = { self.now }
        CombineClock.scheduleAfter = { seconds, action in
            self.ids += 1
            let id = self.ids
            self.jobs.append(Job(due: self.now + seconds, id: id, action: action))
            return AnyCancellable { self.jobs.removeAll { $0.id == id } }
        }
    }

    func remove() {
        CombineClock.now = nil
        CombineClock.scheduleAfter = nil
    }

    var pending: Int { jobs.count }

    func advance(by seconds: TimeInterval) {
        let end = now + seconds
        while let job = jobs.filter({ $0.due <= end + 1e-9 }).min(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
            jobs.removeAll { $0.id == job.id }
            now = max(now, job.due)
            job.action()
        }
        now = end
    }
}

// On the main actor, because screens give Combine their clocks there.
@MainActor @Suite("Schedulers of the system", .serialized)
struct SchedulerTests {
    @Test("a timer follows the virtual clock and stops with its last subscriber")
    func timer() {
        let clock = VirtualClock()
        clock.install()
        defer { clock.remove() }
        let probe = Probe<Date, Never>()
        Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().subscribe(probe)
        clock.advance(by: 1.7)
        #expect(probe.values.map(\.timeIntervalSinceReferenceDate) == [0.5, 1, 1.5])
        probe.cancel()
        #expect(clock.pending == 0)
        clock.advance(by: 5)
        #expect(probe.values.count == 3)
    }

    @Test("the main queue, loop and operation queue wait by the virtual clock", arguments: 0..<3)
    func delays(_ which: Int) {
        let clock = VirtualClock()
        clock.install()
        defer { clock.remove() }
        let probe = Probe<Int, Never>()
        let once = Just(1)
        switch which {
        case 0: once.delay(for: .milliseconds(300), scheduler: DispatchQueue.main).subscribe(probe)
        case 1: once.delay(for: .milliseconds(300), scheduler: RunLoop.main).subscribe(probe)
        default: once.delay(for: .seconds(0.3), scheduler: OperationQueue.main).subscribe(probe)
        }
        clock.advance(by: 0.29)
        #expect(probe.values == [])
        clock.advance(by: 0.02)
        #expect(probe.values == [1] && probe.isFinished)
    }

    @Test("a queue of one's own runs what is scheduled, in order, off the caller's thread")
    func dispatchQueue() async {
        let queue = DispatchQueue(label: "test")
        let seen = await withCheckedContinuation { (done: CheckedContinuation<[Int], Never>) in
            let seen = Guarded<[Int]>([])
            (1...5).publisher.receive(on: queue).handleEvents(receiveOutput: { value in
                dispatchPrecondition(condition: .onQueue(queue))
                seen.withLock { $0.append(value) }
            }).subscribe(
                AnySubscriber<Int, Never>(
                    receiveSubscription: { $0.request(.unlimited) }, receiveValue: { _ in .none },
                    receiveCompletion: { _ in done.resume(returning: seen.withLock { $0 }) }))
        }
        #expect(seen == [1, 2, 3, 4, 5])
    }

    @Test("times and strides of a dispatch queue are nanoseconds")
    func strides() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(2).magnitude == 2_000_000_000 && Stride.milliseconds(3) == .microseconds(3000))
        #expect((1.5 as Stride).timeInterval == .nanoseconds(1_500_000_000))
        let now = DispatchQueue.global().now
        #expect(now.distance(to: now.advanced(by: .seconds(1))) == .seconds(1))
        #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(500).timeInterval == 0.5)
    }

    @Test("an integer is a number of seconds, literal or exact")
    func integerStrides() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect((2 as Stride) == .seconds(2) && Stride(exactly: 2) == .seconds(2) && Stride(exactly: UInt64.max) == nil)
        #expect(Stride(exactly: Int.max) == Stride(.never))
        #expect(OperationQueue.SchedulerTimeType.Stride(exactly: 2) == .seconds(2))
        #expect(RunLoop.SchedulerTimeType.Stride(exactly: 2) == .seconds(2))
    }

    @Test("the distant future is as far as can be, and stays where it is")
    func distantFuture() {
        typealias Time = DispatchQueue.SchedulerTimeType
        let now = DispatchQueue.global().now, distant = Time(.distantFuture)
        #expect(now.distance(to: distant).magnitude == .max && distant.distance(to: now).magnitude == .min)
        #expect(distant.distance(to: distant) == 0 && now < distant && !(distant < now))
        #expect(distant.advanced(by: .seconds(-1)) == distant && now.advanced(by: Time.Stride(.never)) == distant)
    }
}
