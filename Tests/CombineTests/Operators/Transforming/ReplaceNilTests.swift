import Combine
import Testing

@Suite("replaceNil")
struct ReplaceNilTests {
    private typealias Maybes = Source<Int?, Oops>

    @Test("a value where there is none, in order; everything else as it is")
    func values() {
        let rig = Rig { (s: Maybes) in s.replaceNil(with: 7) }
        rig.send(1, nil, 2)
        rig.finish()
        #expect(rig.log == ["subscription Source", "1", "7", "2", "finished"])
    }

    @Test("demand, failure and cancel pass straight through")
    func straight() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (s: Maybes) in s.replaceNil(with: 7) }
        rig.send(nil)
        rig.fail(Oops(code: 2))
        rig.cancel()
        #expect(rig.log == ["subscription Source", "7", "failure 2"])
        #expect(rig.upstream == ["max(2)", "cancel"] && rig.source.answers == [.max(1)])
    }

    @Test("no more than asked for")
    func backPressure() {
        let odds = upTo(5).map { $0 % 2 == 0 ? nil : $0 as Int? }
        #expect(told(odds.replaceNil(with: 0), asking: .max(2), .max(1)) == ["1", "0", "3"])
    }

    @Test("a value sent from inside a delivery arrives inside it")
    func reentrant() {
        let rig = Rig { (s: Maybes) in s.replaceNil(with: 7) }
        rig.recorder.onValue = { if $0 == 1 { rig.send(nil) } }
        rig.send(1, 2)
        #expect(rig.log == ["subscription Source", "1", "7", "2"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in
            subject.map { $0 as Int? }.replaceNil(with: 0).map { token.pass($0) }
        }
        #expect(left == [])
    }

    @Test("an optional of an optional loses one layer")
    func nested() {
        let recorder = Recorder<Int?, Never>()
        let values: [Int??] = [.some(.some(1)), .some(nil), nil]
        values.publisher.eraseToAnyPublisher().replaceNil(with: 9).subscribe(recorder)
        #expect(recorder.log.suffix(4) == ["Optional(1)", "nil", "Optional(9)", "finished"])
    }
}
