import Combine
import Testing

@Suite("subscribe(_ subject)")
struct SubscribeSubjectTests {
    private let source = Ints()
    private let recorder = Recorder<Int, Oops>()

    @Test("the subject republishes everything, once somebody wants it")
    func values() {
        let subject = PassthroughSubject<Int, Oops>()
        let connection = source.subscribe(subject)
        #expect(source.ticket.requested == [])
        subject.subscribe(recorder)
        #expect(source.ticket.requested == [.unlimited])
        source.send(1, 2)
        source.send(completion: .finished)
        #expect(recorder.log == ["subscription PassthroughSubject", "1", "2", "finished"])
        connection.cancel()
    }

    @Test("a subject with a value asks for everything at once")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Oops>(0)
        let connection = source.subscribe(subject)
        source.send(5)
        #expect(source.ticket.requested == [.unlimited] && subject.value == 5)
        connection.cancel()
    }

    @Test("a failure ends the subject")
    func failure() {
        let subject = PassthroughSubject<Int, Oops>()
        subject.subscribe(recorder)
        let connection = source.subscribe(subject)
        source.send(completion: .failure(Oops(code: 2)))
        subject.send(1)
        #expect(recorder.log == ["subscription PassthroughSubject", "failure 2"])
        connection.cancel()
        #expect(source.ticket.cancels == 0)
    }

    @Test("a cancel detaches the subject, which goes on without it")
    func cancel() {
        let subject = PassthroughSubject<Int, Oops>()
        subject.subscribe(recorder)
        let connection = source.subscribe(subject)
        connection.cancel()
        connection.cancel()
        source.send(1)
        subject.send(2)
        #expect(recorder.log == ["subscription PassthroughSubject", "2"] && source.ticket.cancels == 1)
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let subject = PassthroughSubject<Int, Oops>()
        recorder.onValue = { [source] in if $0 == 1 { source.send(2) } }
        subject.subscribe(recorder)
        let connection = source.subscribe(subject)
        source.send(1, 3)
        #expect(recorder.log == ["subscription PassthroughSubject", "1", "2", "3"])
        connection.cancel()
    }

    @Test("a subject that nobody else holds goes with the connection")
    func lifetime() {
        weak var gone: PassthroughSubject<Int, Oops>?
        var connection: AnyCancellable?
        let upstream = PassthroughSubject<Int, Oops>()
        do {
            let subject = PassthroughSubject<Int, Oops>()
            gone = subject
            connection = upstream.subscribe(subject)
        }
        #expect(gone != nil && connection != nil)
        connection = nil
        #expect(gone == nil)
    }

    @Test("a second subscription is cancelled")
    func secondSubscription() {
        let subject = PassthroughSubject<Int, Oops>(), second = Ints.Ticket()
        let connection = source.subscribe(subject)
        source.subscribers[0].receive(subscription: second)
        #expect(second.cancels == 1)
        connection.cancel()
    }
}
