import Combine
import Testing

@Suite("print")
struct PrintTests {
    final class Lines: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
        var lines: [Substring] { text.split(separator: "\n") }
    }

    private let lines = Lines()

    @Test("every event has a line of its own, after the prefix")
    func values() {
        let probe = Probe<Int, Never>(initial: .max(3), answer: { $0 == 1 ? .max(1) : .none })
        [1, 2].publisher.print("p", to: lines).subscribe(probe)
        #expect(
            lines.text == """
                p: receive subscription: ([1, 2])
                p: request max: (3)
                p: receive value: (1)
                p: request max: (1) (synchronous)
                p: receive value: (2)
                p: receive finished

                """)
    }

    @Test("without a prefix there is none; failures and unlimited demand have their words")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.print(to: lines) }
        rig.fail(Oops(code: 3))
        #expect(
            lines.lines == [
                "receive subscription: (Source)", "request unlimited", "receive error: (Oops(code: 3))",
            ])
        #expect(rig.log == ["subscription Print", "failure 3"])
    }

    @Test("demand passes, and no more is sent than asked for")
    func demand() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.print(to: lines) }
        rig.send(1)
        rig.request(.max(3))
        #expect(rig.upstream == ["max(2)", "max(3)"] && rig.source.answers == [.max(1)])
        #expect(told(upTo(4).print(to: lines), asking: .max(1), .max(2)) == ["1", "2", "3"])
    }

    @Test("a cancel is printed once, and nothing follows it")
    func cancel() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.print(to: lines) }
        rig.cancel()
        rig.cancel()
        rig.send(1)
        rig.finish()
        #expect(lines.lines == ["receive subscription: (Source)", "receive cancel"] && rig.upstream == ["cancel"])
        #expect(rig.log == ["subscription Print"])
    }

    @Test("a value sent from inside a delivery is printed inside it")
    func reentrant() {
        let rig = Rig { (ints: Ints) in ints.print(to: lines) }
        rig.recorder.onValue = { if $0 == 1 { rig.send(2) } }
        rig.send(1)
        #expect(lines.lines.suffix(2) == ["receive value: (1)", "receive value: (2)"])
        #expect(rig.log == ["subscription Print", "1", "2"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        let left = survivors(of: ending) { subject, token in subject.map { token.pass($0) }.print(to: lines) }
        #expect(left == [])
        weak var stream: Lines?
        let kept = survivors(of: ending) { subject, _ in
            let lines = Lines()
            stream = lines
            return subject.print(to: lines)
        }
        #expect(kept == [] && stream == nil)
    }
}
