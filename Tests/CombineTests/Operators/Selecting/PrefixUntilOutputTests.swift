import Combine
import Testing

@Suite("prefix(untilOutputFrom:)")
struct PrefixUntilOutputTests {
    private let other = Source<String, Never>()

    @Test("values pass until the other publishes, which ends it and cancels upstream")
    func values() {
        let rig = Rig { (ints: Ints) in ints.prefix(untilOutputFrom: other) }
        rig.send(1, 2)
        other.send("stop")
        rig.send(3)
        rig.finish()
        #expect(rig.log == ["subscription PrefixUntilOutput", "1", "2", "finished"])
        #expect(rig.upstream == ["unlimited", "cancel"])
        #expect(other.ticket.requested == [.max(1)] && other.ticket.cancels == 1)
    }

    @Test("the other's end does not matter")
    func otherEnds() {
        let rig = Rig { (ints: Ints) in ints.prefix(untilOutputFrom: other) }
        other.send(completion: .finished)
        rig.send(3)
        #expect(rig.log == ["subscription PrefixUntilOutput", "3"])
    }

    @Test("upstream's end is the end, and the other is left", arguments: [true, false])
    func end(_ finishes: Bool) {
        let rig = Rig { (ints: Ints) in ints.prefix(untilOutputFrom: other) }
        if finishes { rig.finish() } else { rig.fail(Oops(code: 1)) }
        other.send("stop")
        #expect(rig.log == ["subscription PrefixUntilOutput", finishes ? "finished" : "failure 1"])
        #expect(other.ticket.cancels == 1)
    }

    @Test("another that has published already: the end, and no value")
    func atOnce() {
        #expect(told(upTo(3).prefix(untilOutputFrom: Just("stop")), asking: .unlimited) == ["finished"])
    }

    @Test("no more than asked for, and demand goes on as it is")
    func backPressure() {
        #expect(told(upTo(3).prefix(untilOutputFrom: other), asking: .max(1), .max(1)) == ["1", "2"])
        let rig = Rig(demand: .max(2), answer: .max(4)) { (ints: Ints) in ints.prefix(untilOutputFrom: other) }
        rig.send(1)
        #expect(rig.upstream == ["max(2)"] && rig.source.answers == [.max(4)])
    }

    @Test("a cancel reaches both, once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.prefix(untilOutputFrom: other) }
        rig.cancel()
        rig.cancel()
        other.send("stop")
        rig.send(1)
        #expect(rig.log == ["subscription PrefixUntilOutput"] && rig.upstream == ["unlimited", "cancel"])
        #expect(other.ticket.cancels == 1)
    }

    @Test("the other publishing from inside a delivery ends it there")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.prefix(untilOutputFrom: other) }
        rig.recorder.onValue = { _ in other.send("stop") }
        rig.send(1, 2)
        #expect(rig.log == ["subscription PrefixUntilOutput", "1", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let gate = PassthroughSubject<Int, Oops>()
        let left = survivors(of: ending) { subject, token in
            subject.prefix(untilOutputFrom: gate.map { token.pass($0) })
        }
        #expect(left == [])
    }

    @Test("a second subscription is cancelled, from either")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.prefix(untilOutputFrom: other) }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        other.subscribers[0].receive(subscription: second)
        #expect(second.cancels == 2 && rig.log == ["subscription PrefixUntilOutput"])
    }
}
