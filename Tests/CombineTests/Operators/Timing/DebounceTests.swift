import Combine
import Testing

@Suite("debounce, throttle, delay, timeout and the like: ends, demand, cancels")
struct TimedTests {
    private let scheduler = TestScheduler()

    @Test("debounce drops what was waiting when the end comes", arguments: [true, false])
    func debounceEnd(_ finishes: Bool) {
        let rig = Rig { (ints: Ints) in ints.debounce(for: .milliseconds(10), scheduler: scheduler) }
        rig.send(1)
        if finishes { rig.finish() } else { rig.fail(Oops(code: 1)) }
        scheduler.advance(by: 20)
        #expect(rig.log == ["subscription Debounce", finishes ? "finished" : "failure 1"])
    }

    @Test("debounce asks for everything, and delivers only what was asked for")
    func debounceDemand() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.debounce(for: .milliseconds(10), scheduler: scheduler) }
        rig.send(1)
        scheduler.advance(by: 10)
        rig.send(2)
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription Debounce", "1"] && rig.upstream == ["unlimited"])
    }

    @Test("nothing comes after a cancel", arguments: 0..<5)
    func cancel(_ which: Int) {
        let rig = Rig { (ints: Ints) in
            switch which {
            case 0: ints.debounce(for: .milliseconds(10), scheduler: scheduler).eraseToAnyPublisher()
            case 1: ints.throttle(for: .milliseconds(10), scheduler: scheduler, latest: true).eraseToAnyPublisher()
            case 2: ints.delay(for: .milliseconds(10), scheduler: scheduler).eraseToAnyPublisher()
            case 3: ints.timeout(.milliseconds(10), scheduler: scheduler).eraseToAnyPublisher()
            default: ints.receive(on: scheduler).eraseToAnyPublisher()
            }
        }
        rig.send(1)
        rig.cancel()
        scheduler.advance(by: 100)
        #expect(rig.log.count == 1 && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("throttle delivers what waits at the end of its interval, and the end after it")
    func throttleEnd() {
        let rig = Rig { (ints: Ints) in ints.throttle(for: .milliseconds(10), scheduler: scheduler, latest: true) }
        rig.send(1)
        scheduler.run()
        rig.send(2)
        rig.finish()
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription Throttle", "1", "2", "finished"])
    }

    @Test("throttle opens again after a quiet interval")
    func throttleQuiet() {
        let rig = Rig { (ints: Ints) in ints.throttle(for: .milliseconds(10), scheduler: scheduler, latest: false) }
        rig.send(1)
        scheduler.advance(by: 50)
        rig.send(2)
        scheduler.run()
        #expect(rig.log == ["subscription Throttle", "1", "2"])
    }

    @Test("delay moves a failure too, and asks for more when the value has been delivered")
    func delay() {
        let rig = Rig(demand: .max(1), answer: .max(1)) { (ints: Ints) in
            ints.delay(for: .milliseconds(10), scheduler: scheduler)
        }
        rig.send(1)
        #expect(rig.source.answers == [.none])
        scheduler.advance(by: 10)
        #expect(rig.upstream == ["max(1)", "max(1)"])
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription Delay", "1"])
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription Delay", "1", "failure 1"])
    }

    @Test("timeout without an error finishes; an upstream that ended in time is not timed out")
    func timeout() {
        let late = Rig { (ints: Ints) in ints.timeout(.milliseconds(10), scheduler: scheduler) }
        let fine = Rig { (ints: Ints) in
            ints.timeout(.milliseconds(10), scheduler: scheduler, customError: { Oops(code: 1) })
        }
        fine.finish()
        scheduler.advance(by: 30)
        #expect(late.log == ["subscription Timeout", "finished"] && late.upstream == ["unlimited", "cancel"])
        #expect(fine.log == ["subscription Timeout", "finished"])
    }

    @Test("collect by time gives nothing for an empty interval, and drops the rest at a failure")
    func collectByTime() {
        let rig = Rig { (ints: Ints) in ints.collect(.byTime(scheduler, .milliseconds(10))) }
        scheduler.advance(by: 20)
        rig.send(1, 2)
        scheduler.advance(by: 10)
        rig.send(3)
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription CollectByTime", "[1, 2]", "failure 1"] && scheduler.pending == 0)
    }

    @Test("measureInterval begins at the subscription, and passes demand, failure and cancel")
    func measureInterval() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in
            ints.measureInterval(using: scheduler).map(\.magnitude)
        }
        scheduler.advance(by: 5)
        rig.send(0)
        rig.fail(Oops(code: 2))
        #expect(rig.log == ["subscription MeasureInterval", "5", "failure 2"] && rig.source.answers == [.max(1)])
    }

    @Test("receive(on:) keeps the order of values and the end, and asks for more when delivered")
    func receiveOn() {
        let rig = Rig(demand: .max(1), answer: .max(2)) { (ints: Ints) in ints.receive(on: scheduler) }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription ReceiveOn"])
        scheduler.run()
        #expect(rig.log == ["subscription ReceiveOn", "1", "finished"] && rig.upstream == ["max(1)", "max(2)"])
    }

    @Test("the immediate scheduler runs everything at once")
    func immediate() {
        let scheduler = ImmediateScheduler.shared
        var log: [Int] = []
        scheduler.schedule { log.append(1) }
        scheduler.schedule(after: scheduler.now.advanced(by: 5)) { log.append(2) }
        scheduler.schedule(after: scheduler.now, interval: 1) { log.append(3) }.cancel()
        #expect(log == [1, 2, 3] && scheduler.now.distance(to: scheduler.now) == 0)
    }
}
