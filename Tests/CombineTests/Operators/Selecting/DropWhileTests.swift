import Combine
import Testing

@Suite("drop(while:), tryDrop(while:)")
struct DropWhileTests {
    @Test("up to the first that fails, after which nobody is asked")
    func values() {
        var asked = 0
        let rig = Rig { (ints: Ints) in
            ints.drop {
                asked += 1
                return $0 < 3
            }
        }
        rig.send(1, 3, 1)
        rig.finish()
        #expect(rig.log == ["subscription DropWhile", "3", "1", "finished"] && asked == 2)
        #expect(rig.source.answers == [.max(1), .none, .none])
    }

    @Test("a failure passes, also while values are left out")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.drop { _ in true } }
        rig.send(1)
        rig.fail(Oops(code: 1))
        rig.send(2)
        #expect(rig.log == ["subscription DropWhile", "failure 1"] && rig.upstream == ["unlimited"])
    }

    @Test("what the predicate throws ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryDrop { try picky($0) < 3 } }
        rig.send(1, -3, 4)
        #expect(rig.log == ["subscription TryDropWhile", "failure 3"] && rig.upstream == ["unlimited", "cancel"])
        let calm = Rig { (ints: Ints) in ints.tryDrop { try picky($0) < 3 } }
        calm.send(3, -3)
        calm.fail(Oops(code: 7))
        #expect(calm.log == ["subscription TryDropWhile", "3", "-3", "failure 7"])
    }

    @Test("no more than asked for, and demand goes on as it is")
    func backPressure() {
        #expect(told(upTo(6).drop { $0 < 3 }, asking: .max(1), .max(2)) == ["3", "4", "5"])
        #expect(told(upTo(4).tryDrop { $0 < 3 }, asking: .max(2), .max(1)) == ["3", "4", "finished"])
        let rig = Rig(demand: .max(2), answer: .max(4)) { (ints: Ints) in ints.drop { $0 < 3 } }
        rig.send(1, 3)
        #expect(rig.upstream == ["max(2)"] && rig.source.answers == [.max(1), .max(4)])
    }

    @Test("nothing follows a cancel, which upstream is told of once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.drop { $0 < 3 } }
        rig.cancel()
        rig.cancel()
        rig.send(3)
        rig.finish()
        #expect(rig.log == ["subscription DropWhile"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery arrives inside it, unasked")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.drop { $0 < 3 } }
        rig.recorder.onValue = { if $0 == 3 { rig.send(1) } }
        rig.send(2, 3, 4)
        #expect(rig.log == ["subscription DropWhile", "3", "1", "4"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.drop { token.pass($0) < 1 } } == [])
        #expect(survivors(of: ending) { subject, token in subject.tryDrop { token.pass($0) < 1 } } == [])
    }

    @Test("a second subscription is cancelled")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.drop { $0 < 3 } }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        #expect(second.cancels == 1 && rig.log == ["subscription DropWhile"])
    }
}
