import Combine
import Testing

@Suite("map")
struct MapTests {
    @Test("each value is transformed, and everything else passed on as it is")
    func values() {
        let rig = Rig { (ints: Ints) in ints.map { "<\($0)>" } }
        rig.send(1, 2)
        rig.finish()
        #expect(rig.log == ["subscription Source", "<1>", "<2>", "finished"])
        #expect(rig.upstream == ["unlimited"])
    }

    @Test("demand, what is asked for at each value, failure and cancel pass straight through")
    func straight() {
        let rig = Rig(demand: .max(3), answer: .max(2)) { (ints: Ints) in ints.map { $0 * 2 } }
        rig.send(1)
        rig.request(.max(7))
        rig.cancel()
        rig.fail(Oops(code: 4))
        #expect(rig.log == ["subscription Source", "2", "failure 4"])
        #expect(rig.upstream == ["max(3)", "max(7)", "cancel"] && rig.source.answers == [.max(2)])
    }

    @Test("maps in a row become one")
    func fused() {
        let chain: Publishers.Map<Just<Int>, String> = Publishers.Map(upstream: Just(1)) { $0 + 1 }.map { "\($0)" }
        #expect(chain.transform(4) == "5")
        let trying = Publishers.Map(upstream: Just(1)) { $0 - 3 }.tryMap(picky)
        #expect(throws: Oops(code: 2)) { try trying.transform(1) }
        let after: Publishers.TryMap<Just<Int>, Int> = trying.map { $0 * 10 }.tryMap(picky)
        #expect((try? after.transform(5)) == 20)
    }

    @Test("tryMap ends with what is thrown, after cancelling upstream")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryMap(picky) }
        rig.send(1, -2, 3)
        rig.finish()
        #expect(rig.log == ["subscription TryMap", "1", "failure 2"])
        #expect(rig.upstream == ["unlimited", "cancel"])
    }

    @Test("tryMap passes upstream's own failure on, and demand")
    func tryMapPasses() {
        let rig = Rig(demand: .max(1), answer: .max(1)) { (ints: Ints) in ints.tryMap(picky) }
        rig.send(1)
        rig.fail(Oops(code: 9))
        #expect(rig.log == ["subscription TryMap", "1", "failure 9"])
        #expect(rig.source.answers == [.max(1)] && rig.upstream == ["max(1)"])
    }

    @Test("up to three key paths give one property or a tuple")
    func keyPaths() {
        let one = Rig { (s: Source<String, Never>) in s.map(\.count) }
        let two = Rig { (s: Source<String, Never>) in s.map(\.count, \.isEmpty) }
        let three = Rig { (s: Source<String, Never>) in s.map(\.count, \.isEmpty, \.first!) }
        one.send("ab")
        two.send("ab")
        three.send("ab")
        #expect(one.log.last == "2" && two.log.last == "(2, false)" && three.log.last == "(2, false, \"a\")")
    }

    @Test("replaceNil puts a value where there is none")
    func replaceNil() {
        let rig = Rig { (s: Source<Int?, Never>) in s.replaceNil(with: 7) }
        rig.send(1, nil)
        #expect(rig.log == ["subscription Source", "1", "7"])
    }
}
