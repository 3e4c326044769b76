import Combine
import Testing

@Suite("sink")
struct SinkTests {
    private final class Log { var lines: [String] = [] }
    private let log = Log()

    private func sink() -> Subscribers.Sink<Int, Oops> {
        Subscribers.Sink(receiveCompletion: { log.lines.append("\($0)") }, receiveValue: { log.lines.append("\($0)") })
    }

    @Test("everything is asked for at once; values and the end call the closures, in order")
    func values() {
        let source = Ints(), sink = sink()
        source.subscribe(sink)
        source.send(1, 2)
        source.send(completion: .finished)
        source.send(3)
        #expect(log.lines == ["1", "2", "finished"] && source.ticket.requested == [.unlimited])
        #expect(source.answers == [.none, .none, .none])
    }

    @Test("a failure calls the closure once")
    func failure() {
        let source = Ints()
        source.subscribe(sink())
        source.send(completion: .failure(Oops(code: 1)))
        source.send(completion: .finished)
        #expect(log.lines == ["failure(CombineTests.Oops(code: 1))"])
    }

    @Test("the operator returns what cancels it, by hand or when it is freed", arguments: [true, false])
    func cancel(_ frees: Bool) {
        let source = Source<Int, Never>()
        var seen: [Int] = []
        var cancellable: AnyCancellable? = source.sink { seen.append($0) }
        source.send(1)
        if frees { cancellable = nil } else { cancellable?.cancel() }
        cancellable?.cancel()
        source.send(2)
        #expect(seen == [1] && source.ticket.cancels == 1)
    }

    @Test("a second subscription is cancelled, and one after a cancel too")
    func secondSubscription() {
        let source = Ints(), sink = sink(), second = Ints.Ticket(), third = Ints.Ticket()
        source.subscribe(sink)
        sink.receive(subscription: second)
        sink.cancel()
        sink.receive(subscription: third)
        #expect(second.cancels == 1 && third.cancels == 1 && third.requested == [])
    }

    @Test("a value before any subscription reaches the closure")
    func early() {
        let sink = sink()
        #expect(sink.receive(1) == .none && log.lines == ["1"])
    }

    @Test("a cancel from inside the closure for values is the last it hears")
    func reentrant() {
        let subject = PassthroughSubject<Int, Never>()
        var cancellable: AnyCancellable?
        cancellable = subject.sink {
            log.lines.append("\($0)")
            if $0 == 1 { subject.send(2) }
            if $0 == 2 { cancellable?.cancel() }
        }
        subject.send(1)
        subject.send(3)
        #expect(log.lines == ["1", "2"])
    }

    @Test("the closures are freed by the end and by a cancel, though the sink is held", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let source = Ints()
        weak var gone: Token?
        let sink: Subscribers.Sink<Int, Oops>
        do {
            let token = Token()
            gone = token
            sink = Subscribers.Sink(
                receiveCompletion: { _ in token.pass(()) }, receiveValue: { _ in token.pass(()) })
        }
        source.subscribe(sink)
        #expect(gone != nil)
        switch ending {
        case .finish: source.send(completion: .finished)
        case .failure: source.send(completion: .failure(Oops()))
        case .cancel: sink.cancel()
        }
        #expect(gone == nil)
    }

    @Test("what it calls can be read, and does nothing after the end")
    func closures() {
        let sink = sink()
        sink.receiveValue(5)
        sink.receiveCompletion(.finished)
        sink.receive(completion: .finished)
        sink.receiveValue(6)
        #expect(log.lines == ["5", "finished", "finished"])
        #expect("\(sink)" == "Sink" && sink.playgroundDescription as? String == "Sink")
        #expect(Mirror(reflecting: sink).children.isEmpty)
    }
}
