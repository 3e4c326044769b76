import Combine
import Foundation
import Testing

/// One operator in a random pipeline, as a publisher and as what it does to an array.
private enum Piece: CaseIterable {
    case map, filter, compactMap, scan, drop, dropWhile, prefix, prefixWhile, dedupe, collect, append, prepend
    case reduce, output, replaceEmpty, buffer, max, zip, last, concatMap, count
    case tryMap, tryFilter, tryCompactMap, tryScan, tryDropWhile, tryPrefixWhile, tryDedupe, tryReduce
    case first, firstWhere, tryFirstWhere, lastWhere, tryLastWhere, outputAt, min, tryMin, contains, containsWhere
    case allSatisfy, tryAllSatisfy, ignoreOutput, collectAll, replaceNil, replaceError, catching, retry, mapError
    case handleEvents, print, breakpoint, merge, combineLatest, switchToLatest, flatMap, share, multicast, erase
    case receiveOn, delay, subscribeOn, dropUntil, prefixUntil, coding

    func apply(_ p: AnyPublisher<Int, Never>, _ k: Int) -> AnyPublisher<Int, Never> {
        switch self {
        case .map: p.map { $0 &* 3 &+ k }.eraseToAnyPublisher()
        case .filter: p.filter { ($0 & 3) != (k & 3) }.eraseToAnyPublisher()
        case .compactMap: p.compactMap { $0 % 2 == 0 ? $0 / 2 : nil }.eraseToAnyPublisher()
        case .scan: p.scan(k, &+).eraseToAnyPublisher()
        case .drop: p.dropFirst(k).eraseToAnyPublisher()
        case .dropWhile: p.drop { $0 < k }.eraseToAnyPublisher()
        case .prefix: p.prefix(k + 2).eraseToAnyPublisher()
        case .prefixWhile: p.prefix { $0 & 7 != k & 7 }.eraseToAnyPublisher()
        case .dedupe: p.removeDuplicates { $0 / 3 == $1 / 3 }.eraseToAnyPublisher()
        case .collect: p.collect(k + 1).map { $0.reduce(0, &+) }.eraseToAnyPublisher()
        case .append: p.append(k, 1).eraseToAnyPublisher()
        case .prepend: p.prepend(k, 2).eraseToAnyPublisher()
        case .concatMap: p.flatMap(maxPublishers: .max(1)) { [$0, k, 0].publisher }.eraseToAnyPublisher()
        case .reduce: p.reduce(k, &+).eraseToAnyPublisher()
        case .output: p.output(in: k...(k + 3)).eraseToAnyPublisher()
        case .replaceEmpty: p.replaceEmpty(with: k).eraseToAnyPublisher()
        case .buffer: p.buffer(size: k + 1, prefetch: .keepFull, whenFull: .dropOldest).eraseToAnyPublisher()
        case .max: p.max().eraseToAnyPublisher()
        case .zip: p.zip((0...k).publisher, &+).eraseToAnyPublisher()
        case .last: p.last().eraseToAnyPublisher()
        case .count: p.count().eraseToAnyPublisher()
        default: applyMore(p, k)
        }
    }

    private func applyMore(_ p: AnyPublisher<Int, Never>, _ k: Int) -> AnyPublisher<Int, Never> {
        switch self {
        case .tryMap: p.tryMap { try odd($0, k) }.rescued(k)
        case .tryFilter: p.tryFilter { try odd($0, k) > k }.rescued(k)
        case .tryCompactMap: p.tryCompactMap { try odd($0, k) > k ? $0 : nil }.rescued(k)
        case .tryScan: p.tryScan(0) { try $0 &+ odd($1, k) }.rescued(k)
        case .tryDropWhile: p.tryDrop { try odd($0, k) < k }.rescued(k)
        case .tryPrefixWhile: p.tryPrefix { try odd($0, k) != k }.rescued(k)
        case .tryDedupe: p.tryRemoveDuplicates { try odd($1, k) == $0 }.rescued(k)
        case .tryReduce: p.tryReduce(0) { try $0 &+ odd($1, k) }.rescued(k)
        case .first: p.first().eraseToAnyPublisher()
        case .firstWhere: p.first { $0 > k }.eraseToAnyPublisher()
        case .tryFirstWhere: p.tryFirst { try odd($0, k) > k }.rescued(k)
        case .lastWhere: p.last { $0 > k }.eraseToAnyPublisher()
        case .tryLastWhere: p.tryLast { try odd($0, k) > k }.rescued(k)
        case .outputAt: p.output(at: k).eraseToAnyPublisher()
        case .min: p.min().eraseToAnyPublisher()
        case .tryMin: p.tryMin { try odd($0, k) < odd($1, k) }.rescued(k)
        case .contains: p.contains(k).map { $0 ? 1 : 0 }.eraseToAnyPublisher()
        case .containsWhere: p.contains { $0 > 9 + k }.map { $0 ? 1 : 0 }.eraseToAnyPublisher()
        case .allSatisfy: p.allSatisfy { $0 > -k }.map { $0 ? 1 : 0 }.eraseToAnyPublisher()
        case .tryAllSatisfy: p.tryAllSatisfy { try odd($0, k) < 15 }.map { $0 ? 1 : 0 }.rescued(k)
        case .ignoreOutput: p.ignoreOutput().collect().map { _ in k }.eraseToAnyPublisher()
        case .collectAll: p.collect().map { $0.reduce(k, &+) }.eraseToAnyPublisher()
        case .replaceNil: p.map { $0 > k ? $0 : nil }.replaceNil(with: -k).eraseToAnyPublisher()
        case .replaceError: p.tryMap { try odd($0, k) }.replaceError(with: k).eraseToAnyPublisher()
        case .catching: p.tryMap { try odd($0, k) }.catch { _ in [k, k + 1].publisher }.eraseToAnyPublisher()
        case .retry: p.tryMap { try odd($0, k) }.retry(1).rescued(k)
        case .mapError:
            p.setFailureType(to: Oops.self).mapError { Oops(code: $0.code + 1) }.assertNoFailure().eraseToAnyPublisher()
        case .handleEvents: p.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher()
        case .print: p.print("", to: Silence()).eraseToAnyPublisher()
        case .breakpoint: p.breakpoint(receiveOutput: { _ in false }).eraseToAnyPublisher()
        case .merge: p.merge(with: Empty()).eraseToAnyPublisher()
        case .combineLatest: Just(k).combineLatest(p, &+).eraseToAnyPublisher()
        case .switchToLatest: p.collect().map { ($0 + [k]).publisher }.switchToLatest().eraseToAnyPublisher()
        case .flatMap: p.flatMap { Just($0 &+ k) }.eraseToAnyPublisher()
        case .share: p.share().eraseToAnyPublisher()
        case .multicast: p.multicast(subject: PassthroughSubject()).autoconnect().eraseToAnyPublisher()
        case .receiveOn: p.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher()
        case .delay: p.delay(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher()
        case .subscribeOn: p.subscribe(on: ImmediateScheduler.shared).eraseToAnyPublisher()
        case .dropUntil: p.drop(untilOutputFrom: Just(k)).eraseToAnyPublisher()
        case .prefixUntil: p.prefix(untilOutputFrom: Empty<Int, Never>()).eraseToAnyPublisher()
        case .coding:
            p.map { [$0] }.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
                .map { $0[0] }.rescued(k)
        default: p.eraseToAnyPublisher()
        }
    }

    /// Whether values are lost when they are sent faster than asked for, as subjects do.
    var loses: Bool { self == .share || self == .multicast }

    func model(_ a: [Int], _ k: Int) -> [Int] {
        switch self {
        case .map: a.map { $0 &* 3 &+ k }
        case .filter: a.filter { ($0 & 3) != (k & 3) }
        case .compactMap: a.compactMap { $0 % 2 == 0 ? $0 / 2 : nil }
        case .scan:
            a.reduce(into: [k]) { $0.append($0.last! &+ $1) }.dropFirst().map { $0 }
        case .drop: Array(a.dropFirst(k))
        case .dropWhile: Array(a.drop { $0 < k })
        case .prefix: Array(a.prefix(k + 2))
        case .prefixWhile: Array(a.prefix { $0 & 7 != k & 7 })
        case .dedupe: a.reduce(into: []) { if $0.isEmpty || $0.last! / 3 != $1 / 3 { $0.append($1) } }
        case .collect:
            stride(from: 0, to: a.count, by: k + 1).map { a[$0..<Swift.min($0 + k + 1, a.count)].reduce(0, &+) }
        case .append: a + [k, 1]
        case .prepend: [k, 2] + a
        case .concatMap: a.flatMap { [$0, k, 0] }
        case .reduce: [a.reduce(k, &+)]
        case .output: Array(a.dropFirst(k).prefix(4))
        case .replaceEmpty: a.isEmpty ? [k] : a
        case .buffer: a
        case .max: a.max().map { [$0] } ?? []
        case .zip: Swift.zip(a, 0...k).map(&+)
        case .last: a.last.map { [$0] } ?? []
        case .count: [a.count]
        default: modelMore(a, k)
        }
    }

    private func modelMore(_ a: [Int], _ k: Int) -> [Int] {
        /// The values before the first that throws, and whether there is one.
        let good = Array(a.prefix { (try? odd($0, k)) != nil })
        let fails = good.count < a.count
        let rescue = fails ? [-k] : []
        return switch self {
        case .tryMap: good + rescue
        case .tryFilter, .tryCompactMap: good.filter { $0 > k } + rescue
        case .tryScan: Array(good.reduce(into: [0]) { $0.append($0.last! &+ $1) }.dropFirst()) + rescue
        case .tryDropWhile:
            if let start = good.firstIndex(where: { $0 >= k }) { Array(a[start...]) } else { rescue }
        case .tryPrefixWhile:
            if let end = good.firstIndex(of: k) { Array(good[..<end]) } else { good + rescue }
        case .tryDedupe:
            // The first value is compared with nothing, so it cannot throw.
            a.isEmpty ? [] : dedupe(a, k)
        case .tryReduce: fails ? rescue : [good.reduce(0, &+)]
        case .first: Array(a.prefix(1))
        case .firstWhere: a.first { $0 > k }.map { [$0] } ?? []
        case .tryFirstWhere: good.first { $0 > k }.map { [$0] } ?? rescue
        case .lastWhere: a.last { $0 > k }.map { [$0] } ?? []
        case .tryLastWhere: fails ? rescue : good.last { $0 > k }.map { [$0] } ?? []
        case .outputAt: Array(a.dropFirst(k).prefix(1))
        case .min: a.min().map { [$0] } ?? []
        case .tryMin: a.count < 2 ? a : fails ? rescue : a.min().map { [$0] } ?? []
        case .contains: [a.contains(k) ? 1 : 0]
        case .containsWhere: [a.contains { $0 > 9 + k } ? 1 : 0]
        case .allSatisfy: [a.allSatisfy { $0 > -k } ? 1 : 0]
        case .tryAllSatisfy: good.contains { $0 >= 15 } ? [0] : fails ? rescue : [1]
        case .ignoreOutput: [k]
        case .collectAll: [a.reduce(k, &+)]
        case .replaceNil: a.map { $0 > k ? $0 : -k }
        case .replaceError: good + (fails ? [k] : [])
        case .catching: good + (fails ? [k, k + 1] : [])
        case .retry: good + (fails ? good : []) + rescue
        case .combineLatest, .flatMap: a.map { $0 &+ k }
        case .switchToLatest: a + [k]
        default: a
        }
    }

    private func dedupe(_ a: [Int], _ k: Int) -> [Int] {
        var result = [a[0]]
        for (before, next) in Swift.zip(a, a.dropFirst()) {
            guard (try? odd(next, k)) != nil else { return result + [-k] }
            if before != next { result.append(next) }
        }
        return result
    }
}

/// Throws for one number in thirteen.
private func odd(_ value: Int, _ k: Int) throws -> Int {
    if (value &+ k) % 13 == 5 { throw Oops(code: value) }
    return value
}

extension Publisher<Int, any Error> {
    /// A number instead of an error.
    fileprivate func rescued(_ k: Int) -> AnyPublisher<Int, Never> { replaceError(with: -k).eraseToAnyPublisher() }
}

@Suite("Random pipelines")
struct DifferentialTests {
    @Test("a pipeline over a sequence gives what arrays give, whatever the schedule of demand", arguments: 0..<40)
    func pipelines(seed: Int) {
        var random = SplitMix(state: UInt64(seed) &* 7919 &+ 1)
        for _ in 0..<25 {
            let input = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: -9...20, using: &random)
            }
            var expected = input
            var publisher = input.publisher.eraseToAnyPublisher()
            var names: [String] = []
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let piece = Piece.allCases.filter { !$0.loses }.randomElement(using: &random)!
                let k = Int.random(in: 0...4, using: &random)
                expected = piece.model(expected, k)
                publisher = piece.apply(publisher, k)
                names.append("\(piece)(\(k))")
            }
            let probe = Probe<Int, Never>(initial: .none)
            let returns = Bool.random(using: &random)
            if returns { probe.answer = { _ in .max(1) } }
            publisher.subscribe(probe)
            var asked = 0
            while probe.endings == 0, asked < 2000 {
                let step = Int.random(in: 1...4, using: &random)
                asked += step
                probe.request(.max(step))
                if !returns { #expect(probe.values.count <= asked) }
            }
            #expect(probe.values == expected, "\(input) through \(names)")
            #expect(probe.endings == 1)
        }
    }
}

@Suite("Random pipelines that ask for everything")
struct UnlimitedPipelineTests {
    @Test("every operator, also those that lose what was not asked for", arguments: 0..<20)
    func pipelines(seed: Int) {
        var random = SplitMix(state: UInt64(seed) &* 104_729 &+ 3)
        for _ in 0..<40 {
            let input = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: -9...20, using: &random)
            }
            var expected = input
            let subject = PassthroughSubject<Int, Never>()
            var publisher = subject.eraseToAnyPublisher()
            var names: [String] = []
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let piece = Piece.allCases.filter { $0 != .retry }.randomElement(using: &random)!
                let k = Int.random(in: 0...4, using: &random)
                expected = piece.model(expected, k)
                publisher = piece.apply(publisher, k)
                names.append("\(piece)(\(k))")
            }
            var values: [Int] = []
            var ends = 0
            let sink = publisher.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
            for value in input { subject.send(value) }
            subject.send(completion: .finished)
            #expect(values == expected && ends == 1, "\(input) through \(names)")
            withExtendedLifetime(sink) {}
        }
    }
}

/// A small generator with a seed, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
