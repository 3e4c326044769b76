import Combine
import Foundation
import Testing

@Suite("Programmer errors")
struct TrapTests {
    @Test("asking for nothing traps, whoever is asked")
    func nothing() async {
        await #expect(processExitsWith: .failure) { subscription(of: Just(1))?.request(.none) }
        await #expect(processExitsWith: .failure) { subscription(of: [1].publisher)?.request(.none) }
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
