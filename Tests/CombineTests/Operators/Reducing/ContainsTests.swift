import Combine
import Testing

@Suite("contains, contains(where:), tryContains(where:)")
struct ContainsTests {
    @Test("found: upstream is cancelled and true delivered, at once")
    func found() {
        let rig = Rig { (ints: Ints) in ints.contains(2) }
        rig.send(1, 2, 3)
        rig.finish()
        #expect(rig.log == ["subscription Contains", "true", "finished"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("not found: false at the end, when asked for")
    func notFound() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.contains { $0 > 5 } }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription ContainsWhere"])
        rig.request(.max(1))
        #expect(rig.log == ["subscription ContainsWhere", "false", "finished"])
        #expect(told(Empty<Int, Oops>().contains(1), asking: .unlimited) == ["false", "finished"])
    }

    @Test("found without demand, the answer waits for it; upstream is left at once")
    func demand() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.contains(1) }
        rig.send(1)
        #expect(rig.log == ["subscription Contains"] && rig.upstream == ["unlimited", "cancel"])
        rig.request(.max(1))
        rig.request(.max(1))
        #expect(rig.log == ["subscription Contains", "true", "finished"])
    }

    @Test("everything is asked for, whatever downstream asks for")
    func backPressure() {
        #expect(told(upTo(9).contains(9), asking: .max(1)) == ["true", "finished"])
        #expect(told(upTo(9).contains { $0 > 9 }, asking: .none, .max(1)) == ["false", "finished"])
    }

    @Test("a failure comes at once, and instead of the answer")
    func failure() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.contains(5) }
        rig.send(1)
        rig.fail(Oops(code: 2))
        #expect(rig.log == ["subscription Contains", "failure 2"])
    }

    @Test("what a predicate throws ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryContains { try picky($0) == 9 } }
        rig.send(1, -3, 9)
        #expect(rig.log == ["subscription TryContainsWhere", "failure 3"] && rig.upstream == ["unlimited", "cancel"])
        let calm = Rig { (ints: Ints) in ints.tryContains { try picky($0) == 9 } }
        calm.send(9, -1)
        #expect(calm.log == ["subscription TryContainsWhere", "true", "finished"])
    }

    @Test("a cancel keeps the answer back, and is told upstream once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.contains(1) }
        rig.cancel()
        rig.cancel()
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Contains"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent while the answer is being delivered is ignored")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.contains(1) }
        rig.recorder.onValue = { _ in rig.send(1) }
        rig.send(1)
        #expect(rig.log == ["subscription Contains", "true", "finished"])
    }

    @Test("nothing outlives the answer, an end or a cancel", arguments: Ending.allCases, [0, 1])
    func lifetime(_ ending: Ending, _ value: Int) {
        #expect(
            survivors(of: ending, sending: [value]) { subject, token in
                subject.contains { token.pass($0) == 1 }
            } == [])
        #expect(
            survivors(of: ending, sending: [value]) { subject, token in
                subject.tryContains { token.pass($0) == 1 }
            } == [])
    }
}
