import CMartletHeadless
import Foundation

/// A clock that stands still until it is told to go on, and what waits for it.
///
/// While `run` works, it also runs what the main actor has to do: tasks that are started, resumed or put to sleep
/// meanwhile live on this clock. What others start keeps to the system's.
@MainActor
package final class VirtualClock {
    /// Seconds since the clock was made.
    package private(set) var now: TimeInterval = 0

    private struct Call {
        let time: TimeInterval
        let number: UInt64
        let isSleeper: Bool
        let action: @MainActor () -> Void
    }

    private var calls: [Call] = []
    private var count: UInt64 = 0
    private var jobs: [UnownedJob] = []

    package init() { JobHooks.install() }

    /// Runs `action` once, `seconds` from now; the result cancels it.
    @discardableResult
    package func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        add(after: seconds, isSleeper: false, action)
    }

    private func add(
        after seconds: TimeInterval, isSleeper: Bool, _ action: @escaping @MainActor () -> Void
    ) -> () -> Void {
        count += 1
        let number = count
        calls.append(Call(time: now + max(seconds, 0), number: number, isSleeper: isSleeper, action: action))
        return { [weak self] in self?.calls.removeAll { $0.number == number } }
    }

    /// Runs everything that is due, in the order of time, until nothing more is; `settle` after each.
    package func runDue(settle: () -> Void) { run(until: now, settle: settle) }

    /// Lets `seconds` pass.
    package func advance(by seconds: TimeInterval, settle: () -> Void) { run(until: now + seconds, settle: settle) }

    private func run(until end: TimeInterval, settle: () -> Void) {
        capture { settle() }
        while true {
            if !jobs.isEmpty {
                let job = jobs.removeFirst()
                capture {
                    job.runSynchronously(on: MainActor.sharedUnownedExecutor)
                    settle()
                }
            } else if let next = calls.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }), next.time <= end {
                calls.removeAll { $0.number == next.number }
                now = max(now, next.time)
                capture {
                    next.action()
                    settle()
                }
            } else {
                break
            }
        }
        now = end
    }

    /// Takes the tasks that `body` starts or resumes.
    package func capture<R>(_ body: () -> R) -> R {
        let outer = JobHooks.clock
        JobHooks.clock = self
        defer { JobHooks.clock = outer }
        return body()
    }

    fileprivate func take(_ job: UnownedJob) { jobs.append(job) }

    /// Waking times are whole milliseconds, so that the time a program takes to go to sleep does not count.
    fileprivate func take(_ job: UnownedJob, after nanoseconds: UInt64) {
        _ = add(after: (Double(nanoseconds) / 1e6).rounded(.up) / 1000, isSleeper: true) {
            job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        }
    }

    /// Wakes the tasks that sleep, which have been cancelled, and lets them end; at most `limit` steps.
    package func finish(limit: Int = 1000) {
        calls.removeAll { !$0.isSleeper }
        for _ in 0..<limit {
            if !jobs.isEmpty {
                let job = jobs.removeFirst()
                capture { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
            } else if !calls.isEmpty {
                let call = calls.removeFirst()
                capture { call.action() }
            } else {
                return
            }
        }
    }
}

/// Which clock takes the jobs that are enqueued now on this thread.
private enum JobHooks {
    @MainActor static var clock: VirtualClock? {
        get { current }
        set {
            current = newValue
            thread = newValue == nil ? nil : pthread_self()
        }
    }

    nonisolated(unsafe) private static var current: VirtualClock?
    nonisolated(unsafe) private static var thread: pthread_t?
    @MainActor private static var isInstalled = false

    /// The clock that runs on the calling thread.
    static func clockOfCaller() -> VirtualClock? {
        guard let thread, pthread_equal(thread, pthread_self()) != 0 else { return nil }
        return current
    }

    @MainActor static func install() {
        if isInstalled { return }
        isInstalled = true
        martlet_take_jobs(
            { job in
                guard let clock = JobHooks.clockOfCaller(), let job else { return false }
                let unowned = unsafeBitCast(job, to: UnownedJob.self)
                MainActor.assumeIsolated { clock.take(unowned) }
                return true
            },
            { job, nanoseconds in
                guard let clock = JobHooks.clockOfCaller(), let job else { return false }
                let unowned = unsafeBitCast(job, to: UnownedJob.self)
                MainActor.assumeIsolated { clock.take(unowned, after: nanoseconds) }
                return true
            })
    }
}
