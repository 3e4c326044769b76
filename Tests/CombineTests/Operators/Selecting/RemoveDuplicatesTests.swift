import Combine
import Testing

@Suite("removeDuplicates")
struct RemoveDuplicatesTests {
    @Test("a value equal to the one before is left out and made good")
    func values() {
        let rig = Rig(demand: .max(2)) { (ints: Ints) in ints.removeDuplicates() }
        rig.send(1, 1, 2, 1)
        rig.finish()
        #expect(rig.log == ["subscription RemoveDuplicates", "1", "2", "1", "finished"])
        #expect(rig.source.answers == [.none, .max(1), .none, .none])
    }

    @Test("the one before is the last received, even if that was left out itself")
    func lastReceived() {
        let rig = Rig { (ints: Ints) in ints.removeDuplicates { abs($0 - $1) < 2 } }
        rig.send(1, 2, 3, 5)
        #expect(rig.log == ["subscription RemoveDuplicates", "1", "5"])
    }

    @Test("what the predicate throws ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryRemoveDuplicates { try $0 == picky($1) } }
        rig.send(1, 1, 2, -7, 2)
        #expect(rig.log == ["subscription TryRemoveDuplicates", "1", "2", "failure 7"])
        #expect(rig.upstream == ["unlimited", "cancel"])
    }
}
