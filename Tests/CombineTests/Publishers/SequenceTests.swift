import Combine
import Testing

@Suite("Sequence.publisher")
struct SequenceTests {
    @Test("the elements as they are asked for, and the end right after the last")
    func values() {
        #expect(told([1, 2, 3].publisher, asking: .unlimited) == ["1", "2", "3", "finished"])
        #expect(told([1, 2, 3].publisher, asking: .max(2)) == ["1", "2"])
        #expect(told([1, 2, 3].publisher, asking: .max(2), .max(1)) == ["1", "2", "3", "finished"])
        #expect(told([1, 2, 3].publisher, asking: .max(1), answer: .max(1)) == ["1", "2", "3", "finished"])
        #expect(told("ab".publisher, asking: .unlimited) == ["a", "b", "finished"])
        #expect(told([Int]().publisher, asking: .none) == ["finished"])
    }

    @Test("an endless one gives no more than asked for")
    func endless() {
        let naturals = sequence(first: 1) { $0 + 1 }.publisher
        #expect(told(naturals, asking: .max(2), .max(1)) == ["1", "2", "3"])
    }

    @Test("nothing after a cancel, also from inside a delivery")
    func cancel() {
        let recorder = Recorder<Int, Never>(demand: .max(1)), inside = Recorder<Int, Never>()
        [1, 2, 3].publisher.subscribe(recorder)
        recorder.subscription?.cancel()
        recorder.subscription?.cancel()
        recorder.subscription?.request(.max(1))
        inside.onValue = { [inside] _ in inside.subscription?.cancel() }
        [1, 2, 3].publisher.subscribe(inside)
        #expect(recorder.log == ["subscription [1, 2, 3]", "1"] && inside.log == recorder.log)
    }

    @Test("a request from inside a delivery is served after it, without recursion")
    func reentrant() {
        let recorder = Recorder<Int, Never>(demand: .max(1))
        var depth = 0, deepest = 0
        recorder.onValue = { [recorder] _ in
            depth += 1
            deepest = max(deepest, depth)
            recorder.subscription?.request(.max(1))
            depth -= 1
        }
        (1...1000).publisher.subscribe(recorder)
        #expect(recorder.log.count == 1002 && recorder.log.last == "finished" && deepest == 1)
    }

    @Test("the subscriber is freed by the end and by a cancel, and so is the sequence", arguments: [true, false])
    func lifetime(_ cancels: Bool) {
        #expect(freesSubscriber([1].publisher, cancels: cancels))
        weak var gone: Token?
        var held: (any Subscription)?
        do {
            let token = Token(), recorder = Recorder<Token, Never>(demand: cancels ? .none : .unlimited)
            gone = token
            [token].publisher.subscribe(recorder)
            held = recorder.subscription
            if cancels { held?.cancel() }
        }
        #expect(gone == nil)
        withExtendedLifetime(held) {}
    }

    @Test("its subscription is described by the sequence, until it has ended")
    func subscription() {
        let given = CombineTests.subscription(of: [1, 2].publisher)!
        let mirror = Mirror(reflecting: given)
        #expect("\(given)" == "[1, 2]" && mirror.children.map(\.label) == ["sequence"])
        #expect("\(mirror.descendant("sequence")!)" == "[1, 2]")
        given.request(.unlimited)
        #expect("\(given)" == "Sequence")
    }

    @Test("positions are those of the collection, and none beside it is an error")
    func positions() {
        let slice = [10, 11, 12, 13][1...].publisher
        #expect(slice.output(at: 1).output == 11 && slice.output(at: 3).output == 13)
        #expect(slice.output(at: 0).output == nil && slice.output(at: 4).output == nil)
        #expect(slice.output(in: 2..<9).sequence == [12, 13] && slice.output(in: 0..<2).sequence == [11])
        let text = "abc".publisher
        #expect(text.output(at: "abc".index(after: "abc".startIndex)).output == "b")
    }

    @Test("operators that know the result give another sequence, or what has one value")
    func types() {
        let publisher = [3, 1, 2, 2].publisher
        let map: Publishers.Sequence<[String], Never> = publisher.map { "\($0)" }
        let unique: Publishers.Sequence<[Int], Never> = publisher.removeDuplicates().filter { $0 > 1 }
        let drop: Publishers.Sequence<DropFirstSequence<[Int]>, Never> = publisher.dropFirst()
        let first: Int?.Publisher = publisher.first(), last: Int?.Publisher = publisher.last { $0 > 2 }
        let least: Int?.Publisher = publisher.min(), count: Just<Int> = publisher.count()
        let all: Result<[Int], Never>.Publisher = publisher.collect()
        let sum: Result<Int, Never>.Publisher = publisher.reduce(0, +)
        let typed: Publishers.Sequence<[Int], Oops> = publisher.setFailureType(to: Oops.self)
        let longer: Publishers.Sequence<[Int], Never> = publisher.prepend(9).append([8]).append([7].publisher)
        let counted: Result<Int, Oops>.Publisher = typed.count()
        #expect(
            map.sequence == ["3", "1", "2", "2"] && unique.sequence == [3, 2] && Array(drop.sequence) == [1, 2, 2])
        #expect(first.output == 3 && last.output == 3 && least.output == 1 && count.output == 4)
        #expect(all.result == .success([3, 1, 2, 2]) && sum.result == .success(8))
        #expect(longer.sequence == [9, 3, 1, 2, 2, 8, 7] && counted.result == .success(4))
        #expect([1].publisher == [1].publisher && [1].publisher != [2].publisher)
    }
}
