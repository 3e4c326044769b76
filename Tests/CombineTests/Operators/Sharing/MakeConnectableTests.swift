import Combine
import Testing

@Suite("makeConnectable")
struct MakeConnectableTests {
    private let source = Source<Int, Never>()
    private let first = Recorder<Int, Never>()

    @Test("nothing is subscribed to before connect, whoever has subscribed")
    func values() {
        let publisher = source.makeConnectable()
        publisher.subscribe(first)
        #expect(source.subscribers.isEmpty && first.log == ["subscription Multicast"])
        let connection = publisher.connect()
        source.send(1, 2)
        source.send(completion: .finished)
        #expect(first.log == ["subscription Multicast", "1", "2", "finished"])
        connection.cancel()
    }

    @Test("all who subscribed before connect see everything")
    func all() {
        let publisher = (1...3).publisher.makeConnectable()
        let second = Recorder<Int, Never>()
        publisher.subscribe(first)
        publisher.subscribe(second)
        let connection = publisher.connect()
        #expect(first.log == ["subscription Multicast", "1", "2", "3", "finished"] && second.log == first.log)
        connection.cancel()
    }

    @Test("who has asked for little gets little")
    func demand() {
        let publisher = (1...3).publisher.makeConnectable()
        let frugal = Recorder<Int, Never>(demand: .max(1), answer: .none)
        publisher.subscribe(frugal)
        let connection = publisher.connect()
        #expect(frugal.log == ["subscription Multicast", "1", "finished"])
        connection.cancel()
    }

    @Test("cancelling the connection, or freeing it, cancels upstream", arguments: [true, false])
    func cancel(_ frees: Bool) {
        let publisher = source.makeConnectable()
        publisher.subscribe(first)
        var connection: (any Cancellable)? = publisher.connect()
        if frees { connection = nil } else { connection?.cancel() }
        source.send(1)
        #expect(source.ticket.cancels == 1 && first.log == ["subscription Multicast"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let publisher = source.makeConnectable()
        first.onValue = { [source] in if $0 == 1 { source.send(2) } }
        publisher.subscribe(first)
        let connection = publisher.connect()
        source.send(1, 3)
        #expect(first.log == ["subscription Multicast", "1", "2", "3"])
        connection.cancel()
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        var connection: (any Cancellable)?
        let left = survivors(of: ending, settle: { connection = nil }) { subject, token in
            let publisher = subject.map { token.pass($0) }.replaceError(with: 0).makeConnectable()
            connection = publisher.connect()
            return publisher
        }
        #expect(left == [] && connection == nil)
    }
}
