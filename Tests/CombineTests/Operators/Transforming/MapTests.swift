import Combine
import Testing

@Suite("map, tryMap")
struct MapTests {
    @Test("each value is transformed, in order, and everything else passed on as it is")
    func values() {
        let rig = Rig { (ints: Ints) in ints.map { "<\($0)>" } }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Source", "<1>", "<2>", "finished"])
        #expect(rig.upstream == ["unlimited"])
    }

    @Test("demand, what is asked for at each value, failure and cancel pass straight through")
    func straight() {
        let rig = Rig(demand: .max(3), answer: .max(2)) { (ints: Ints) in ints.map { $0 * 2 } }
        rig.send(1)
        rig.request(.max(7))
        rig.cancel()
        rig.fail(Oops(code: 4))
        #expect(rig.log == ["subscription Source", "2", "failure 4"])
        #expect(rig.upstream == ["max(3)", "max(7)", "cancel"] && rig.source.answers == [.max(2)])
    }

    @Test("no more than asked for")
    func backPressure() {
        #expect(told(upTo(4).map { $0 * 10 }, asking: .none, .max(1), .max(2)) == ["10", "20", "30"])
        #expect(told(upTo(4).tryMap(picky), asking: .max(1), .max(2)) == ["1", "2", "3"])
        #expect(told(upTo(2).tryMap(picky), asking: .max(1), answer: .max(1)) == ["1", "2", "finished"])
    }

    @Test("tryMap ends with what is thrown, after cancelling upstream")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryMap(picky) }
        var cancels = 0
        rig.recorder.onEnd = { cancels = rig.source.ticket.cancels }
        rig.send(1, -2, 3)
        rig.finish()
        #expect(rig.log == ["subscription TryMap", "1", "failure 2"] && cancels == 1)
        #expect(rig.upstream == ["unlimited", "cancel"])
    }

    @Test("tryMap passes upstream's own failure on, and demand")
    func tryMapPasses() {
        let rig = Rig(demand: .max(1), answer: .max(1)) { (ints: Ints) in ints.tryMap(picky) }
        rig.send(1)
        rig.fail(Oops(code: 9))
        rig.send(2)
        #expect(rig.log == ["subscription TryMap", "1", "failure 9"])
        #expect(rig.source.answers == [.max(1), .none] && rig.upstream == ["max(1)"])
    }

    @Test("tryMap cancels upstream once, and passes nothing on afterwards")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.tryMap(picky) }
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.send(2, -3)
        rig.finish()
        #expect(rig.log == ["subscription TryMap", "1"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.map { $0 * 10 }.tryMap(picky) }
        rig.recorder.onValue = { if $0 == 10 { rig.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription TryMap", "10", "20", "30"])
    }

    @Test("a cancel from inside the closure stops that value's successors")
    func cancelInside() {
        var rig: Rig<Int, Oops, Int, any Error>?
        rig = Rig { (ints: Ints) in
            ints.tryMap {
                if $0 == 2 { rig?.cancel() }
                return $0
            }
        }
        rig?.send(1, 2, 3)
        #expect(rig?.upstream == ["unlimited", "cancel"] && rig?.log.last != "3")
    }

    @Test("a second subscription is cancelled by tryMap, and left to downstream by map")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.tryMap(picky) }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        #expect(second.cancels == 1 && rig.log == ["subscription TryMap"])
        let straight = Rig { (ints: Ints) in ints.map { $0 } }
        straight.source.subscribers[0].receive(subscription: second)
        #expect(straight.log == ["subscription Source", "subscription Source"])
    }

    @Test("what tryMap is told before its subscription is ignored")
    func early() {
        let early = Early<Int>(), recorder = Recorder<Int, any Error>()
        early.tryMap(picky).subscribe(recorder)
        early.stage?.request(.max(1))
        early.stage?.cancel()
        early.subscriber?.receive(completion: .finished)
        #expect(early.stage != nil && recorder.log == [])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.map { token.pass($0) } } == [])
        #expect(survivors(of: ending) { subject, token in subject.tryMap { token.pass($0) } } == [])
    }

    @Test("what is thrown releases everything too")
    func lifetimeOfThrowing() {
        let left = survivors(of: .failure, sending: [-1]) { subject, token in
            subject.tryMap { try picky(token.pass($0)) }
        }
        #expect(left == [])
    }

    @Test("maps in a row become one")
    func fused() {
        let chain: Publishers.Map<Just<Int>, String> = Publishers.Map(upstream: Just(1)) { $0 + 1 }.map { "\($0)" }
        #expect(chain.transform(4) == "5")
        let trying = Publishers.Map(upstream: Just(1)) { $0 - 3 }.tryMap(picky)
        #expect(throws: Oops(code: 2)) { try trying.transform(1) }
        let after: Publishers.TryMap<Just<Int>, Int> = trying.map { $0 * 10 }.tryMap(picky)
        #expect((try? after.transform(5)) == 20)
    }
}
