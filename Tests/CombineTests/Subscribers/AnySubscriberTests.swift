import Combine
import Testing

@Suite("AnySubscriber")
struct AnySubscriberTests {
    @Test("an erased subscriber keeps the identity and passes everything on")
    func erased() {
        let probe = Probe<Int, Oops>(answer: { _ in .max(3) })
        let erased = AnySubscriber(probe), ticket = Ints.Ticket()
        #expect(erased.combineIdentifier == probe.combineIdentifier)
        erased.receive(subscription: ticket)
        #expect(erased.receive(1) == .max(3) && ticket.requested == [.unlimited])
        erased.receive(completion: .failure(Oops(code: 2)))
        #expect(probe.values == [1] && probe.failure == Oops(code: 2))
    }

    @Test("erased twice it is the same; its description and mirror are the hidden one's")
    func twice() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let erased = AnySubscriber(AnySubscriber(sink))
        #expect(erased.combineIdentifier == sink.combineIdentifier && "\(erased)" == "Sink")
        #expect(erased.playgroundDescription as? String == "Sink" && erased.customMirror.children.isEmpty)
    }

    @Test("made of closures it does what they do, and asks for nothing more without them")
    func closures() {
        var log: [String] = []
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: {
                log.append("\($0)")
                $0.request(.max(1))
            },
            receiveValue: {
                log.append("\($0)")
                return $0 == 1 ? .max(1) : .none
            }, receiveCompletion: { log.append("\($0)") })
        [1, 2].publisher.subscribe(subscriber)
        #expect(log == ["[1, 2]", "1", "2", "finished"] && "\(subscriber)" == "Anonymous AnySubscriber")
        let silent = AnySubscriber<Int, Never>()
        silent.receive(subscription: Subscriptions.empty)
        #expect(silent.receive(1) == .none && silent.combineIdentifier != subscriber.combineIdentifier)
    }

    @Test("made of a subject it feeds that, which decides what is asked for")
    func subject() {
        let subject = PassthroughSubject<Int, Oops>(), recorder = Recorder<Int, Oops>(), source = Ints()
        let subscriber = AnySubscriber(subject)
        source.subscribe(subscriber)
        #expect(source.ticket.requested == [] && "\(subscriber)" == "Subject")
        subject.subscribe(recorder)
        source.send(1)
        source.send(completion: .failure(Oops(code: 3)))
        #expect(recorder.log == ["subscription PassthroughSubject", "1", "failure 3"])
        #expect(source.ticket.requested == [.unlimited])
    }

    @Test("it keeps the hidden subscriber, and no longer than it lives")
    func lifetime() {
        weak var gone: Probe<Int, Never>?
        var erased: AnySubscriber<Int, Never>?
        do {
            let probe = Probe<Int, Never>()
            gone = probe
            erased = AnySubscriber(probe)
        }
        #expect(gone != nil && erased != nil)
        erased = nil
        #expect(gone == nil)
    }
}
