import Combine
import Testing

@Suite("flatMap")
struct FlatMapTests {
    private let inner = [Ints(), Ints(), Ints()]

    @Test("all of them at once, and the end when all have ended")
    func values() {
        let rig = Rig { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0, 1)
        inner[1].send(10)
        inner[0].send(20)
        rig.finish()
        inner[0].send(completion: .finished)
        #expect(rig.log == ["subscription FlatMap", "10", "20"])
        inner[1].send(completion: .finished)
        #expect(rig.log == ["subscription FlatMap", "10", "20", "finished"] && rig.upstream == ["unlimited"])
    }

    @Test("no inner one at all: the end at once, without being asked")
    func empty() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.finish()
        #expect(rig.log == ["subscription FlatMap", "finished"])
    }

    @Test("downstream has its subscription before upstream is subscribed to")
    func subscriptionFirst() {
        let early = Early<Int>()
        let recorder = Recorder<Int, Never>()
        early.flatMap { Just($0) }.subscribe(recorder)
        #expect(recorder.log == ["subscription FlatMap"])
        recorder.subscription?.cancel()
        let late = Ints.Ticket()
        early.subscriber?.receive(subscription: late)
        #expect(late.cancels == 1 && late.requested == [])
        let second = Recorder<Int, Oops>()
        let upstream = Deferred {
            #expect(second.log == ["subscription FlatMap"])
            return upTo(1)
        }
        upstream.flatMap { Just($0) }.subscribe(second)
        #expect(second.log == ["subscription FlatMap", "1", "finished"])
    }

    @Test("each is asked for one value at a time while demand is limited")
    func demand() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0, 1)
        #expect(inner[0].ticket.requested == [.max(1)] && inner[1].ticket.requested == [.max(1)])
        inner[0].send(1)
        inner[1].send(2)
        #expect(rig.log == ["subscription FlatMap", "1"])
        rig.request(.max(1))
        #expect(rig.log == ["subscription FlatMap", "1", "2"] && inner[1].ticket.requested == [.max(1), .max(1)])
    }

    @Test("once everything is asked for, so is everything of the inner ones")
    func unlimited() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0)
        rig.request(.unlimited)
        rig.send(1)
        #expect(inner[0].ticket.requested == [.max(1), .unlimited] && inner[1].ticket.requested == [.unlimited])
        inner[0].send(1)
        #expect(inner[0].answers == [.none])
    }

    @Test("only so many run at once; the next is asked for when one ends")
    func maxPublishers() {
        let rig = Rig { (ints: Ints) in ints.flatMap(maxPublishers: .max(1)) { inner[$0] } }
        #expect(rig.upstream == ["max(1)"])
        rig.send(0)
        inner[0].send(1)
        inner[0].send(completion: .finished)
        #expect(rig.upstream == ["max(1)", "max(1)"])
        rig.send(1)
        inner[1].send(2)
        rig.finish()
        #expect(rig.log == ["subscription FlatMap", "1", "2"])
        inner[1].send(completion: .finished)
        #expect(rig.log.last == "finished" && rig.upstream == ["max(1)", "max(1)"])
    }

    @Test("no more than asked for, from inner ones one after another")
    func backPressure() {
        let pairs = upTo(3).flatMap(maxPublishers: .max(1)) {
            Record<Int, Oops>(output: [$0, $0 * 10], completion: .finished)
        }
        #expect(told(pairs, asking: .max(3), .max(1)) == ["1", "10", "2", "20"])
        #expect(told(pairs, asking: .unlimited) == ["1", "10", "2", "20", "3", "30", "finished"])
    }

    @Test("a failure, from inside or outside, cancels everything else", arguments: [true, false])
    func failure(_ fromInside: Bool) {
        let rig = Rig { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0, 1)
        if fromInside { inner[0].send(completion: .failure(Oops(code: 1))) } else { rig.fail(Oops(code: 1)) }
        #expect(rig.log == ["subscription FlatMap", "failure 1"] && inner[1].ticket.cancels == 1)
        #expect(rig.source.ticket.cancels == (fromInside ? 1 : 0) && inner[0].ticket.cancels == (fromInside ? 0 : 1))
    }

    @Test("a failure does not wait for what nobody asked for yet")
    func failureWithWaiting() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0)
        inner[0].send(1)
        inner[0].send(completion: .failure(Oops(code: 2)))
        rig.request(.unlimited)
        #expect(rig.log == ["subscription FlatMap", "failure 2"])
    }

    @Test("the end waits for what nobody asked for yet")
    func endWithWaiting() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0)
        inner[0].send(1)
        inner[0].send(completion: .finished)
        rig.finish()
        #expect(rig.log == ["subscription FlatMap"])
        rig.request(.max(1))
        #expect(rig.log == ["subscription FlatMap", "1", "finished"])
    }

    @Test("a cancel reaches the outer one and all inner ones, once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0, 1)
        rig.cancel()
        rig.cancel()
        inner[0].send(5)
        rig.send(2)
        #expect(rig.log.count == 1 && rig.upstream == ["unlimited", "cancel"])
        #expect(inner[0].ticket.cancels == 1 && inner[1].ticket.cancels == 1 && inner[2].subscribers.isEmpty)
    }

    @Test("an inner one that gives two subscriptions has the second cancelled")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0)
        let second = Ints.Ticket()
        inner[0].subscribers[0].receive(subscription: second)
        #expect(second.cancels == 1)
        let mirror = inner[0].subscribers[0].customMirror
        #expect("\(inner[0].subscribers[0])" == "FlatMap")
        #expect(
            mirror.descendant("parentSubscription") as? CombineIdentifier
                == rig.recorder.subscription?.combineIdentifier)
    }

    @Test("a publisher that cannot fail joins one that can, either way round")
    func failureTypes() {
        let a = Rig { (ints: Ints) in ints.flatMap { Just($0) } }
        let b = Rig { (s: Source<Int, Never>) in s.flatMap { _ in Fail<Int, Oops>(error: Oops(code: 8)) } }
        let c = Rig { (s: Source<Int, Never>) in s.flatMap { Just($0) } }
        a.send(1)
        b.send(1)
        c.send(2)
        #expect(a.log.last == "1" && b.log.last == "failure 8" && c.log.last == "2")
    }

    @Test("an inner end from inside a delivery is told inside it")
    func reentrantEnd() {
        let subject = PassthroughSubject<Int, Oops>()
        var log: [String] = []
        let rig = Rig { (ints: Ints) in ints.flatMap { _ in subject } }
        rig.recorder.onValue = { _ in
            subject.send(completion: .finished)
            log = rig.log
        }
        rig.send(0)
        rig.finish()
        subject.send(1)
        #expect(log == ["subscription FlatMap", "1", "finished"] && rig.log == log)
    }

    @Test("a value of an inner one from inside a delivery arrives inside it")
    func reentrantValue() {
        let rig = Rig { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.recorder.onValue = { if $0 == 1 { inner[1].send(2) } }
        rig.send(0, 1)
        inner[0].send(1, 3)
        #expect(rig.log == ["subscription FlatMap", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.flatMap { Just(token.pass($0)) } } == [])
    }

    @Test("four threads at once: every value, one at a time")
    func threads() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let inner = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let crowd = Crowd<Int, Never>()
        outer.flatMap { $0 }.subscribe(crowd)
        for one in inner { outer.send(one) }
        onFourThreads { thread in for value in 0..<300 { inner[thread].send(value) } }
        #expect(crowd.values.count == 1200 && crowd.values.reduce(0, +) == 4 * 44_850 && crowd.overlaps == 0)
    }
}
