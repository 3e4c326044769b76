import Combine
import Testing

@Suite("prefix(while:), tryPrefix(while:)")
struct PrefixWhileTests {
    @Test("the first that fails ends it, after upstream was cancelled")
    func values() {
        let rig = Rig { (ints: Ints) in ints.prefix { $0 < 3 } }
        var cancels = 0
        rig.recorder.onEnd = { cancels = rig.source.ticket.cancels }
        rig.send(1, 2, 3, 1)
        rig.finish()
        #expect(rig.log == ["subscription PrefixWhile", "1", "2", "finished"] && cancels == 1)
        #expect(rig.upstream == ["unlimited", "cancel"] && rig.source.answers == [.none, .none, .none, .none])
    }

    @Test("an upstream that ends before just ends it", arguments: [true, false])
    func early(_ finishes: Bool) {
        let rig = Rig { (ints: Ints) in ints.prefix { $0 < 3 } }
        rig.send(1)
        if finishes { rig.finish() } else { rig.fail(Oops(code: 3)) }
        rig.send(2)
        #expect(rig.log == ["subscription PrefixWhile", "1", finishes ? "finished" : "failure 3"])
    }

    @Test("what the predicate throws ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryPrefix { try picky($0) < 3 } }
        rig.send(1, -3, 2)
        #expect(rig.log == ["subscription TryPrefixWhile", "1", "failure 3"])
        #expect(rig.upstream == ["unlimited", "cancel"])
        let calm = Rig { (ints: Ints) in ints.tryPrefix { try picky($0) < 3 } }
        calm.send(1, 3, -1)
        #expect(calm.log == ["subscription TryPrefixWhile", "1", "finished"])
    }

    @Test("no more than asked for, and demand goes on as it is")
    func backPressure() {
        #expect(told(upTo(9).prefix { $0 < 4 }, asking: .max(2), .max(1)) == ["1", "2", "3"])
        #expect(told(upTo(9).prefix { $0 < 3 }, asking: .max(2), .max(1)) == ["1", "2", "finished"])
        let rig = Rig(demand: .max(2), answer: .max(4)) { (ints: Ints) in ints.prefix { $0 < 3 } }
        rig.send(1)
        #expect(rig.upstream == ["max(2)"] && rig.source.answers == [.max(4)])
    }

    @Test("nothing follows a cancel, which upstream is told of once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.prefix { $0 < 3 } }
        rig.cancel()
        rig.cancel()
        rig.send(1, 4)
        #expect(rig.log == ["subscription PrefixWhile"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery may end it there")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.prefix { $0 < 3 } }
        rig.recorder.onValue = { if $0 == 1 { rig.send(2, 3) } }
        rig.send(1, 2)
        #expect(rig.log == ["subscription PrefixWhile", "1", "2", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.prefix { token.pass($0) < 9 } } == [])
        #expect(survivors(of: ending) { subject, token in subject.tryPrefix { token.pass($0) < 9 } } == [])
        #expect(survivors(of: ending) { subject, token in subject.prefix { token.pass($0) > 9 } } == [])
    }
}
