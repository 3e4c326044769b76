import Combine
import Testing

@Suite("reduce, count, collect, ignoreOutput")
struct ReduceTests {
    @Test("the result comes at the end, when it is asked for")
    func values() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.reduce(10, +) }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Reduce"] && rig.upstream == ["unlimited"])
        rig.request(.max(1))
        rig.request(.max(1))
        #expect(rig.log == ["subscription Reduce", "13", "finished"])
    }

    @Test("nothing at all gives the initial result")
    func empty() {
        let rig = Rig { (ints: Ints) in ints.reduce(10, +) }
        rig.finish()
        #expect(rig.log == ["subscription Reduce", "10", "finished"])
    }

    @Test("a failure comes at once, and instead of the result")
    func failure() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.reduce(10, +) }
        rig.send(1)
        rig.fail(Oops(code: 2))
        #expect(rig.log == ["subscription Reduce", "failure 2"])
    }

    @Test("tryReduce ends with what is thrown")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryReduce(0) { try $0 + picky($1) } }
        rig.send(1, -2, 3)
        rig.finish()
        #expect(rig.log == ["subscription TryReduce", "failure 2"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a cancel keeps the result back, and is told upstream once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.reduce(0, +) }
        rig.cancel()
        rig.cancel()
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Reduce"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("count counts")
    func count() {
        let rig = Rig { (ints: Ints) in ints.count() }
        rig.send(7, 7, 7)
        rig.finish()
        #expect(rig.log == ["subscription Count", "3", "finished"])
    }

    @Test("collect gathers everything, or so many at a time, with the rest at the end")
    func collect() {
        let all = Rig { (ints: Ints) in ints.collect() }
        all.send(1, 2, 3)
        all.finish()
        #expect(all.log == ["subscription Collect", "[1, 2, 3]", "finished"])
        let pairs = Rig(demand: .max(2), answer: .none) { (ints: Ints) in ints.collect(2) }
        #expect(pairs.upstream == ["max(4)"])
        pairs.send(1, 2, 3)
        pairs.finish()
        #expect(pairs.log == ["subscription CollectByCount", "[1, 2]", "[3]", "finished"])
    }

    @Test("collect by count asks for so many more when asked for one more, and drops the rest at a failure")
    func collectByCount() {
        let rig = Rig(demand: .max(1), answer: .max(1)) { (ints: Ints) in ints.collect(2) }
        rig.send(1, 2, 3)
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription CollectByCount", "[1, 2]", "failure 1"])
        #expect(rig.source.answers == [.none, .max(2), .none])
    }

    @Test("ignoreOutput leaves only the end, without being asked")
    func ignoreOutput() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.ignoreOutput() }
        rig.send(1, 2)
        #expect(rig.log == ["subscription IgnoreOutput"] && rig.upstream == ["unlimited"])
        rig.finish()
        #expect(rig.log == ["subscription IgnoreOutput", "finished"])
    }
}
