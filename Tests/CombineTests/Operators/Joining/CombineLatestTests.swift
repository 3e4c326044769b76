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

    @Test("two, three and four, with and without a transform")
    func widths() {
        let p = upTo(1)
        #expect(told(p.combineLatest(p), asking: .unlimited) == ["(1, 1)", "finished"])
        #expect(told(p.combineLatest(p, p), asking: .unlimited) == ["(1, 1, 1)", "finished"])
        #expect(told(p.combineLatest(p, p, p), asking: .unlimited) == ["(1, 1, 1, 1)", "finished"])
        #expect(told(p.combineLatest(p, p) { $0 + $1 + $2 }, asking: .unlimited) == ["3", "finished"])
        #expect(told(p.combineLatest(p, p, p) { $0 + $1 + $2 + $3 }, asking: .unlimited) == ["4", "finished"])
    }

    @Test("a synchronous first one has come to its last value when the second begins")
    func order() {
        #expect(told(upTo(3).combineLatest(upTo(2)), asking: .unlimited) == ["(3, 1)", "(3, 2)", "finished"])
    }

    @Test("demand goes to every side, at first and when returned with a value")
    func demand() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.combineLatest(other, +) }
        rig.send(1)
        other.send(2)
        #expect(rig.upstream == ["max(2)", "max(1)"])
        #expect(other.ticket.requested == [.max(2)] && other.answers == [.max(1)])
    }

    @Test("no more than asked for; what comes without demand is only remembered")
    func backPressure() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.combineLatest(other, +) }
        rig.send(1)
        other.send(10, 20)
        #expect(rig.log == ["subscription CombineLatest", "11"])
        rig.request(.max(1))
        rig.send(2)
        #expect(rig.log == ["subscription CombineLatest", "11", "22"])
    }

    @Test("a side that ends early counts on with its last value")
    func end() {
        let rig = Rig { (ints: Ints) in ints.combineLatest(other, +) }
        rig.send(1)
        rig.finish()
        other.send(2)
        other.send(3)
        other.send(completion: .finished)
        #expect(rig.log == ["subscription CombineLatest", "3", "4", "finished"])
    }

    @Test("a failure cancels the others", arguments: [true, false])
    func failure(_ first: Bool) {
        let rig = Rig { (ints: Ints) in ints.combineLatest(other, +) }
        rig.send(1)
        if first { rig.fail(Oops(code: 5)) } else { other.send(completion: .failure(Oops(code: 5))) }
        other.send(2)
        #expect(rig.log == ["subscription CombineLatest", "failure 5"])
        #expect(rig.source.ticket.cancels == (first ? 0 : 1) && other.ticket.cancels == (first ? 1 : 0))
    }

    @Test("a cancel reaches all, once")
    func cancel() {
        let third = Ints()
        let rig = Rig { (ints: Ints) in ints.combineLatest(third, Ints(), other).map { $0.0 + $0.3 } }
        rig.cancel()
        rig.cancel()
        third.send(1)
        #expect(rig.log == ["subscription CombineLatest"] && rig.upstream == ["unlimited", "cancel"])
        #expect(third.ticket.cancels == 1 && other.ticket.cancels == 1)
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

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.combineLatest(subject) { token.pass($0 + $1) }
        }
        #expect(left == [])
        let inside = survivors(of: ending) { subject, token in
            subject.combineLatest(subject.map { token.pass($0) }, subject)
        }
        #expect(inside == [])
    }

    @Test("a second subscription is cancelled; upstream sees whose side it is on")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.combineLatest(other) }
        let second = Ints.Ticket()
        let side = other.subscribers[0]
        side.receive(subscription: second)
        #expect(second.cancels == 1 && "\(side)" == "CombineLatest")
        let parent = side.customMirror.descendant("parentSubscription") as? CombineIdentifier
        #expect(parent == rig.recorder.subscription?.combineIdentifier)
    }

    @Test("four threads at once: one at a time, the last of each at the end")
    func threads() {
        let sides = (0..<4).map { _ in CurrentValueSubject<Int, Never>(0) }
        let crowd = Crowd<Int, Never>()
        sides[0].combineLatest(sides[1], sides[2], sides[3]) { $0 + $1 + $2 + $3 }.subscribe(crowd)
        onFourThreads { thread in for value in 1...200 { sides[thread].send(value) } }
        #expect(crowd.values.count == 801 && crowd.values.last == 800 && crowd.overlaps == 0)
    }
}
