import Combine
import Testing

@Suite("map by key paths")
struct MapKeyPathTests {
    private typealias Words = Source<String, Oops>

    @Test("up to three key paths give one property or a tuple")
    func values() {
        let one = Rig { (s: Words) in s.map(\.count) }
        let two = Rig { (s: Words) in s.map(\.count, \.isEmpty) }
        let three = Rig { (s: Words) in s.map(\.count, \.isEmpty, \.first!) }
        one.send("ab", "")
        one.finish()
        two.send("ab")
        two.fail(Oops(code: 1))
        three.send("ab")
        #expect(one.log == ["subscription Source", "2", "0", "finished"])
        #expect(two.log == ["subscription Source", "(2, false)", "failure 1"])
        #expect(three.log == ["subscription Source", "(2, false, \"a\")"])
    }

    @Test("demand and cancel pass straight through")
    func demand() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (s: Words) in s.map(\.count, \.isEmpty) }
        rig.send("a")
        rig.request(.max(4))
        rig.cancel()
        #expect(rig.upstream == ["max(2)", "max(4)", "cancel"] && rig.source.answers == [.max(1)])
    }

    @Test("no more than asked for")
    func backPressure() {
        #expect(told(upTo(3).map(\.description), asking: .max(1), .max(1)) == ["1", "2"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (s: Words) in s.map(\.count) }
        rig.recorder.onValue = { if $0 == 1 { rig.send("bb") } }
        rig.send("a", "ccc")
        #expect(rig.log == ["subscription Source", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.map { token.pass($0) }.map(\.description) } == [])
        #expect(
            survivors(of: ending) { subject, token in
                subject.map { token.pass($0) }.map(\.description, \.magnitude, \.bitWidth)
            } == [])
    }

    @Test("upstream sees subscribers named for it, with the key paths")
    func mirror() {
        let one = Rig { (s: Words) in s.map(\.count) }, two = Rig { (s: Words) in s.map(\.count, \.isEmpty) }
        #expect("\(one.source.subscribers[0])" == "ValueForKey" && "\(two.source.subscribers[0])" == "ValueForKeys")
        #expect(one.source.subscribers[0].customMirror.children.map(\.label) == ["keyPath"])
        #expect(two.source.subscribers[0].customMirror.children.map(\.label) == ["keyPath0", "keyPath1"])
    }
}
