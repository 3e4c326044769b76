import Foundation

/// A `Timer` that a clock fires in place of a run loop.
final class TimerWork {
    private let timer: Timer
    /// When it is due by the clock on the wall, as the timer was told last.
    private var date: Date

    init(_ timer: Timer) {
        self.timer = timer
        date = timer.fireDate
    }

    func isFor(_ other: Timer) -> Bool { timer === other }

    /// How long it is to wait from now, in seconds.
    var delay: TimeInterval { max(date.timeIntervalSinceNow, 0) }

    /// Fires the timer, unless it was stopped or told another date meanwhile.
    ///
    /// - Returns: how long it is to wait for its next time; nil where there is none.
    func fire() -> TimeInterval? {
        guard timer.isValid else { return nil }
        if timer.fireDate != date {
            date = timer.fireDate
            return delay
        }
        timer.fire()
        guard timer.isValid, timer.timeInterval > 0 else { return nil }
        // What fires may have moved the next time itself.
        if timer.fireDate == date { return timer.timeInterval }
        date = timer.fireDate
        return delay
    }
}
