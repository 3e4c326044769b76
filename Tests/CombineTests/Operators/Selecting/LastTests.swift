import Combine
import Testing

@Suite("last, last(where:), tryLast(where:)")
struct LastTests {
    @Test("the last of all, or of those that satisfy a predicate, at the end")
    func values() {
        let all = Rig { (ints: Ints) in ints.last() }, some = Rig { (ints: Ints) in ints.last { $0 < 3 } }
        for source in [all.source, some.source] {
            source.send(1, 2, 3)
            source.send(completion: .finished)
        }
        #expect(all.log == ["subscription Last", "3", "finished"])
        #expect(some.log == ["subscription LastWhere", "2", "finished"] && some.upstream == ["unlimited"])
    }

    @Test("it waits for demand, and the end with it")
    func demand() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.last() }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Last"])
        rig.request(.max(1))
        rig.request(.max(1))
        #expect(rig.log == ["subscription Last", "2", "finished"])
    }

    @Test("everything is asked for, whatever downstream asks for")
    func backPressure() {
        #expect(told(upTo(9).last { $0 < 5 }, asking: .none) == [])
        #expect(told(upTo(9).last { $0 < 5 }, asking: .max(1)) == ["4", "finished"])
    }

    @Test("nothing found: only the end, once asked")
    func nothing() {
        let none = Rig(demand: .none) { (ints: Ints) in ints.last() }
        let unfit = Rig(demand: .none) { (ints: Ints) in ints.last { $0 > 9 } }
        unfit.send(1)
        none.finish()
        unfit.finish()
        #expect(none.log == ["subscription Last"] && unfit.log == ["subscription LastWhere"])
        none.request(.max(1))
        unfit.request(.max(1))
        #expect(none.log == ["subscription Last", "finished"] && unfit.log == ["subscription LastWhere", "finished"])
    }

    @Test("a failure comes at once, and instead of a value")
    func failure() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.last() }
        rig.send(1)
        rig.fail(Oops(code: 2))
        rig.finish()
        #expect(rig.log == ["subscription Last", "failure 2"])
    }

    @Test("what the predicate throws ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryLast { try picky($0) > 0 } }
        rig.send(1, -2, 9)
        rig.finish()
        #expect(rig.log == ["subscription TryLastWhere", "failure 2"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a cancel is told upstream once, and keeps the value back")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.last() }
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.finish()
        #expect(rig.log == ["subscription Last"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent while the last is being delivered is ignored")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.last() }
        rig.recorder.onValue = { _ in
            rig.send(9)
            rig.finish()
        }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Last", "1", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.last { token.pass($0) > 0 } } == [])
        #expect(survivors(of: ending) { subject, token in subject.tryLast { token.pass($0) > 0 } } == [])
    }
}
