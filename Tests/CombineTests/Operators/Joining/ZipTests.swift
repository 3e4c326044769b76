import Combine
import Testing

@Suite("zip")
struct ZipTests {
    private let other = Ints()

    @Test("the first with the first, the second with the second")
    func values() {
        let rig = Rig { (ints: Ints) in ints.zip(other) { "\($0)\($1)" } }
        rig.send(1, 2, 3)
        other.send(7, 8)
        #expect(rig.log == ["subscription Zip", "17", "28"])
    }

    @Test("the end comes as soon as no further pair is possible, and cancels the rest")
    func end() {
        let rig = Rig { (ints: Ints) in ints.zip(other, +) }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Zip"])
        other.send(1)
        #expect(rig.log == ["subscription Zip", "2", "finished"] && other.ticket.cancels == 1)
    }

    @Test("demand goes to every side")
    func demand() {
        let rig = Rig(demand: .max(1), answer: .max(2)) { (ints: Ints) in ints.zip(other, +) }
        rig.send(1)
        other.send(2)
        #expect(rig.upstream == ["max(1)", "max(2)"] && other.answers == [.max(2)])
    }

    @Test("three and four in step")
    func more() {
        let letters = ["a", "b"].publisher
        let recorder = Recorder<String, Never>()
        (1...3).publisher.zip(letters, letters, (7...9).publisher).map { "\($0.0)\($0.1)\($0.2)\($0.3)" }
            .subscribe(recorder)
        #expect(recorder.log == ["subscription Zip", "1aa7", "2bb8", "finished"])
    }

    @Test("a failure cancels the others and leaves the values that wait")
    func failure() {
        let rig = Rig { (ints: Ints) in ints.zip(other, +) }
        rig.send(1, 2)
        other.send(completion: .failure(Oops(code: 1)))
        #expect(rig.log == ["subscription Zip", "failure 1"] && rig.upstream == ["unlimited", "cancel"])
    }
}
