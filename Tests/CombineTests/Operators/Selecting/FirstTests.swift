import Combine
import Testing

@Suite("first, first(where:), tryFirst(where:)")
struct FirstTests {
    @Test("upstream is cancelled before the value goes on, and the end follows it")
    func values() {
        let rig = Rig { (ints: Ints) in ints.first() }
        var cancels: [Int] = []
        rig.recorder.onValue = { _ in cancels.append(rig.source.ticket.cancels) }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription First", "1", "finished"] && cancels == [1])
        #expect(rig.upstream == ["unlimited", "cancel"])
    }

    @Test("the first that satisfies a predicate, which is asked no more afterwards")
    func predicate() {
        var asked: [Int] = []
        let rig = Rig { (ints: Ints) in
            ints.first {
                asked.append($0)
                return $0 > 1
            }
        }
        rig.send(1, 2, 3)
        #expect(rig.log == ["subscription TryFirst", "2", "finished"] && asked == [1, 2])
    }

    @Test("found without demand, it waits for it; upstream is left at once")
    func demand() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.first { $0 > 1 } }
        rig.send(1, 2, 3)
        rig.finish()
        #expect(rig.log.count == 1 && rig.upstream == ["unlimited", "cancel"])
        rig.request(.max(1))
        rig.request(.max(1))
        #expect(rig.log == ["subscription TryFirst", "2", "finished"])
    }

    @Test("everything is asked for, whatever downstream asks for")
    func backPressure() {
        #expect(told(upTo(9).first { $0 > 4 }, asking: .none) == [])
        #expect(told(upTo(9).first { $0 > 4 }, asking: .none, .max(3)) == ["5", "finished"])
    }

    @Test("nothing found: only the end, once asked")
    func nothing() {
        let none = Rig(demand: .none) { (ints: Ints) in ints.first() }
        let unfit = Rig(demand: .none) { (ints: Ints) in ints.first { $0 > 9 } }
        unfit.send(1, 2)
        none.finish()
        unfit.finish()
        #expect(none.log == ["subscription First"] && unfit.log == ["subscription TryFirst"])
        none.request(.max(1))
        unfit.request(.max(1))
        #expect(none.log == ["subscription First", "finished"] && unfit.log == ["subscription TryFirst", "finished"])
    }

    @Test("a failure before it is passed, one after it is not")
    func failure() {
        let before = Rig { (ints: Ints) in ints.first() }, after = Rig(demand: .none) { (ints: Ints) in ints.first() }
        before.fail(Oops(code: 3))
        after.send(1)
        after.fail(Oops(code: 3))
        after.request(.max(1))
        #expect(before.log == ["subscription First", "failure 3"])
        #expect(after.log == ["subscription First", "1", "finished"])
    }

    @Test("what the predicate throws ends it")
    func throwing() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.tryFirst { try picky($0) > 5 } }
        rig.send(1, -2, 9)
        #expect(rig.log == ["subscription TryFirstWhere", "failure 2"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a cancel is told upstream once, and nothing follows it")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.first { $0 > 1 } }
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.send(2)
        rig.finish()
        #expect(rig.log == ["subscription TryFirst"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent while the first is being delivered is ignored")
    func reentrant() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { subject.send($0 + 1) }
        subject.first().subscribe(recorder)
        subject.send(1)
        #expect(recorder.log == ["subscription First", "1", "finished"])
    }

    @Test("nothing outlives the value, an end or a cancel", arguments: Ending.allCases, [0, 1])
    func lifetime(_ ending: Ending, _ value: Int) {
        #expect(
            survivors(of: ending, sending: [value]) { subject, token in subject.first { token.pass($0) > 0 } } == [])
        #expect(
            survivors(of: ending, sending: [value]) { subject, token in
                subject.tryFirst { token.pass($0) > 0 }
            } == [])
    }

    @Test("a second subscription is cancelled")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.first() }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        #expect(second.cancels == 1 && second.requested == [] && rig.log == ["subscription First"])
    }
}
