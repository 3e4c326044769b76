import Combine
import Testing

@Suite("collect by count")
struct CollectByCountTests {
    @Test("so many at a time, with the rest at the end")
    func values() {
        let rig = Rig { (ints: Ints) in ints.collect(2) }
        rig.send(1, 2, 3)
        rig.finish()
        #expect(rig.log == ["subscription CollectByCount", "[1, 2]", "[3]", "finished"])
        let even = Rig { (ints: Ints) in ints.collect(2) }
        even.send(1, 2)
        even.finish()
        #expect(even.log == ["subscription CollectByCount", "[1, 2]", "finished"])
        #expect(told(Empty<Int, Oops>().collect(2), asking: .unlimited) == ["finished"])
    }

    @Test("one group more is so many values more")
    func demand() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.collect(3) }
        rig.send(1, 2, 3)
        rig.request(.max(1))
        rig.request(.unlimited)
        #expect(rig.upstream == ["max(6)", "max(3)", "unlimited"])
        #expect(rig.source.answers == [.none, .none, .max(3)])
    }

    @Test("no more groups than asked for, but what is left comes with the end")
    func backPressure() {
        #expect(told(upTo(7).collect(2), asking: .max(1), .max(1)) == ["[1, 2]", "[3, 4]"])
        #expect(told(upTo(3).collect(2), asking: .max(2)) == ["[1, 2]", "[3]", "finished"])
    }

    @Test("a failure drops the rest")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.collect(2) }
        rig.send(1, 2, 3)
        rig.fail(Oops(code: 1))
        rig.send(4)
        #expect(rig.log == ["subscription CollectByCount", "[1, 2]", "failure 1"])
    }

    @Test("a cancel drops the rest, and is told upstream once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.collect(2) }
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.send(2)
        rig.finish()
        #expect(rig.log == ["subscription CollectByCount"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery begins the next group")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.collect(2) }
        rig.recorder.onValue = { if $0 == [1, 2] { rig.send(3) } }
        rig.send(1, 2, 4)
        #expect(rig.log == ["subscription CollectByCount", "[1, 2]", "[3, 4]"])
    }

    @Test("nothing outlives an end or a cancel, nor do the values collected", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.map { _ in token }.collect(2).map { _ in 0 }
        }
        #expect(left == [])
    }

    @Test("a second subscription is cancelled; the mirror shows what is collected")
    func mirror() {
        let rig = Rig { (ints: Ints) in ints.collect(3) }
        let second = Ints.Ticket()
        rig.source.subscribers[0].receive(subscription: second)
        rig.send(7)
        let mirror = Mirror(reflecting: rig.recorder.subscription!)
        #expect(second.cancels == 1)
        #expect(mirror.children.map(\.label) == ["downstream", "upstreamSubscription", "buffer", "count"])
        #expect(mirror.descendant("buffer") as? [Int] == [7] && mirror.descendant("count") as? Int == 3)
    }

    @Test("collecting nothing at a time is a programmer error")
    func zero() async {
        await #expect(processExitsWith: .failure) {
            _ = upTo(1).collect(0).sink { _ in
            } receiveValue: { _ in
            }
        }
    }
}
