import CMartletHeadless
import Foundation
import Synchronization

/// A job or a block, as its queue would call it.
struct Work: @unchecked Sendable {
    let function: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let context: UnsafeMutableRawPointer?
    /// Whether it belongs to a task, which must come to its end.
    let isJob: Bool

    init(_ work: martlet_work) {
        function = work.function
        context = work.context
        isJob = work.is_job
    }

    func run() { function(context) }
    func runOnMainQueue() { martlet_call_on_main_queue(context, function) }
}

/// Work that was handed over for a clock; only ever touched on the thread of the main actor.
final class WorkInbox: @unchecked Sendable {
    weak var clock: VirtualClock?
    var now: TimeInterval = 0
    /// Tasks up to this one were there before the clock was.
    let oldestTask = martlet_last_task()
    private var ready: [Work] = []
    private var delayed: [(work: Work, seconds: Double)] = []
    private var newTimers: [TimerWork] = []
    /// Those that have not come to their end.
    private var timers: [TimerWork] = []

    func add(_ work: Work, after seconds: Double) {
        if seconds > 0 { delayed.append((work, seconds)) } else { ready.append(work) }
    }

    func takeFirst() -> Work? { ready.isEmpty ? nil : ready.removeFirst() }

    func takeDelayed() -> [(work: Work, seconds: Double)] {
        defer { delayed = [] }
        return delayed
    }

    /// A timer may be handed over for several modes of a run loop.
    func add(_ timer: Timer) {
        if timers.contains(where: { $0.isFor(timer) }) { return }
        let work = TimerWork(timer)
        timers.append(work)
        newTimers.append(work)
    }

    func remove(_ timer: TimerWork) { timers.removeAll { $0 === timer } }

    func takeTimers() -> [TimerWork] {
        defer { newTimers = [] }
        return newTimers
    }
}

/// Decides which clock takes the work that is handed to a queue now. Nothing here is on the main actor by its type,
/// because jobs of other actors, which a clock runs on its thread too, hand over work as well.
enum WorkTaker {
    /// That of the clock that works now; only touched on its thread.
    private(set) nonisolated(unsafe) static var inbox: WorkInbox?
    /// The thread that it works on, which every thread compares itself with; 0 for none. A main queue that is served by
    /// worker threads moves.
    private static let thread = Atomic<pthread_t>(0)
    /// Those of all clocks, the last one made last.
    private(set) nonisolated(unsafe) static var open: [WorkInbox] = []
    /// Work that the main thread started while there were clocks and none was working.
    private nonisolated(unsafe) static var loose: [Work] = []
    private nonisolated(unsafe) static var isFlushScheduled = false

    static var inboxOfCaller: WorkInbox? {
        thread.load(ordering: .relaxed) == pthread_self() ? inbox : nil
    }

    @MainActor static func with<R>(_ new: WorkInbox, _ body: () -> R) -> R {
        let outer = inbox
        let thread = thread.exchange(pthread_self(), ordering: .relaxed)
        inbox = new
        defer {
            inbox = outer
            Self.thread.store(thread, ordering: .relaxed)
        }
        return body()
    }

    @MainActor static func takeLoose() -> Work? { loose.isEmpty ? nil : loose.removeFirst() }

    @MainActor static func open(_ inbox: WorkInbox) {
        open.append(inbox)
        Arrivals.shared.clockOpened(inbox)
        listen()
    }

    /// Not on the main actor, because every thread asks.
    private static func listen() {
        martlet_take { WorkTaker.take($0!.pointee) }
        martlet_take_timers { WorkTaker.take($0!) }
    }

    @MainActor static func close(_ inbox: WorkInbox) {
        open.removeAll { $0 === inbox }
        Arrivals.shared.clockClosed(inbox)
    }

    /// On whatever thread hands over the work.
    private static func take(_ work: martlet_work) -> Bool {
        if let inbox = inboxOfCaller {
            // What is done in a view may be what a test waits for; the test itself is not to go on inside of a clock.
            guard work.is_job || work.is_main, !Arrivals.shared.isStranger(work.task) else { return false }
            Arrivals.shared.follow(work.task, for: inbox)
            inbox.add(Work(work), after: work.seconds)
            return true
        }
        if VirtualClock.isOnMainThread { return takeFromMainThread(work) }
        return Arrivals.shared.take(work)
    }

    /// Timers of other threads, which have run loops of their own, are nobody's here.
    private static func take(_ timer: UnsafeMutableRawPointer) -> Bool {
        guard let inbox = inboxOfCaller ?? (VirtualClock.isOnMainThread ? open.last : nil) else { return false }
        inbox.add(Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue())
        return true
    }

    private static func takeFromMainThread(_ work: martlet_work) -> Bool {
        // A test's own sleep, a job of another actor, and a task that goes elsewhere are nobody's here.
        guard work.is_main, work.task == 0 || work.task != work.caller, !open.isEmpty else { return false }
        if work.seconds > 0 {
            open.last?.add(Work(work), after: work.seconds)
            return true
        }
        loose.append(Work(work))
        if isFlushScheduled { return true }
        isFlushScheduled = true
        // Where no clock takes it before the main queue is free again, it runs as it would have.
        martlet_call_on_main_queue(nil) { _ in WorkTaker.flush() }
        return true
    }

    private static func flush() {
        isFlushScheduled = false
        let works = loose
        loose = []
        for work in works { work.run() }
    }
}
