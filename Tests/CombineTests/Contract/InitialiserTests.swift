import Combine
import Foundation
import Testing

@Suite("Publishers made by their initialisers do what the operators do")
struct InitialiserTests {
    private let p = upTo(4)
    private let now = ImmediateScheduler.shared
    private let error = Oops(code: 1)

    /// That two publishers give the same, and are of the same type.
    private func same<P: Publisher>(_ made: P, _ operated: P, _ line: UInt = #line) {
        let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: Int(line), column: 1)
        #expect(told(made, asking: .unlimited) == told(operated, asking: .unlimited), sourceLocation: location)
    }

    @Test("transforming")
    func transforming() {
        let strings = p.map { "\($0)" }
        same(Publishers.Map(upstream: p) { $0 * 2 }, p.map { $0 * 2 })
        same(Publishers.TryMap(upstream: p) { try picky(2 - $0) }, p.tryMap { try picky(2 - $0) })
        same(Publishers.CompactMap(upstream: p) { $0 > 2 ? $0 : nil }, p.compactMap { $0 > 2 ? $0 : nil })
        same(Publishers.TryCompactMap(upstream: p) { try picky(2 - $0) }, p.tryCompactMap { try picky(2 - $0) })
        same(Publishers.Scan(upstream: p, initialResult: 1, nextPartialResult: +), p.scan(1, +))
        same(Publishers.TryScan(upstream: p, initialResult: 1, nextPartialResult: +), p.tryScan(1, +))
        same(
            Publishers.FlatMap(upstream: p, maxPublishers: .max(1)) { upTo($0) },
            p.flatMap(maxPublishers: .max(1)) { upTo($0) })
        same(Publishers.SwitchToLatest(upstream: p.map { upTo($0) }), p.map { upTo($0) }.switchToLatest())
        let coded = Publishers.Encode(upstream: p.map { [$0] }, encoder: JSONEncoder())
        same(coded, p.map { [$0] }.encode(encoder: JSONEncoder()))
        let data = coded.eraseToAnyPublisher()
        same(
            Publishers.Decode<AnyPublisher<Data, any Error>, [Int], JSONDecoder>(
                upstream: data, decoder: JSONDecoder()),
            data.decode(type: [Int].self, decoder: JSONDecoder()))
        same(strings.map(\.count), strings.map(\String.count))
        #expect(strings.map(\.count, \.isEmpty, \.first).keyPath1 == \String.isEmpty)
    }

    @Test("selecting")
    func selecting() {
        let other = upTo(1)
        same(Publishers.Filter(upstream: p) { $0 > 2 }, p.filter { $0 > 2 })
        same(Publishers.TryFilter(upstream: p) { try picky(2 - $0) > 0 }, p.tryFilter { try picky(2 - $0) > 0 })
        same(Publishers.RemoveDuplicates(upstream: p) { $0 + 1 == $1 }, p.removeDuplicates { $0 + 1 == $1 })
        same(Publishers.TryRemoveDuplicates(upstream: p, predicate: >), p.tryRemoveDuplicates(by: >))
        same(Publishers.Drop(upstream: p, count: 2), p.dropFirst(2))
        same(Publishers.DropWhile(upstream: p) { $0 < 2 }, p.drop { $0 < 2 })
        same(Publishers.TryDropWhile(upstream: p) { $0 < 2 }, p.tryDrop { $0 < 2 })
        same(Publishers.DropUntilOutput(upstream: p, other: other), p.drop(untilOutputFrom: other))
        same(Publishers.Output(upstream: p, range: 1..<3), p.output(in: 1..<3))
        same(Publishers.PrefixWhile(upstream: p) { $0 < 2 }, p.prefix { $0 < 2 })
        same(Publishers.TryPrefixWhile(upstream: p) { $0 < 2 }, p.tryPrefix { $0 < 2 })
        same(Publishers.PrefixUntilOutput(upstream: p, other: other), p.prefix(untilOutputFrom: other))
        same(Publishers.First(upstream: p), p.first())
        same(Publishers.FirstWhere(upstream: p) { $0 > 2 }, p.first { $0 > 2 })
        same(Publishers.TryFirstWhere(upstream: p) { $0 > 2 }, p.tryFirst { $0 > 2 })
        same(Publishers.Last(upstream: p), p.last())
        same(Publishers.LastWhere(upstream: p) { $0 < 3 }, p.last { $0 < 3 })
        same(Publishers.TryLastWhere(upstream: p) { $0 < 3 }, p.tryLast { $0 < 3 })
        same(Publishers.ReplaceEmpty(upstream: p, output: 9), p.replaceEmpty(with: 9))
    }

    @Test("reducing")
    func reducing() {
        same(Publishers.Reduce(upstream: p, initial: 1, nextPartialResult: +), p.reduce(1, +))
        same(Publishers.TryReduce(upstream: p, initial: 1, nextPartialResult: +), p.tryReduce(1, +))
        same(Publishers.Collect(upstream: p), p.collect())
        same(Publishers.CollectByCount(upstream: p, count: 3), p.collect(3))
        same(Publishers.IgnoreOutput(upstream: p), p.ignoreOutput())
        same(Publishers.Count(upstream: p), p.count())
        same(Publishers.Contains(upstream: p, output: 3), p.contains(3))
        same(Publishers.ContainsWhere(upstream: p) { $0 > 9 }, p.contains { $0 > 9 })
        same(Publishers.TryContainsWhere(upstream: p) { $0 > 9 }, p.tryContains { $0 > 9 })
        same(Publishers.AllSatisfy(upstream: p) { $0 < 3 }, p.allSatisfy { $0 < 3 })
        same(Publishers.TryAllSatisfy(upstream: p) { $0 < 3 }, p.tryAllSatisfy { $0 < 3 })
        same(Publishers.Comparison(upstream: p, areInIncreasingOrder: <), p.max())
        same(Publishers.TryComparison(upstream: p, areInIncreasingOrder: <), p.tryMax(by: <))
    }

    @Test("joining and failing")
    func joining() {
        let q = upTo(2), failing = failing(after: 1, code: 3), calm = p.assertNoFailure()
        same(Publishers.Concatenate(prefix: p, suffix: q), p.append(q))
        same(Publishers.Merge(p, Publishers.Drop(upstream: q, count: 1)), p.merge(with: q.dropFirst()))
        same(Publishers.MergeMany(p, q), p.merge(with: q))
        same(Publishers.Merge3(p, q, q), p.merge(with: q, q))
        same(Publishers.CombineLatest(p, q), p.combineLatest(q))
        same(Publishers.CombineLatest3(p, q, q), p.combineLatest(q, q))
        same(Publishers.CombineLatest4(p, q, q, q), p.combineLatest(q, q, q))
        same(Publishers.Zip(p, q), p.zip(q))
        same(Publishers.Zip3(p, q, q), p.zip(q, q))
        same(Publishers.Zip4(p, q, q, q), p.zip(q, q, q))
        same(
            Publishers.MapError(upstream: failing, { Oops(code: $0.code + 1) }),
            failing.mapError { Oops(code: $0.code + 1) })
        same(Publishers.MapError(upstream: failing, transform: { $0 }), failing.mapError { $0 })
        same(Publishers.SetFailureType(upstream: calm), calm.setFailureType(to: Oops.self))
        same(Publishers.AssertNoFailure(upstream: p, prefix: "", file: "", line: 1), p.assertNoFailure())
        same(Publishers.ReplaceError(upstream: failing, output: 9), failing.replaceError(with: 9))
        same(Publishers.Catch(upstream: failing) { _ in q }, failing.catch { _ in q })
        same(Publishers.TryCatch(upstream: failing) { _ in q }, failing.tryCatch { _ in q })
        same(Publishers.Retry(upstream: failing, retries: 2), failing.retry(2))
    }

    @Test("timing, sharing and passing")
    func timing() {
        let customError = { error }
        same(
            Publishers.Debounce(upstream: p, dueTime: 1, scheduler: now, options: nil),
            p.debounce(for: 1, scheduler: now))
        same(
            Publishers.Throttle(upstream: p, interval: 1, scheduler: now, latest: true),
            p.throttle(for: 1, scheduler: now, latest: true))
        same(Publishers.Delay(upstream: p, interval: 1, tolerance: 0, scheduler: now), p.delay(for: 1, scheduler: now))
        same(
            Publishers.Timeout(upstream: p, interval: 1, scheduler: now, options: nil, customError: customError),
            p.timeout(1, scheduler: now, customError: customError))
        same(Publishers.MeasureInterval(upstream: p, scheduler: now), p.measureInterval(using: now))
        same(
            Publishers.CollectByTime(upstream: p, strategy: .byTimeOrCount(TestScheduler(), 1, 3), options: nil),
            p.collect(.byTimeOrCount(TestScheduler(), 1, 3)))
        same(Publishers.ReceiveOn(upstream: p, scheduler: now, options: nil), p.receive(on: now))
        same(Publishers.SubscribeOn(upstream: p, scheduler: now, options: nil), p.subscribe(on: now))
        same(Publishers.Share(upstream: p), p.share())
        same(
            Publishers.Autoconnect(upstream: Publishers.Multicast(upstream: p) { PassthroughSubject() }),
            p.multicast { PassthroughSubject() }.autoconnect())
        let calm = p.assertNoFailure()
        same(Publishers.MakeConnectable(upstream: calm), calm.makeConnectable())
        same(
            Publishers.Buffer(upstream: p, size: 2, prefetch: .keepFull, whenFull: .dropOldest),
            p.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest))
        same(Publishers.HandleEvents(upstream: p, receiveRequest: nil), p.handleEvents())
        same(Publishers.Print(upstream: p, prefix: "", to: Silence()), p.print(to: Silence()))
        same(Publishers.Breakpoint(upstream: p), p.breakpoint())
    }
}
