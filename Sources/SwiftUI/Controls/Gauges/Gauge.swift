import MartletGraph
import MartletHost

/// Shows where a value lies in a range.
///
///     Gauge(value: speed, in: 0...180) { Text("Speed") } currentValueLabel: { Text("\(Int(speed))") }
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel
    private let maximumValueLabel: BoundsLabel

    init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
        _ maximum: BoundsLabel
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        let share = Double((value - bounds.lowerBound) / length)
        fraction = length > 0 && !share.isNaN ? min(max(share, 0), 1) : 0
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    @MainActor public var body: some View {
        typealias Configuration = GaugeStyleConfiguration
        let configuration = Configuration(
            value: fraction, label: .init(),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(),
            minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(),
            maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init())
        return StyledLook(configuration)
            ._controlElement(
                .progress, value: "\(Int((fraction * 100).rounded()))%",
                range: AccessibleElement.Range(current: fraction, minimum: 0, maximum: 1, step: 0)
            )
            ._keeping(maximumValueLabel, as: Configuration.MaximumValueLabel.self)
            ._keeping(minimumValueLabel, as: Configuration.MinimumValueLabel.self)
            ._keeping(currentValueLabel, as: Configuration.CurrentValueLabel.self)
            ._keeping(label, as: Configuration.Label.self)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Shows `value` in a range with a label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
    }

    /// Shows `value` in a range with a label and one of the value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }

    /// Shows `value` in a range with labels of the value and of both ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}
