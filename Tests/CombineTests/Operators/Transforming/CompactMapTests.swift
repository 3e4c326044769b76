import Combine
import Testing

@Suite("compactMap")
struct CompactMapTests {
    @Test("nil is left out and made good by asking for one more")
    func values() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.compactMap { $0 > 1 ? "\($0)" : nil } }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription CompactMap", "2", "finished"])
        #expect(rig.source.answers == [.max(1), .none])
    }

    @Test("what is thrown ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryCompactMap { $0 == 0 ? nil : try picky($0) } }
        rig.send(0, 1, -3, 4)
        #expect(rig.log == ["subscription TryCompactMap", "1", "failure 3"])
        #expect(rig.upstream == ["unlimited", "cancel"])
    }

    @Test("nothing follows a cancel")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.compactMap { $0 } }
        rig.cancel()
        rig.cancel()
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription CompactMap"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("compactMaps in a row, and a map after one, become one")
    func fused() {
        let base = Publishers.CompactMap(upstream: Just("7")) { Int($0) }
        let twice: Publishers.CompactMap<Just<String>, Int> = base.compactMap { $0 > 5 ? $0 : nil }.map { $0 * 2 }
        #expect(twice.transform("7") == 14 && twice.transform("3") == nil && twice.transform("x") == nil)
        let trying: Publishers.TryCompactMap<Just<String>, Int> =
            Publishers.TryCompactMap(upstream: Just("7")) { Int($0) }.compactMap { try picky($0) }
        #expect(throws: Oops(code: 1)) { try trying.transform("-1") }
    }
}
