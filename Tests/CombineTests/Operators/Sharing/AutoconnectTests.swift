import Combine
import Testing

@Suite("autoconnect")
struct AutoconnectTests {
    private let source = Source<Int, Never>()
    private let first = Recorder<Int, Never>()
    private let second = Recorder<Int, Never>()

    @Test("it connects with the first subscriber, once")
    func values() {
        let publisher = source.makeConnectable().autoconnect()
        #expect(source.subscribers.isEmpty)
        publisher.subscribe(first)
        publisher.subscribe(second)
        source.send(1)
        source.send(completion: .finished)
        #expect(source.subscribers.count == 1)
        #expect(first.log == ["subscription Multicast", "1", "finished"] && second.log == first.log)
    }

    @Test("a failure goes to all")
    func failure() {
        let failing = Ints()
        let publisher = failing.multicast(subject: PassthroughSubject()).autoconnect()
        let one = Recorder<Int, Oops>(), two = Recorder<Int, Oops>()
        publisher.subscribe(one)
        publisher.subscribe(two)
        failing.send(completion: .failure(Oops(code: 3)))
        #expect(one.log.last == "failure 3" && two.log.last == "failure 3")
    }

    @Test("it disconnects with the last that leaves, and connects again with the next that comes")
    func cancel() {
        let publisher = source.makeConnectable().autoconnect()
        publisher.subscribe(first)
        publisher.subscribe(second)
        first.subscription?.cancel()
        first.subscription?.cancel()
        #expect(source.ticket.cancels == 0)
        second.subscription?.cancel()
        #expect(source.ticket.cancels == 1)
        publisher.subscribe(Recorder())
        #expect(source.subscribers.count == 2)
    }

    @Test("after the end it stays connected: who comes later is told only the end")
    func end() {
        let publisher = source.makeConnectable().autoconnect()
        publisher.subscribe(first)
        source.send(completion: .finished)
        publisher.subscribe(second)
        #expect(source.subscribers.count == 1 && second.log.last == "finished" && second.log.count == 2)
    }

    @Test("each gets no more than it asked for")
    func demand() {
        let publisher = source.makeConnectable().autoconnect()
        let frugal = Recorder<Int, Never>(demand: .max(1))
        publisher.subscribe(frugal)
        source.send(1, 2)
        frugal.subscription?.request(.max(1))
        source.send(3, 4)
        #expect(frugal.log == ["subscription Multicast", "1", "3"])
    }

    @Test("an upstream that answers at once does so when the first has subscribed")
    func synchronous() {
        let publisher = (1...2).publisher.makeConnectable().autoconnect()
        publisher.subscribe(first)
        #expect(first.log == ["subscription Multicast", "1", "2", "finished"])
    }

    @Test("a subscriber that leaves from inside a delivery disconnects there")
    func reentrant() {
        let publisher = source.makeConnectable().autoconnect()
        first.onValue = { [first] _ in first.subscription?.cancel() }
        publisher.subscribe(first)
        source.send(1, 2)
        #expect(first.log == ["subscription Multicast", "1"] && source.ticket.cancels == 1)
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.map { token.pass($0) }.multicast(subject: PassthroughSubject()).autoconnect()
        }
        #expect(left == [])
    }
}
