import Combine
import Testing

@Suite("Deferred")
struct DeferredTests {
    @Test("a publisher is made for each subscriber, when it comes")
    func values() {
        var made = 0
        let publisher = Deferred {
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(told(publisher, asking: .max(1)) == ["1", "finished"])
        #expect(told(publisher, asking: .max(1)) == ["2", "finished"])
    }

    @Test("demand, failure and cancel are the made one's")
    func straight() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in Deferred { ints } }
        rig.send(1)
        rig.fail(Oops(code: 3))
        rig.cancel()
        #expect(rig.log == ["subscription Source", "1", "failure 3"])
        #expect(rig.upstream == ["max(2)", "cancel"] && rig.source.answers == [.max(1)])
    }

    @Test("no more than asked for")
    func backPressure() { #expect(told(Deferred { upTo(4) }, asking: .max(1), .max(2)) == ["1", "2", "3"]) }

    @Test("subscribing again from inside a delivery makes another")
    func reentrant() {
        var made = 0
        let publisher = Deferred {
            made += 1
            return Just(made)
        }
        let first = Recorder<Int, Never>(), second = Recorder<Int, Never>()
        first.onValue = { _ in publisher.subscribe(second) }
        publisher.subscribe(first)
        #expect(first.log == ["subscription Just", "1", "finished"])
        #expect(second.log == ["subscription Just", "2", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in Deferred { token.pass(subject) } } == [])
    }
}
