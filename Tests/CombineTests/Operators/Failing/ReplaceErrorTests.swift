import Combine
import Testing

@Suite("replaceError")
struct ReplaceErrorTests {
    @Test("its value instead of the error, and then the end")
    func values() {
        #expect(told(failing(after: 1, code: 3).replaceError(with: 9), asking: .unlimited) == ["1", "9", "finished"])
        #expect(told(upTo(2).replaceError(with: 9), asking: .unlimited) == ["1", "2", "finished"])
    }

    @Test("it waits for demand, of which all goes upstream too")
    func demand() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.replaceError(with: 9) }
        rig.send(1)
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription ReplaceError", "1"])
        rig.request(.max(1))
        rig.request(.max(1))
        #expect(rig.log == ["subscription ReplaceError", "1", "9", "finished"] && rig.upstream == ["max(1)"])
    }

    @Test("demand returned with a value counts")
    func answers() {
        let rig = Rig(demand: .max(1), answer: .max(1)) { (ints: Ints) in ints.replaceError(with: 9) }
        rig.send(1)
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription ReplaceError", "1", "9", "finished"] && rig.source.answers == [.max(1)])
    }

    @Test("no more than asked for")
    func backPressure() {
        let failing = failing(after: 1, 2, code: 3).replaceError(with: 9)
        #expect(told(failing, asking: .max(1), .max(1)) == ["1", "2"])
        #expect(told(failing, asking: .max(2), .max(1)) == ["1", "2", "9", "finished"])
    }

    @Test("nothing is replaced after a cancel", arguments: [true, false])
    func cancel(_ waits: Bool) {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.replaceError(with: 9) }
        if waits { rig.fail(Oops(code: 1)) }
        rig.cancel()
        rig.cancel()
        rig.request(.max(1))
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription ReplaceError"] && rig.upstream == (waits ? [] : ["cancel"]))
    }

    @Test("what is sent from inside the replacement is ignored")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.replaceError(with: 9) }
        rig.recorder.onValue = { value in
            if value == 1 { rig.send(2) }
            if value == 9 { rig.send(3) }
        }
        rig.send(1)
        rig.fail(Oops())
        #expect(rig.log == ["subscription ReplaceError", "1", "2", "9", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.map { token.pass($0) }.replaceError(with: 9)
        }
        #expect(left == [])
    }
}
