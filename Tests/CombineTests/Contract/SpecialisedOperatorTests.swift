import Combine
import Testing

@Suite("Operators on publishers that know their values")
struct SpecialTests {
    private func log<P: Publisher>(_ publisher: P) -> [String] {
        let recorder = Recorder<P.Output, P.Failure>()
        publisher.subscribe(recorder)
        return Array(recorder.log.dropFirst())
    }

    /// That the operators of `special` give what those of any publisher with the same values give.
    private func compare<P: Publisher>(_ special: P, _ general: some Publisher<P.Output, P.Failure>, _ name: String) {
        #expect(log(special) == log(general), "\(name)")
    }

    @Test("a sequence's operators give what they give on any publisher", arguments: [[], [2], [1, 2, 2, 3, 1]])
    func sequence(_ numbers: [Int]) {
        let s = numbers.publisher, p = numbers.publisher.eraseToAnyPublisher()
        compare(s.map { $0 + 1 }, p.map { $0 + 1 }, "map")
        compare(s.compactMap { $0 > 1 ? $0 : nil }, p.compactMap { $0 > 1 ? $0 : nil }, "compactMap")
        compare(s.filter { $0 > 1 }, p.filter { $0 > 1 }, "filter")
        compare(s.collect(), p.collect(), "collect")
        compare(s.allSatisfy { $0 < 3 }, p.allSatisfy { $0 < 3 }, "allSatisfy")
        compare(s.tryAllSatisfy { try picky($0) < 3 }, p.tryAllSatisfy { try picky($0) < 3 }, "tryAllSatisfy")
        compare(s.contains(2), p.contains(2), "contains")
        compare(s.contains { $0 > 2 }, p.contains { $0 > 2 }, "contains where")
        compare(s.tryContains { try picky($0) > 2 }, p.tryContains { try picky($0) > 2 }, "tryContains")
        compare(s.drop { $0 < 2 }, p.drop { $0 < 2 }, "drop while")
        compare(s.dropFirst(2), p.dropFirst(2), "dropFirst")
        compare(s.first(), p.first(), "first")
        compare(s.first { $0 > 1 }, p.first { $0 > 1 }, "first where")
        compare(s.last(), p.last(), "last")
        compare(s.last { $0 > 1 }, p.last { $0 > 1 }, "last where")
        compare(s.prefix(2), p.prefix(2), "prefix")
        compare(s.prefix { $0 < 3 }, p.prefix { $0 < 3 }, "prefix while")
        compare(s.reduce(1, +), p.reduce(1, +), "reduce")
        compare(s.tryReduce(1) { try $0 + picky($1) }, p.tryReduce(1) { try $0 + picky($1) }, "tryReduce")
        compare(s.scan(1, +), p.scan(1, +), "scan")
        compare(s.removeDuplicates(), p.removeDuplicates(), "removeDuplicates")
        compare(s.min(), p.min(), "min")
        compare(s.max(), p.max(), "max")
        compare(s.min { $0 > $1 }, p.min { $0 > $1 }, "min by")
        compare(s.max { $0 > $1 }, p.max { $0 > $1 }, "max by")
        compare(s.count(), p.count(), "count")
        compare(s.output(at: 1), p.output(at: 1), "output at")
        compare(s.output(in: 1...2), p.output(in: 1...2), "output in")
        compare(s.prepend(8, 9), p.prepend(8, 9), "prepend")
        compare(s.append([8, 9].publisher), p.append([8, 9].publisher), "append")
        compare(s.setFailureType(to: Oops.self), p.setFailureType(to: Oops.self), "setFailureType")
        #expect(log(s.ignoreOutput()) == ["finished"])
    }

    @Test("a single value's operators give what they give on any publisher", arguments: [1, 3])
    func just(_ number: Int) {
        let j = Just(number), p = Just(number).eraseToAnyPublisher()
        compare(j.map { $0 + 1 }, p.map { $0 + 1 }, "map")
        compare(j.tryMap { try picky($0 - 2) }, p.tryMap { try picky($0 - 2) }, "tryMap")
        compare(j.compactMap { $0 > 2 ? $0 : nil }, p.compactMap { $0 > 2 ? $0 : nil }, "compactMap")
        compare(j.filter { $0 > 2 }, p.filter { $0 > 2 }, "filter")
        compare(j.collect(), p.collect(), "collect")
        compare(j.count(), p.count(), "count")
        compare(j.allSatisfy { $0 > 2 }, p.allSatisfy { $0 > 2 }, "allSatisfy")
        compare(j.contains(3), p.contains(3), "contains")
        compare(j.tryContains { try picky($0 - 2) > 0 }, p.tryContains { try picky($0 - 2) > 0 }, "tryContains")
        compare(j.dropFirst(), p.dropFirst(), "dropFirst")
        compare(j.drop { $0 > 2 }, p.drop { $0 > 2 }, "drop while")
        compare(j.first { $0 > 2 }, p.first { $0 > 2 }, "first where")
        compare(j.last { $0 > 2 }, p.last { $0 > 2 }, "last where")
        compare(j.prefix(0), p.prefix(0), "prefix")
        compare(j.prefix { $0 > 2 }, p.prefix { $0 > 2 }, "prefix while")
        compare(j.output(at: 0), p.output(at: 0), "output at")
        compare(j.output(in: 1...), p.output(in: 1...), "output in")
        compare(j.reduce(1, +), p.reduce(1, +), "reduce")
        compare(j.tryReduce(1) { try $0 + picky($1 - 2) }, p.tryReduce(1) { try $0 + picky($1 - 2) }, "tryReduce")
        compare(j.scan(1, +), p.scan(1, +), "scan")
        compare(j.tryScan(1) { try $0 + picky($1 - 2) }, p.tryScan(1) { try $0 + picky($1 - 2) }, "tryScan")
        compare(j.removeDuplicates(), p.removeDuplicates(), "removeDuplicates")
        compare(j.min(), p.min(), "min")
        compare(j.replaceEmpty(with: 0), p.replaceEmpty(with: 0), "replaceEmpty")
        compare(j.append(5), p.append(5), "append")
        compare(j.prepend(5), p.prepend(5), "prepend")
        let asFailing: (Never) -> Oops = { (_: Never) -> Oops in }
        compare(j.mapError(asFailing), p.mapError(asFailing), "mapError")
    }

    @Test(
        "an optional's operators give what they give on any publisher, but for a result of nothing",
        arguments: [nil, 1, 3])
    func optional(_ number: Int?) {
        let o = number.publisher, p = number.publisher.eraseToAnyPublisher()
        compare(o.map { $0 + 1 }, p.map { $0 + 1 }, "map")
        compare(o.compactMap { $0 > 2 ? $0 : nil }, p.compactMap { $0 > 2 ? $0 : nil }, "compactMap")
        compare(o.filter { $0 > 2 }, p.filter { $0 > 2 }, "filter")
        compare(o.collect(), p.collect(), "collect")
        compare(o.dropFirst(), p.dropFirst(), "dropFirst")
        compare(o.drop { $0 > 2 }, p.drop { $0 > 2 }, "drop while")
        compare(o.first { $0 > 2 }, p.first { $0 > 2 }, "first where")
        compare(o.last(), p.last(), "last")
        compare(o.prefix(1), p.prefix(1), "prefix")
        compare(o.prefix { $0 > 2 }, p.prefix { $0 > 2 }, "prefix while")
        compare(o.output(at: 0), p.output(at: 0), "output at")
        compare(o.output(in: 0..<3), p.output(in: 0..<3), "output in")
        compare(o.scan(1, +), p.scan(1, +), "scan")
        compare(o.max(), p.max(), "max")
        compare(o.removeDuplicates(), p.removeDuplicates(), "removeDuplicates")
        if number != nil {
            compare(o.count(), p.count(), "count")
            compare(o.allSatisfy { $0 > 2 }, p.allSatisfy { $0 > 2 }, "allSatisfy")
            compare(o.contains(3), p.contains(3), "contains")
            compare(o.contains { $0 > 2 }, p.contains { $0 > 2 }, "contains where")
            compare(o.reduce(1, +), p.reduce(1, +), "reduce")
        }
        compare(o.replaceEmpty(with: 0), p.replaceEmpty(with: 0), "replaceEmpty")
        #expect(log(o.ignoreOutput()) == ["finished"])
    }

    @Test(
        "a result's operators give what they give on any publisher",
        arguments: [.success(1), .success(3), .failure(Oops(code: 4))] as [Result<Int, Oops>])
    func result(_ result: Result<Int, Oops>) {
        let r = result.publisher, p = result.publisher.eraseToAnyPublisher()
        compare(r.map { $0 + 1 }, p.map { $0 + 1 }, "map")
        compare(r.tryMap { try picky($0 - 2) }, p.tryMap { try picky($0 - 2) }, "tryMap")
        compare(r.mapError { Oops(code: $0.code + 1) }, p.mapError { Oops(code: $0.code + 1) }, "mapError")
        compare(r.collect(), p.collect(), "collect")
        compare(r.count(), p.count(), "count")
        compare(r.allSatisfy { $0 > 2 }, p.allSatisfy { $0 > 2 }, "allSatisfy")
        compare(r.tryAllSatisfy { try picky($0 - 2) > 0 }, p.tryAllSatisfy { try picky($0 - 2) > 0 }, "tryAllSatisfy")
        compare(r.contains(3), p.contains(3), "contains")
        compare(r.tryContains { try picky($0 - 2) > 0 }, p.tryContains { try picky($0 - 2) > 0 }, "tryContains")
        compare(r.first(), p.first(), "first")
        compare(r.last(), p.last(), "last")
        compare(r.min(), p.min(), "min")
        compare(r.max { $0 < $1 }, p.max { $0 < $1 }, "max by")
        compare(r.reduce(1, +), p.reduce(1, +), "reduce")
        compare(r.tryReduce(1) { try $0 + picky($1 - 2) }, p.tryReduce(1) { try $0 + picky($1 - 2) }, "tryReduce")
        compare(r.scan(1, +), p.scan(1, +), "scan")
        compare(r.tryScan(1) { try $0 + picky($1 - 2) }, p.tryScan(1) { try $0 + picky($1 - 2) }, "tryScan")
        compare(r.removeDuplicates(), p.removeDuplicates(), "removeDuplicates")
        compare(r.replaceError(with: 0), p.replaceError(with: 0), "replaceError")
        compare(r.replaceEmpty(with: 0), p.replaceEmpty(with: 0), "replaceEmpty")
        #expect(log(r.ignoreOutput()) == ["finished"])
    }

    @Test("publishers made of values are equal when their values are")
    func equality() {
        #expect(Just(1) == Just(1) && Just(1) != Just(2) && [1].publisher == [1].publisher)
        #expect(Empty<Int, Never>() == Empty() && Empty<Int, Never>() != Empty(completeImmediately: false))
        #expect(Fail<Int, Oops>(error: Oops()) == Fail(error: Oops()))
        let base = Publishers.Sequence<[Int], Never>(sequence: [1, 2])
        #expect(Publishers.Count(upstream: base) == Publishers.Count(upstream: base))
        #expect(Publishers.Drop(upstream: base, count: 1) != Publishers.Drop(upstream: base, count: 2))
        #expect(Publishers.Contains(upstream: base, output: 1) != Publishers.Contains(upstream: base, output: 2))
        #expect(Publishers.First(upstream: base) == Publishers.First(upstream: base))
        #expect(Publishers.Last(upstream: base) == Publishers.Last(upstream: base))
        #expect(Publishers.Collect(upstream: base) == Publishers.Collect(upstream: base))
        #expect(
            Publishers.CollectByCount(upstream: base, count: 1) != Publishers.CollectByCount(upstream: base, count: 2))
        #expect(Publishers.Zip(base, base) == Publishers.Zip(base, base))
        #expect(Publishers.Merge(base, base) == Publishers.Merge(base, base))
        #expect(Publishers.Retry(upstream: base, retries: 1) != Publishers.Retry(upstream: base, retries: 2))
        #expect(
            Publishers.ReplaceEmpty(upstream: base, output: 1) == Publishers.ReplaceEmpty(upstream: base, output: 1))
    }
}
