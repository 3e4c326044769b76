import Combine
import Testing

@Suite("Operators that know time")
struct TimingTests {
    private let scheduler = TestScheduler()
    private let subject = PassthroughSubject<Int, Oops>()
    private let probe = Probe<Int, Oops>()

    @Test("debounce waits for silence")
    func debounce() {
        subject.debounce(for: .milliseconds(100), scheduler: scheduler).subscribe(probe)
        subject.send(1)
        scheduler.advance(by: 99)
        subject.send(2)
        scheduler.advance(by: 99)
        #expect(probe.values == [])
        scheduler.advance(by: 1)
        #expect(probe.values == [2])
        subject.send(completion: .finished)
        scheduler.run()
        #expect(probe.isFinished)
    }

    @Test("throttle publishes at once, then the latest or the first of each interval", arguments: [true, false])
    func throttle(latest: Bool) {
        subject.throttle(for: .milliseconds(100), scheduler: scheduler, latest: latest).subscribe(probe)
        subject.send(1)
        scheduler.run()
        #expect(probe.values == [1])
        subject.send(2)
        subject.send(3)
        scheduler.advance(by: 99)
        #expect(probe.values == [1])
        scheduler.advance(by: 1)
        #expect(probe.values == [1, latest ? 3 : 2])
    }

    @Test("delay moves values and the end")
    func delay() {
        subject.delay(for: .milliseconds(50), scheduler: scheduler).subscribe(probe)
        subject.send(1)
        scheduler.advance(by: 20)
        subject.send(2)
        subject.send(completion: .finished)
        scheduler.advance(by: 30)
        #expect(probe.values == [1] && probe.endings == 0)
        scheduler.advance(by: 20)
        #expect(probe.values == [1, 2] && probe.isFinished)
    }

    @Test("timeout ends after silence, with the error it was given")
    func timeout() {
        let source = Source<Int, Oops>()
        source.timeout(.milliseconds(100), scheduler: scheduler, customError: { Oops(code: 7) }).subscribe(probe)
        scheduler.advance(by: 90)
        source.send(1)
        scheduler.advance(by: 99)
        #expect(probe.values == [1] && probe.endings == 0)
        scheduler.advance(by: 1)
        #expect(probe.failure == Oops(code: 7) && source.ticket.cancels == 1)
    }

    @Test("collect by time, or by count before that, and what is left at the end")
    func collectByTime() {
        let probe = Probe<[Int], Oops>()
        subject.collect(.byTimeOrCount(scheduler, .milliseconds(100), 3)).subscribe(probe)
        for value in 1...4 { subject.send(value) }
        #expect(probe.values == [[1, 2, 3]])
        scheduler.advance(by: 100)
        #expect(probe.values == [[1, 2, 3], [4]])
        scheduler.advance(by: 100)
        subject.send(5)
        subject.send(completion: .finished)
        #expect(probe.values == [[1, 2, 3], [4], [5]] && probe.isFinished && scheduler.pending == 0)
    }

    @Test("measureInterval gives the time since the value before")
    func measureInterval() {
        let probe = Probe<Int, Oops>()
        subject.measureInterval(using: scheduler).map(\.magnitude).subscribe(probe)
        scheduler.advance(by: 10)
        subject.send(0)
        scheduler.advance(by: 25)
        subject.send(0)
        #expect(probe.values == [10, 25])
    }

    @Test("receive(on:) delivers later, in order, and nothing after a cancel")
    func receiveOn() {
        subject.receive(on: scheduler).subscribe(probe)
        subject.send(1)
        subject.send(2)
        #expect(probe.values == [])
        scheduler.run()
        #expect(probe.values == [1, 2])
        subject.send(3)
        probe.cancel()
        scheduler.run()
        #expect(probe.values == [1, 2])
    }

    @Test("subscribe(on:) subscribes, requests and cancels later")
    func subscribeOn() {
        let source = Source<Int, Oops>()
        source.subscribe(on: scheduler).subscribe(probe)
        #expect(source.subscribers.isEmpty)
        scheduler.run()
        #expect(source.subscribers.count == 1 && source.ticket.requested == [.unlimited])
        source.send(1)
        probe.cancel()
        #expect(probe.values == [1] && source.ticket.cancels == 0)
        scheduler.run()
        #expect(source.ticket.cancels == 1)
    }
}
