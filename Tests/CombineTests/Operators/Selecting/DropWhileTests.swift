import Combine
import Testing

@Suite("dropFirst, drop(while:), drop(untilOutputFrom:)")
struct DropTests {
    @Test("the first values are left out and made good")
    func dropFirst() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.dropFirst(2) }
        rig.send(1, 2, 3)
        rig.finish()
        #expect(rig.log == ["subscription Drop", "3", "finished"])
        #expect(rig.source.answers == [.max(1), .max(1), .none])
    }

    @Test("a negative count is a programmer error")
    func negative() async {
        await #expect(processExitsWith: .failure) {
            _ = PassthroughSubject<Int, Never>().dropFirst(-1).sink { _ in }
        }
    }

    @Test("drop while: up to the first that fails, after which nobody is asked")
    func dropWhile() {
        var asked = 0
        let rig = Rig { (ints: Ints) in
            ints.drop {
                asked += 1
                return $0 < 3
            }
        }
        rig.send(1, 3, 1)
        #expect(rig.log == ["subscription DropWhile", "3", "1"] && asked == 2)
        #expect(rig.source.answers == [.max(1), .none, .none])
    }

    @Test("what the predicate throws ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryDrop { try picky($0) < 3 } }
        rig.send(1, -3, 4)
        #expect(rig.log == ["subscription TryDropWhile", "failure 3"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("drop until another publishes, which is asked for one value and then left")
    func untilOutput() {
        let other = Ints()
        let rig = Rig { (ints: Ints) in ints.drop(untilOutputFrom: other) }
        rig.send(1)
        other.send(0)
        rig.send(2)
        rig.finish()
        #expect(rig.log == ["subscription DropUntilOutput", "2", "finished"])
        #expect(other.ticket.requested == [.max(1)] && other.ticket.cancels == 1)
    }

    @Test("the other's end without a value ends it too")
    func otherEnds() {
        let other = Ints()
        let rig = Rig { (ints: Ints) in ints.drop(untilOutputFrom: other) }
        other.send(completion: .failure(Oops(code: 6)))
        #expect(rig.log == ["subscription DropUntilOutput", "failure 6"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a cancel reaches both")
    func cancel() {
        let other = Ints()
        let rig = Rig { (ints: Ints) in ints.drop(untilOutputFrom: other) }
        rig.cancel()
        #expect(rig.upstream == ["unlimited", "cancel"] && other.ticket.cancels == 1)
    }
}
