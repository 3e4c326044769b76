import Combine
import Testing

@Suite("delay")
struct DelayTests {
    private let scheduler = TestScheduler()

    private func rig(
        demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none
    ) -> Rig<Int, Oops, Int, Oops> {
        Rig(demand: demand, answer: answer) { $0.delay(for: .milliseconds(10), scheduler: scheduler) }
    }

    @Test("values and the end are moved, in order")
    func values() {
        let rig = rig()
        rig.send(1)
        scheduler.advance(by: 4)
        rig.send(2)
        rig.finish()
        scheduler.advance(by: 6)
        #expect(rig.log == ["subscription Delay", "1"])
        scheduler.advance(by: 4)
        #expect(rig.log == ["subscription Delay", "1", "2", "finished"])
    }

    @Test("a failure is moved too, and passes no value")
    func failure() {
        let rig = rig()
        rig.send(1)
        rig.fail(Oops(code: 3))
        #expect(rig.log == ["subscription Delay"])
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription Delay", "1", "failure 3"])
    }

    @Test("demand passes at once; what is returned with a value is asked for when that has been delivered")
    func demand() {
        let rig = rig(demand: .max(1), answer: .max(1))
        rig.send(1)
        #expect(rig.source.answers == [.none] && rig.upstream == ["max(1)"])
        scheduler.advance(by: 10)
        #expect(rig.upstream == ["max(1)", "max(1)"])
        rig.request(.max(4))
        #expect(rig.upstream.last == "max(4)")
    }

    @Test("no more than asked for")
    func backPressure() {
        let recorder = Recorder<Int, Oops>(demand: .max(2))
        upTo(5).delay(for: .milliseconds(10), scheduler: scheduler).subscribe(recorder)
        scheduler.advance(by: 100)
        #expect(recorder.log == ["subscription Delay", "1", "2"])
    }

    @Test("nothing comes after a cancel, which upstream is told of once")
    func cancel() {
        let rig = rig()
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.send(2)
        scheduler.advance(by: 100)
        #expect(rig.log == ["subscription Delay"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery is moved on its own")
    func reentrant() {
        let rig = rig()
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1)
        scheduler.advance(by: 19)
        #expect(rig.log == ["subscription Delay", "1"])
        scheduler.advance(by: 1)
        #expect(rig.log == ["subscription Delay", "1", "2"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending, settle: { scheduler.advance(by: 100) }) { subject, token in
            subject.map { token.pass($0) }.delay(for: .milliseconds(10), scheduler: scheduler)
        }
        #expect(left == [])
    }

    @Test("the tolerance is the scheduler's, unless given")
    func tolerance() {
        #expect(Ints().delay(for: 5, scheduler: scheduler).tolerance == scheduler.minimumTolerance)
        #expect(Ints().delay(for: 5, tolerance: 3, scheduler: scheduler).tolerance == 3)
    }
}
