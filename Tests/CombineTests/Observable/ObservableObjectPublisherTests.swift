import Combine
import Testing

@Suite("ObservableObjectPublisher")
struct ObservableObjectPublisherTests {
    private let publisher = ObservableObjectPublisher()

    @Test("each send is told at once to all, in the order in which they came")
    func values() {
        var log: [String] = []
        let first = publisher.sink { log.append("first") }
        publisher.send()
        let second = publisher.sink { log.append("second") }
        publisher.send()
        #expect(log == ["first", "first", "second"])
        withExtendedLifetime((first, second)) {}
    }

    @Test("demand does not matter")
    func demand() {
        let lazy = Recorder<Void, Never>(demand: .none)
        publisher.subscribe(lazy)
        publisher.send()
        publisher.send()
        #expect(lazy.log == ["subscription ObservableObjectPublisher", "()", "()"])
    }

    @Test("nothing follows a cancel")
    func cancel() {
        let recorder = Recorder<Void, Never>()
        publisher.subscribe(recorder)
        recorder.subscription?.cancel()
        recorder.subscription?.cancel()
        publisher.send()
        #expect(recorder.log == ["subscription ObservableObjectPublisher"])
    }

    @Test("a send from inside a delivery arrives inside it; who comes there waits for the next")
    func reentrant() {
        let first = Recorder<Void, Never>(), late = Recorder<Void, Never>()
        var sends = 0
        first.onValue = { [publisher] _ in
            sends += 1
            if sends == 1 {
                publisher.send()
                publisher.subscribe(late)
            }
        }
        publisher.subscribe(first)
        publisher.send()
        #expect(sends == 2 && late.log == ["subscription ObservableObjectPublisher"])
        publisher.send()
        #expect(sends == 3 && late.log.count == 2)
    }

    @Test("a subscriber is freed by its cancel")
    func lifetime() {
        #expect(freesSubscriber(publisher, cancels: true))
    }

    @Test("four threads send and come and go at once")
    func threads() {
        let publisher = ObservableObjectPublisher()
        let stays = Crowd<Void, Never>()
        publisher.subscribe(stays)
        onFourThreads { _ in
            for _ in 0..<100 {
                let visitor = Crowd<Void, Never>()
                publisher.subscribe(visitor)
                publisher.send()
                visitor.cancel()
            }
        }
        #expect(stays.values.count == 400)
    }
}
