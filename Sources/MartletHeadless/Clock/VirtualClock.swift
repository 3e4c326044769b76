import CMartletHeadless
import Foundation
import Synchronization

/// A clock that stands still until it is told to go on, and what waits for it.
///
/// While a clock works, it also runs the tasks and the main queue's blocks that are started meanwhile, and those that
/// the main thread has started before; sleeping tasks, timers and delayed blocks wait for the clock's own time. So a
/// view's `.task`, a model's `Task.sleep`, its `Timer` and `DispatchQueue.main.asyncAfter` happen at once and in one
/// order. What other threads do for it, such as waiting for a server, keeps to real time; when they hand something to
/// the main queue, it runs the next time that the clock is asked, or told to wait for it.
@MainActor
package final class VirtualClock {
    /// Seconds since the clock was made.
    package private(set) var now: TimeInterval {
        get { inbox.now }
        set { inbox.now = newValue }
    }

    private struct Call {
        let time: TimeInterval
        let number: UInt64
        let isWork: Bool
        /// When it is due by the clock on the wall.
        let realTime: Date
        let action: @MainActor () -> Void
    }

    private var calls: [Call] = []
    private var count: UInt64 = 0
    private let inbox = WorkInbox()

    /// How many steps tasks may make before the screen is looked at; one that yields for ever goes on in real time.
    private static let limit = 2_000

    /// Says whether its caller runs for the main actor; every thread asks.
    package nonisolated static let isMainThread = Mutex<@Sendable () -> Bool> { Thread.isMainThread }

    nonisolated static var isOnMainThread: Bool { isMainThread.withLock(\.self)() }

    package init() {
        inbox.clock = self
        Arrivals.shared.leaveAlone(martlet_current_task())
        WorkTaker.open(inbox)
    }

    isolated deinit { WorkTaker.close(inbox) }

    /// The clock for what the caller does: the one that works on this thread, else, on the main thread, the last one
    /// made; nil where time is real.
    package nonisolated static var current: VirtualClock? {
        let inbox = WorkTaker.inboxOfCaller ?? (isOnMainThread ? WorkTaker.open.last : nil)
        return inbox?.clock
    }

    /// Seconds since the clock was made, for callers that are on its thread without being on the main actor.
    package nonisolated var time: TimeInterval { inbox.now }

    /// Runs `action` once, `seconds` from now; the result cancels it.
    @discardableResult
    package func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        add(after: seconds, isWork: false, action)
    }

    private func add(
        after seconds: TimeInterval, isWork: Bool, _ action: @escaping @MainActor () -> Void
    ) -> () -> Void {
        count += 1
        let number = count
        let wait = max(seconds, 0)
        calls.append(
            Call(time: now + wait, number: number, isWork: isWork, realTime: Date() + wait, action: action))
        return { [weak self] in self?.calls.removeAll { $0.number == number } }
    }

    /// Runs everything that is due, in the order of time, until nothing more is; `settle` after each.
    package func runDue(settle: () -> Void) { run(until: now, settle: settle) }

    /// Lets `seconds` pass.
    package func advance(by seconds: TimeInterval, settle: () -> Void) { run(until: now + seconds, settle: settle) }

    private func run(until end: TimeInterval, settle: () -> Void) {
        // A test may ask a screen for something from inside of an action: the run that is under way goes on later.
        if WorkTaker.inbox === inbox { return settle() }
        capture { settle() }
        var steps = 0
        // Time goes on beside a task that yields for ever, which may be one of another test.
        while true {
            acceptDelayed()
            if steps <= Self.limit, let work = nextWork() {
                capture {
                    work.run()
                    settle()
                }
                steps += 1
                if steps > Self.limit { giveBack() }
            } else if let next = calls.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }),
                next.time <= end + 1e-9
            {
                calls.removeAll { $0.number == next.number }
                now = max(now, next.time)
                steps = 0
                capture {
                    next.action()
                    settle()
                }
            } else {
                break
            }
        }
        now = max(now, end)
    }

    /// What the main thread started outside of any clock's work comes first: it is older.
    private func nextWork() -> Work? {
        WorkTaker.takeLoose() ?? inbox.takeFirst() ?? Arrivals.shared.takeFirst(for: inbox)
    }

    /// Wakes the tasks that have slept for as long as they wanted by the clock on the wall: a task that waits for the
    /// world outside, or asks it again after a while, has the world's time.
    package func wakeSleepers(settle: () -> Void) {
        let date = Date()
        while let next = calls.first(where: { $0.isWork && $0.realTime <= date }) {
            calls.removeAll { $0.number == next.number }
            capture {
                next.action()
                settle()
            }
            runDue(settle: settle)
        }
    }

    /// Keeps the thread until another one hands over something to run, or real time comes to `end`.
    package func waitForOthers(until end: Date) { Arrivals.shared.wait(for: inbox, until: end) }

    private func giveBack() {
        while let work = inbox.takeFirst() { work.runOnMainQueue() }
    }

    /// Waking times are whole milliseconds, so that the time a program takes to go to sleep does not count.
    private func acceptDelayed() {
        for (work, seconds) in inbox.takeDelayed() {
            let wait = (seconds * 1000 - 1e-6).rounded(.up) / 1000
            _ = add(after: wait, isWork: work.isJob) { work.run() }
        }
        for timer in inbox.takeTimers() { fire(timer, after: (timer.delay * 1000 - 1e-6).rounded(.up) / 1000) }
    }

    private func fire(_ timer: TimerWork, after seconds: TimeInterval) {
        schedule(after: seconds) { [weak self] in
            if let next = timer.fire() { self?.fire(timer, after: next) } else { self?.inbox.remove(timer) }
        }
    }

    /// Takes the work that `body` starts.
    package func capture<R>(_ body: () -> R) -> R {
        WorkTaker.with(inbox, body)
    }

    /// Wakes the tasks that sleep, which have been cancelled, and lets them end; what does not end goes on elsewhere.
    /// Blocks and timers that wait are forgotten: their time never comes.
    package func finish() {
        calls.removeAll { !$0.isWork }
        for _ in 0..<Self.limit {
            acceptDelayed()
            if let work = inbox.takeFirst() {
                capture { work.run() }
            } else if !calls.isEmpty {
                let call = calls.removeFirst()
                capture { call.action() }
            } else {
                return
            }
        }
        giveBack()
    }
}
