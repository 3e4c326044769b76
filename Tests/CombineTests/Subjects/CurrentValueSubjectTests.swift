import Combine
import Testing

@Suite("CurrentValueSubject")
struct CurrentValueSubjectTests {
    private let subject = CurrentValueSubject<Int, Oops>(0)
    private let recorder = Recorder<Int, Oops>()

    @Test("its value first, then those that are sent or set")
    func values() {
        subject.subscribe(recorder)
        subject.send(1)
        subject.value = 2
        subject.value += 1
        subject.send(completion: .finished)
        #expect(recorder.log == ["subscription CurrentValueSubject", "0", "1", "2", "3", "finished"])
        #expect(subject.value == 3)
    }

    @Test("who has not asked gets the latest when it asks again, once")
    func backPressure() {
        let frugal = Recorder<Int, Oops>(demand: .max(1))
        subject.subscribe(frugal)
        subject.send(1)
        subject.send(2)
        #expect(frugal.log == ["subscription CurrentValueSubject", "0"] && subject.value == 2)
        frugal.subscription?.request(.max(1))
        frugal.subscription?.request(.max(1))
        #expect(frugal.log == ["subscription CurrentValueSubject", "0", "2"])
        subject.send(3)
        #expect(frugal.log.last == "3")
    }

    @Test("demand returned with a value counts; the end needs none")
    func demand() {
        let eager = Recorder<Int, Oops>(demand: .max(1), answer: .max(1)), lazy = Recorder<Int, Oops>(demand: .none)
        subject.subscribe(eager)
        subject.subscribe(lazy)
        subject.send(1)
        subject.send(completion: .failure(Oops(code: 4)))
        #expect(eager.log == ["subscription CurrentValueSubject", "0", "1", "failure 4"])
        #expect(lazy.log == ["subscription CurrentValueSubject", "failure 4"])
    }

    @Test("after the end it keeps what its value is set to but not what is sent, and newcomers are told only the end")
    func end() {
        let before = Recorder<Int, Oops>()
        subject.subscribe(before)
        subject.send(completion: .finished)
        subject.send(2)
        #expect(subject.value == 0)
        subject.value = 3
        #expect(subject.value == 3)
        subject.value += 1
        subject.send(9)
        subject.subscribe(recorder)
        #expect(subject.value == 4 && recorder.log == ["subscription Empty", "finished"])
        #expect(before.log == ["subscription CurrentValueSubject", "0", "finished"])
    }

    @Test("who cancelled is told nothing, and a request after it brings nothing")
    func cancel() {
        let lazy = Recorder<Int, Oops>(demand: .none)
        subject.subscribe(lazy)
        lazy.subscription?.cancel()
        lazy.subscription?.cancel()
        lazy.subscription?.request(.unlimited)
        subject.send(1)
        #expect(lazy.log == ["subscription CurrentValueSubject"])
    }

    @Test("the value is the new one while subscribers are told, and one set inside arrives inside")
    func reentrant() {
        var log: [String] = []
        recorder.onValue = { [subject] in
            log.append("\($0) of \(subject.value)")
            if $0 == 1 { subject.value = 2 }
        }
        subject.subscribe(recorder)
        subject.send(1)
        #expect(log == ["0 of 0", "1 of 1", "2 of 2"])
    }

    @Test("a cancel from inside the first value keeps what follows back")
    func cancelInside() {
        recorder.onValue = { [recorder] _ in recorder.subscription?.cancel() }
        subject.subscribe(recorder)
        subject.send(1)
        #expect(recorder.log == ["subscription CurrentValueSubject", "0"])
    }

    @Test("a subject without owners is freed once its subscribers are gone", arguments: [true, false])
    func lifetime(_ ends: Bool) {
        weak var gone: CurrentValueSubject<Int, Oops>?
        var held: (any Subscription)?
        do {
            let subject = CurrentValueSubject<Int, Oops>(0)
            gone = subject
            subject.subscribe(recorder)
            held = recorder.subscription
            if ends { subject.send(completion: .finished) }
        }
        if !ends { held?.cancel() }
        #expect(gone == nil)
        withExtendedLifetime(held) {}
    }

    @Test("its subscribers are freed by the end and by a cancel, late ones at once")
    func subscribers() {
        #expect(freesSubscriber(subject, cancels: true))
        subject.send(completion: .finished)
        #expect(freesSubscriber(subject, cancels: false))
    }

    @Test("what feeds it is asked for everything at once, and cancelled when it goes")
    func upstream() {
        let ticket = Ints.Ticket()
        do {
            let subject = CurrentValueSubject<Int, Oops>(0)
            subject.send(subscription: ticket)
            #expect(ticket.requested == [.unlimited])
        }
        #expect(ticket.cancels == 1)
    }

    @Test("a request for nothing traps")
    func trap() async {
        await #expect(processExitsWith: .failure) {
            subscription(of: CurrentValueSubject<Int, Never>(1))?.request(.none)
        }
    }

    @Test("four threads at once: one at a time, and the latest is the value")
    func threads() {
        let subject = CurrentValueSubject<Int, Never>(0), crowd = Crowd<Int, Never>()
        subject.subscribe(crowd)
        onFourThreads { thread in for value in 1...300 { subject.send(thread * 1000 + value) } }
        #expect(crowd.values.count == 1201 && crowd.overlaps == 0 && subject.value % 1000 == 300)
    }
}
