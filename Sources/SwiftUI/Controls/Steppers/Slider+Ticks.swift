extension Slider {
    /// A slider with marks on its track.
    ///
    ///     Slider(value: $balance, in: -1...1, neutralValue: 0) { Text("Balance") } ticks: { SliderTick(0) }
    ///
    /// - Parameters:
    ///   - neutralValue: where the filled part of the track begins; nil at the lower end.
    ///   - enabledBounds: the values that can be chosen; nil for all. What lies beyond `bounds` does not count.
    ///   - currentValueLabel: tells a screen reader the value.
    ///   - ticks: the marks. The value can lie between them.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
        add(neutralValue, enabledBounds, currentValueLabel(), Array(ticks().body))
    }

    /// A slider whose values lie `step` apart, with marks on its track.
    ///
    /// - Parameters:
    ///   - neutralValue: where the filled part of the track begins; nil at the lower end.
    ///   - enabledBounds: the values that can be chosen; nil for all. What lies beyond `bounds` does not count.
    ///   - currentValueLabel: tells a screen reader the value.
    ///   - tick: asked for the mark of each value, of the first thousand; nil for a value without one.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
        var values: [V] = []
        if step > 0 {
            values = Array(Swift.stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).prefix(1000))
        }
        add(neutralValue, enabledBounds, currentValueLabel(), values.compactMap(tick))
    }

    private mutating func add<V: BinaryFloatingPoint, C: View>(
        _ neutralValue: V?, _ enabledBounds: ClosedRange<V>?, _ current: C, _ ticks: [SliderTick<V>]
    ) {
        scale.neutralValue = neutralValue.map { Double($0) }
        scale.enabledBounds = enabledBounds.map { Double($0.lowerBound)...Double($0.upperBound) }
        scale.ticks = ticks.map { SliderScale.Tick(value: Double($0.value), label: $0.label) }
        if C.self != EmptyView.self { currentValueLabel = AnyView(current) }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with marks on its track, without labels at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// A slider whose values lie `step` apart, with marks on its track, without labels at its ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, tick: tick, onEditingChanged: onEditingChanged)
    }
}
