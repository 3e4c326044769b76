import Combine
import Testing

@Suite("reduce, tryReduce")
struct ReduceTests {
    @Test("the result comes at the end, when it is asked for")
    func values() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.reduce("") { $0 + "\($1)" } }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Reduce"] && rig.upstream == ["unlimited"])
        rig.request(.max(1))
        rig.request(.max(1))
        #expect(rig.log == ["subscription Reduce", "12", "finished"] && rig.upstream == ["unlimited"])
    }

    @Test("nothing at all gives the initial result")
    func empty() {
        let rig = Rig { (ints: Ints) in ints.reduce(10, +) }
        rig.finish()
        #expect(rig.log == ["subscription Reduce", "10", "finished"])
    }

    @Test("everything is asked for, and no value is answered with demand")
    func backPressure() {
        #expect(told(upTo(4).reduce(0, +), asking: .none) == [])
        #expect(told(upTo(4).reduce(0, +), asking: .max(1)) == ["10", "finished"])
        let rig = Rig(demand: .max(1), answer: .max(5)) { (ints: Ints) in ints.reduce(0, +) }
        rig.send(1, 2)
        #expect(rig.source.answers == [.none, .none] && rig.upstream == ["unlimited"])
    }

    @Test("a failure comes at once, and instead of the result")
    func failure() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.reduce(10, +) }
        rig.send(1)
        rig.fail(Oops(code: 2))
        rig.finish()
        #expect(rig.log == ["subscription Reduce", "failure 2"])
    }

    @Test("tryReduce ends with what is thrown")
    func throwing() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.tryReduce(0) { try $0 + picky($1) } }
        rig.send(1, -2, 3)
        rig.finish()
        #expect(rig.log == ["subscription TryReduce", "failure 2"] && rig.upstream == ["unlimited", "cancel"])
        let calm = Rig { (ints: Ints) in ints.tryReduce(0) { try $0 + picky($1) } }
        calm.send(1, 2)
        calm.finish()
        #expect(calm.log == ["subscription TryReduce", "3", "finished"])
    }

    @Test("a cancel keeps the result back, and is told upstream once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.reduce(0, +) }
        rig.cancel()
        rig.cancel()
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Reduce"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent while the result is being delivered is ignored")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.reduce(0, +) }
        rig.recorder.onValue = { _ in
            rig.send(9)
            rig.finish()
        }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Reduce", "1", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.reduce(0) { token.pass($0 + $1) } } == [])
        #expect(survivors(of: ending) { subject, token in subject.tryReduce(0) { token.pass($0 + $1) } } == [])
    }

    @Test("a second subscription is cancelled; the mirror shows the result so far")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.reduce(10, +) }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        rig.send(5)
        let mirror = Mirror(reflecting: rig.recorder.subscription!)
        #expect(second.cancels == 1 && mirror.children.map(\.label) == ["downstream", "result", "initial", "status"])
        #expect(mirror.descendant("result") as? Int == 15 && mirror.descendant("initial") as? Int == 10)
    }
}
