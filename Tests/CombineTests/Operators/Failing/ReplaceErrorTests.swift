import Combine
import Testing

@Suite("replaceEmpty, replaceError")
struct ReplaceTests {
    @Test("replaceEmpty gives its value only if there was none, and when asked")
    func replaceEmpty() {
        let none = Rig(demand: .none) { (ints: Ints) in ints.replaceEmpty(with: 9) }
        let some = Rig { (ints: Ints) in ints.replaceEmpty(with: 9) }
        none.finish()
        #expect(none.log == ["subscription ReplaceEmpty"])
        none.request(.max(1))
        #expect(none.log == ["subscription ReplaceEmpty", "9", "finished"])
        some.send(1)
        some.finish()
        #expect(some.log == ["subscription ReplaceEmpty", "1", "finished"])
    }

    @Test("replaceEmpty passes a failure")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.replaceEmpty(with: 9) }
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription ReplaceEmpty", "failure 1"])
    }

    @Test("replaceError gives its value instead, when there is demand for it")
    func replaceError() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.replaceError(with: 9) }
        rig.send(1)
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription ReplaceError", "1"])
        rig.request(.max(1))
        #expect(rig.log == ["subscription ReplaceError", "1", "9", "finished"] && rig.upstream == ["max(1)"])
    }

    @Test("nothing is replaced after a cancel")
    func cancel() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.replaceError(with: 9) }
        rig.fail(Oops(code: 1))
        rig.cancel()
        rig.request(.max(1))
        #expect(rig.log == ["subscription ReplaceError"])
    }
}
