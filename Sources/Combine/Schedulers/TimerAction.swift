import Foundation

/// What a timer does, until it is done for the last time: Foundation never frees a timer, nor what its closure holds.
final class TimerAction: @unchecked Sendable {
    private let lock = Lock()
    private var action: ((Date) -> Void)?

    init(_ action: @escaping (Date) -> Void) { self.action = action }

    func perform(_ timer: Timer) { lock.withLock { action }?(timer.fireDate) }

    func drop() {
        let old = lock.withLock {
            let old = action
            action = nil
            return old
        }
        withExtendedLifetime(old) {}
    }
}
