import Combine
import Testing

/// One operator in a random pipeline, as a publisher and as what it does to an array.
private enum Piece: CaseIterable {
    case map, filter, compactMap, scan, drop, dropWhile, prefix, prefixWhile, dedupe, collect, append, prepend
    case reduce, output, replaceEmpty, buffer, max, zip, last, concatMap, count

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
        }
    }

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
        }
    }
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
                let piece = Piece.allCases.randomElement(using: &random)!
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
