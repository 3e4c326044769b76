import Combine
import Testing

@Suite("contains, allSatisfy")
struct ContainsTests {
    @Test("found: upstream is cancelled and true delivered, at once")
    func found() {
        let rig = Rig { (ints: Ints) in ints.contains(2) }
        rig.send(1, 2, 3)
        #expect(rig.log == ["subscription Contains", "true", "finished"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("not found: false at the end, when asked for")
    func notFound() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.contains { $0 > 5 } }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription ContainsWhere"])
        rig.request(.max(1))
        #expect(rig.log == ["subscription ContainsWhere", "false", "finished"])
    }

    @Test("allSatisfy: false at once, true at the end")
    func allSatisfy() {
        let no = Rig { (ints: Ints) in ints.allSatisfy { $0 < 3 } }
        no.send(1, 3, 1)
        #expect(no.log == ["subscription AllSatisfy", "false", "finished"] && no.upstream == ["unlimited", "cancel"])
        let yes = Rig { (ints: Ints) in ints.allSatisfy { $0 < 3 } }
        yes.send(1)
        yes.finish()
        #expect(yes.log == ["subscription AllSatisfy", "true", "finished"])
    }

    @Test("what a predicate throws ends it", arguments: [true, false])
    func throwing(_ contains: Bool) {
        let rig = Rig { (ints: Ints) in
            contains
                ? ints.tryContains { try picky($0) == 9 }.eraseToAnyPublisher()
                : ints.tryAllSatisfy { try picky($0) < 9 }.eraseToAnyPublisher()
        }
        rig.send(1, -3, 9)
        #expect(rig.log == ["subscription Try\(contains ? "ContainsWhere" : "AllSatisfy")", "failure 3"])
        #expect(rig.upstream == ["unlimited", "cancel"])
    }
}
