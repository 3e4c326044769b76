import Combine
import Testing

@Suite("filter")
struct FilterTests {
    @Test("values that fail are left out, and made good by asking for one more")
    func values() {
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.filter { $0 > 1 } }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Source", "2", "finished"])
        #expect(rig.source.answers == [.max(1), .none] && rig.upstream == ["max(1)"])
    }

    @Test("tryFilter ends with what is thrown")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryFilter { try picky($0) > 1 } }
        rig.send(1, 2, -4, 5)
        #expect(rig.log == ["subscription TryFilter", "2", "failure 4"])
        #expect(rig.upstream == ["unlimited", "cancel"] && rig.source.answers.first == .max(1))
    }

    @Test("filters in a row become one, of which the second is asked only after the first")
    func fused() {
        var asked: [Int] = []
        let both: Publishers.Filter<Just<Int>> = Publishers.Filter(upstream: Just(1)) { $0 > 1 }.filter {
            asked.append($0)
            return $0 < 5
        }
        #expect(!both.isIncluded(1) && both.isIncluded(3) && !both.isIncluded(9) && asked == [3, 9])
        let trying: Publishers.TryFilter<Just<Int>> = both.tryFilter { try picky($0 - 4) > 0 }.filter { _ in true }
        #expect(throws: Oops(code: 2)) { try trying.isIncluded(2) }
    }
}
