import Combine
import Testing

@Suite("append")
struct AppendTests {
    private let suffix = Ints()

    @Test("the second is subscribed to when the first has finished, with the demand that is left")
    func order() {
        let rig = Rig(demand: .max(3)) { (ints: Ints) in ints.append(suffix) }
        #expect(suffix.subscribers.isEmpty && rig.upstream == ["max(3)"])
        rig.send(1, 2)
        rig.finish()
        #expect(suffix.ticket.requested == [.max(1)])
        suffix.send(3)
        suffix.send(completion: .finished)
        #expect(rig.log == ["subscription Concatenate", "1", "2", "3", "finished"])
    }

    @Test("values, a sequence and a publisher can be appended, one after another")
    func kinds() {
        let all = upTo(2).append(3, 4).append([5]).append(upTo(1))
        #expect(told(all, asking: .unlimited) == ["1", "2", "3", "4", "5", "1", "finished"])
    }

    @Test("no more than asked for, across the seam")
    func backPressure() {
        #expect(told(upTo(2).append(8, 9), asking: .max(1), .max(2)) == ["1", "2", "8"])
        #expect(told(upTo(1).append(8), asking: .max(1), answer: .max(1)) == ["1", "8", "finished"])
        #expect(told(upTo(2).append(8, 9), asking: .max(2)) == ["1", "2"])
    }

    @Test("demand returned with a value goes to the one that sent it")
    func answers() {
        let rig = Rig(demand: .max(1), answer: .max(2)) { (ints: Ints) in ints.append(suffix) }
        rig.send(1)
        rig.finish()
        #expect(rig.source.answers == [.max(2)] && suffix.ticket.requested == [.max(2)])
    }

    @Test("a failure of the first ends it, and the second is never subscribed to")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.append(suffix) }
        rig.fail(Oops(code: 3))
        rig.finish()
        #expect(rig.log == ["subscription Concatenate", "failure 3"] && suffix.subscribers.isEmpty)
    }

    @Test("a failure of the second ends it")
    func secondFailure() {
        let rig = Rig { (ints: Ints) in ints.append(suffix) }
        rig.finish()
        suffix.send(completion: .failure(Oops(code: 4)))
        #expect(rig.log == ["subscription Concatenate", "failure 4"])
    }

    @Test("a cancel reaches whichever is attached, once")
    func cancel() {
        let early = Rig { (ints: Ints) in ints.append(suffix) }
        early.cancel()
        early.cancel()
        early.finish()
        #expect(early.upstream == ["unlimited", "cancel"] && suffix.subscribers.isEmpty)
        let late = Rig { (ints: Ints) in ints.append(suffix) }
        late.finish()
        late.cancel()
        suffix.send(1)
        #expect(late.log.count == 1 && suffix.ticket.cancels == 1 && late.source.ticket.cancels == 0)
    }

    @Test("a value sent from inside a delivery arrives inside it, and an end there begins the second")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.append(upTo(1)) }
        rig.recorder.onValue = { value in
            if value == 7 { rig.send(8) }
            if value == 8 { rig.finish() }
        }
        rig.send(7)
        #expect(rig.log == ["subscription Concatenate", "7", "8", "1", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.append(upTo(2).map { token.pass($0) })
        }
        #expect(left == [])
    }

    @Test("a second subscription is cancelled, from either")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.append(suffix) }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        rig.finish()
        suffix.subscribers.last?.receive(subscription: second)
        #expect(second.cancels == 2 && rig.log == ["subscription Concatenate"])
    }
}
