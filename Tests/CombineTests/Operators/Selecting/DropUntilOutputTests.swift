import Combine
import Testing

@Suite("drop(untilOutputFrom:)")
struct DropUntilOutputTests {
    private let other = Ints()

    @Test("values pass once the other has published, which is asked for one value and then left")
    func values() {
        let rig = Rig { (ints: Ints) in ints.drop(untilOutputFrom: other) }
        rig.send(1)
        other.send(0)
        rig.send(2, 3)
        rig.finish()
        #expect(rig.log == ["subscription DropUntilOutput", "2", "3", "finished"])
        #expect(other.ticket.requested == [.max(1)] && other.ticket.cancels == 1)
    }

    @Test("what is left out is made good, and demand goes on as it is")
    func demand() {
        let rig = Rig(demand: .max(2), answer: .max(3)) { (ints: Ints) in ints.drop(untilOutputFrom: other) }
        rig.send(1)
        other.send(0)
        rig.send(2)
        rig.request(.max(5))
        #expect(rig.source.answers == [.max(1), .max(3)] && rig.upstream == ["max(2)", "max(5)"])
    }

    @Test("no more than asked for")
    func backPressure() {
        #expect(told(upTo(4).drop(untilOutputFrom: upTo(1)), asking: .max(1), .max(1)) == ["1", "2"])
    }

    @Test("an upstream that ends first ends it, and the other is left", arguments: [true, false])
    func end(_ finishes: Bool) {
        let rig = Rig { (ints: Ints) in ints.drop(untilOutputFrom: other) }
        if finishes { rig.finish() } else { rig.fail(Oops(code: 2)) }
        other.send(0)
        rig.send(1)
        #expect(rig.log == ["subscription DropUntilOutput", finishes ? "finished" : "failure 2"])
        #expect(other.ticket.cancels == 1)
    }

    @Test("the other's end without a value ends it too", arguments: [true, false])
    func otherEnds(_ finishes: Bool) {
        let rig = Rig { (ints: Ints) in ints.drop(untilOutputFrom: other) }
        other.send(completion: finishes ? .finished : .failure(Oops(code: 6)))
        #expect(rig.log == ["subscription DropUntilOutput", finishes ? "finished" : "failure 6"])
        #expect(rig.upstream == ["unlimited", "cancel"])
    }

    @Test("the other's end after a value changes nothing")
    func otherEndsLater() {
        let rig = Rig { (ints: Ints) in ints.drop(untilOutputFrom: other) }
        other.send(0)
        other.send(completion: .failure(Oops()))
        rig.send(1)
        #expect(rig.log == ["subscription DropUntilOutput", "1"])
    }

    @Test("a cancel reaches both, once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.drop(untilOutputFrom: other) }
        rig.cancel()
        rig.cancel()
        other.send(0)
        rig.send(1)
        #expect(rig.log == ["subscription DropUntilOutput"] && rig.upstream == ["unlimited", "cancel"])
        #expect(other.ticket.cancels == 1)
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.drop(untilOutputFrom: other) }
        other.send(0)
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription DropUntilOutput", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let gate = PassthroughSubject<Int, Oops>()
        let left = survivors(of: ending) { subject, token in
            subject.drop(untilOutputFrom: gate.map { token.pass($0) })
        }
        #expect(left == [])
    }

    @Test("a second subscription is cancelled, from either")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.drop(untilOutputFrom: other) }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        other.subscribers[0].receive(subscription: second)
        #expect(second.cancels == 2 && rig.log == ["subscription DropUntilOutput"])
    }
}
