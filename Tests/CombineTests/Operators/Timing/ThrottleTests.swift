import Combine
import Testing

@Suite("throttle")
struct ThrottleTests {
    private let scheduler = TestScheduler()

    private func rig(latest: Bool = true, demand: Subscribers.Demand = .unlimited) -> Rig<Int, Oops, Int, Oops> {
        Rig(demand: demand, answer: .none) {
            $0.throttle(for: .milliseconds(10), scheduler: scheduler, latest: latest)
        }
    }

    @Test("the first at once, then the latest or the first of each interval", arguments: [true, false])
    func values(_ latest: Bool) {
        let rig = rig(latest: latest)
        rig.send(1)
        scheduler.run()
        #expect(rig.log == ["subscription Throttle", "1"])
        rig.send(2, 3)
        scheduler.advance(by: 9)
        #expect(rig.log == ["subscription Throttle", "1"])
        scheduler.advance(by: 1)
        #expect(rig.log == ["subscription Throttle", "1", latest ? "3" : "2"] && rig.upstream == ["unlimited"])
    }

    @Test("it opens again after a quiet interval")
    func quiet() {
        let rig = rig(latest: false)
        rig.send(1)
        scheduler.advance(by: 50)
        rig.send(2)
        scheduler.run()
        #expect(rig.log == ["subscription Throttle", "1", "2"])
    }

    @Test("what waits comes at the end of its interval, and the end or the failure after it", arguments: [true, false])
    func end(_ finishes: Bool) {
        let rig = rig()
        rig.send(1)
        scheduler.run()
        rig.send(2)
        if finishes { rig.finish() } else { rig.fail(Oops(code: 2)) }
        rig.send(3)
        scheduler.run()
        #expect(rig.log == ["subscription Throttle", "1"])
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription Throttle", "1", "2", finishes ? "finished" : "failure 2"])
    }

    @Test("with nothing waiting the end comes at the scheduler's next turn", arguments: [true, false])
    func endOfNothing(_ finishes: Bool) {
        let rig = rig()
        if finishes { rig.finish() } else { rig.fail(Oops(code: 2)) }
        #expect(rig.log == ["subscription Throttle"])
        scheduler.run()
        #expect(rig.log == ["subscription Throttle", finishes ? "finished" : "failure 2"])
    }

    @Test("everything is asked for, and what nobody asked for is dropped")
    func backPressure() {
        let rig = rig(demand: .max(1))
        for value in 1...2 {
            rig.send(value)
            scheduler.advance(by: 10)
        }
        rig.request(.max(1))
        rig.send(3)
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription Throttle", "1", "3"] && rig.upstream == ["unlimited"])
        #expect(rig.source.answers == [.none, .none, .none])
    }

    @Test("nothing comes after a cancel, which upstream is told of once")
    func cancel() {
        let rig = rig()
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.send(2)
        scheduler.advance(by: 100)
        #expect(rig.log == ["subscription Throttle"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery waits for the next interval")
    func reentrant() {
        let rig = rig()
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1)
        scheduler.run()
        #expect(rig.log == ["subscription Throttle", "1"])
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription Throttle", "1", "2"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending, settle: { scheduler.advance(by: 100) }) { subject, token in
            subject.map { token.pass($0) }.throttle(for: .milliseconds(10), scheduler: scheduler, latest: true)
        }
        #expect(left == [])
    }
}
