import Dispatch
import Foundation

/// The clock of the main thread's schedulers, which a host without real time may replace.
///
/// Where ``now`` tells a time, timers and everything that `DispatchQueue.main`, `RunLoop.main` and
/// `OperationQueue.main` schedule for later keep to it: they go through ``scheduleAfter``, or else wait on the main
/// queue, which the host then serves by its own time.
package enum CombineClock {
    /// Runs an action after a number of seconds.
    package static nonisolated(unsafe) var scheduleAfter:
        (@Sendable (_ seconds: TimeInterval, _ action: @escaping @Sendable () -> Void) -> (any Cancellable)?)?

    /// Seconds since some fixed moment; `nil` where the caller lives in real time.
    package static nonisolated(unsafe) var now: (@Sendable () -> TimeInterval?)?

    /// The time by the host's clock, where it counts for the caller.
    static var virtualTime: TimeInterval? { now?() ?? nil }

    /// Runs an action on the main thread after a delay.
    static func onMain(after seconds: TimeInterval, _ action: @escaping () -> Void) -> any Cancellable {
        let carried = Carried(action)
        if let hooked = scheduleAfter?(max(0, seconds), { carried.value() }) { return hooked }
        let work = DispatchWorkItem { carried.value() }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds), execute: work)
        return AnyCancellable { work.cancel() }
    }

    /// Runs an action on the main thread after a delay and then again and again.
    static func onMain(
        after seconds: TimeInterval, every interval: TimeInterval, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition(interval: max(interval, 0.000_1), action: action)
        repetition.arm(after: seconds)
        return repetition
    }
}

/// An action that the main thread repeats, without drift where the clock allows.
private final class Repetition: Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private let interval: TimeInterval
    private var action: (() -> Void)?
    private var next: (any Cancellable)?
    private var due = 0.0

    init(interval: TimeInterval, action: @escaping () -> Void) {
        self.interval = interval
        self.action = action
    }

    func arm(after seconds: TimeInterval) {
        due = time + max(0, seconds)
        schedule(seconds)
    }

    private var time: TimeInterval {
        CombineClock.virtualTime ?? Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }

    private func schedule(_ seconds: TimeInterval) {
        let pending = CombineClock.onMain(after: seconds) { [weak self] in self?.fire() }
        let dead = lock.withLock {
            if action != nil { next = pending }
            return action == nil
        }
        if dead { pending.cancel() }
    }

    private func fire() {
        guard let action = lock.withLock({ self.action }) else { return }
        action()
        guard lock.withLock({ self.action != nil }) else { return }
        // Beats that were missed are left out, as a timer does.
        due += interval
        let now = time
        if due < now { due += ((now - due) / interval).rounded(.up) * interval }
        schedule(due - now)
    }

    func cancel() {
        let (action, pending) = lock.withLock {
            let taken = (self.action, next)
            self.action = nil
            next = nil
            return taken
        }
        pending?.cancel()
        withExtendedLifetime(action) {}
    }
}
