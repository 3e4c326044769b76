import Combine
import Testing

@Suite("scan")
struct ScanTests {
    @Test("every result so far, without the initial one")
    func values() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.scan("") { $0 + "\($1)" } }
        rig.send(1, 2, 3)
        rig.fail(Oops(code: 1))
        #expect(rig.log == ["subscription Source", "1", "12", "123", "failure 1"])
        #expect(rig.upstream == ["max(2)"] && rig.source.answers == [.max(1), .max(1), .max(1)])
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

    @Test("tryScan ends with what is thrown")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryScan(0) { try $0 + picky($1) } }
        rig.send(1, 2, -5, 1)
        #expect(rig.log == ["subscription TryScan", "1", "3", "failure 5"])
        #expect(rig.upstream == ["unlimited", "cancel"])
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
}
