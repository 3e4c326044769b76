import Combine
import Testing

@Suite("replaceEmpty")
struct ReplaceEmptyTests {
    @Test("its value only if there was none")
    func values() {
        #expect(told(Empty<Int, Oops>().replaceEmpty(with: 9), asking: .unlimited) == ["9", "finished"])
        #expect(told(upTo(2).replaceEmpty(with: 9), asking: .unlimited) == ["1", "2", "finished"])
    }

    @Test("it waits for demand, of which all goes upstream too")
    func demand() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.replaceEmpty(with: 9) }
        rig.finish()
        #expect(rig.log == ["subscription ReplaceEmpty"])
        rig.request(.max(1))
        rig.request(.max(1))
        #expect(rig.log == ["subscription ReplaceEmpty", "9", "finished"] && rig.upstream == [])
        let passing = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.replaceEmpty(with: 9) }
        passing.send(1)
        #expect(passing.upstream == ["max(2)"] && passing.source.answers == [.max(1)])
    }

    @Test("no more than asked for")
    func backPressure() {
        #expect(told(upTo(4).replaceEmpty(with: 9), asking: .max(1), .max(2)) == ["1", "2", "3"])
    }

    @Test("a failure passes, without a value before it")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.replaceEmpty(with: 9) }
        rig.fail(Oops(code: 1))
        rig.finish()
        #expect(rig.log == ["subscription ReplaceEmpty", "failure 1"])
    }

    @Test("nothing is replaced after a cancel", arguments: [true, false])
    func cancel(_ waits: Bool) {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.replaceEmpty(with: 9) }
        if waits { rig.finish() }
        rig.cancel()
        rig.cancel()
        rig.request(.max(1))
        rig.finish()
        #expect(rig.log == ["subscription ReplaceEmpty"] && rig.upstream == (waits ? [] : ["cancel"]))
    }

    @Test("a value sent from inside a delivery arrives inside it; one from inside the replacement does not")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.replaceEmpty(with: 9) }
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription ReplaceEmpty", "1", "2", "3"])
        let empty = Rig { (ints: Ints) in ints.replaceEmpty(with: 9) }
        empty.recorder.onValue = { _ in empty.send(2) }
        empty.finish()
        #expect(empty.log == ["subscription ReplaceEmpty", "9", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases, [[], [1]])
    func lifetime(_ ending: Ending, _ values: [Int]) {
        let left = survivors(of: ending, sending: values) { subject, token in
            subject.map { token.pass($0) }.replaceEmpty(with: 9)
        }
        #expect(left == [])
    }
}
