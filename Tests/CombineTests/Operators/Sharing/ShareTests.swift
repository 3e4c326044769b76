import Combine
import Testing

@Suite("share, multicast, makeConnectable, autoconnect")
struct ShareTests {
    private let source = Source<Int, Never>()
    private let first = Recorder<Int, Never>()
    private let second = Recorder<Int, Never>()

    @Test("share subscribes with the first, and serves all alike")
    func share() {
        let shared = source.share()
        shared.subscribe(first)
        source.send(1)
        shared.subscribe(second)
        source.send(2)
        source.send(completion: .finished)
        #expect(first.log == ["subscription Multicast", "1", "2", "finished"])
        #expect(second.log == ["subscription Multicast", "2", "finished"])
        #expect(source.subscribers.count == 1)
    }

    @Test("after the last has left, the next subscriber starts anew")
    func again() {
        let shared = source.share()
        shared.subscribe(first)
        first.subscription?.cancel()
        shared.subscribe(second)
        #expect(source.subscribers.count == 2 && source.ticket.cancels == 1)
    }

    @Test("multicast sends through its subject from connect to the cancel")
    func multicast() {
        let subject = PassthroughSubject<Int, Never>()
        let publisher = source.multicast(subject: subject)
        publisher.subscribe(first)
        source.send(1)
        let connection = publisher.connect()
        source.send(2)
        connection.cancel()
        source.send(3)
        #expect(first.log == ["subscription Multicast", "2"] && source.ticket.cancels == 1)
    }

    @Test("multicast makes its subject once")
    func createSubject() {
        var made = 0
        let publisher = source.multicast {
            made += 1
            return PassthroughSubject<Int, Never>()
        }
        #expect(made == 0)
        publisher.subscribe(first)
        publisher.subscribe(second)
        #expect(made == 1)
    }

    @Test("makeConnectable waits for connect, autoconnect for the first subscriber")
    func connectable() {
        let publisher = source.makeConnectable()
        publisher.subscribe(first)
        #expect(source.subscribers.isEmpty)
        let connection = publisher.connect()
        #expect(source.subscribers.count == 1)
        connection.cancel()
        source.makeConnectable().autoconnect().subscribe(second)
        #expect(source.subscribers.count == 2)
    }

    @Test("shares are equal when they are the same")
    func equality() {
        let shared = source.share()
        #expect(shared == shared && shared != source.share())
    }
}
