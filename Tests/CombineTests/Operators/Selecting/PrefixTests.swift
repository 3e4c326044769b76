import Combine
import Testing

@Suite("prefix, output(at:), output(in:)")
struct PrefixTests {
    @Test("after the last value upstream is cancelled and the end told")
    func prefix() {
        let rig = Rig(demand: .max(2), answer: .max(1)) { (ints: Ints) in ints.prefix(2) }
        rig.send(1, 2, 3)
        #expect(rig.log == ["subscription Output", "1", "2", "finished"])
        #expect(rig.upstream == ["max(2)", "cancel"] && rig.source.answers == [.max(1), .none, .none])
    }

    @Test("a prefix of none ends at once")
    func none() {
        let rig = Rig(demand: .none) { (ints: Ints) in ints.prefix(0) }
        #expect(rig.log == ["subscription Output", "finished"] && rig.upstream == ["cancel"])
    }

    @Test("a negative length or position is a programmer error")
    func negative() async {
        await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().prefix(-1) }
        await #expect(processExitsWith: .failure) {
            _ = PassthroughSubject<Int, Never>().output(at: -1).sink { _ in }
        }
    }

    @Test("positions before the range are left out and made good")
    func outputIn() {
        let rig = Rig(demand: .max(2)) { (ints: Ints) in ints.output(in: 1...2) }
        rig.send(1, 2, 3, 4)
        #expect(rig.log == ["subscription Output", "2", "3", "finished"])
        #expect(rig.source.answers.prefix(2) == [.max(1), .none])
    }

    @Test("an upstream that ends before just ends")
    func early() {
        let rig = Rig { (ints: Ints) in ints.output(at: 5) }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Output", "finished"])
    }

    @Test("prefix while: the first that fails ends it")
    func prefixWhile() {
        let rig = Rig { (ints: Ints) in ints.prefix { $0 < 3 } }
        rig.send(1, 3, 1)
        #expect(rig.log == ["subscription PrefixWhile", "1", "finished"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("what the predicate throws ends it")
    func throwing() {
        let rig = Rig { (ints: Ints) in ints.tryPrefix { try picky($0) < 3 } }
        rig.send(1, -3)
        #expect(rig.log == ["subscription TryPrefixWhile", "1", "failure 3"])
    }

    @Test("prefix until another publishes; the other's end does not matter")
    func untilOutput() {
        let other = Ints(), silent = Ints()
        let rig = Rig { (ints: Ints) in ints.prefix(untilOutputFrom: other) }
        let unmoved = Rig { (ints: Ints) in ints.prefix(untilOutputFrom: silent) }
        rig.send(1)
        other.send(0)
        rig.send(2)
        #expect(rig.log == ["subscription PrefixUntilOutput", "1", "finished"])
        #expect(rig.upstream == ["unlimited", "cancel"])
        silent.send(completion: .finished)
        unmoved.send(3)
        #expect(unmoved.log.suffix(1) == ["3"])
    }
}
