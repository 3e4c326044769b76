import Combine
import Testing

@Suite("eraseToAnyPublisher")
struct EraseToAnyPublisherTests {
    @Test("everything passes as it is, demand and cancel too")
    func values() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.eraseToAnyPublisher() }
        rig.send(1)
        rig.request(.max(3))
        rig.fail(Oops(code: 4))
        rig.cancel()
        #expect(rig.log == ["subscription Source", "1", "failure 4"])
        #expect(rig.upstream == ["max(2)", "max(3)", "cancel"] && rig.source.answers == [.max(1)])
    }

    @Test("no more than asked for")
    func backPressure() {
        #expect(told(upTo(4).eraseToAnyPublisher(), asking: .max(1), .max(2)) == ["1", "2", "3"])
    }

    @Test("erased twice there is one layer")
    func twice() {
        let once = Ints().eraseToAnyPublisher()
        let again: AnyPublisher<Int, Oops> = AnyPublisher(once.eraseToAnyPublisher())
        #expect("\(again)" == "AnyPublisher" && again.playgroundDescription as? String == "AnyPublisher")
    }

    @Test("operators on it are the general ones, whatever it hides")
    func hidden() {
        let map: Publishers.Map<AnyPublisher<Int, Never>, String> = Just(1).eraseToAnyPublisher().map { "\($0)" }
        #expect(told(map, asking: .unlimited) == ["1", "finished"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.eraseToAnyPublisher() }
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription Source", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.map { token.pass($0) }.eraseToAnyPublisher() } == [])
    }
}
