import Combine
import Testing

@Suite("ignoreOutput")
struct IgnoreOutputTests {
    @Test("only the end is left, without being asked")
    func values() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.ignoreOutput() }
        rig.send(1, 2)
        #expect(rig.log == ["subscription IgnoreOutput"] && rig.upstream == ["unlimited"])
        rig.finish()
        #expect(rig.log == ["subscription IgnoreOutput", "finished"])
    }

    @Test("or the failure, once")
    func failure() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.ignoreOutput() }
        rig.fail(Oops(code: 3))
        rig.fail(Oops(code: 4))
        rig.finish()
        #expect(rig.log == ["subscription IgnoreOutput", "failure 3"])
    }

    @Test(
        "everything is asked for once, and nothing again",
        arguments: [.none, .max(1), .unlimited] as [Subscribers.Demand])
    func demand(_ demand: Subscribers.Demand) {
        let rig = Rig(demand: demand) { (ints: Ints) in ints.ignoreOutput() }
        rig.send(1)
        rig.request(.max(5))
        #expect(rig.upstream == ["unlimited"] && rig.source.answers == [.none])
        #expect(told(upTo(1000).ignoreOutput(), asking: demand) == ["finished"])
    }

    @Test("a cancel is told upstream once, and the end does not follow it")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.ignoreOutput() }
        rig.cancel()
        rig.cancel()
        rig.finish()
        #expect(rig.log == ["subscription IgnoreOutput"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("what is sent while the end is being told is ignored")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.ignoreOutput() }
        rig.recorder.onEnd = {
            rig.send(1)
            rig.fail(Oops())
        }
        rig.finish()
        #expect(rig.log == ["subscription IgnoreOutput", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.map { token.pass($0) }.ignoreOutput() } == [])
    }

    @Test("a second subscription is cancelled")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.ignoreOutput() }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        #expect(second.cancels == 1 && second.requested == [])
    }
}
