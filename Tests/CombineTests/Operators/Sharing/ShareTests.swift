import Combine
import Testing

@Suite("share")
struct ShareTests {
    private let source = Ints()
    private let first = Recorder<Int, Oops>()
    private let second = Recorder<Int, Oops>()

    @Test("it subscribes with the first, and serves all alike, in the order in which they came")
    func values() {
        let shared = source.share()
        var order: [String] = []
        first.onValue = { order.append("first \($0)") }
        second.onValue = { order.append("second \($0)") }
        shared.subscribe(first)
        source.send(1)
        shared.subscribe(second)
        source.send(2)
        source.send(completion: .finished)
        #expect(first.log == ["subscription Multicast", "1", "2", "finished"])
        #expect(second.log == ["subscription Multicast", "2", "finished"])
        #expect(source.subscribers.count == 1 && order == ["first 1", "first 2", "second 2"])
    }

    @Test("a failure goes to all, and to those who come later")
    func failure() {
        let shared = source.share()
        shared.subscribe(first)
        source.send(completion: .failure(Oops(code: 4)))
        shared.subscribe(second)
        #expect(first.log == ["subscription Multicast", "failure 4"])
        #expect(second.log.last == "failure 4" && source.subscribers.count == 1)
    }

    @Test("upstream is asked for everything once somebody asks for something")
    func demand() {
        let shared = source.share()
        let lazy = Recorder<Int, Oops>(demand: .none)
        shared.subscribe(lazy)
        #expect(source.ticket.requested == [])
        lazy.subscription?.request(.max(1))
        #expect(source.ticket.requested == [.unlimited])
    }

    @Test("each gets no more than it asked for; what it did not ask for is lost to it")
    func backPressure() {
        let shared = source.share()
        let frugal = Recorder<Int, Oops>(demand: .max(1))
        shared.subscribe(frugal)
        shared.subscribe(first)
        source.send(1, 2)
        frugal.subscription?.request(.max(1))
        source.send(3, 4)
        #expect(frugal.log == ["subscription Multicast", "1", "3"])
        #expect(first.log == ["subscription Multicast", "1", "2", "3", "4"])
    }

    @Test("the last to leave cancels upstream, and the next to come starts anew")
    func cancel() {
        let shared = source.share()
        shared.subscribe(first)
        shared.subscribe(second)
        first.subscription?.cancel()
        first.subscription?.cancel()
        #expect(source.ticket.cancels == 0)
        second.subscription?.cancel()
        source.send(1)
        #expect(source.ticket.cancels == 1 && first.log.count == 1 && second.log.count == 1)
        shared.subscribe(Recorder())
        #expect(source.subscribers.count == 2)
    }

    @Test("somebody who subscribes from inside a delivery gets the next value")
    func reentrant() {
        let shared = source.share()
        first.onValue = { [second] in if $0 == 1 { shared.subscribe(second) } }
        shared.subscribe(first)
        source.send(1, 2)
        #expect(second.log == ["subscription Multicast", "2"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.map { token.pass($0) }.share() } == [])
    }

    @Test("shares are equal when they are the same")
    func equality() {
        let shared = source.share()
        #expect(shared == shared && shared != source.share())
    }

    @Test("four threads come and go at once: upstream is left in the end")
    func threads() {
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.share()
        onFourThreads { _ in
            for value in 0..<100 {
                let crowd = Crowd<Int, Never>()
                shared.subscribe(crowd)
                subject.send(value)
                #expect(crowd.overlaps == 0)
                crowd.cancel()
            }
        }
        let last = Crowd<Int, Never>()
        shared.subscribe(last)
        subject.send(7)
        #expect(last.values == [7])
    }
}
