import Combine
import Testing

@Suite("zip")
struct ZipTests {
    private let other = Ints()

    @Test("the first with the first, the second with the second")
    func values() {
        let rig = Rig { (ints: Ints) in ints.zip(other) { "\($0)\($1)" } }
        rig.send(1, 2, 3)
        other.send(7, 8)
        #expect(rig.log == ["subscription Zip", "17", "28"])
    }

    @Test("two, three and four, with and without a transform")
    func widths() {
        let p = upTo(1)
        #expect(told(p.zip(p), asking: .unlimited) == ["(1, 1)", "finished"])
        #expect(told(p.zip(p, p), asking: .unlimited) == ["(1, 1, 1)", "finished"])
        #expect(told(p.zip(p, p, p), asking: .unlimited) == ["(1, 1, 1, 1)", "finished"])
        #expect(told(p.zip(p, p) { $0 + $1 + $2 }, asking: .unlimited) == ["3", "finished"])
        #expect(told(p.zip(p, p, p) { $0 + $1 + $2 + $3 }, asking: .unlimited) == ["4", "finished"])
        let letters = ["a", "b"].publisher.setFailureType(to: Oops.self)
        let four = upTo(3).zip(letters, letters, upTo(9)) { "\($0)\($1)\($2)\($3)" }
        #expect(told(four, asking: .unlimited) == ["1aa1", "2bb2", "finished"])
    }

    @Test("the end comes as soon as no further pair is possible, and cancels the rest")
    func end() {
        let rig = Rig { (ints: Ints) in ints.zip(other, +) }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Zip"])
        other.send(1)
        other.send(2)
        #expect(rig.log == ["subscription Zip", "2", "finished"] && other.ticket.cancels == 1)
    }

    @Test("a side that ends with nothing waiting ends it at once")
    func emptySide() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.zip(other, +) }
        rig.finish()
        #expect(rig.log == ["subscription Zip", "finished"] && other.ticket.cancels == 1)
    }

    @Test("demand goes to every side, at first and when returned with a value")
    func demand() {
        let rig = Rig(demand: .max(1), answer: .max(2)) { (ints: Ints) in ints.zip(other, +) }
        rig.send(1)
        other.send(2)
        #expect(rig.upstream == ["max(1)", "max(2)"] && other.answers == [.max(2)])
    }

    @Test("no more than asked for")
    func backPressure() {
        #expect(told(upTo(5).zip(upTo(5), +), asking: .max(1), .max(2)) == ["2", "4", "6"])
        #expect(told(upTo(2).zip(upTo(5), +), asking: .max(1), answer: .max(1)) == ["2", "4", "finished"])
    }

    @Test("a failure cancels the others and leaves the values that wait", arguments: [true, false])
    func failure(_ first: Bool) {
        let rig = Rig { (ints: Ints) in ints.zip(other, +) }
        rig.send(1, 2)
        if first { rig.fail(Oops(code: 1)) } else { other.send(completion: .failure(Oops(code: 1))) }
        other.send(3)
        #expect(rig.log == ["subscription Zip", "failure 1"])
        #expect(rig.source.ticket.cancels == (first ? 0 : 1) && other.ticket.cancels == (first ? 1 : 0))
    }

    @Test("a cancel reaches all, once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.zip(other, +) }
        rig.send(1)
        rig.cancel()
        rig.cancel()
        other.send(1)
        #expect(rig.log == ["subscription Zip"] && rig.upstream == ["unlimited", "cancel"])
        #expect(other.ticket.cancels == 1)
    }

    @Test("a pair made from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.zip(other, +) }
        rig.recorder.onValue = { if $0 == 11 { other.send(20) } }
        rig.send(1, 2, 3)
        other.send(10, 30)
        #expect(rig.log == ["subscription Zip", "11", "22", "33"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.zip(subject) { token.pass($0 + $1) } } == [])
        let inside = survivors(of: ending) { subject, token in
            subject.zip(subject.map { _ in token }.dropFirst()).map { _ in 0 }
        }
        #expect(inside == [])
    }

    @Test("a second subscription is cancelled; upstream sees whose side it is on")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in ints.zip(other) }
        let second = Ints.Ticket()
        let side = other.subscribers[0]
        side.receive(subscription: second)
        #expect(second.cancels == 1 && "\(side)" == "Zip")
        let parent = side.customMirror.descendant("parentSubscription") as? CombineIdentifier
        #expect(parent == rig.recorder.subscription?.combineIdentifier)
    }

    @Test("four threads at once: pairs in step, one at a time")
    func threads() {
        let sides = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let crowd = Crowd<Bool, Never>()
        sides[0].zip(sides[1], sides[2], sides[3]) { $0 == $1 && $1 == $2 && $2 == $3 }.subscribe(crowd)
        onFourThreads { thread in for value in 1...200 { sides[thread].send(value) } }
        #expect(crowd.values.count == 200 && crowd.values.allSatisfy { $0 } && crowd.overlaps == 0)
    }
}
