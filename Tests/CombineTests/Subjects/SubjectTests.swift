import Combine
import Testing

@Suite("Subjects")
struct SubjectTests {
    @Test("a passthrough subject drops what was not asked for")
    func passthroughDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(initial: .max(2))
        subject.subscribe(probe)
        for value in 1...4 { subject.send(value) }
        probe.request(.max(1))
        subject.send(5)
        subject.send(6)
        #expect(probe.values == [1, 2, 5])
    }

    @Test("a current value subject starts with its value and catches up with the latest")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let probe = Probe<Int, Never>(initial: .max(1))
        subject.subscribe(probe)
        subject.send(1)
        subject.value = 2
        #expect(probe.values == [0] && subject.value == 2)
        probe.request(.max(1))
        #expect(probe.values == [0, 2])
        probe.request(.max(1))
        #expect(probe.values == [0, 2])
        subject.send(3)
        #expect(probe.values == [0, 2, 3])
    }

    @Test("after the end a subject sends nothing and tells newcomers only the end")
    func afterTheEnd() {
        let passthrough = PassthroughSubject<Int, Oops>()
        let current = CurrentValueSubject<Int, Oops>(1)
        passthrough.send(completion: .failure(Oops(code: 1)))
        current.send(completion: .finished)
        current.send(2)
        #expect(current.value == 1)
        let a = Probe<Int, Oops>(), b = Probe<Int, Oops>()
        passthrough.subscribe(a)
        current.subscribe(b)
        #expect(a.subscriptions == 1 && a.failure == Oops(code: 1) && a.values.isEmpty)
        #expect(b.subscriptions == 1 && b.isFinished && b.values.isEmpty)
    }

    @Test("subscribers are served in the order in which they came; one that leaves in between gets nothing")
    func order() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        var second: AnyCancellable?
        let first = subject.sink {
            log.append("a\($0)")
            if $0 == 2 { second?.cancel() }
        }
        second = subject.sink { log.append("b\($0)") }
        let third = subject.sink { log.append("c\($0)") }
        subject.send(1)
        subject.send(2)
        #expect(log == ["a1", "b1", "c1", "a2", "c2"])
        withExtendedLifetime((first, third)) {}
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrantSend() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [Int] = []
        let subscription = subject.sink { value in
            log.append(value)
            if value < 3 { subject.send(value + 1) }
            log.append(-value)
        }
        subject.send(1)
        #expect(log == [1, 2, 3, -3, -2, -1])
        withExtendedLifetime(subscription) {}
    }

    @Test("a subject asks its publisher for values only once somebody wants them")
    func upstreamDemand() {
        let source = Source<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        let connection = source.subscribe(subject)
        #expect(source.ticket.requested == [])
        let probe = Probe<Int, Never>()
        subject.subscribe(probe)
        #expect(source.ticket.requested == [.unlimited])
        source.send(5)
        #expect(probe.values == [5])
        connection.cancel()
        #expect(source.ticket.cancels == 1)
        source.send(6)
        #expect(probe.values == [5])
    }

    @Test("a subject without owners is freed once its subscribers are gone")
    func lifetime() {
        weak var watched: CurrentValueSubject<Int, Never>?
        var subscription: AnyCancellable?
        do {
            let subject = CurrentValueSubject<Int, Never>(0)
            watched = subject
            subscription = subject.sink { _ in }
        }
        #expect(watched != nil)
        subscription?.cancel()
        #expect(watched == nil)
    }

    @Test("what is sent while a subject is ending reaches nobody")
    func sendWhileEnding() {
        let subject = PassthroughSubject<Int, Never>()
        let first = Probe<Int, Never>(), second = Probe<Int, Never>()
        first.onEnd = { subject.send(5) }
        subject.subscribe(first)
        subject.subscribe(second)
        subject.send(completion: .finished)
        #expect(first.values == [] && second.values == [] && second.isFinished)
    }

    @Test("a subscriber that comes too late is not kept", arguments: 0..<2)
    func lateSubscriber(_ kind: Int) {
        weak var gone: Probe<Int, Never>?
        let passthrough = PassthroughSubject<Int, Never>(), current = CurrentValueSubject<Int, Never>(0)
        passthrough.send(completion: .finished)
        current.send(completion: .finished)
        do {
            let probe = Probe<Int, Never>()
            gone = probe
            if kind == 0 { passthrough.subscribe(probe) } else { current.subscribe(probe) }
            #expect(probe.isFinished)
        }
        #expect(gone == nil)
    }
}
