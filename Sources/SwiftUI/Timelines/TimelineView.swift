import MartletGraph

/// A view whose content changes at the dates of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///         Text(context.date, style: .time)
///     }
///
/// It shows the last date of the schedule that has passed; before the first, the present one.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (Context) -> Content

    /// When the content is shown, and how often it changes.
    public struct Context: Sendable {
        /// How often the content may change; each shows less than the one before.
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        public let date: Date
        public let cadence: Cadence

        init(date: Date, cadence: Cadence) {
            self.date = date
            self.cadence = cadence
        }
    }
}

/// The context of any timeline.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
    }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        TimelineNode(view, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: TimelineNode<Schedule, Content>.self).update(with: view)
    }
}

/// The node of a timeline: evaluates its content when the next date has come.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ChildNode {
    private var view: TimelineView<Schedule, Content>
    private var reader: Reader!
    private var entries: Schedule.Entries.Iterator
    private var date: Date
    private var next: Date?
    private var cancelTimer: (() -> Void)?

    init(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
        self.view = view
        date = inputs.scope.graph.clock.date
        entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
        super.init(inputs)
        reader = Reader(self)
        next = entries.next()
        goOn(to: date)
        child = Content._makeNode(evaluate(), self.inputs)
    }

    func update(with new: TimelineView<Schedule, Content>) {
        let now = graph.clock.date
        view = new
        entries = new.schedule.entries(from: now, mode: .normal).makeIterator()
        next = entries.next()
        goOn(to: now)
        update()
    }

    override func update() {
        flags.remove(.stale)
        Content._updateNode(child, evaluate(), inputs)
    }

    private func evaluate() -> Content {
        reader.evaluate { view.content(.init(date: date, cadence: .live)) }
    }

    /// Takes the last date that has passed, and waits for the one behind it.
    private func goOn(to now: Date) {
        var last: Date?
        // A clock's seconds are told from dates far away, in which a microsecond may be lost. A schedule that stands still
        // does not keep the program.
        var passed = 0
        while let entry = next, entry <= now.addingTimeInterval(1e-5), passed < 1_000_000 {
            last = entry
            next = entries.next()
            passed += 1
        }
        date = last ?? now
        cancelTimer?()
        cancelTimer = nil
        guard let next else { return }
        cancelTimer = graph.clock.schedule(after: max(next.timeIntervalSince(now), 0.001)) { [weak self] in
            guard let self, !flags.contains(.left) else { return }
            goOn(to: graph.clock.date)
            setNeedsUpdate()
        }
    }

    override func willLeave() {
        cancelTimer?()
        reader.leave()
    }
}
