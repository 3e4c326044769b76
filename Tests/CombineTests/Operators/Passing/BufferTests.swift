import Combine
import Testing

@Suite("buffer")
struct BufferTests {
    private func rig(
        _ size: Int, _ prefetch: Publishers.PrefetchStrategy = .byRequest,
        _ whenFull: Publishers.BufferingStrategy<Oops> = .dropNewest, demand: Subscribers.Demand = .none
    ) -> Rig<Int, Oops, Int, Oops> {
        Rig(demand: demand, answer: .none) { $0.buffer(size: size, prefetch: prefetch, whenFull: whenFull) }
    }

    @Test("keepFull asks for as much as it holds, and again for what it has delivered")
    func keepFull() {
        let rig = rig(2, .keepFull)
        #expect(rig.upstream == ["max(2)"])
        rig.send(1, 2)
        rig.request(.max(1))
        #expect(rig.log == ["subscription Buffer", "1"] && rig.upstream == ["max(2)", "max(1)"])
        rig.request(.max(5))
        rig.send(3)
        #expect(rig.log == ["subscription Buffer", "1", "2", "3"] && rig.source.answers.last == .max(1))
    }

    @Test("byRequest asks for everything")
    func byRequest() {
        let rig = rig(2)
        #expect(rig.upstream == ["unlimited"])
        rig.send(1, 2, 3)
        rig.finish()
        #expect(rig.log == ["subscription Buffer"])
        rig.request(.unlimited)
        #expect(rig.log == ["subscription Buffer", "1", "2", "finished"])
    }

    @Test("a full one drops the newest, drops the oldest, or fails after what it keeps")
    func full() {
        let newest = rig(2), oldest = rig(2, .byRequest, .dropOldest)
        let failing = rig(2, .byRequest, .customError { Oops(code: 3) })
        for rig in [newest, oldest, failing] {
            rig.send(1, 2, 3, 4, 5)
            rig.request(.unlimited)
        }
        #expect(newest.log == ["subscription Buffer", "1", "2"] && oldest.log == ["subscription Buffer", "4", "5"])
        #expect(failing.log == ["subscription Buffer", "1", "2", "failure 3"])
        #expect(failing.upstream == ["unlimited", "cancel"])
    }

    @Test("no more than asked for, in order")
    func backPressure() {
        let slow = upTo(5).buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest)
        #expect(told(slow, asking: .max(1), .max(2)) == ["1", "2", "3"])
        #expect(told(slow, asking: .max(1), answer: .max(1)) == ["1", "2", "3", "4", "5", "finished"])
        let full = upTo(5).buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)
        #expect(told(full, asking: .max(1), .max(4)) == ["1", "2", "3", "4", "5", "finished"])
    }

    @Test("the end and a failure wait for what is kept", arguments: [true, false])
    func end(_ finishes: Bool) {
        let rig = rig(5)
        rig.send(1)
        if finishes { rig.finish() } else { rig.fail(Oops(code: 2)) }
        rig.send(2)
        #expect(rig.log == ["subscription Buffer"])
        rig.request(.max(1))
        #expect(rig.log == ["subscription Buffer", "1", finishes ? "finished" : "failure 2"])
    }

    @Test("with nothing kept, the end needs no demand")
    func emptyEnd() {
        let rig = rig(5)
        rig.finish()
        #expect(rig.log == ["subscription Buffer", "finished"])
    }

    @Test("a cancel drops what is kept, and is told upstream once")
    func cancel() {
        let rig = rig(5)
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.request(.max(1))
        #expect(rig.log == ["subscription Buffer"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery comes after it")
    func reentrant() {
        let rig = rig(5, demand: .unlimited)
        var insideLog: [String] = []
        rig.recorder.onValue = {
            if $0 == 1 {
                rig.send(2)
                insideLog = rig.log
            }
        }
        rig.send(1, 3)
        #expect(insideLog == ["subscription Buffer", "1"] && rig.log == ["subscription Buffer", "1", "2", "3"])
    }

    @Test("a failure for want of room waits for downstream to ask for what is kept")
    func overflowWaits() {
        let rig = rig(2, .byRequest, .customError { Oops(code: 3) })
        rig.send(1, 2, 3)
        #expect(rig.log == ["subscription Buffer"] && rig.upstream == ["unlimited", "cancel"])
        rig.request(.max(1))
        rig.finish()
        #expect(rig.log == ["subscription Buffer", "1"])
        rig.request(.max(1))
        #expect(rig.log == ["subscription Buffer", "1", "2", "failure 3"])
        let empty = self.rig(0, .byRequest, .customError { Oops(code: 3) })
        empty.send(1)
        #expect(empty.log == ["subscription Buffer", "failure 3"])
    }

    @Test("a value too many from inside a delivery fails after that delivery and what is kept")
    func overflowInside() {
        let rig = rig(1, .byRequest, .customError { Oops(code: 3) }, demand: .max(1))
        rig.recorder.onValue = { if $0 == 1 { rig.send(2, 3, 4) } }
        rig.send(1)
        #expect(rig.log == ["subscription Buffer", "1"] && rig.upstream == ["unlimited", "cancel"])
        rig.request(.max(1))
        #expect(rig.log == ["subscription Buffer", "1", "2", "failure 3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.map { token.pass($0) }.buffer(size: 3, prefetch: .byRequest, whenFull: .customError { Oops() })
        }
        #expect(left == [])
    }

    @Test("a second subscription is cancelled; the mirror shows what is kept")
    func mirror() {
        let rig = rig(5)
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        rig.send(1, 2)
        let mirror = Mirror(reflecting: rig.recorder.subscription!)
        #expect(second.cancels == 1)
        #expect(mirror.children.map(\.label) == ["values", "state", "downstreamDemand", "terminal"])
        #expect(mirror.descendant("values") as? [Int] == [1, 2])
    }

    @Test("four threads at once: every value, one at a time")
    func threads() {
        let subject = PassthroughSubject<Int, Never>()
        let crowd = Crowd<Int, Never>()
        subject.buffer(size: 5000, prefetch: .byRequest, whenFull: .dropNewest).subscribe(crowd)
        onFourThreads { _ in for value in 0..<300 { subject.send(value) } }
        #expect(crowd.values.count == 1200 && crowd.overlaps == 0)
    }
}
