import MartletHost

/// Controls and gestures that compete for what a pointer, or two fingers, do.
///
/// They stand in the order in which they come: what is further in before what is further out, except that a gesture of
/// high priority comes before all further in. Two of them exclude each other unless the one further out is attached as
/// a simultaneous one.
///
/// - One that wants the press by where the pointer is gets it when none of those before it, that it excludes, may
///   still want it.
/// - A control that wants it gets it from those further in as well.
/// - One that wants it because of the time, a long press, gets it unless one before it has it, or is a control.
/// - At the end of a press, the first that recognises it acts; it waits for those before it that wait for more clicks.
/// - Who gets it cancels all that it excludes.
@MainActor
class Contest {
    /// Those that are still in it, in order.
    private(set) var trackers: [PressTracker]
    private(set) var winners: [PressTracker] = []
    /// Those that are between two presses.
    private(set) var waiting: [PressTracker] = []
    /// Those that have recognised a press, and wait for one before them.
    private(set) var held: [(tracker: PressTracker, outcome: PressOutcome)] = []
    /// Controls that have asked for the press.
    private var wishes: [PressTracker] = []
    /// Those that go on from an earlier press.
    private var continued: [PressTracker] = []
    private var cancelTimer: (() -> Void)?
    private var cancelLongTimer: (() -> Void)?
    unowned let window: WindowRoot

    /// Seconds within which a second click makes a double click.
    static let doubleClickTime: TimeInterval = 0.3
    /// Seconds within which the next press goes on with a sequence.
    static let sequenceTime: TimeInterval = 1

    init(_ trackers: [PressTracker], in window: WindowRoot) {
        self.trackers = trackers.sorted { $0.order < $1.order }
        self.window = window
    }

    /// Told when a tracker has got the press.
    func claimed(by winner: PressTracker) {}

    private enum Reason { case place, time }

    static func areSimultaneous(_ a: PressTracker, _ b: PressTracker) -> Bool {
        (a.rank > b.rank ? a : b).priority == .simultaneous
    }

    final func isFollowed(by tracker: PressTracker) -> Bool { trackers.contains { $0 === tracker } }
    final func hasWon(_ tracker: PressTracker) -> Bool { winners.contains { $0 === tracker } }

    /// Calls `schedule`d actions later unless the returned closure is called first.
    final func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void {
        window.schedule(after: seconds, action)
    }

    // MARK: While it goes on

    /// Lets each tracker handle an event; `handle` returns `true` for one that wants the press.
    final func step(_ handle: (PressTracker) -> Bool) {
        leaveLost()
        var wanting: [PressTracker] = []
        for tracker in trackers {
            let isWanted = handle(tracker)
            if isWanted, tracker.isControl { wishes.append(tracker) }
            if isWanted || wishes.contains(where: { $0 === tracker }) { wanting.append(tracker) }
        }
        resolve(wanting, .place)
    }

    /// A time a gesture asked for has come.
    final func wake(_ tracker: GestureTracker) {
        leaveLost()
        guard isFollowed(by: tracker) else { return }
        let isWanted = tracker.timePassed()
        resolve(isWanted ? [tracker] : [], .time)
        if isWanted, isFollowed(by: tracker), !hasWon(tracker) { drop(tracker) }
    }

    private func resolve(_ wanting: [PressTracker], _ reason: Reason) {
        for tracker in trackers where tracker.hasFailed { drop(tracker) }
        releaseHeld()
        for tracker in wanting where isFollowed(by: tracker) && !hasWon(tracker) {
            if !isBlocked(tracker, reason) { claim(tracker) }
        }
        for tracker in trackers where isFollowed(by: tracker) && mayShow(tracker) {
            tracker.follow(isWinner: hasWon(tracker))
        }
        trackers.removeAll(where: \.isOver)
    }

    private func isBlocked(_ tracker: PressTracker, _ reason: Reason) -> Bool {
        trackers.contains { other in
            guard other.order < tracker.order, !Contest.areSimultaneous(other, tracker) else { return false }
            if hasWon(other) { return true }
            // A control that wants a press knows what other controls are in it.
            if tracker.isControl, other.holdsPress { return false }
            return reason == .time ? other.holdsPress : other.isUndecided
        }
    }

    private func mayShow(_ tracker: PressTracker) -> Bool {
        !trackers.contains { other in
            other.order < tracker.order && (other.holdsPress || hasWon(other))
                && !Contest.areSimultaneous(other, tracker)
        }
    }

    /// Leaves the press to one tracker, and to those that may have it at the same time.
    final func claim(_ winner: PressTracker) {
        guard !hasWon(winner) else { return }
        winners.append(winner)
        for other in trackers where other !== winner && !Contest.areSimultaneous(other, winner) { drop(other) }
        for entry in held where !Contest.areSimultaneous(entry.tracker, winner) { entry.tracker.cancelled() }
        held.removeAll { !Contest.areSimultaneous($0.tracker, winner) }
        claimed(by: winner)
    }

    final func drop(_ tracker: PressTracker) {
        trackers.removeAll { $0 === tracker }
        winners.removeAll { $0 === tracker }
        tracker.cancelled()
    }

    /// Cancels those whose views are gone or can no longer be used.
    final func leaveLost() {
        for tracker in trackers + waiting where !tracker.isPresent || !tracker.node.isEnabled {
            waiting.removeAll { $0 === tracker }
            drop(tracker)
        }
        held.removeAll { !$0.tracker.isPresent }
    }

    var hasLost: Bool { trackers.contains { !$0.isPresent } || waiting.contains { !$0.isPresent } }

    final func cancel() {
        let all = trackers + waiting + held.map(\.tracker)
        (trackers, winners, waiting, held) = ([], [], [], [])
        stopWaiting()
        for tracker in all { tracker.cancelled() }
    }

    // MARK: At the end of a press

    /// Whether nobody waits for another press.
    final var isSettled: Bool { waiting.isEmpty && held.isEmpty }

    final func finish(_ outcome: (PressTracker) -> PressOutcome) {
        leaveLost()
        let all = trackers
        trackers = []
        let outcomes = held + all.map { ($0, outcome($0)) }
        held = []
        settle(outcomes.sorted { $0.tracker.order < $1.tracker.order })
        if waiting.contains(where: \.waitsForClick) {
            cancelTimer = schedule(after: Self.doubleClickTime) { [weak self] in
                self?.stopWaitingForClicks { _ in true }
            }
        }
        if waiting.contains(where: { !$0.waitsForClick }) {
            cancelLongTimer = schedule(after: Self.sequenceTime) { [weak self] in self?.stopWaitingForPresses() }
        }
    }

    private func settle(_ outcomes: [(tracker: PressTracker, outcome: PressOutcome)]) {
        for entry in outcomes { if case .waiting = entry.outcome { waiting.append(entry.tracker) } }
        var accepted: [PressTracker] = []
        for entry in outcomes {
            let tracker = entry.tracker
            let action: @MainActor () -> Void
            switch entry.outcome {
            case .failed, .waiting: continue
            case .recognized(let body), .progressed(let body): action = body
            }
            if accepted.contains(where: { !Contest.areSimultaneous($0, tracker) }) {
                tracker.cancelled()
            } else if waiting.contains(where: {
                $0.order < tracker.order && $0.waitsForClick && !Contest.areSimultaneous($0, tracker)
            }) {
                held.append(entry)
            } else {
                accepted.append(tracker)
                leave(to: tracker)
                if case .progressed = entry.outcome { waiting.append(tracker) }
                action()
            }
        }
    }

    /// Cancels all that `winner` excludes between two presses.
    private func leave(to winner: PressTracker) {
        for tracker in waiting + held.map(\.tracker)
        where tracker !== winner && !Contest.areSimultaneous(tracker, winner) {
            waiting.removeAll { $0 === tracker }
            held.removeAll { $0.tracker === tracker }
            tracker.cancelled()
        }
    }

    private func stopWaiting() {
        cancelTimer?()
        cancelTimer = nil
        cancelLongTimer?()
        cancelLongTimer = nil
    }

    private func stopWaitingForPresses() {
        for tracker in waiting where !tracker.waitsForClick {
            waiting.removeAll { $0 === tracker }
            tracker.cancelled()
        }
    }

    /// No further click comes for those that `isOver` says.
    private func stopWaitingForClicks(_ isOver: (PressTracker) -> Bool) {
        cancelTimer?()
        cancelTimer = nil
        let over = waiting.filter { $0.waitsForClick && isOver($0) }
        waiting.removeAll { tracker in over.contains { $0 === tracker } }
        var outcomes = over.map { ($0, $0.waitedTooLong()) } + held.map { ($0.tracker, $0.outcome) }
        held = []
        outcomes.sort { $0.0.order < $1.0.order }
        settle(outcomes)
    }

    /// Another press begins: those that wait for it and are under the pointer go on with it.
    ///
    /// - Parameter isSoon: whether it is a further click of several.
    final func handOver(to path: [LayoutNode], isSoon: Bool) {
        leaveLost()
        func isUnder(_ tracker: PressTracker) -> Bool { path.contains { $0 === tracker.node } }
        stopWaitingForClicks { !isSoon || !isUnder($0) }
        for tracker in waiting where !isUnder(tracker) {
            waiting.removeAll { $0 === tracker }
            tracker.cancelled()
        }
    }

    /// Takes over those that have recognised an earlier press, and wait for trackers that go on with this one.
    final func inherit(_ entries: [(tracker: PressTracker, outcome: PressOutcome)], waitingFor others: [PressTracker]) {
        held = entries
        continued = others
    }

    private func releaseHeld() {
        guard !held.isEmpty, !continued.contains(where: isFollowed) else { return }
        let outcomes = held
        held = []
        settle(outcomes)
    }

    /// Gives up those between two presses, to a contest that goes on with them.
    final func takeHeld() -> [(tracker: PressTracker, outcome: PressOutcome)] {
        defer { (waiting, held) = ([], []) }
        stopWaiting()
        return held
    }
}
