import Combine
import Foundation
import Testing

@Suite("receive(on:)")
struct ReceiveOnTests {
    private let scheduler = TestScheduler()

    private func rig(
        demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none
    ) -> Rig<Int, Oops, Int, Oops> {
        Rig(demand: demand, answer: answer) { $0.receive(on: scheduler) }
    }

    @Test("the subscription at once; values and the end at the scheduler's turn, in order")
    func values() {
        let rig = rig()
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription ReceiveOn"] && rig.upstream == ["unlimited"])
        scheduler.run()
        #expect(rig.log == ["subscription ReceiveOn", "1", "2", "finished"])
    }

    @Test("a failure comes after the values before it")
    func failure() {
        let rig = rig()
        rig.send(1)
        rig.fail(Oops(code: 5))
        scheduler.run()
        #expect(rig.log == ["subscription ReceiveOn", "1", "failure 5"])
    }

    @Test("demand passes at once; what is returned with a value is asked for when that has been delivered")
    func demand() {
        let rig = rig(demand: .max(1), answer: .max(2))
        rig.send(1)
        #expect(rig.source.answers == [.none] && rig.upstream == ["max(1)"])
        scheduler.run()
        #expect(rig.upstream == ["max(1)", "max(2)"])
        rig.request(.max(5))
        #expect(rig.upstream.last == "max(5)")
    }

    @Test("no more than asked for")
    func backPressure() {
        let recorder = Recorder<Int, Oops>(demand: .max(2))
        upTo(5).receive(on: scheduler).subscribe(recorder)
        scheduler.run()
        #expect(recorder.log == ["subscription ReceiveOn", "1", "2"])
        recorder.subscription?.request(.unlimited)
        scheduler.run()
        #expect(recorder.log.suffix(4) == ["3", "4", "5", "finished"])
    }

    @Test("nothing comes after a cancel, not even what was on its way; upstream is told once")
    func cancel() {
        let rig = rig()
        rig.send(1)
        rig.cancel()
        rig.cancel()
        scheduler.run()
        #expect(rig.log == ["subscription ReceiveOn"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery comes after those on their way")
    func reentrant() {
        let rig = rig()
        rig.recorder.onValue = { if $0 == 1 { rig.send(3) } }
        rig.send(1, 2)
        scheduler.run()
        #expect(rig.log == ["subscription ReceiveOn", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending, settle: { scheduler.run() }) { subject, token in
            subject.map { token.pass($0) }.receive(on: scheduler)
        }
        #expect(left == [])
    }

    @Test("four threads at once, to a queue: every value of a thread in its order, one at a time")
    func threads() {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "receive")
        let crowd = Crowd<Int, Never>()
        subject.receive(on: queue).subscribe(crowd)
        onFourThreads { thread in for value in 0..<200 { subject.send(thread * 1000 + value) } }
        queue.sync {}
        let byThread = Dictionary(grouping: crowd.values) { $0 / 1000 }
        #expect(crowd.values.count == 800 && crowd.overlaps == 0)
        #expect(byThread.values.allSatisfy { $0 == $0.sorted() })
    }
}
