import Combine
import Testing

@Suite("timeout")
struct TimeoutTests {
    private let scheduler = TestScheduler()

    private func rig(
        demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none, error: (() -> Oops)? = nil
    ) -> Rig<Int, Oops, Int, Oops> {
        Rig(demand: demand, answer: answer) {
            $0.timeout(.milliseconds(10), scheduler: scheduler, customError: error)
        }
    }

    @Test("values pass at the scheduler's next turn, and each starts the wait again")
    func values() {
        let rig = rig()
        scheduler.advance(by: 9)
        rig.send(1)
        #expect(rig.log == ["subscription Timeout"])
        scheduler.advance(by: 9)
        rig.send(2)
        scheduler.advance(by: 9)
        #expect(rig.log == ["subscription Timeout", "1", "2"] && rig.upstream == ["unlimited"])
        scheduler.advance(by: 1)
        #expect(rig.log == ["subscription Timeout", "1", "2", "finished"])
    }

    @Test("after too long a silence it fails with its error, or finishes without one; upstream is cancelled")
    func silence() {
        let failing = rig(error: { Oops(code: 7) }), finishing = rig()
        scheduler.advance(by: 10)
        #expect(failing.log == ["subscription Timeout", "failure 7"])
        #expect(finishing.log == ["subscription Timeout", "finished"])
        #expect(failing.upstream == ["unlimited", "cancel"] && finishing.upstream == ["unlimited", "cancel"])
    }

    @Test("on a scheduler for which no time passes it is over at once, after the subscription")
    func immediate() {
        let rig = Rig { (ints: Ints) in ints.timeout(1, scheduler: ImmediateScheduler.shared) }
        #expect(rig.log == ["subscription Timeout", "finished"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("an upstream that ended in time is not timed out", arguments: [true, false])
    func end(_ finishes: Bool) {
        let rig = rig(error: { Oops(code: 7) })
        if finishes { rig.finish() } else { rig.fail(Oops(code: 1)) }
        #expect(rig.log == ["subscription Timeout"])
        scheduler.advance(by: 30)
        #expect(rig.log == ["subscription Timeout", finishes ? "finished" : "failure 1"])
        #expect(rig.upstream == ["unlimited"])
    }

    @Test("an end at the moment in which the time is over comes before it")
    func endInTime() {
        var rig: Rig<Int, Oops, Int, Oops>?
        scheduler.schedule(after: scheduler.now.advanced(by: 10)) { rig?.finish() }
        rig = self.rig(error: { Oops(code: 7) })
        scheduler.advance(by: 20)
        #expect(rig?.log == ["subscription Timeout", "finished"])
    }

    @Test("demand passes; what is returned with a value is asked for when that has been delivered")
    func demand() {
        let rig = rig(demand: .max(2), answer: .max(1))
        rig.send(1)
        scheduler.run()
        #expect(rig.upstream == ["max(2)", "max(1)"] && rig.source.answers == [.none])
    }

    @Test("no more than asked for")
    func backPressure() {
        let recorder = Recorder<Int, Oops>(demand: .max(2))
        upTo(5).timeout(.milliseconds(10), scheduler: scheduler).subscribe(recorder)
        scheduler.run()
        #expect(recorder.log == ["subscription Timeout", "1", "2"])
    }

    @Test("nothing comes after a cancel, which upstream is told of once")
    func cancel() {
        let rig = rig()
        rig.send(1)
        rig.cancel()
        rig.cancel()
        scheduler.advance(by: 100)
        #expect(rig.log == ["subscription Timeout"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery comes after it")
    func reentrant() {
        let rig = rig()
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1, 3)
        scheduler.run()
        #expect(rig.log == ["subscription Timeout", "1", "3", "2"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending, settle: { scheduler.advance(by: 100) }) { subject, token in
            subject.timeout(.milliseconds(10), scheduler: scheduler, customError: { token.pass(Oops()) })
        }
        #expect(left == [])
    }
}
