import Combine
import Testing

@Suite("prefix")
struct PrefixTests {
    @Test("after the last value upstream is cancelled and the end told")
    func values() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.prefix(2) }
        rig.send(1, 2, 3)
        rig.finish()
        #expect(rig.log == ["subscription Output", "1", "2", "finished"])
        #expect(rig.upstream == ["max(2)", "cancel"] && rig.source.answers == [.max(1), .none, .none])
    }

    @Test("an upstream that ends before just ends it", arguments: [true, false])
    func early(_ finishes: Bool) {
        let rig = Rig { (ints: Ints) in ints.prefix(3) }
        rig.send(1)
        if finishes { rig.finish() } else { rig.fail(Oops(code: 3)) }
        rig.send(2)
        #expect(rig.log == ["subscription Output", "1", finishes ? "finished" : "failure 3"])
        #expect(rig.upstream == ["unlimited"])
    }

    @Test("a prefix of none ends at once")
    func none() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.prefix(0) }
        #expect(rig.log == ["subscription Output", "finished"] && rig.upstream == ["cancel"])
    }

    @Test("no more than asked for, and the end right after the last")
    func backPressure() {
        #expect(told(upTo(9).prefix(3), asking: .max(2)) == ["1", "2"])
        #expect(told(upTo(9).prefix(3), asking: .max(2), .max(1)) == ["1", "2", "3", "finished"])
    }

    @Test("nothing follows a cancel, which upstream is told of once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.prefix(2) }
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.send(2)
        #expect(rig.log == ["subscription Output", "1"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery counts; one from inside the last is too many")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.prefix(3) }
        rig.recorder.onValue = { if $0 < 9 { rig.send($0 + 1) } }
        rig.send(1)
        #expect(rig.log == ["subscription Output", "1", "2", "3", "finished"])
        #expect(rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a subscriber that cancels on the last value is not told the end")
    func cancelOnLast() {
        let rig = Rig { (ints: Ints) in ints.prefix(1) }
        rig.recorder.onValue = { _ in rig.cancel() }
        rig.send(1)
        #expect(rig.log == ["subscription Output", "1"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("nothing outlives the last value, an end or a cancel", arguments: Ending.allCases, [[1], [1, 2, 3]])
    func lifetime(_ ending: Ending, _ values: [Int]) {
        let left = survivors(of: ending, sending: values) { subject, token in
            subject.map { token.pass($0) }.prefix(2)
        }
        #expect(left == [])
    }

    @Test("a negative length is a programmer error")
    func negative() async {
        await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().prefix(-1) }
    }
}
