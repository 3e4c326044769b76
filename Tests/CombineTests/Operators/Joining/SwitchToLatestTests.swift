import Combine
import Testing

@Suite("switchToLatest")
struct SwitchToLatestTests {
    private let inner = [Ints(), Ints()]

    private func rig(demand: Subscribers.Demand = .unlimited) -> Rig<Int, Oops, Int, Oops> {
        Rig(demand: demand, answer: .none) { source in source.map { inner[$0] }.switchToLatest() }
    }

    @Test("a new one cancels the one before, and takes over its demand")
    func switching() {
        let rig = rig(demand: .max(3))
        rig.send(0)
        inner[0].send(1)
        rig.send(1)
        inner[0].send(2)
        inner[1].send(3)
        #expect(rig.log == ["subscription SwitchToLatest", "1", "3"])
        #expect(inner[0].ticket.cancels == 1 && inner[1].ticket.requested == [.max(2)])
        #expect(rig.upstream == ["unlimited"])
    }

    @Test("the end comes when the outer one and the latest have ended, in either order", arguments: [true, false])
    func end(_ outerFirst: Bool) {
        let rig = rig()
        rig.send(0)
        if outerFirst { rig.finish() } else { inner[0].send(completion: .finished) }
        #expect(rig.log == ["subscription SwitchToLatest"])
        if outerFirst { inner[0].send(completion: .finished) } else { rig.finish() }
        #expect(rig.log == ["subscription SwitchToLatest", "finished"])
    }

    @Test("without any inner one the end comes with the outer one's")
    func empty() {
        let rig = rig(demand: .none)
        rig.finish()
        #expect(rig.log == ["subscription SwitchToLatest", "finished"])
    }

    @Test("downstream has its subscription before upstream is subscribed to, and its demand is kept")
    func subscriptionFirst() {
        let early = Early<Just<Int>>()
        let recorder = Recorder<Int, Never>()
        early.switchToLatest().subscribe(recorder)
        #expect(recorder.log == ["subscription SwitchToLatest"])
        early.subscriber?.receive(subscription: Ints.Ticket())
        _ = early.subscriber?.receive(Just(5))
        #expect(recorder.log == ["subscription SwitchToLatest", "5"])
        let second = Recorder<Int, Oops>()
        let upstream = Deferred {
            #expect(second.log == ["subscription SwitchToLatest"])
            return upTo(1)
        }
        upstream.map { Just($0) }.switchToLatest().subscribe(second)
        #expect(second.log == ["subscription SwitchToLatest", "1", "finished"])
    }

    @Test("no more than asked for, also across a switch")
    func backPressure() {
        let outer = PassthroughSubject<AnyPublisher<Int, Oops>, Oops>()
        let recorder = Recorder<Int, Oops>(demand: .max(3))
        outer.switchToLatest().subscribe(recorder)
        outer.send(upTo(2))
        outer.send(upTo(5))
        #expect(recorder.log == ["subscription SwitchToLatest", "1", "2", "1"])
        recorder.subscription?.request(.max(2))
        #expect(recorder.log.suffix(2) == ["2", "3"])
    }

    @Test("demand returned with a value goes to the inner one")
    func answers() {
        let rig = Rig(demand: .max(1), answer: .max(2)) { (ints: Ints) in ints.map { inner[$0] }.switchToLatest() }
        rig.send(0)
        inner[0].send(7)
        #expect(inner[0].answers == [.max(2)] && inner[0].ticket.requested == [.max(1)])
    }

    @Test("a failure of either ends it and cancels the other", arguments: [true, false])
    func failure(_ outer: Bool) {
        let rig = rig()
        rig.send(0)
        if outer { rig.fail(Oops(code: 2)) } else { inner[0].send(completion: .failure(Oops(code: 2))) }
        #expect(rig.log == ["subscription SwitchToLatest", "failure 2"])
        #expect(inner[0].ticket.cancels == (outer ? 1 : 0) && rig.source.ticket.cancels == (outer ? 0 : 1))
    }

    @Test("what one that was left still says does not count, its failure neither")
    func left() {
        let rig = rig()
        rig.send(0, 1)
        inner[0].send(1)
        inner[0].send(completion: .failure(Oops(code: 1)))
        inner[1].send(2)
        #expect(rig.log == ["subscription SwitchToLatest", "2"])
    }

    @Test("a cancel reaches both, once")
    func cancel() {
        let rig = rig()
        rig.send(0)
        rig.cancel()
        rig.cancel()
        inner[0].send(1)
        rig.send(1)
        #expect(rig.log == ["subscription SwitchToLatest"] && rig.upstream == ["unlimited", "cancel"])
        #expect(inner[0].ticket.cancels == 1)
    }

    @Test("a switch from inside a delivery counts at once")
    func reentrant() {
        let rig = rig()
        rig.recorder.onValue = { if $0 == 1 { rig.send(1) } }
        rig.send(0)
        inner[0].send(1, 2)
        inner[1].send(3)
        #expect(rig.log == ["subscription SwitchToLatest", "1", "3"])
    }

    @Test("the four combinations of what may fail")
    func failureTypes() {
        let calm = told(Just(Just(1)).switchToLatest(), asking: .unlimited)
        let inside = told(Just(upTo(1)).switchToLatest(), asking: .unlimited)
        let outside = told(upTo(1).map { Just($0) }.switchToLatest(), asking: .unlimited)
        let both = told(upTo(1).map { _ in upTo(1) }.switchToLatest(), asking: .unlimited)
        for log in [calm, inside, outside, both] { #expect(log == ["1", "finished"]) }
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.map { value in upTo(1).map { _ in token.pass(value) } }.switchToLatest()
        }
        #expect(left == [])
    }

    @Test("four threads at once: one at a time")
    func threads() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let inner = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let crowd = Crowd<Int, Never>()
        outer.switchToLatest().subscribe(crowd)
        onFourThreads { thread in
            for value in 0..<200 {
                if value % 50 == thread { outer.send(inner[thread]) }
                inner[thread].send(value)
            }
        }
        #expect(crowd.overlaps == 0 && crowd.ends == 0 && crowd.values.count <= 800)
    }
}
