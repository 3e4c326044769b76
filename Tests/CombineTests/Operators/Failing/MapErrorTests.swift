import Combine
import Testing

@Suite("mapError, setFailureType, assertNoFailure")
struct MapErrorTests {
    private struct Other: Error, CustomStringConvertible {
        let description: String
    }

    @Test("the error is transformed, values and the end are not")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.mapError { Other(description: "other \($0.code)") } }
        rig.send(1)
        rig.fail(Oops(code: 2))
        #expect(rig.log == ["subscription Source", "1", "failure other 2"])
        let finishing = Rig { (ints: Ints) in ints.mapError { _ in Other(description: "") } }
        finishing.finish()
        #expect(finishing.log == ["subscription Source", "finished"])
    }

    @Test("demand and cancel pass straight through")
    func straight() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.mapError { $0 } }
        rig.send(1)
        rig.cancel()
        #expect(rig.upstream == ["max(2)", "cancel"] && rig.source.answers == [.max(1)])
    }

    @Test("setFailureType gives only a type, and the last one counts")
    func setFailureType() {
        let rig = Rig { (s: Source<Int, Never>) in s.setFailureType(to: Other.self).setFailureType(to: Oops.self) }
        rig.send(5)
        rig.finish()
        #expect(rig.log == ["subscription Source", "5", "finished"])
    }

    @Test("assertNoFailure passes values and the end")
    func assertNoFailure() {
        let rig = Rig { (ints: Ints) in ints.assertNoFailure("p") }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Source", "1", "finished"])
    }
}
