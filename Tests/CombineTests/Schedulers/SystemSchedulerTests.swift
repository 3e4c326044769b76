import Combine
import Foundation
import Synchronization
import Testing

/// A thread of its own that serves its run loop.
private final class LoopThread: @unchecked Sendable {
    private(set) var loop: RunLoop!
    private let isOver = Atomic<Bool>(false)

    init() {
        let ready = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [self] in
            loop = .current
            loop.add(Timer(timeInterval: 3600, repeats: true) { _ in }, forMode: .default)
            ready.signal()
            while !isOver.load(ordering: .relaxed) {
                _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            }
        }
        ready.wait()
    }

    func stop() { isOver.store(true, ordering: .relaxed) }
}

/// Lines written by any thread.
private final class Log: Sendable {
    private let written = Guarded<[String]>([])
    var lines: [String] { written.withLock { $0 } }
    func write(_ line: String) { written.withLock { $0.append(line) } }
}

@Suite("Queues and run loops of one's own")
struct SystemSchedulerTests {
    /// What a scheduler did: something at once, something later, and something again and again until the cancel.
    private func log<S: Scheduler>(of scheduler: S) async -> [String] {
        let log = Log()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            scheduler.schedule {
                log.write("now")
                done.resume()
            }
        }
        // Not before the other has run: a run loop that is late takes what is due before what waits.
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(10))) {
                log.write("later")
                done.resume()
            }
        }
        let (beats, beat) = AsyncStream.makeStream(of: Void.self)
        let first = scheduler.now.advanced(by: .milliseconds(1))
        let repetition = scheduler.schedule(after: first, interval: .milliseconds(2)) {
            log.write("beat")
            beat.yield()
        }
        var count = 0
        for await _ in beats {
            count += 1
            if count == 3 { break }
        }
        repetition.cancel()
        return Array(log.lines.prefix(5))
    }

    @Test("they run things now, later, and again and again until the cancel")
    func scheduling() async {
        let expected = ["now", "later", "beat", "beat", "beat"]
        #expect(await log(of: DispatchQueue(label: "own")) == expected)
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 1
        #expect(await log(of: operations) == expected)
        let thread = LoopThread()
        #expect(await log(of: thread.loop) == expected)
        thread.stop()
    }

    @Test("what an operation queue does later is an operation of the queue, which it counts, waits for and may cancel")
    func operations() {
        let queue = OperationQueue()
        let log = Log()
        queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) { log.write("later") }
        #expect(queue.operationCount == 1 && queue.operations.allSatisfy { !$0.isReady && !$0.isFinished })
        queue.waitUntilAllOperationsAreFinished()
        #expect(log.lines == ["later"] && queue.operationCount == 0)
        queue.schedule(after: queue.now.advanced(by: .seconds(3600))) { log.write("never") }
        let beats = queue.schedule(after: queue.now.advanced(by: .seconds(3600)), interval: .seconds(1)) {
            log.write("beat")
        }
        #expect(queue.operationCount == 2)
        beats.cancel()
        queue.cancelAllOperations()
        queue.waitUntilAllOperationsAreFinished()
        #expect(log.lines == ["later"])
    }

    @Test("a repetition of an operation queue ends when the queue cancels the operation that waits for it")
    func repetitions() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let log = Log(), third = DispatchSemaphore(value: 0)
        let repetition = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
            log.write("beat")
            if log.lines.count == 3 {
                queue.isSuspended = true
                third.signal()
            }
        }
        third.wait()
        // The third has to be over: it is what adds the fourth, which is to be cancelled.
        while queue.operationCount == 0 || queue.operations.contains(where: \.isExecuting) { sched_yield() }
        queue.cancelAllOperations()
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        #expect(log.lines.count >= 3 && queue.operationCount == 0)
        repetition.cancel()
    }

    @Test("values cross to a run loop's thread in order")
    func receiveOnLoop() async {
        let thread = LoopThread()
        let log = Log()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            (1...4).publisher.receive(on: thread.loop).subscribe(
                AnySubscriber<Int, Never>(
                    receiveSubscription: { $0.request(.unlimited) },
                    receiveValue: { value in
                        log.write("\(value) \(RunLoop.current == thread.loop)")
                        return .none
                    }, receiveCompletion: { _ in done.resume() }))
        }
        thread.stop()
        #expect(log.lines == (1...4).map { "\($0) true" })
    }

    @Test("a timer beats on its loop from connect to the cancel")
    func timer() async {
        let thread = LoopThread()
        let (beats, beat) = AsyncStream.makeStream(of: Bool.self)
        let timer = Timer.publish(every: 0.002, on: thread.loop, in: .default)
        #expect(timer.interval == 0.002 && timer.mode == .default && timer.tolerance == nil)
        let sink = timer.autoconnect().sink { _ in beat.yield(RunLoop.current == thread.loop) }
        var seen: [Bool] = []
        for await isThere in beats {
            seen.append(isThere)
            if seen.count == 3 { break }
        }
        sink.cancel()
        thread.stop()
        #expect(seen == [true, true, true])
    }

    @Test("notifications of one object only, while subscribed; nothing is kept afterwards")
    func notifications() {
        final class Thing {}
        let center = NotificationCenter(), name = Notification.Name("n")
        let mine = Thing(), other = Thing()
        weak var gone: Recorder<Notification.Name, Never>?
        do {
            let recorder = Recorder<Notification.Name, Never>()
            gone = recorder
            center.publisher(for: name, object: mine).map(\.name).subscribe(recorder)
            center.post(name: name, object: other)
            center.post(name: name, object: mine)
            center.post(name: Notification.Name("else"), object: mine)
            #expect(recorder.log.count == 2)
            recorder.subscription?.cancel()
            center.post(name: name, object: mine)
            #expect(recorder.log.count == 2)
        }
        #expect(gone == nil)
        #expect(center.publisher(for: name, object: mine) == center.publisher(for: name, object: mine))
        #expect(center.publisher(for: name, object: mine) != center.publisher(for: name))
    }

    @Test("times and strides survive coding")
    func coding() throws {
        let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
        let back = try JSONDecoder().decode(
            DispatchQueue.SchedulerTimeType.self, from: JSONEncoder().encode(time))
        #expect(back == time)
        let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 9))
        #expect(try JSONDecoder().decode(RunLoop.SchedulerTimeType.self, from: JSONEncoder().encode(date)) == date)
        #expect(date.advanced(by: .seconds(3)).date == Date(timeIntervalSinceReferenceDate: 12))
    }
}
