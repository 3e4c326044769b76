import Combine
import Testing

@Suite("merge")
struct MergeTests {
    private let other = Ints()

    @Test("values of all in the order in which they come, and the end with the last of them")
    func values() {
        let rig = Rig { (ints: Ints) in Publishers.Merge(ints, other) }
        rig.send(1)
        other.send(2)
        rig.send(3)
        rig.finish()
        other.send(4)
        #expect(rig.log == ["subscription Merge", "1", "2", "3", "4"])
        other.send(completion: .finished)
        #expect(rig.log.last == "finished" && rig.upstream == ["unlimited"])
    }

    @Test("two to eight, and any number of one kind")
    func widths() {
        let p = upTo(1)
        func ones<P: Publisher>(_ publisher: P) -> Int {
            told(publisher, asking: .unlimited).filter { $0 == "1" }.count
        }
        #expect(ones(p.merge(with: Just(1).setFailureType(to: Oops.self))) == 2 && ones(p.merge(with: p)) == 2)
        #expect(ones(p.merge(with: p, p)) == 3 && ones(p.merge(with: p, p, p)) == 4)
        #expect(ones(p.merge(with: p, p, p, p)) == 5 && ones(p.merge(with: p, p, p, p, p)) == 6)
        #expect(ones(p.merge(with: p, p, p, p, p, p)) == 7 && ones(p.merge(with: p, p, p, p, p, p, p)) == 8)
        #expect(ones(Publishers.MergeMany(Array(repeating: p, count: 20)).merge(with: p)) == 21)
    }

    @Test("merging more widens the type")
    func widening() {
        let p = Just(1), two = Publishers.Merge(p, p)
        let three: Publishers.Merge3<Just<Int>, Just<Int>, Just<Int>> = two.merge(with: p)
        let eight:
            Publishers.Merge8<
                Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>
            > = three.merge(with: p, p).merge(with: p, p, p)
        #expect(told(eight.count(), asking: .unlimited) == ["8", "finished"])
        let many: Publishers.MergeMany<Just<Int>> = p.merge(with: p)
        #expect(many.publishers.count == 2)
    }

    @Test("none at all ends at once")
    func none() {
        let recorder = Recorder<Int, Oops>(demand: .none)
        Publishers.MergeMany([Ints]()).subscribe(recorder)
        #expect(recorder.log == ["subscription MergeMany", "finished"])
    }

    @Test("each is asked for one value at a time while demand is limited, for all once it is not")
    func demand() {
        let rig = Rig(demand: .max(2)) { (ints: Ints) in Publishers.Merge(ints, other) }
        #expect(rig.upstream == ["max(1)"] && other.ticket.requested == [.max(1)])
        rig.send(1)
        #expect(rig.source.answers == [.max(1)])
        rig.request(.unlimited)
        other.send(2)
        #expect(rig.upstream == ["max(1)", "unlimited"] && other.answers == [.none])
    }

    @Test("no more than asked for, and what waits is delivered first")
    func backPressure() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in Publishers.Merge(ints, other) }
        rig.send(1)
        other.send(2)
        rig.finish()
        #expect(rig.log == ["subscription Merge", "1"])
        rig.request(.unlimited)
        other.send(3)
        other.send(completion: .finished)
        #expect(rig.log == ["subscription Merge", "1", "2", "3", "finished"])
        #expect(told(upTo(3).merge(with: upTo(3)), asking: .max(2), .max(2)) == ["1", "2", "3", "1"])
    }

    @Test("a failure of one cancels the others, and drops what waits")
    func failure() {
        let rig = Rig(demand: .none) { (ints: Ints) in Publishers.Merge(ints, other) }
        rig.send(1)
        other.send(completion: .failure(Oops(code: 2)))
        rig.send(1)
        rig.request(.unlimited)
        #expect(rig.log == ["subscription Merge", "failure 2"] && rig.upstream == ["max(1)", "cancel"])
    }

    @Test("a cancel reaches all of them, once")
    func cancel() {
        let rig = Rig { (ints: Ints) in Publishers.Merge(ints, other) }
        rig.cancel()
        rig.cancel()
        rig.send(1)
        other.send(2)
        #expect(rig.log == ["subscription Merge"] && rig.upstream == ["unlimited", "cancel"])
        #expect(other.ticket.cancels == 1)
    }

    @Test("a value of one sent from inside the delivery of another arrives inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in Publishers.Merge(ints, other) }
        rig.recorder.onValue = { if $0 == 1 { other.send(2) } }
        rig.send(1, 3)
        #expect(rig.log == ["subscription Merge", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            Publishers.Merge(subject, subject.map { token.pass($0) })
        }
        #expect(left == [])
    }

    @Test("a second subscription is cancelled; upstream sees whose side it is on")
    func secondSubscription() {
        let rig = Rig { (ints: Ints) in Publishers.Merge(ints, other) }
        let second = Ints.Ticket()
        let side = other.subscribers[0]
        side.receive(subscription: second)
        #expect(second.cancels == 1 && "\(side)" == "Merge")
        let parent = side.customMirror.descendant("parentSubscription") as? CombineIdentifier
        #expect(parent == rig.recorder.subscription?.combineIdentifier)
    }

    @Test("four threads at once: every value, one at a time, and one end")
    func threads() {
        let sides = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let crowd = Crowd<Int, Never>()
        Publishers.MergeMany(sides).subscribe(crowd)
        onFourThreads { thread in
            for value in 0..<300 { sides[thread].send(value) }
            sides[thread].send(completion: .finished)
        }
        #expect(crowd.values.count == 1200 && crowd.ends == 1 && crowd.overlaps == 0)
    }
}
