import CMartletHeadless
import Foundation

/// What other threads hand to the main queue while there are clocks: the answer of a server, a file that was read.
///
/// A test that asks its screen keeps the main queue busy, so that nothing would come of it. It waits here instead, and
/// the clock it belongs to runs it when it is asked next; where none is asked before the main queue is free, it runs
/// there, as it would have. What tests and other tasks do among themselves is left alone.
final class Arrivals: @unchecked Sendable {
    static let shared = Arrivals()

    private let condition = NSCondition()
    private struct Arrival {
        let work: Work
        let owner: WorkInbox?
        let task: UInt64
    }

    private var arrivals: [Arrival] = []
    /// Whose clock a task belongs to: one that it ran for, or that one of its tasks started it for.
    private var owners: [UInt64: WorkInbox] = [:]
    /// Tasks that belong to no clock: tests, and those of screens that are gone.
    private var strangers: Set<UInt64> = []
    private var clocks: [WorkInbox] = []
    private var isFlushScheduled = false

    private func locked<R>(_ body: () -> R) -> R {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }

    func clockOpened(_ inbox: WorkInbox) { locked { clocks.append(inbox) } }

    func clockClosed(_ inbox: WorkInbox) {
        locked {
            clocks.removeAll { $0 === inbox }
            for (task, owner) in owners where owner === inbox {
                owners[task] = nil
                strangers.insert(task)
            }
        }
    }

    /// Says that a task belongs to no clock; 0 is none.
    func leaveAlone(_ task: UInt64) { locked { _ = strangers.insert(task) } }

    /// Whether a task belongs to no clock.
    func isStranger(_ task: UInt64) -> Bool { task != 0 && locked { strangers.contains(task) } }

    /// Says that a task belongs to a clock; 0 is none.
    func follow(_ task: UInt64, for inbox: WorkInbox) {
        if task != 0 { locked { owners[task] = inbox } }
    }

    /// On whatever thread hands over the work, which is not that of the main queue.
    func take(_ work: martlet_work) -> Bool {
        locked {
            guard let oldest = clocks.first, work.task == 0 || !strangers.contains(work.task) else { return false }
            let owner = owners[work.task] ?? owners[work.caller]
            if work.task != 0 {
                if let owner {
                    owners[work.task] = owner
                } else if work.caller != 0 || work.task <= oldest.oldestTask {
                    // What a task that nobody knows has started, or what was there before all clocks, is some test's.
                    strangers.insert(work.task)
                    return false
                }
            }
            // A thread that is no task waits for the world outside.
            guard work.is_main, owner != nil || work.caller == 0 else { return false }
            let arrival = Arrival(work: Work(work), owner: owner, task: work.task)
            if work.seconds > 0 {
                DispatchQueue.global().asyncAfter(deadline: .now() + work.seconds) {
                    self.locked { self.add(arrival) }
                }
            } else {
                add(arrival)
            }
            return true
        }
    }

    private func add(_ arrival: Arrival) {
        arrivals.append(arrival)
        condition.broadcast()
        if isFlushScheduled { return }
        isFlushScheduled = true
        martlet_call_on_main_queue(nil) { _ in Arrivals.shared.flush() }
    }

    /// The first that is a clock's own or nobody's.
    func takeFirst(for inbox: WorkInbox) -> Work? {
        locked { first(for: inbox).map { arrivals.remove(at: $0).work } }
    }

    private func first(for inbox: WorkInbox) -> Int? {
        arrivals.firstIndex {
            $0.owner.map { $0 === inbox } ?? ($0.task == 0 || $0.task > inbox.oldestTask)
        }
    }

    /// Returns when there is something for a clock, or real time has come to `end`.
    func wait(for inbox: WorkInbox, until end: Date) {
        locked {
            while first(for: inbox) == nil, condition.wait(until: end) {}
        }
    }

    /// The main queue is free.
    private func flush() {
        let arrivals = locked {
            defer { self.arrivals = [] }
            isFlushScheduled = false
            return self.arrivals
        }
        for arrival in arrivals {
            MainActor.assumeIsolated {
                if let clock = arrival.owner?.clock {
                    clock.capture { arrival.work.run() }
                } else {
                    arrival.work.run()
                }
            }
        }
    }
}
