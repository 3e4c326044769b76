import Combine
import Testing

@Suite("allSatisfy, tryAllSatisfy")
struct AllSatisfyTests {
    @Test("false at once, after upstream was cancelled; true at the end")
    func values() {
        let no = Rig { (ints: Ints) in ints.allSatisfy { $0 < 3 } }
        no.send(1, 3, 1)
        no.finish()
        #expect(no.log == ["subscription AllSatisfy", "false", "finished"] && no.upstream == ["unlimited", "cancel"])
        let yes = Rig { (ints: Ints) in ints.allSatisfy { $0 < 3 } }
        yes.send(1)
        yes.finish()
        #expect(yes.log == ["subscription AllSatisfy", "true", "finished"] && yes.upstream == ["unlimited"])
        #expect(told(Empty<Int, Oops>().allSatisfy { _ in false }, asking: .unlimited) == ["true", "finished"])
    }

    @Test("the answer waits for demand")
    func demand() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.allSatisfy { $0 < 3 } }
        rig.send(5, 1)
        #expect(rig.log == ["subscription AllSatisfy"] && rig.upstream == ["unlimited", "cancel"])
        rig.request(.max(1))
        rig.request(.max(1))
        #expect(rig.log == ["subscription AllSatisfy", "false", "finished"])
    }

    @Test("everything is asked for, whatever downstream asks for")
    func backPressure() {
        #expect(told(upTo(9).allSatisfy { $0 < 10 }, asking: .none, .max(1)) == ["true", "finished"])
    }

    @Test("a failure comes at once, and instead of the answer")
    func failure() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.allSatisfy { _ in true } }
        rig.send(1)
        rig.fail(Oops(code: 2))
        #expect(rig.log == ["subscription AllSatisfy", "failure 2"])
    }

    @Test("what the predicate throws ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryAllSatisfy { try picky($0) < 9 } }
        rig.send(1, -3, 9)
        #expect(rig.log == ["subscription TryAllSatisfy", "failure 3"] && rig.upstream == ["unlimited", "cancel"])
        let calm = Rig { (ints: Ints) in ints.tryAllSatisfy { try picky($0) < 9 } }
        calm.send(9, -3)
        #expect(calm.log == ["subscription TryAllSatisfy", "false", "finished"])
    }

    @Test("a cancel keeps the answer back, and is told upstream once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.allSatisfy { $0 < 3 } }
        rig.cancel()
        rig.cancel()
        rig.send(5)
        rig.finish()
        #expect(rig.log == ["subscription AllSatisfy"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent while the answer is being delivered is ignored")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.allSatisfy { $0 < 3 } }
        rig.recorder.onValue = { _ in rig.send(5) }
        rig.send(5)
        #expect(rig.log == ["subscription AllSatisfy", "false", "finished"])
    }

    @Test("nothing outlives the answer, an end or a cancel", arguments: Ending.allCases, [0, 1])
    func lifetime(_ ending: Ending, _ value: Int) {
        #expect(
            survivors(of: ending, sending: [value]) { subject, token in
                subject.allSatisfy { token.pass($0) == 1 }
            } == [])
        #expect(
            survivors(of: ending, sending: [value]) { subject, token in
                subject.tryAllSatisfy { token.pass($0) == 1 }
            } == [])
    }
}
