import MartletGraph

/// Where a progress view takes from how far something has come.
enum ProgressSource {
    /// From 0 to 1; nil while it is not known.
    case fraction(Double?)
    /// How much of an interval has passed, or is still to come.
    case interval(ClosedRange<Date>, countsDown: Bool)
    /// What an object of Foundation says.
    case progress(Progress)

    /// How far it has come; asks again later while it goes on by itself.
    @MainActor func fraction(at passing: PassingTime) -> Double? {
        switch self {
        case .fraction(let fraction): return fraction
        case .interval(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let passed = passing.now.timeIntervalSince(interval.lowerBound)
            // A bar of some hundred points moves by about one at a time.
            if passed < length { passing.wake(after: passed < 0 ? -passed : min(max(length / 400, 1 / 30), 1)) }
            let share = length > 0 ? min(max(passed / length, 0), 1) : 1
            return countsDown ? 1 - share : share
        case .progress(let progress):
            // Nobody is told of changes by Foundation on Linux.
            if !progress.isFinished, !progress.isCancelled { passing.wake(after: 0.1) }
            return progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)
        }
    }
}

/// The clock of a view that shows another thing as time passes: a body that reads it runs again when it wakes.
@MainActor
final class PassingTime {
    private let change = ChangeLocation()
    private var isWaiting = false

    nonisolated init() {}

    /// The date; the reader runs again after the next `wake`.
    var now: Date {
        change.read()
        return Graph.current.clock.date
    }

    /// Lets the readers run again some seconds from now, unless they do so earlier.
    func wake(after seconds: Double) {
        change.read()
        if isWaiting { return }
        isWaiting = true
        Graph.current.clock.schedule(after: seconds) { [weak self] in
            self?.isWaiting = false
            self?.change.send()
        }
    }
}

/// What a progress view of an interval says of the value: the time that is left or has passed.
nonisolated public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    @MainActor public var body: some View {
        Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
    }
}

extension ProgressView {
    /// Shows how an interval passes, from full to empty or from empty to full.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(.interval(timerInterval, countsDown: countsDown), label(), currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Shows how an interval passes, and as text the time that is left or has passed.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label(),
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }

    /// Shows how an interval passes, and as text the time that is left or has passed.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(
            .interval(timerInterval, countsDown: countsDown), EmptyView(),
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView {
    /// Shows how far an object of Foundation has come, and follows it.
    nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(.progress(progress), EmptyView(), EmptyView())
    }
}
