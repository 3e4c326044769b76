import Combine
import Testing

@Suite("measureInterval")
struct MeasureIntervalTests {
    private let scheduler = TestScheduler()

    private func rig(
        demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none
    ) -> Rig<Int, Oops, Int, Oops> {
        Rig(demand: demand, answer: answer) { $0.measureInterval(using: scheduler).map(\.magnitude) }
    }

    @Test("the time since the value before, and since the subscription for the first")
    func values() {
        let rig = rig()
        scheduler.advance(by: 10)
        rig.send(0)
        scheduler.advance(by: 25)
        rig.send(0, 0)
        rig.finish()
        #expect(rig.log == ["subscription MeasureInterval", "10", "25", "0", "finished"])
    }

    @Test("demand passes straight through")
    func demand() {
        let rig = rig(demand: .max(2), answer: .max(1))
        rig.send(0)
        rig.request(.max(3))
        #expect(rig.upstream == ["max(2)", "max(3)"] && rig.source.answers == [.max(1)])
    }

    @Test("no more than asked for")
    func backPressure() {
        #expect(told(upTo(3).measureInterval(using: scheduler).map(\.magnitude), asking: .max(1)) == ["0"])
    }

    @Test("a failure passes at once")
    func failure() {
        let rig = rig()
        rig.fail(Oops(code: 4))
        rig.send(0)
        #expect(rig.log == ["subscription MeasureInterval", "failure 4"])
    }

    @Test("nothing follows a cancel, which upstream is told of once")
    func cancel() {
        let rig = rig()
        rig.cancel()
        rig.cancel()
        rig.send(0)
        rig.finish()
        #expect(rig.log == ["subscription MeasureInterval"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery is measured from the one being delivered")
    func reentrant() {
        let rig = rig()
        rig.recorder.onValue = {
            if $0 == 10 {
                scheduler.advance(by: 3)
                rig.send(0)
            }
        }
        scheduler.advance(by: 10)
        rig.send(0)
        #expect(rig.log == ["subscription MeasureInterval", "10", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.map { token.pass($0) }.measureInterval(using: scheduler)
        }
        #expect(left == [])
    }
}
