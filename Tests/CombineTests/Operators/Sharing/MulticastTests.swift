import Combine
import Testing

@Suite("multicast")
struct MulticastTests {
    private let source = Ints()
    private let first = Recorder<Int, Oops>()
    private let second = Recorder<Int, Oops>()

    @Test("values go through the subject from connect to the cancel of what it returned")
    func values() {
        let publisher = source.multicast(subject: PassthroughSubject())
        publisher.subscribe(first)
        source.send(1)
        let connection = publisher.connect()
        source.send(2)
        connection.cancel()
        connection.cancel()
        source.send(3)
        #expect(first.log == ["subscription Multicast", "2"] && source.ticket.cancels == 1)
    }

    @Test("the subject is made once, with the first subscriber or the connect")
    func createSubject() {
        var made = 0
        let publisher = source.multicast {
            made += 1
            return PassthroughSubject<Int, Oops>()
        }
        #expect(made == 0)
        publisher.subscribe(first)
        publisher.subscribe(second)
        let connection = publisher.connect()
        #expect(made == 1)
        connection.cancel()
    }

    @Test("a subject that keeps its value gives it to those who come later")
    func currentValue() {
        let publisher = source.multicast(subject: CurrentValueSubject(0))
        let connection = publisher.connect()
        source.send(5)
        publisher.subscribe(first)
        source.send(completion: .finished)
        #expect(first.log == ["subscription Multicast", "5", "finished"])
        connection.cancel()
    }

    @Test("a failure goes to all")
    func failure() {
        let publisher = source.multicast(subject: PassthroughSubject())
        publisher.subscribe(first)
        publisher.subscribe(second)
        let connection = publisher.connect()
        source.send(completion: .failure(Oops(code: 1)))
        #expect(first.log.last == "failure 1" && second.log.last == "failure 1")
        connection.cancel()
        #expect(source.ticket.cancels == 0)
    }

    @Test("demand of the subscribers is the subject's affair")
    func demand() {
        let publisher = source.multicast(subject: PassthroughSubject())
        let frugal = Recorder<Int, Oops>(demand: .max(1))
        publisher.subscribe(frugal)
        let connection = publisher.connect()
        source.send(1, 2)
        #expect(frugal.log == ["subscription Multicast", "1"] && source.ticket.requested == [.unlimited])
        connection.cancel()
    }

    @Test("a subscriber that leaves, leaves alone")
    func cancel() {
        let publisher = source.multicast(subject: PassthroughSubject())
        publisher.subscribe(first)
        publisher.subscribe(second)
        let connection = publisher.connect()
        first.subscription?.cancel()
        first.subscription?.cancel()
        source.send(1)
        #expect(first.log == ["subscription Multicast"] && second.log == ["subscription Multicast", "1"])
        #expect(source.ticket.cancels == 0)
        connection.cancel()
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let publisher = source.multicast(subject: PassthroughSubject())
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
            let publisher = subject.multicast { token.pass(PassthroughSubject()) }
            connection = publisher.connect()
            return publisher
        }
        #expect(left == [] && connection == nil)
    }
}
