import Combine
import Testing

@Suite("handleEvents")
struct HandleEventsTests {
    @Test("each closure is called before the event goes on")
    func order() {
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

    @Test("values, failure and the end pass as they are, also without closures")
    func values() {
        let rig = Rig { (ints: Ints) in ints.handleEvents() }
        rig.send(1, 2)
        rig.fail(Oops(code: 3))
        rig.finish()
        #expect(rig.log == ["subscription HandleEvents", "1", "2", "failure 3"])
    }

    @Test("demand is reported, requested or returned with a value, and passed on")
    func demand() {
        var requests: [Subscribers.Demand] = []
        let rig = Rig(demand: .max(1), answer: .max(2)) { (ints: Ints) in
            ints.handleEvents(receiveRequest: { requests.append($0) })
        }
        rig.send(1)
        rig.request(.max(3))
        #expect(requests == [.max(1), .max(2), .max(3)])
        #expect(rig.upstream == ["max(1)", "max(3)"] && rig.source.answers == [.max(2)])
    }

    @Test("no more than asked for")
    func backPressure() {
        #expect(told(upTo(4).handleEvents(), asking: .max(1), .max(2)) == ["1", "2", "3"])
    }

    @Test("a cancel is reported once, before upstream is told; nothing follows it")
    func cancel() {
        var log: [String] = []
        let rig = Rig { (ints: Ints) in
            ints.handleEvents(
                receiveOutput: { log.append("output \($0)") }, receiveCompletion: { log.append("\($0)") },
                receiveCancel: { log.append("cancel after \(ints.ticket.cancels)") })
        }
        rig.cancel()
        rig.cancel()
        rig.send(1)
        rig.finish()
        #expect(log == ["cancel after 0"] && rig.upstream == ["unlimited", "cancel"])
        #expect(rig.log == ["subscription HandleEvents"])
    }

    @Test("a cancel from inside receiveOutput keeps that value back")
    func cancelInside() {
        var rig: Rig<Int, Oops, Int, Oops>?
        rig = Rig { (ints: Ints) in ints.handleEvents(receiveOutput: { _ in rig?.cancel() }) }
        rig?.send(1)
        #expect(rig?.log == ["subscription HandleEvents"])
    }

    @Test("a value sent from inside a delivery is reported inside it")
    func reentrant() {
        var outputs: [Int] = []
        let rig = Rig { (ints: Ints) in ints.handleEvents(receiveOutput: { outputs.append($0) }) }
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1, 3)
        #expect(outputs == [1, 2, 3] && rig.log == ["subscription HandleEvents", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.handleEvents(
                receiveSubscription: { _ in token.pass(()) }, receiveOutput: { _ in token.pass(()) },
                receiveCompletion: { _ in token.pass(()) }, receiveCancel: { token.pass(()) },
                receiveRequest: { _ in token.pass(()) })
        }
        #expect(left == [])
    }

    @Test("the closures of the publisher can be exchanged")
    func exchange() {
        var outputs: [Int] = []
        var publisher = upTo(2).handleEvents()
        publisher.receiveOutput = { outputs.append($0) }
        #expect(told(publisher, asking: .unlimited) == ["1", "2", "finished"] && outputs == [1, 2])
    }
}
