import Combine
import Testing

@Suite("catch, tryCatch")
struct CatchTests {
    private let rescue = Ints()

    @Test("after a failure another publisher goes on, with the demand that is left")
    func values() {
        let rig = Rig(demand: .max(3)) { (ints: Ints) in
            ints.catch { error in
                #expect(error.code == 4)
                return rescue
            }
        }
        rig.send(1)
        rig.fail(Oops(code: 4))
        #expect(rescue.ticket.requested == [.max(2)])
        rescue.send(2)
        rescue.send(completion: .finished)
        #expect(rig.log == ["subscription Catch", "1", "2", "finished"])
    }

    @Test("a finish is not caught, and the handler not called")
    func finish() {
        let rig = Rig { (ints: Ints) in
            ints.catch { _ -> Ints in
                Issue.record("called")
                return rescue
            }
        }
        rig.finish()
        #expect(rig.log == ["subscription Catch", "finished"])
    }

    @Test("a failure of the second is not caught")
    func secondFailure() {
        let rig = Rig { (ints: Ints) in ints.catch { _ in rescue } }
        rig.fail(Oops(code: 1))
        rescue.send(completion: .failure(Oops(code: 2)))
        #expect(rig.log == ["subscription Catch", "failure 2"] && rescue.subscribers.count == 1)
    }

    @Test("no more than asked for, across the seam")
    func backPressure() {
        let caught = failing(after: 1, 2, code: 1).catch { _ in upTo(3).map { $0 * 10 } }
        #expect(told(caught, asking: .max(1), .max(2)) == ["1", "2", "10"])
        #expect(told(caught, asking: .max(1), answer: .max(1)) == ["1", "2", "10", "20", "30", "finished"])
    }

    @Test("a cancel reaches whichever is attached, once")
    func cancel() {
        let early = Rig { (ints: Ints) in ints.catch { _ in rescue } }
        early.cancel()
        early.cancel()
        early.fail(Oops())
        #expect(early.upstream == ["unlimited", "cancel"] && rescue.subscribers.isEmpty)
        let late = Rig { (ints: Ints) in ints.catch { _ in rescue } }
        late.fail(Oops())
        late.cancel()
        rescue.send(1)
        #expect(rescue.ticket.cancels == 1 && late.source.ticket.cancels == 0 && late.log == ["subscription Catch"])
    }

    @Test("tryCatch ends with what its handler throws, and goes on with what it gives")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryCatch { error -> Ints in throw Oops(code: error.code + 1) } }
        rig.send(7)
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription TryCatch", "7", "failure 2"])
        let calm = failing(after: 1, code: 1).tryCatch { _ in upTo(1) }
        #expect(told(calm, asking: .unlimited) == ["1", "1", "finished"])
    }

    @Test("a failure from inside a delivery is caught there")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.catch { _ in Just(9) } }
        rig.recorder.onValue = { if $0 == 1 { rig.fail(Oops()) } }
        rig.send(1, 2)
        #expect(rig.log == ["subscription Catch", "1", "9", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.catch { _ in Just(token.pass(1)) } } == [])
        #expect(survivors(of: ending) { subject, token in subject.tryCatch { _ in Just(token.pass(1)) } } == [])
    }

    @Test("a second subscription is cancelled, from either; the mirror shows the demand that is left")
    func secondSubscription() {
        let rig = Rig(demand: .max(4)) { (ints: Ints) in ints.catch { _ in rescue } }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        rig.send(1)
        let mirror = Mirror(reflecting: rig.recorder.subscription!)
        #expect(mirror.children.map(\.label) == ["downstream", "demand"])
        #expect(mirror.descendant("demand") as? Subscribers.Demand == .max(3))
        rig.fail(Oops())
        rescue.subscribers.last?.receive(subscription: second)
        #expect(second.cancels == 2 && rig.log == ["subscription Catch", "1"])
    }
}
