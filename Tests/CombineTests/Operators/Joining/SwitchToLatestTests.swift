import Combine
import Testing

@Suite("switchToLatest")
struct SwitchToLatestTests {
    private let inner = [Ints(), Ints()]

    @Test("a new one cancels the one before, and takes over its demand")
    func switching() {
        let rig = Rig(demand: .max(3)) { (ints: Ints) in ints.map { inner[$0] }.switchToLatest() }
        rig.send(0)
        inner[0].send(1)
        rig.send(1)
        inner[0].send(2)
        inner[1].send(3)
        #expect(rig.log == ["subscription SwitchToLatest", "1", "3"])
        #expect(inner[0].ticket.cancels == 1 && inner[1].ticket.requested == [.max(2)])
        #expect(rig.upstream == ["unlimited"])
    }

    @Test("the end comes when the outer one and the latest have ended, in either order", arguments: [true, false])
    func end(_ outerFirst: Bool) {
        let rig = Rig { (ints: Ints) in ints.map { inner[$0] }.switchToLatest() }
        rig.send(0)
        if outerFirst { rig.finish() } else { inner[0].send(completion: .finished) }
        #expect(rig.log == ["subscription SwitchToLatest"])
        if outerFirst { inner[0].send(completion: .finished) } else { rig.finish() }
        #expect(rig.log == ["subscription SwitchToLatest", "finished"])
    }

    @Test("a failure of either ends it and cancels the other", arguments: [true, false])
    func failure(_ outer: Bool) {
        let rig = Rig { (ints: Ints) in ints.map { inner[$0] }.switchToLatest() }
        rig.send(0)
        if outer { rig.fail(Oops(code: 2)) } else { inner[0].send(completion: .failure(Oops(code: 2))) }
        #expect(rig.log == ["subscription SwitchToLatest", "failure 2"])
        #expect(inner[0].ticket.cancels == (outer ? 1 : 0) && rig.source.ticket.cancels == (outer ? 0 : 1))
    }

    @Test("a cancel reaches both")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.map { inner[$0] }.switchToLatest() }
        rig.send(0)
        rig.cancel()
        #expect(rig.upstream == ["unlimited", "cancel"] && inner[0].ticket.cancels == 1)
    }
}
