import Combine
import Testing

@Suite("max, tryMax")
struct MaxTests {
    @Test("the largest of all, at the end")
    func values() {
        let rig = Rig { (ints: Ints) in ints.max() }
        rig.send(2, 1, 3, 2)
        #expect(rig.log == ["subscription Comparison"])
        rig.finish()
        #expect(rig.log == ["subscription Comparison", "3", "finished"] && rig.upstream == ["unlimited"])
    }

    @Test("by an order of one's own, the first of equals")
    func ties() {
        let rig = Rig { (s: Source<String, Never>) in s.max { $0.count < $1.count } }
        rig.send("bb", "aa", "c", "d", "cc")
        rig.finish()
        #expect(rig.log == ["subscription Comparison", "bb", "finished"])
    }

    @Test("of nothing, nothing: only the end, once asked")
    func empty() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.max() }
        rig.finish()
        #expect(rig.log == ["subscription Comparison"])
        rig.request(.max(1))
        #expect(rig.log == ["subscription Comparison", "finished"])
    }

    @Test("everything is asked for, and the value waits for demand")
    func demand() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.max() }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Comparison"] && rig.upstream == ["unlimited"])
        rig.request(.max(1))
        rig.request(.max(1))
        #expect(rig.log == ["subscription Comparison", "2", "finished"])
        #expect(told(upTo(5).max(), asking: .none, .max(1)) == ["5", "finished"])
    }

    @Test("a failure comes at once, and instead of the value")
    func failure() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.max() }
        rig.send(1)
        rig.fail(Oops(code: 2))
        rig.finish()
        #expect(rig.log == ["subscription Comparison", "failure 2"])
    }

    @Test("what the comparison throws ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryMax { try picky($0) < picky($1) } }
        rig.send(1, 2, -3, 4)
        rig.finish()
        #expect(rig.log == ["subscription TryComparison", "failure 3"] && rig.upstream == ["unlimited", "cancel"])
        let calm = Rig { (ints: Ints) in ints.tryMax { try picky($0) < picky($1) } }
        calm.send(1, 2)
        calm.finish()
        #expect(calm.log == ["subscription TryComparison", "2", "finished"])
    }

    @Test("a cancel keeps the value back, and is told upstream once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.max() }
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.finish()
        #expect(rig.log == ["subscription Comparison"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent while the result is being delivered is ignored")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.max() }
        rig.recorder.onValue = { _ in
            rig.send(9, -9)
            rig.finish()
        }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Comparison", "1", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.max { token.pass($0) < $1 } } == [])
        #expect(survivors(of: ending) { subject, token in subject.tryMax { token.pass($0) < $1 } } == [])
    }
}
