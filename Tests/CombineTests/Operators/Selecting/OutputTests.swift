import Combine
import Testing

@Suite("output(at:), output(in:)")
struct OutputTests {
    @Test("positions before the range are left out and made good; after it the end comes at once")
    func range() {
        let rig = Rig(demand: .max(2)) { (ints: Ints) in ints.output(in: 1...2) }
        rig.send(1, 2, 3, 4)
        rig.finish()
        #expect(rig.log == ["subscription Output", "2", "3", "finished"] && rig.upstream == ["max(2)", "cancel"])
        #expect(rig.source.answers.prefix(3) == [.max(1), .none, .none])
    }

    @Test("one position, and every kind of range")
    func kinds() {
        #expect(told(upTo(5).output(at: 2), asking: .unlimited) == ["3", "finished"])
        #expect(told(upTo(5).output(in: 3...), asking: .unlimited) == ["4", "5", "finished"])
        #expect(told(upTo(5).output(in: ..<2), asking: .unlimited) == ["1", "2", "finished"])
        #expect(told(upTo(5).output(in: ...0), asking: .unlimited) == ["1", "finished"])
        #expect(told(upTo(5).output(in: 2..<2), asking: .unlimited) == ["finished"])
    }

    @Test("an upstream that ends before just ends it", arguments: [true, false])
    func early(_ finishes: Bool) {
        let rig = Rig { (ints: Ints) in ints.output(at: 5) }
        rig.send(1)
        if finishes { rig.finish() } else { rig.fail(Oops(code: 3)) }
        #expect(rig.log == ["subscription Output", finishes ? "finished" : "failure 3"])
    }

    @Test("no more than asked for")
    func backPressure() {
        #expect(told(upTo(9).output(in: 2...5), asking: .max(1), .max(2)) == ["3", "4", "5"])
    }

    @Test("nothing follows a cancel, which upstream is told of once")
    func cancel() {
        let rig = Rig { (ints: Ints) in ints.output(at: 1) }
        rig.send(1)
        rig.cancel()
        rig.cancel()
        rig.send(2)
        #expect(rig.log == ["subscription Output"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery takes the next position")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.output(in: 1...2) }
        rig.recorder.onValue = { if $0 == 2 { rig.send(7) } }
        rig.send(1, 2, 3)
        #expect(rig.log == ["subscription Output", "2", "7", "finished"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending, sending: [1, 2]) { subject, token in
            subject.map { token.pass($0) }.output(in: 1...4)
        }
        #expect(left == [])
    }

    @Test("a negative position is a programmer error")
    func negative() async {
        await #expect(processExitsWith: .failure) {
            _ = PassthroughSubject<Int, Never>().output(at: -1).sink { _ in }
        }
    }
}
