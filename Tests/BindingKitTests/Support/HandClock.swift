import Foundation
import ViewTesting

/// A clock that stands still until it is turned.
final class HandClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private let lock = NSLock()
    private var time = Instant(offset: .zero)
    private var sleepers: [(id: UUID, deadline: Instant, wake: CheckedContinuation<Void, any Error>)] = []

    var now: Instant { lock.withLock { time } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wake in lock.withLock { sleepers.append((id, deadline, wake)) }
            }
        } onCancel: {
            wake { $0.id == id }?.resume(throwing: CancellationError())
        }
    }

    func advance(by duration: Duration) {
        lock.withLock { time.offset += duration }
        while let sleeper = wake({ $0.deadline <= $1 }) { sleeper.resume() }
    }

    /// Until somebody sleeps.
    @MainActor func waitForSleeper(on screen: Screen) { screen.wait { self.lock.withLock { !self.sleepers.isEmpty } } }

    private func wake(
        _ isWoken: ((id: UUID, deadline: Instant, wake: CheckedContinuation<Void, any Error>), Instant) -> Bool
    ) -> CheckedContinuation<Void, any Error>? {
        lock.withLock {
            sleepers.firstIndex { isWoken($0, time) }.map { sleepers.remove(at: $0).wake }
        }
    }

    private func wake(
        _ isWoken: ((id: UUID, deadline: Instant, wake: CheckedContinuation<Void, any Error>)) -> Bool
    ) -> CheckedContinuation<Void, any Error>? { wake { sleeper, _ in isWoken(sleeper) } }
}
