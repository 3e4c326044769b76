import Combine
import Testing

@Suite("flatMap")
struct FlatMapTests {
    private let inner = [Ints(), Ints(), Ints()]

    @Test("all of them at once, and the end when all have ended")
    func values() {
        let rig = Rig { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0, 1)
        inner[1].send(10)
        inner[0].send(20)
        rig.finish()
        inner[0].send(completion: .finished)
        #expect(rig.log == ["subscription FlatMap", "10", "20"])
        inner[1].send(completion: .finished)
        #expect(rig.log.last == "finished" && rig.upstream == ["unlimited"])
    }

    @Test("each is asked for one value at a time while demand is limited")
    func demand() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0, 1)
        #expect(inner[0].ticket.requested == [.max(1)] && inner[1].ticket.requested == [.max(1)])
        inner[0].send(1)
        inner[1].send(2)
        #expect(rig.log == ["subscription FlatMap", "1"])
        rig.request(.max(1))
        #expect(rig.log == ["subscription FlatMap", "1", "2"] && inner[1].ticket.requested == [.max(1), .max(1)])
    }

    @Test("a failure, from inside or outside, cancels everything else", arguments: [true, false])
    func failure(_ fromInside: Bool) {
        let rig = Rig { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0, 1)
        if fromInside { inner[0].send(completion: .failure(Oops(code: 1))) } else { rig.fail(Oops(code: 1)) }
        #expect(rig.log == ["subscription FlatMap", "failure 1"] && inner[1].ticket.cancels == 1)
        #expect(rig.source.ticket.cancels == (fromInside ? 1 : 0) && inner[0].ticket.cancels == (fromInside ? 0 : 1))
    }

    @Test("a cancel reaches the outer one and all inner ones")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.flatMap { inner[$0] } }
        rig.send(0, 1)
        rig.cancel()
        inner[0].send(5)
        #expect(rig.log.count == 1 && rig.upstream == ["unlimited", "cancel"])
        #expect(inner[0].ticket.cancels == 1 && inner[1].ticket.cancels == 1)
    }

    @Test("a publisher that cannot fail joins one that can, either way round")
    func failureTypes() {
        let a = Rig { (ints: Ints) in ints.flatMap { Just($0) } }
        let b = Rig { (s: Source<Int, Never>) in s.flatMap { _ in Fail<Int, Oops>(error: Oops(code: 8)) } }
        a.send(1)
        b.send(1)
        #expect(a.log.last == "1" && b.log.last == "failure 8")
    }

    @Test("an inner end from inside a delivery is told inside it")
    func reentrantEnd() {
        let subject = PassthroughSubject<Int, Oops>()
        var log: [String] = []
        let rig = Rig { (ints: Ints) in ints.flatMap { _ in subject } }
        rig.recorder.onValue = { _ in
            subject.send(completion: .finished)
            log = rig.log
        }
        rig.send(0)
        rig.finish()
        subject.send(1)
        #expect(log == ["subscription FlatMap", "1", "finished"] && rig.log == log)
    }
}
