import Combine
import Testing

@Suite("PassthroughSubject")
struct PassthroughSubjectTests {
    private let subject = PassthroughSubject<Int, Oops>()
    private let recorder = Recorder<Int, Oops>()

    @Test("values and the end go to whoever is subscribed, in the order in which they came")
    func values() {
        var order: [String] = []
        let second = Recorder<Int, Oops>()
        recorder.onValue = { order.append("first \($0)") }
        second.onValue = { order.append("second \($0)") }
        subject.send(0)
        subject.subscribe(recorder)
        subject.send(1)
        subject.subscribe(second)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.log == ["subscription PassthroughSubject", "1", "2", "finished"])
        #expect(second.log == ["subscription PassthroughSubject", "2", "finished"])
        #expect(order == ["first 1", "first 2", "second 2"])
    }

    @Test("what was not asked for is lost to who did not ask")
    func backPressure() {
        let frugal = Recorder<Int, Oops>(demand: .max(2))
        subject.subscribe(frugal)
        subject.subscribe(recorder)
        for value in 1...4 { subject.send(value) }
        frugal.subscription?.request(.max(1))
        subject.send(5)
        subject.send(6)
        #expect(frugal.log == ["subscription PassthroughSubject", "1", "2", "5"] && recorder.log.count == 7)
    }

    @Test("demand returned with a value counts; the end needs none")
    func demand() {
        let eager = Recorder<Int, Oops>(demand: .max(1), answer: .max(1)), lazy = Recorder<Int, Oops>(demand: .none)
        subject.subscribe(eager)
        subject.subscribe(lazy)
        for value in 1...3 { subject.send(value) }
        subject.send(completion: .failure(Oops(code: 4)))
        #expect(eager.log == ["subscription PassthroughSubject", "1", "2", "3", "failure 4"])
        #expect(lazy.log == ["subscription PassthroughSubject", "failure 4"])
    }

    @Test("after the end nothing is sent, and newcomers are told only the end")
    func end() {
        subject.subscribe(recorder)
        subject.send(completion: .failure(Oops(code: 1)))
        subject.send(completion: .finished)
        subject.send(1)
        #expect(recorder.log == ["subscription PassthroughSubject", "failure 1"])
        let late = Recorder<Int, Oops>()
        subject.subscribe(late)
        #expect(late.log == ["subscription Empty", "failure 1"])
    }

    @Test("who cancelled is told nothing, also from inside a walk over the subscribers")
    func cancel() {
        var log: [String] = []
        var second: AnyCancellable?
        let first = subject.sink { _ in
        } receiveValue: {
            log.append("a\($0)")
            if $0 == 2 { second?.cancel() }
        }
        second = subject.sink { _ in
        } receiveValue: {
            log.append("b\($0)")
        }
        let third = subject.sink { _ in
        } receiveValue: {
            log.append("c\($0)")
        }
        subject.send(1)
        subject.send(2)
        #expect(log == ["a1", "b1", "c1", "a2", "c2"])
        withExtendedLifetime((first, third)) {}
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        var log: [Int] = []
        let subscription = subject.sink { _ in
        } receiveValue: { [subject] value in
            log.append(value)
            if value < 3 { subject.send(value + 1) }
            log.append(-value)
        }
        subject.send(1)
        #expect(log == [1, 2, 3, -3, -2, -1])
        withExtendedLifetime(subscription) {}
    }

    @Test("what is sent while it is ending reaches nobody")
    func sendWhileEnding() {
        let second = Recorder<Int, Oops>()
        recorder.onEnd = { [subject] in subject.send(5) }
        subject.subscribe(recorder)
        subject.subscribe(second)
        subject.send(completion: .finished)
        #expect(recorder.log.count == 2 && second.log == ["subscription PassthroughSubject", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) { #expect(survivors(of: ending) { subject, _ in subject } == []) }

    @Test("a subscriber that comes too late is not kept, and a subject that goes cancels what feeds it")
    func lateLifetime() {
        subject.send(completion: .finished)
        #expect(freesSubscriber(subject, cancels: false))
        let ticket = Ints.Ticket()
        do { PassthroughSubject<Int, Oops>().send(subscription: ticket) }
        #expect(ticket.cancels == 1)
    }

    @Test("what feeds it is asked for everything once somebody asks for something, and only once")
    func upstream() {
        let ticket = Ints.Ticket(), late = Ints.Ticket()
        subject.send(subscription: ticket)
        #expect(ticket.requested == [])
        subject.subscribe(recorder)
        subject.subscribe(Recorder())
        subject.send(subscription: late)
        #expect(ticket.requested == [.unlimited] && late.requested == [.unlimited])
    }

    @Test("a subject of nothing sends without a value")
    func void() {
        let signals = PassthroughSubject<Void, Never>(), recorder = Recorder<Void, Never>()
        signals.subscribe(recorder)
        signals.send()
        #expect(recorder.log == ["subscription PassthroughSubject", "()"])
    }

    @Test("a request for nothing traps")
    func trap() async {
        await #expect(processExitsWith: .failure) {
            subscription(of: PassthroughSubject<Int, Never>())?.request(.none)
        }
    }

    @Test("four threads at once: every value, one at a time, and one end")
    func threads() {
        let subject = PassthroughSubject<Int, Never>(), crowd = Crowd<Int, Never>()
        subject.subscribe(crowd)
        onFourThreads { thread in for value in 0..<300 { subject.send(thread * 1000 + value) } }
        onFourThreads { _ in subject.send(completion: .finished) }
        #expect(crowd.values.count == 1200 && crowd.ends == 1 && crowd.overlaps == 0)
        let byThread = Dictionary(grouping: crowd.values) { $0 / 1000 }
        #expect(byThread.values.allSatisfy { $0 == $0.sorted() })
    }
}
