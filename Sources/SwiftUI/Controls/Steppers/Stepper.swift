import MartletGraph
import MartletHost

/// A control that makes a value larger or smaller step by step.
///
///     Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
nonisolated public struct Stepper<Label: View>: View {
    public typealias Body = Never
    let label: Label
    let steps: StepperSteps

    init(_ steps: StepperSteps, _ label: Label) {
        self.steps = steps
        self.label = label
    }

    /// A stepper that calls these closures; one that is nil disables its button.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(onIncrement, onDecrement, onEditingChanged), label())
    }

    /// A stepper of a value without limits.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, nil, step, nil, onEditingChanged), label())
    }

    /// A stepper of a value that stays within limits.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, bounds, step, nil, onEditingChanged), label())
    }

    /// A stepper that shows its value in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, nil, step, format.format, onEditingChanged), label())
    }

    /// A stepper of a value within limits that shows it in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, bounds, step, format.format, onEditingChanged), label())
    }

    /// A stepper that calls these closures.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(StepperSteps(onIncrement, onDecrement, onEditingChanged), label())
    }

    /// A stepper of a value without limits.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(StepperSteps(value, nil, step, nil, onEditingChanged), label())
    }

    /// A stepper of a value that stays within limits.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(StepperSteps(value, bounds, step, nil, onEditingChanged), label())
    }
}

extension Stepper: ExpandedView {
    @MainActor var expansion: StepperRow<Label> { StepperRow(label: label, steps: steps) }
}

/// What a stepper does, and how far it has come.
nonisolated struct StepperSteps {
    /// What stands now, asked for in a body.
    struct State {
        var canIncrement: Bool
        var canDecrement: Bool
        var value: String?
        var range: AccessibleElement.Range?
    }

    let increment: () -> Void
    let decrement: () -> Void
    let onEditingChanged: (Bool) -> Void
    let state: () -> State
    /// Whether the value is shown beside the label.
    let showsValue: Bool

    init(_ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?, _ onEditingChanged: @escaping (Bool) -> Void) {
        increment = onIncrement ?? {}
        decrement = onDecrement ?? {}
        self.onEditingChanged = onEditingChanged
        let state = State(canIncrement: onIncrement != nil, canDecrement: onDecrement != nil)
        self.state = { state }
        showsValue = false
    }

    init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ format: ((V) -> String)?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.onEditingChanged = onEditingChanged
        showsValue = format != nil
        increment = {
            let next = value.wrappedValue.advanced(by: step)
            value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        }
        decrement = {
            let next = value.wrappedValue.advanced(by: -step)
            value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        }
        state = {
            let now = value.wrappedValue
            var state = State(
                canIncrement: bounds.map { now < $0.upperBound } ?? true,
                canDecrement: bounds.map { now > $0.lowerBound } ?? true, value: format?(now) ?? "\(now)")
            if let current = number(now) {
                state.range = AccessibleElement.Range(
                    current: current, minimum: bounds.flatMap { number($0.lowerBound) } ?? -.infinity,
                    maximum: bounds.flatMap { number($0.upperBound) } ?? .infinity, step: number(step) ?? 1)
            }
            return state
        }
    }
}

/// A number of any type as a Double; nil for what is no number.
nonisolated private func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
}
