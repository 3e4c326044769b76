import Combine
import Testing

@Suite("combineLatest")
struct CombineLatestTests {
    private let other = Ints()

    @Test("a combination for each value, once all have one")
    func values() {
        let rig = Rig { (ints: Ints) in ints.combineLatest(other) { "\($0)\($1)" } }
        rig.send(1, 2)
        other.send(7)
        rig.send(3)
        #expect(rig.log == ["subscription CombineLatest", "27", "37"])
    }

    @Test("demand goes to every side, at first and when returned with a value")
    func demand() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.combineLatest(other, +) }
        rig.send(1)
        other.send(2)
        #expect(rig.upstream == ["max(2)", "max(1)"])
        #expect(other.ticket.requested == [.max(2)] && other.answers == [.max(1)])
    }

    @Test("a side that ends early counts on with its last value; without one it is still waited for")
    func end() {
        let rig = Rig { (ints: Ints) in ints.combineLatest(other, +) }
        rig.send(1)
        rig.finish()
        other.send(2)
        other.send(3)
        other.send(completion: .finished)
        #expect(rig.log == ["subscription CombineLatest", "3", "4", "finished"])
    }

    @Test("a failure cancels the others, a cancel all")
    func failureAndCancel() {
        let rig = Rig { (ints: Ints) in ints.combineLatest(other, +) }
        rig.fail(Oops(code: 5))
        #expect(rig.log.last == "failure 5" && other.ticket.cancels == 1)
        let third = Ints()
        let cancelled = Rig { (ints: Ints) in ints.combineLatest(third, Ints(), Ints()).map { $0.0 + $0.3 } }
        cancelled.cancel()
        #expect(cancelled.upstream.last == "cancel" && third.ticket.cancels == 1)
    }

    @Test("a value sent from inside a delivery makes a combination of its own")
    func reentrant() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { if $0 == 11 { b.send(20) } }
        a.combineLatest(b, +).subscribe(recorder)
        a.send(1)
        b.send(10)
        #expect(recorder.log == ["subscription CombineLatest", "11", "21"])
    }
}
