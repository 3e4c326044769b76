import Combine
import Testing

@Suite("first, last, min, max")
struct FirstLastTests {
    @Test("first: upstream is cancelled before the value goes on")
    func first() {
        let rig = Rig { (ints: Ints) in ints.first() }
        var cancels: [Int] = []
        rig.recorder.onValue = { _ in cancels.append(rig.source.ticket.cancels) }
        rig.send(1, 2)
        #expect(rig.log == ["subscription First", "1", "finished"] && cancels == [1])
    }

    @Test("a first value found without demand waits for it")
    func patient() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.first { $0 > 1 } }
        rig.send(1, 2, 3)
        rig.finish()
        #expect(rig.log.count == 1 && rig.upstream == ["unlimited", "cancel"])
        rig.request(.max(1))
        #expect(rig.log.suffix(2) == ["2", "finished"])
    }

    @Test("nothing found: only the end, without being asked", arguments: 0..<4)
    func nothing(_ which: Int) {
        let rig = Rig(demand: .none) { (ints: Ints) in
            switch which {
            case 0: ints.first().eraseToAnyPublisher()
            case 1: ints.last().eraseToAnyPublisher()
            case 2: ints.min().eraseToAnyPublisher()
            default: ints.last { $0 > 9 }.eraseToAnyPublisher()
            }
        }
        rig.finish()
        #expect(rig.log.suffix(1) == ["finished"] && rig.log.count == 2)
    }

    @Test("last: the last of all, or of those that satisfy, at the end")
    func last() {
        let all = Rig { (ints: Ints) in ints.last() }, some = Rig { (ints: Ints) in ints.last { $0 < 3 } }
        for rig in [all.source, some.source] {
            rig.send(1, 2, 3)
            rig.send(completion: .finished)
        }
        #expect(all.log == ["subscription Last", "3", "finished"])
        #expect(some.log == ["subscription LastWhere", "2", "finished"])
    }

    @Test("min and max, by an order that may throw")
    func extremes() {
        let low = Rig { (ints: Ints) in ints.min() }, high = Rig { (ints: Ints) in ints.max() }
        let throwing = Rig { (ints: Ints) in ints.tryMax { try picky($0) < picky($1) } }
        for source in [low.source, high.source, throwing.source] {
            source.send(2, 1, 3, -1)
            source.send(completion: .finished)
        }
        #expect(low.log == ["subscription Comparison", "-1", "finished"])
        #expect(high.log == ["subscription Comparison", "3", "finished"])
        #expect(throwing.log == ["subscription TryComparison", "failure 1"])
    }

    @Test("what a predicate throws ends it")
    func throwingPredicates() {
        let first = Rig { (ints: Ints) in ints.tryFirst { try picky($0) > 5 } }
        let last = Rig { (ints: Ints) in ints.tryLast { try picky($0) > 0 } }
        first.send(1, -2, 9)
        last.send(1, -2, 9)
        #expect(first.log == ["subscription TryFirstWhere", "failure 2"])
        #expect(last.log == ["subscription TryLastWhere", "failure 2"])
    }

    @Test("a value sent while the first is being delivered is ignored")
    func reentrant() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { subject.send($0 + 1) }
        subject.first().subscribe(recorder)
        subject.send(1)
        #expect(recorder.log == ["subscription First", "1", "finished"])
    }
}
