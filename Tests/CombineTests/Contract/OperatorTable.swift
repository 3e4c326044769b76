import Combine
import Foundation
import Testing

/// An operator in its simplest use, from numbers to numbers.
struct Sample: CustomTestStringConvertible, Sendable {
    typealias Input = AnyPublisher<Int, Oops>

    var name: String
    /// Whether the upstream's failure reaches downstream.
    var passesFailure = true
    var make: @Sendable (Input) -> AnyPublisher<Int, Oops>

    init(_ name: String, passesFailure: Bool = true, _ make: @escaping @Sendable (Input) -> AnyPublisher<Int, Oops>) {
        self.name = name
        self.passesFailure = passesFailure
        self.make = make
    }

    var testDescription: String { name }
}

extension Publisher where Failure == any Error {
    /// Gives errors their type back.
    func typed() -> Publishers.MapError<Self, Oops> { mapError { $0 as! Oops } }
}

extension Sample {
    /// Operators that answer at once, for every input.
    static let synchronous: [Sample] = transforming + selecting + reducing + joining + passing

    static let transforming: [Sample] = [
        Sample("map") { $0.map { $0 + 1 }.eraseToAnyPublisher() },
        Sample("tryMap") { $0.tryMap { $0 + 1 }.typed().eraseToAnyPublisher() },
        Sample("map key path") { $0.map(\.magnitude).map { Int($0) }.eraseToAnyPublisher() },
        Sample("compactMap") { $0.compactMap { $0 % 2 == 0 ? $0 : nil }.eraseToAnyPublisher() },
        Sample("tryCompactMap") { $0.tryCompactMap { $0 % 2 == 0 ? $0 : nil }.typed().eraseToAnyPublisher() },
        Sample("scan") { $0.scan(0, +).eraseToAnyPublisher() },
        Sample("tryScan") { $0.tryScan(0, +).typed().eraseToAnyPublisher() },
        Sample("flatMap") { $0.flatMap { Just($0).setFailureType(to: Oops.self) }.eraseToAnyPublisher() },
        Sample("flatMap one at a time") {
            $0.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher.setFailureType(to: Oops.self) }
                .eraseToAnyPublisher()
        },
    ]

    static let selecting: [Sample] = [
        Sample("filter") { $0.filter { $0 % 3 != 0 }.eraseToAnyPublisher() },
        Sample("tryFilter") { $0.tryFilter { $0 % 3 != 0 }.typed().eraseToAnyPublisher() },
        Sample("dropFirst") { $0.dropFirst(2).eraseToAnyPublisher() },
        Sample("drop while") { $0.drop { $0 < 3 }.eraseToAnyPublisher() },
        Sample("tryDrop while") { $0.tryDrop { $0 < 3 }.typed().eraseToAnyPublisher() },
        Sample("prefix") { $0.prefix(4).eraseToAnyPublisher() },
        Sample("prefix while") { $0.prefix { $0 < 6 }.eraseToAnyPublisher() },
        Sample("tryPrefix while") { $0.tryPrefix { $0 < 6 }.typed().eraseToAnyPublisher() },
        Sample("output in") { $0.output(in: 1...3).eraseToAnyPublisher() },
        Sample("output at") { $0.output(at: 2).eraseToAnyPublisher() },
        Sample("removeDuplicates") { $0.removeDuplicates { $0 / 2 == $1 / 2 }.eraseToAnyPublisher() },
        Sample("tryRemoveDuplicates") {
            $0.tryRemoveDuplicates { $0 / 2 == $1 / 2 }.typed().eraseToAnyPublisher()
        },
        Sample("drop until") {
            $0.drop(untilOutputFrom: Just(1).setFailureType(to: Oops.self)).eraseToAnyPublisher()
        },
        Sample("prefix until") { $0.prefix(untilOutputFrom: Empty<Int, Never>()).eraseToAnyPublisher() },
    ]

    static let reducing: [Sample] = [
        Sample("reduce") { $0.reduce(0, +).eraseToAnyPublisher() },
        Sample("tryReduce") { $0.tryReduce(0, +).typed().eraseToAnyPublisher() },
        Sample("count") { $0.count().eraseToAnyPublisher() },
        Sample("min") { $0.min().eraseToAnyPublisher() },
        Sample("max") { $0.max().eraseToAnyPublisher() },
        Sample("tryMin") { $0.tryMin(by: <).typed().eraseToAnyPublisher() },
        Sample("tryMax") { $0.tryMax(by: <).typed().eraseToAnyPublisher() },
        Sample("first") { $0.first().eraseToAnyPublisher() },
        Sample("first where") { $0.first { $0 > 2 }.eraseToAnyPublisher() },
        Sample("tryFirst where") { $0.tryFirst { $0 > 2 }.typed().eraseToAnyPublisher() },
        Sample("last") { $0.last().eraseToAnyPublisher() },
        Sample("last where") { $0.last { $0 < 5 }.eraseToAnyPublisher() },
        Sample("tryLast where") { $0.tryLast { $0 < 5 }.typed().eraseToAnyPublisher() },
        Sample("contains") { $0.contains(3).map { $0 ? 1 : 0 }.eraseToAnyPublisher() },
        Sample("contains where") { $0.contains { $0 > 3 }.map { $0 ? 1 : 0 }.eraseToAnyPublisher() },
        Sample("allSatisfy") { $0.allSatisfy { $0 < 4 }.map { $0 ? 1 : 0 }.eraseToAnyPublisher() },
        Sample("tryAllSatisfy") {
            $0.tryAllSatisfy { $0 < 4 }.map { $0 ? 1 : 0 }.typed().eraseToAnyPublisher()
        },
        Sample("collect") { $0.collect().map(\.count).eraseToAnyPublisher() },
        Sample("collect by count") { $0.collect(3).map { $0.reduce(0, +) }.eraseToAnyPublisher() },
        Sample("ignoreOutput") { $0.ignoreOutput().map(impossible).eraseToAnyPublisher() },
    ]

    static let joining: [Sample] = [
        Sample("append") { $0.append(50, 51).eraseToAnyPublisher() },
        Sample("prepend") { $0.prepend(50, 51).eraseToAnyPublisher() },
        Sample("replaceEmpty") { $0.replaceEmpty(with: 9).eraseToAnyPublisher() },
        Sample("replaceError", passesFailure: false) {
            $0.replaceError(with: 9).setFailureType(to: Oops.self).eraseToAnyPublisher()
        },
        Sample("catch", passesFailure: false) {
            $0.catch { _ in [7, 8].publisher }.setFailureType(to: Oops.self).eraseToAnyPublisher()
        },
        Sample("tryCatch", passesFailure: false) {
            $0.tryCatch { _ in [7, 8].publisher.setFailureType(to: Oops.self) }.typed().eraseToAnyPublisher()
        },
        Sample("merge") { $0.merge(with: Empty()).eraseToAnyPublisher() },
        Sample("zip") { $0.zip((0...99).publisher.setFailureType(to: Oops.self), +).eraseToAnyPublisher() },
        Sample("combineLatest") { $0.combineLatest(Just(5).setFailureType(to: Oops.self), +).eraseToAnyPublisher() },
        Sample("retry", passesFailure: false) {
            $0.retry(1).replaceError(with: 3).setFailureType(to: Oops.self).eraseToAnyPublisher()
        },
        Sample("switchToLatest") {
            $0.map { Just($0).setFailureType(to: Oops.self) }.switchToLatest().eraseToAnyPublisher()
        },
    ]

    static let passing: [Sample] = [
        Sample("mapError") { $0.mapError { $0 }.eraseToAnyPublisher() },
        Sample("handleEvents") { $0.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher() },
        Sample("breakpoint") { $0.breakpoint(receiveOutput: { _ in false }).eraseToAnyPublisher() },
        Sample("print") { $0.print("x", to: Silence()).eraseToAnyPublisher() },
        Sample("buffer keepFull") {
            $0.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).eraseToAnyPublisher()
        },
        Sample("buffer byRequest") {
            $0.buffer(size: 1000, prefetch: .byRequest, whenFull: .dropOldest).eraseToAnyPublisher()
        },
        Sample("receive on") { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() },
        Sample("subscribe on") { $0.subscribe(on: ImmediateScheduler.shared).eraseToAnyPublisher() },
        Sample("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher() },
        Sample("erase") { $0.eraseToAnyPublisher() },
        Sample("measureInterval") {
            $0.measureInterval(using: ImmediateScheduler.shared).map(\.magnitude).eraseToAnyPublisher()
        },
        Sample("encode and decode") {
            $0.map { [$0] }.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
                .map { $0[0] }.typed().eraseToAnyPublisher()
        },
        Sample("multicast") { $0.multicast(subject: PassthroughSubject()).autoconnect().eraseToAnyPublisher() },
        Sample("share") { $0.share().eraseToAnyPublisher() },
    ]
}

struct Silence: TextOutputStream {
    mutating func write(_ string: String) {}
}

func impossible(_ never: Never) -> Int {}
