import Combine
import Testing

@Suite("mapError")
struct MapErrorTests {
    private struct Other: Error, CustomStringConvertible {
        let description: String
    }

    @Test("the error is transformed, values and the end are not")
    func values() {
        let rig = Rig { (ints: Ints) in ints.mapError { Other(description: "other \($0.code)") } }
        rig.send(1, 2)
        rig.fail(Oops(code: 2))
        #expect(rig.log == ["subscription Source", "1", "2", "failure other 2"])
        let finishing = Rig { (ints: Ints) in ints.mapError { _ in Other(description: "") } }
        finishing.finish()
        #expect(finishing.log == ["subscription Source", "finished"])
    }

    @Test("demand and cancel pass straight through")
    func demand() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.mapError { $0 } }
        rig.send(1)
        rig.request(.max(3))
        rig.cancel()
        #expect(rig.upstream == ["max(2)", "max(3)", "cancel"] && rig.source.answers == [.max(1)])
    }

    @Test("no more than asked for; the error needs no demand")
    func backPressure() {
        let failing = failing(after: 1, 2, code: 4).mapError { Oops(code: $0.code + 1) }
        #expect(told(failing, asking: .max(1)) == ["1"])
        #expect(told(failing, asking: .max(1), .max(1)) == ["1", "2", "failure 5"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.mapError { $0 } }
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription Source", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.mapError { token.pass($0) } } == [])
    }
}
