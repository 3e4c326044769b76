extension Stepper where Label == Text {
    /// A stepper with a title to translate that calls these closures; one that is nil disables its button.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(onIncrement, onDecrement, onEditingChanged), Text(titleKey))
    }

    /// A stepper with a title to translate of a value without limits.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, nil, step, nil, onEditingChanged), Text(titleKey))
    }

    /// A stepper with a title to translate of a value that stays within limits.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, bounds, step, nil, onEditingChanged), Text(titleKey))
    }

    /// A stepper with a title to translate that shows its value in a format.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, nil, step, format.format, onEditingChanged), Text(titleKey))
    }

    /// A stepper with a title to translate of a value within limits that shows it in a format.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, bounds, step, format.format, onEditingChanged), Text(titleKey))
    }

    /// A stepper with a title that calls these closures; one that is nil disables its button.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(onIncrement, onDecrement, onEditingChanged), Text(title))
    }

    /// A stepper with a title of a value without limits.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, nil, step, nil, onEditingChanged), Text(title))
    }

    /// A stepper with a title of a value that stays within limits.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, bounds, step, nil, onEditingChanged), Text(title))
    }

    /// A stepper with a title that shows its value in a format.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, nil, step, format.format, onEditingChanged), Text(title))
    }

    /// A stepper with a title of a value within limits that shows it in a format.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, bounds, step, format.format, onEditingChanged), Text(title))
    }
}
