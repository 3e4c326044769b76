import Combine
import Testing

@Suite("merge")
struct MergeTests {
    @Test("values arrive as they come; the end comes with the last")
    func values() {
        let other = Ints()
        let rig = Rig { (ints: Ints) in ints.merge(with: other) }
        rig.send(1)
        other.send(2)
        rig.finish()
        other.send(3)
        other.send(completion: .finished)
        #expect(rig.log == ["subscription MergeMany", "1", "2", "3", "finished"] && rig.upstream == ["unlimited"])
    }

    @Test("eight at once, and many")
    func many() {
        let sources = (0..<8).map { _ in Ints() }
        let s = sources
        let eight = Recorder<Int, Oops>(), all = Recorder<Int, Oops>()
        s[0].merge(with: s[1]).merge(with: s[2], s[3]).merge(with: s[4], s[5], s[6]).merge(with: s[7]).subscribe(eight)
        Publishers.MergeMany(sources).subscribe(all)
        for (index, source) in sources.enumerated() { source.send(index) }
        for source in sources { source.send(completion: .finished) }
        let expected = (0..<8).map { "\($0)" } + ["finished"]
        #expect(eight.log.dropFirst() == expected[...] && all.log.dropFirst() == expected[...])
    }

    @Test("publishers of two types are merged too")
    func two() {
        let rig = Rig { (ints: Ints) in ints.merge(with: Just(7).setFailureType(to: Oops.self)) }
        rig.send(1)
        rig.finish()
        #expect(rig.log == ["subscription Merge", "7", "1", "finished"])
    }

    @Test("none at all ends at once")
    func none() {
        let recorder = Recorder<Int, Oops>()
        Publishers.MergeMany([Ints]()).subscribe(recorder)
        #expect(recorder.log.last == "finished")
    }

    @Test("a failure of one cancels the others")
    func failure() {
        let other = Ints()
        let rig = Rig { (ints: Ints) in ints.merge(with: other) }
        other.send(completion: .failure(Oops(code: 2)))
        rig.send(1)
        #expect(rig.log == ["subscription MergeMany", "failure 2"] && rig.upstream == ["unlimited", "cancel"])
    }

    @Test("no more than asked for, and what waits is delivered first")
    func backPressure() {
        let other = Ints()
        let rig = Rig(demand: .max(1)) { (ints: Ints) in ints.merge(with: other) }
        rig.send(1)
        other.send(2)
        rig.finish()
        #expect(rig.log == ["subscription MergeMany", "1"])
        rig.request(.unlimited)
        other.send(3)
        other.send(completion: .finished)
        #expect(rig.log == ["subscription MergeMany", "1", "2", "3", "finished"])
    }

    @Test("a cancel reaches all of them")
    func cancel() {
        let other = Ints()
        let rig = Rig { (ints: Ints) in ints.merge(with: other) }
        rig.cancel()
        #expect(rig.source.ticket.cancels == 1 && other.ticket.cancels == 1)
    }
}
