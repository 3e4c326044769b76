import Combine
import Testing

@Suite("scan, tryScan")
struct ScanTests {
    @Test("every result so far, without the initial one")
    func values() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.scan("") { $0 + "\($1)" } }
        rig.send(1, 2, 3)
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription Source", "1", "12", "123", "failure 1"])
        #expect(rig.upstream == ["max(2)"] && rig.source.answers == [.max(1), .max(1), .max(1)])
    }

    @Test("an end without values gives nothing", arguments: [true, false])
    func empty(_ trying: Bool) {
        let rig = Rig { (ints: Ints) in
            trying ? ints.tryScan(5, +).eraseToAnyPublisher() : ints.scan(5, +).mapError { $0 }.eraseToAnyPublisher()
        }
        rig.finish()
        #expect(rig.log == ["subscription \(trying ? "TryScan" : "Source")", "finished"])
    }

    @Test("each subscriber starts from the beginning")
    func fresh() {
        let subject = PassthroughSubject<Int, Never>()
        let sums = subject.scan(0, +)
        let first = Recorder<Int, Never>(), second = Recorder<Int, Never>()
        sums.subscribe(first)
        subject.send(1)
        sums.subscribe(second)
        subject.send(2)
        #expect(first.log.suffix(2) == ["1", "3"] && second.log.suffix(1) == ["2"])
    }

    @Test("no more than asked for; the sum goes on where it stopped")
    func backPressure() {
        #expect(told(upTo(4).scan(0, +), asking: .max(2), .max(1)) == ["1", "3", "6"])
        #expect(told(upTo(2).tryScan(0, +), asking: .max(1), .max(1)) == ["1", "3", "finished"])
    }

    @Test("tryScan ends with what is thrown")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryScan(0) { try $0 + picky($1) } }
        rig.send(1, 2, -5, 1)
        #expect(rig.log == ["subscription TryScan", "1", "3", "failure 5"])
        #expect(rig.upstream == ["unlimited", "cancel"])
    }

    @Test("scan leaves a cancel to upstream, tryScan passes nothing on after it")
    func cancel() {
        let straight = Rig { (ints: Ints) in ints.scan(0, +) }
        straight.cancel()
        #expect(straight.upstream == ["unlimited", "cancel"])
        let rig = Rig { (ints: Ints) in ints.tryScan(0, +) }
        rig.cancel()
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription TryScan"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("a value sent from inside a delivery builds on the result delivered")
    func reentrant() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { if $0 < 3 { subject.send(1) } }
        subject.scan(0, +).subscribe(recorder)
        subject.send(1)
        #expect(recorder.log == ["subscription PassthroughSubject", "1", "2", "3"])
    }

    @Test("nothing outlives an end or a cancel", arguments: Ending.allCases)
    func lifetime(_ ending: Ending) {
        #expect(survivors(of: ending) { subject, token in subject.scan(0) { token.pass($0 + $1) } } == [])
        #expect(survivors(of: ending) { subject, token in subject.tryScan(0) { token.pass($0 + $1) } } == [])
    }

    @Test("upstream sees a subscriber with the result so far")
    func mirror() {
        let rig = Rig { (ints: Ints) in ints.scan(10, +) }
        rig.send(5)
        let mirror = rig.source.subscribers[0].customMirror
        #expect(mirror.children.map(\.label) == ["downstream", "result"] && mirror.descendant("result") as? Int == 15)
    }

    @Test("the throwing one shows its connection too")
    func throwingMirror() {
        let rig = Rig { (ints: Ints) in ints.tryScan(10, +) }
        rig.send(5)
        let mirror = rig.source.subscribers[0].customMirror
        #expect(mirror.children.map(\.label) == ["downstream", "status", "result"])
        #expect(mirror.descendant("result") as? Int == 15)
    }
}
