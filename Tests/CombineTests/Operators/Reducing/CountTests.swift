import Combine
import Testing

@Suite("count")
struct CountTests {
    @Test("how many there were, at the end")
    func values() {
        let rig = Rig { (ints: Ints) in ints.count() }
        rig.send(7, 7, 7)
        rig.finish()
        #expect(rig.log == ["subscription Count", "3", "finished"])
        #expect(told(Empty<Int, Oops>().count(), asking: .unlimited) == ["0", "finished"])
    }

    @Test("everything is asked for, and the number waits for demand")
    func demand() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.count() }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Count"] && rig.upstream == ["unlimited"])
        rig.request(.max(2))
        #expect(rig.log == ["subscription Count", "1", "finished"])
        #expect(told(upTo(50).count(), asking: .none, .max(1)) == ["50", "finished"])
    }

    @Test("a failure comes at once, and instead of the number")
    func failure() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.count() }
        rig.send(1)
        rig.fail(Oops(code: 2))
        rig.finish()
        #expect(rig.log == ["subscription Count", "failure 2"])
    }

    @Test("a cancel keeps the number back, and is told upstream once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.count() }
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.finish()
        #expect(rig.log == ["subscription Count"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent while the number is being delivered does not count")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.count() }
        rig.recorder.onValue = { _ in
            rig.send(9)
            rig.finish()
        }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Count", "1", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.map { token.pass($0) }.count() } == [])
    }
}
