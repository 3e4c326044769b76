import Combine
import Testing

@Suite("dropFirst")
struct DropFirstTests {
    @Test("the first values are left out and made good")
    func values() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.dropFirst(2) }
        rig.send(1, 2, 3)
        rig.finish()
        #expect(rig.log == ["subscription Drop", "3", "finished"] && rig.upstream == ["max(1)"])
        #expect(rig.source.answers == [.max(1), .max(1), .none])
    }

    @Test("one is left out unless told otherwise; none at all changes nothing")
    func counts() {
        #expect(told(upTo(3).dropFirst(), asking: .unlimited) == ["2", "3", "finished"])
        #expect(told(upTo(2).dropFirst(0), asking: .unlimited) == ["1", "2", "finished"])
        #expect(told(upTo(2).dropFirst(5), asking: .max(1)) == ["finished"])
    }

    @Test("a failure passes, also before any value does")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.dropFirst(2) }
        rig.send(1)
        rig.fail(Oops(code: 1))
        rig.send(2, 3)
        #expect(rig.log == ["subscription Drop", "failure 1"])
    }

    @Test("no more than asked for, and demand goes on as it is")
    func backPressure() {
        #expect(told(upTo(5).dropFirst(), asking: .max(1), .max(2)) == ["2", "3", "4"])
        let rig = Rig(demand: .max(2), answer: .max(4)) { (ints: Ints) in ints.dropFirst() }
        rig.send(1, 2)
        rig.request(.max(7))
        #expect(rig.upstream == ["max(2)", "max(7)"] && rig.source.answers == [.max(1), .max(4)])
    }

    @Test("nothing follows a cancel, which upstream is told of once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.dropFirst() }
        rig.cancel()
        rig.cancel()
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Drop"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("each subscriber has its own count")
    func fresh() {
        let subject = PassthroughSubject<Int, Never>()
        let dropping = subject.dropFirst()
        let first = Recorder<Int, Never>(), second = Recorder<Int, Never>()
        dropping.subscribe(first)
        subject.send(1)
        dropping.subscribe(second)
        subject.send(2)
        subject.send(3)
        #expect(first.log == ["subscription Drop", "2", "3"] && second.log == ["subscription Drop", "3"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.dropFirst() }
        rig.recorder.onValue = { if $0 == 2 { rig.send(3) } }
        rig.send(1, 2, 4)
        #expect(rig.log == ["subscription Drop", "2", "3", "4"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending, sending: [1, 2]) { subject, token in
            subject.map { token.pass($0) }.dropFirst()
        }
        #expect(left == [])
    }

    @Test("a second subscription is cancelled")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.dropFirst() }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        #expect(second.cancels == 1 && rig.log == ["subscription Drop"])
    }

    @Test("a negative count is a programmer error")
    func negative() async {
        await #expect(processExitsWith: .failure) {
            _ = PassthroughSubject<Int, Never>().dropFirst(-1).sink { _ in }
        }
    }
}
