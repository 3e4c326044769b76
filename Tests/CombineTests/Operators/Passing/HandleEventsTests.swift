import Combine
import Foundation
import Testing

@Suite("Operators that watch, keep and convert")
struct EventTests {
    final class Lines: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test("print names every event on a line of its own")
    func print() {
        let lines = Lines()
        let probe = Probe<Int, Never>(initial: .max(3), answer: { $0 == 1 ? .max(1) : .none })
        [1, 2].publisher.print("p", to: lines).subscribe(probe)
        #expect(
            lines.text == """
                p: receive subscription: ([1, 2])
                p: request max: (3)
                p: receive value: (1)
                p: request max: (1) (synchronous)
                p: receive value: (2)
                p: receive finished

                """)
    }

    @Test("handleEvents calls before the event goes on")
    func handleEvents() {
        var log: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.handleEvents(
            receiveSubscription: { log.append("subscription \($0)") }, receiveOutput: { log.append("output \($0)") },
            receiveCompletion: { log.append("completion \($0)") }, receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("request \($0)") }
        ).sink { log.append("sink \($0)") }
        subject.send(1)
        subscription.cancel()
        #expect(log == ["subscription PassthroughSubject", "request unlimited", "output 1", "sink 1", "cancel"])
    }

    @Test("a full buffer drops the newest, drops the oldest, or fails", arguments: 0..<3)
    func buffer(_ strategy: Int) {
        let subject = PassthroughSubject<Int, Oops>()
        let probe = Probe<Int, Oops>(initial: .none)
        let whenFull: Publishers.BufferingStrategy<Oops> =
            [.dropNewest, .dropOldest, .customError { Oops(code: 3) }][strategy]
        subject.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).subscribe(probe)
        for value in 1...4 { subject.send(value) }
        probe.subscription?.request(.unlimited)
        #expect(probe.values == [[1, 2], [3, 4], []][strategy])
        #expect(probe.failure == (strategy == 2 ? Oops(code: 3) : nil))
    }

    @Test("an error thrown by a closure cancels upstream and ends the publisher")
    func throwing() {
        let source = Source<Int, Never>()
        let probe = Probe<Int, any Error>()
        source.tryMap { if $0 == 2 { throw Oops(code: 2) } else { $0 } }.subscribe(probe)
        source.send(1, 2, 3)
        #expect(probe.values == [1] && probe.failure as? Oops == Oops(code: 2) && source.ticket.cancels == 1)
    }

    @Test("encode and decode go there and back")
    func coding() {
        var back: [[Int]] = []
        let subscription = [[1, 2], [3]].publisher.encode(encoder: JSONEncoder())
            .decode(type: [Int].self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { back.append($0) })
        #expect(back == [[1, 2], [3]])
        withExtendedLifetime(subscription) {}
    }

    @Test("min and max take the first of equals")
    func extremes() {
        let pairs = [(1, "a"), (1, "b"), (0, "c"), (0, "d"), (1, "e")]
        var log: [String] = []
        let a = pairs.publisher.eraseToAnyPublisher().min { $0.0 < $1.0 }.sink { log.append($0.1) }
        let b = pairs.publisher.eraseToAnyPublisher().max { $0.0 < $1.0 }.sink { log.append($0.1) }
        #expect(log == ["c", "a"])
        withExtendedLifetime((a, b)) {}
    }
}
