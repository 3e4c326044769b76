import Combine
import Foundation
import Testing

@Suite("Programmer errors")
struct TrapTests {
    @Test("asking for nothing traps, of whoever says that it does")
    func nothing() async {
        await #expect(processExitsWith: .failure) { subscription(of: Just(1))?.request(.none) }
        await #expect(processExitsWith: .failure) {
            subscription(of: PassthroughSubject<Int, Never>())?.request(.none)
        }
        await #expect(processExitsWith: .failure) {
            subscription(of: CurrentValueSubject<Int, Never>(1))?.request(.none)
        }
        await #expect(processExitsWith: .failure) {
            subscription(of: PassthroughSubject<Int, Never>().tryMap { $0 })?.request(.none)
        }
        await #expect(processExitsWith: .failure) {
            subscription(of: PassthroughSubject<Int, Never>().collect())?.request(.none)
        }
        await #expect(processExitsWith: .failure) {
            subscription(of: PassthroughSubject<Int, Never>().flatMap { Just($0) })?.request(.none)
        }
    }

    private var tolerant: [(name: String, make: (Ints) -> AnyPublisher<Int, Oops>)] {
        let scheduler = ImmediateScheduler.shared
        let other = PassthroughSubject<Int, Oops>()
        return [
            ("sequence", { _ in Publishers.Sequence(sequence: [1]).eraseToAnyPublisher() }),
            ("record", { _ in Record(output: [1], completion: .finished).eraseToAnyPublisher() }),
            ("buffer", { $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest).eraseToAnyPublisher() }),
            ("delay", { $0.delay(for: 1, scheduler: scheduler).eraseToAnyPublisher() }),
            ("receive", { $0.receive(on: scheduler).eraseToAnyPublisher() }),
            ("subscribe", { $0.subscribe(on: scheduler).eraseToAnyPublisher() }),
            ("throttle", { $0.throttle(for: 1, scheduler: scheduler, latest: true).eraseToAnyPublisher() }),
            ("timeout", { $0.timeout(.seconds(1), scheduler: TestScheduler()).eraseToAnyPublisher() }),
            ("measureInterval", { $0.measureInterval(using: scheduler).map(\.magnitude).eraseToAnyPublisher() }),
            ("multicast", { $0.multicast(subject: PassthroughSubject()).eraseToAnyPublisher() }),
            ("append", { $0.append(1).eraseToAnyPublisher() }),
            ("prepend", { $0.prepend(1).eraseToAnyPublisher() }),
            ("drop until", { $0.drop(untilOutputFrom: other).eraseToAnyPublisher() }),
            ("prefix until", { $0.prefix(untilOutputFrom: other).eraseToAnyPublisher() }),
        ]
    }

    @Test("asking for nothing changes nothing where it does not trap")
    func toleratedNothing() {
        for (name, make) in tolerant {
            let source = Ints(), recorder = Recorder<Int, Oops>(demand: .none)
            make(source).subscribe(recorder)
            let before = source.ticket.requested.reduce(.none, +)
            recorder.subscription?.request(.none)
            #expect(recorder.log.count == 1 && source.ticket.requested.reduce(.none, +) == before, "\(name)")
            recorder.subscription?.cancel()
            recorder.subscription?.request(.none)
            #expect(recorder.log.count == 1, "\(name)")
        }
    }

    @Test("asking an operator for nothing is not passed on to publishers of ours, which might trap")
    func toleratedOverSubject() {
        let subject = PassthroughSubject<Int, Never>()
        subscription(of: subject.receive(on: ImmediateScheduler.shared))?.request(.none)
        subscription(of: Just(1).append(2).prefix(untilOutputFrom: subject))?.request(.none)
        subscription(of: subject.append(2))?.request(.none)
        subscription(of: subject.share())?.request(.none)
    }

    @Test("demand arithmetic below zero traps")
    func negativeArithmetic() async {
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) + -2 }
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) * -1 }
    }

    @Test("a recording takes nothing after its end")
    func recording() async {
        await #expect(processExitsWith: .failure) {
            _ = Record<Int, Never> {
                $0.receive(completion: .finished)
                $0.receive(1)
            }
        }
        await #expect(processExitsWith: .failure) {
            _ = Record<Int, Never> {
                $0.receive(completion: .finished)
                $0.receive(completion: .finished)
            }
        }
    }

    @Test("collecting nothing at a time traps")
    func collectNothing() async {
        await #expect(processExitsWith: .failure) {
            _ = subscription(of: [1].publisher.eraseToAnyPublisher().collect(0))
        }
    }

    @Test("a breakpoint raises SIGTRAP when its closure says so")
    func breakpoint() async {
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            _ = subscription(of: Just(1).breakpoint(receiveSubscription: { _ in true }))
        }
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            subscription(of: Just(1).breakpoint(receiveOutput: { $0 == 1 }))?.request(.unlimited)
        }
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            _ = subscription(of: Fail<Int, Oops>(error: Oops()).breakpointOnError())
        }
    }
}
