import Combine
import Testing

@Suite("Operators that join publishers")
struct JoiningTests {
    private let a = PassthroughSubject<Int, Oops>()
    private let b = PassthroughSubject<Int, Oops>()
    private let c = PassthroughSubject<Int, Oops>()

    @Test("combineLatest publishes whenever one changes, and finishes with the last")
    func combineLatest() {
        let probe = Probe<String, Oops>()
        a.combineLatest(b, c) { "\($0) \($1) \($2)" }.subscribe(probe)
        a.send(1)
        b.send(2)
        #expect(probe.values == [])
        c.send(3)
        a.send(4)
        a.send(completion: .finished)
        b.send(5)
        #expect(probe.values == ["1 2 3", "4 2 3", "4 5 3"] && probe.endings == 0)
        b.send(completion: .finished)
        c.send(completion: .finished)
        #expect(probe.isFinished)
    }

    @Test("zip pairs in step and finishes when no pair can come any more")
    func zip() {
        let probe = Probe<[Int], Oops>()
        a.zip(b) { [$0, $1] }.subscribe(probe)
        a.send(1)
        a.send(2)
        b.send(10)
        a.send(completion: .finished)
        #expect(probe.values == [[1, 10]] && probe.endings == 0)
        b.send(20)
        #expect(probe.values == [[1, 10], [2, 20]] && probe.isFinished)
    }

    @Test("a failure of one cancels the others", arguments: ["merge", "zip", "combineLatest", "flatMap"])
    func failure(_ name: String) {
        let source = Source<Int, Oops>()
        let probe = Probe<Int, Oops>()
        switch name {
        case "merge": source.merge(with: a).subscribe(probe)
        case "zip": source.zip(a, +).subscribe(probe)
        case "combineLatest": source.combineLatest(a, +).subscribe(probe)
        default: source.flatMap { _ in a }.subscribe(probe)
        }
        source.send(1)
        a.send(completion: .failure(Oops(code: 5)))
        #expect(probe.failure == Oops(code: 5) && probe.endings == 1 && source.ticket.cancels == 1)
    }

    @Test("merge asks each for one value at a time while demand is limited, and keeps the rest waiting")
    func mergeDemand() {
        let source = Source<Int, Oops>()
        let probe = Probe<Int, Oops>(initial: .max(1))
        source.merge(with: a).subscribe(probe)
        #expect(source.ticket.requested == [.max(1)])
        source.send(1, 2)
        #expect(probe.values == [1] && source.answers == [.max(1), .none])
        probe.request(.max(1))
        #expect(probe.values == [1, 2] && source.ticket.requested == [.max(1), .max(1)])
    }

    @Test("flatMap runs only so many at once and asks for the next when one ends")
    func flatMapLimit() {
        let source = Source<Int, Oops>()
        let inner = [a, b]
        let probe = Probe<Int, Oops>()
        source.flatMap(maxPublishers: .max(1)) { inner[$0] }.subscribe(probe)
        #expect(source.ticket.requested == [.max(1)])
        source.send(0)
        a.send(1)
        a.send(completion: .finished)
        #expect(source.ticket.requested == [.max(1), .max(1)])
        source.send(1)
        b.send(2)
        source.send(completion: .finished)
        #expect(probe.endings == 0)
        b.send(completion: .finished)
        #expect(probe.values == [1, 2] && probe.isFinished)
    }

    @Test("switchToLatest listens to the latest only, and ends when that and the outer one have")
    func switchToLatest() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Oops>, Oops>()
        let probe = Probe<Int, Oops>()
        outer.switchToLatest().subscribe(probe)
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(probe.values == [1, 3] && probe.endings == 0)
        b.send(completion: .finished)
        #expect(probe.isFinished)
    }

    @Test("append and prepend come after and before, and carry demand over")
    func concatenate() {
        let probe = Probe<Int, Never>(initial: .max(3))
        [2, 3].publisher.prepend(1).append(4, 5).subscribe(probe)
        #expect(probe.values == [1, 2, 3] && probe.endings == 0)
        probe.request(.max(9))
        #expect(probe.values == [1, 2, 3, 4, 5] && probe.isFinished)
    }

    @Test("retry subscribes again, so often, and catch goes on elsewhere")
    func retryAndCatch() {
        var attempts = 0
        let failing = Deferred { () -> AnyPublisher<Int, Oops> in
            attempts += 1
            return Just(attempts).setFailureType(to: Oops.self).append(Fail(error: Oops())).eraseToAnyPublisher()
        }
        let probe = Probe<Int, Never>()
        failing.retry(2).catch { _ in Just(99) }.subscribe(probe)
        #expect(probe.values == [1, 2, 3, 99] && probe.isFinished && attempts == 3)
    }

    @Test("prefix and drop until another publishes")
    func until() {
        let probe = Probe<Int, Oops>(), other = Probe<Int, Oops>()
        a.prefix(untilOutputFrom: b).subscribe(probe)
        a.drop(untilOutputFrom: b).subscribe(other)
        a.send(1)
        b.send(0)
        a.send(2)
        #expect(probe.values == [1] && probe.isFinished)
        #expect(other.values == [2] && other.endings == 0)
    }

    @Test("share subscribes once, and lets go when the last subscriber leaves")
    func share() {
        let source = Source<Int, Never>()
        let shared = source.share()
        let first = Probe<Int, Never>(), second = Probe<Int, Never>()
        shared.subscribe(first)
        shared.subscribe(second)
        source.send(1)
        #expect(source.subscribers.count == 1 && first.values == [1] && second.values == [1])
        first.cancel()
        #expect(source.ticket.cancels == 0)
        second.cancel()
        #expect(source.ticket.cancels == 1)
    }

    @Test("a connectable publisher waits for connect")
    func connect() {
        let publisher = [1, 2].publisher.makeConnectable()
        let probe = Probe<Int, Never>()
        publisher.subscribe(probe)
        #expect(probe.values == [])
        let connection = publisher.connect()
        #expect(probe.values == [1, 2] && probe.isFinished)
        withExtendedLifetime(connection) {}
    }
}
