import Combine
import Testing

@Suite("collect")
struct CollectTests {
    @Test("everything, in order, in one array at the end")
    func values() {
        let rig = Rig { (ints: Ints) in ints.collect() }
        rig.send(3, 1, 2)
        #expect(rig.log == ["subscription Collect"])
        rig.finish()
        #expect(rig.log == ["subscription Collect", "[3, 1, 2]", "finished"] && rig.upstream == ["unlimited"])
    }

    @Test("nothing at all gives an empty array")
    func empty() {
        #expect(told(Empty<Int, Oops>().collect(), asking: .unlimited) == ["[]", "finished"])
    }

    @Test("it waits for demand")
    func demand() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.collect() }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Collect"])
        rig.request(.max(1))
        #expect(rig.log == ["subscription Collect", "[1]", "finished"])
    }

    @Test("everything is asked for at once, whatever downstream asks for")
    func backPressure() {
        let rig = Rig(demand: .max(1), answer: .max(1)) { (ints: Ints) in ints.collect() }
        rig.send(1, 2)
        rig.request(.max(3))
        #expect(rig.upstream == ["unlimited"] && rig.source.answers == [.none, .none])
        #expect(told(upTo(3).collect(), asking: .max(1)) == ["[1, 2, 3]", "finished"])
    }

    @Test("a failure comes at once, and instead of the values")
    func failure() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.collect() }
        rig.send(1)
        rig.fail(Oops(code: 2))
        rig.request(.max(1))
        #expect(rig.log == ["subscription Collect", "failure 2"])
    }

    @Test("a cancel keeps the values back, and is told upstream once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.collect() }
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.finish()
        #expect(rig.log == ["subscription Collect"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent while the array is being delivered is ignored")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.collect() }
        rig.recorder.onValue = { _ in rig.send(9) }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Collect", "[1]", "finished"])
    }

    @Test("nothing outlives an end or a cancel, nor do the values collected", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.map { _ in token }.collect().map { _ in 0 }
        }
        #expect(left == [])
    }
}
