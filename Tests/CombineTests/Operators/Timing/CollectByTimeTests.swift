import Combine
import Testing

@Suite("collect by time")
struct CollectByTimeTests {
    private let scheduler = TestScheduler()

    private func rig(
        count: Int? = nil, demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none
    ) -> Rig<Int, Oops, [Int], Oops> {
        Rig(demand: demand, answer: answer) {
            $0.collect(
                count.map { .byTimeOrCount(scheduler, .milliseconds(10), $0) } ?? .byTime(scheduler, .milliseconds(10)))
        }
    }

    @Test("what came in each interval, and nothing for an empty one")
    func values() {
        let rig = rig()
        scheduler.advance(by: 20)
        rig.send(1, 2)
        scheduler.advance(by: 10)
        rig.send(3)
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription CollectByTime", "[1, 2]", "[3]"] && rig.upstream == ["unlimited"])
    }

    @Test("by count too: a full group does not wait for its time")
    func count() {
        let rig = rig(count: 3)
        rig.send(1, 2, 3, 4)
        #expect(rig.log == ["subscription CollectByTime", "[1, 2, 3]"])
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription CollectByTime", "[1, 2, 3]", "[4]"])
    }

    @Test("the end brings what is left, a failure drops it; either stops the clock", arguments: [true, false])
    func end(_ finishes: Bool) {
        let rig = rig()
        rig.send(1)
        if finishes { rig.finish() } else { rig.fail(Oops(code: 1)) }
        #expect(rig.log.dropFirst() == (finishes ? ["[1]", "finished"] : ["failure 1"]))
        #expect(scheduler.pending == 0)
    }

    @Test("no more groups than asked for; what was collected meanwhile is kept")
    func backPressure() {
        let rig = rig(demand: .max(1))
        rig.send(1)
        scheduler.advance(by: 10)
        rig.send(2)
        scheduler.advance(by: 10)
        rig.send(3)
        rig.request(.max(1))
        #expect(rig.log == ["subscription CollectByTime", "[1]"])
        scheduler.advance(by: 10)
        #expect(rig.log == ["subscription CollectByTime", "[1]", "[2, 3]"] && rig.upstream == ["unlimited"])
    }

    @Test("by count, one group more is so many values more; by time, everything is asked for")
    func demand() {
        let rig = rig(count: 2, demand: .max(2), answer: .max(1))
        rig.send(1, 2)
        rig.request(.max(3))
        #expect(rig.upstream == ["max(4)", "max(2)", "max(6)"] && rig.source.answers == [.none, .none])
        #expect(self.rig(demand: .none).upstream == ["unlimited"])
    }

    @Test("demand returned with a group counts")
    func answers() {
        let rig = rig(demand: .max(1), answer: .max(1))
        for value in 1...3 {
            rig.send(value)
            scheduler.advance(by: 10)
        }
        #expect(rig.log == ["subscription CollectByTime", "[1]", "[2]", "[3]"])
    }

    @Test("a cancel drops what is collected and stops the clock")
    func cancel() {
        let rig = rig()
        rig.send(1)
        rig.cancel()
        rig.cancel()
        scheduler.advance(by: 100)
        #expect(rig.log == ["subscription CollectByTime"] && rig.upstream == ["unlimited", "cancel"])
        #expect(scheduler.pending == 0)
    }

    @Test("a value sent from inside a delivery belongs to the next group")
    func reentrant() {
        let rig = rig(count: 2)
        rig.recorder.onValue = { if $0 == [1, 2] { rig.send(3) } }
        rig.send(1, 2, 4)
        #expect(rig.log == ["subscription CollectByTime", "[1, 2]", "[3, 4]"])
    }

    @Test("four threads at once: every value, one group at a time")
    func threads() {
        let subject = PassthroughSubject<Int, Never>(), crowd = Crowd<[Int], Never>()
        subject.collect(.byTimeOrCount(scheduler, .milliseconds(10), 7)).subscribe(crowd)
        onFourThreads { _ in for value in 0..<100 { subject.send(value) } }
        subject.send(completion: .finished)
        #expect(crowd.values.flatMap { $0 }.count == 400 && crowd.overlaps == 0 && crowd.ends == 1)
    }

    @Test("nothing outlives an end or a cancel, nor do the values collected", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.map { _ in token }.collect(.byTime(scheduler, .milliseconds(10))).map { _ in 0 }
        }
        #expect(left == [])
    }
}
