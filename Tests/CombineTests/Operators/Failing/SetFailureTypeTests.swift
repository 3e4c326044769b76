import Combine
import Testing

@Suite("setFailureType")
struct SetFailureTypeTests {
    private typealias Calm = Source<Int, Never>

    @Test("gives only a type; values and the end pass as they are")
    func values() {
        let rig = Rig { (s: Calm) in s.setFailureType(to: Oops.self) }
        rig.send(5, 6)
        rig.finish()
        #expect(rig.log == ["subscription Source", "5", "6", "finished"])
    }

    @Test("set twice, the last one counts, and there is one layer")
    func twice() {
        struct Other: Error {}
        let publisher: Publishers.SetFailureType<Calm, Oops> =
            Calm().setFailureType(to: Other.self).setFailureType(to: Oops.self)
        #expect(told(publisher, asking: .unlimited) == [])
    }

    @Test("demand and cancel pass straight through")
    func demand() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (s: Calm) in s.setFailureType(to: Oops.self) }
        rig.send(1)
        rig.request(.max(3))
        rig.cancel()
        #expect(rig.upstream == ["max(2)", "max(3)", "cancel"] && rig.source.answers == [.max(1)])
    }

    @Test("no more than asked for")
    func backPressure() {
        let numbers = (1...4).publisher.eraseToAnyPublisher().setFailureType(to: Oops.self)
        #expect(told(numbers, asking: .max(1), .max(2)) == ["1", "2", "3"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (s: Calm) in s.setFailureType(to: Oops.self) }
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription Source", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.map { token.pass($0) }.replaceError(with: 0).setFailureType(to: Oops.self)
        }
        #expect(left == [])
    }

    @Test("upstream sees a subscriber named for it")
    func mirror() {
        let rig = Rig { (s: Calm) in s.setFailureType(to: Oops.self) }
        #expect("\(rig.source.subscribers[0])" == "SetFailureType")
    }
}
