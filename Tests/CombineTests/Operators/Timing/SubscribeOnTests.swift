import Combine
import Testing

@Suite("subscribe(on:)")
struct SubscribeOnTests {
    private let scheduler = TestScheduler()

    private func rig(
        demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none
    ) -> Rig<Int, Oops, Int, Oops> {
        Rig(demand: demand, answer: answer) { $0.subscribe(on: scheduler) }
    }

    @Test("subscribing, asking and cancelling happen at the scheduler's turn; values pass at once")
    func values() {
        let rig = rig()
        #expect(rig.source.subscribers.isEmpty && rig.log == [])
        scheduler.run()
        #expect(rig.source.subscribers.count == 1 && rig.log == ["subscription SubscribeOn"])
        #expect(rig.upstream == ["unlimited"])
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription SubscribeOn", "1", "2", "finished"])
    }

    @Test("a failure passes at once")
    func failure() {
        let rig = rig()
        scheduler.run()
        rig.fail(Oops(code: 3))
        rig.send(1)
        #expect(rig.log == ["subscription SubscribeOn", "failure 3"])
    }

    @Test("a request waits for the scheduler, demand returned with a value does not")
    func demand() {
        let rig = rig(demand: .max(1), answer: .max(2))
        scheduler.run()
        rig.send(1)
        rig.request(.max(4))
        #expect(rig.upstream == ["max(1)"] && rig.source.answers == [.max(2)])
        scheduler.run()
        #expect(rig.upstream == ["max(1)", "max(4)"])
    }

    @Test("no more than asked for")
    func backPressure() {
        let recorder = Recorder<Int, Oops>(demand: .max(2))
        upTo(5).subscribe(on: scheduler).subscribe(recorder)
        scheduler.run()
        #expect(recorder.log == ["subscription SubscribeOn", "1", "2"])
    }

    @Test("a cancel counts at once for downstream, upstream is told later and once")
    func cancel() {
        let rig = rig()
        scheduler.run()
        rig.cancel()
        rig.cancel()
        rig.send(1)
        #expect(rig.log == ["subscription SubscribeOn"] && rig.upstream == ["unlimited"])
        scheduler.run()
        #expect(rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = rig()
        scheduler.run()
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription SubscribeOn", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.map { token.pass($0) }.subscribe(on: ImmediateScheduler.shared)
        }
        #expect(left == [])
    }

    @Test("a second subscription is cancelled")
    func secondSubscription() {
        let rig = rig()
        scheduler.run()
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        scheduler.run()
        #expect(second.cancels == 1 && rig.log == ["subscription SubscribeOn"])
    }
}
