// Titles of fields and values that name their catalogue themselves.

extension TextField where Label == Text {
    /// A field of a text with a title to translate.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(TextFieldCore(text: text, prompt: nil), Text(titleResource))
    }

    /// A field of a text with a title to translate and a prompt.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(TextFieldCore(text: text, prompt: prompt), Text(titleResource))
    }

    /// A field of a text with a title to translate, which grows along an axis.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(text: text, prompt: nil, axis: axis) { Text(titleResource) }
    }

    /// A field of a text with a title to translate and a prompt, which grows along an axis.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
    }

    /// A field of a value in a format.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldCore(value: value, format: format, prompt: prompt), Text(titleResource))
    }

    /// A field of a value in a format; an empty text is no value.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldCore(optional: value, format: format, prompt: prompt), Text(titleResource))
    }

    /// A field of a value that a formatter writes and reads.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(TextFieldCore(value: value, formatter: formatter, prompt: prompt), Text(titleResource))
    }

    /// A field of a text with a title to translate that follows and changes what is selected of it.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(TextFieldCore(text: text, selection: selection, prompt: prompt, axis: axis), Text(titleResource))
    }
}

extension SecureField where Label == Text {
    /// A field of a secret text with a title to translate.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(TextFieldCore(text: text, prompt: nil), Text(titleResource))
    }

    /// A field of a secret text with a title to translate and a prompt.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(TextFieldCore(text: text, prompt: prompt), Text(titleResource))
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Says what goes on, in words to translate.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) {
        self.init(nil, Text(titleResource), EmptyView())
    }

    /// Shows `value` of `total`, with a title to translate.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) {
        self.init(Self.fraction(value, total), Text(titleResource), EmptyView())
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title to translate that calls these closures; one that is nil disables its button.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(onIncrement, onDecrement, onEditingChanged), Text(titleResource))
    }

    /// A stepper with a title to translate of a value without limits.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, nil, step, nil, onEditingChanged), Text(titleResource))
    }

    /// A stepper with a title to translate of a value that stays within limits.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, bounds, step, nil, onEditingChanged), Text(titleResource))
    }
}

extension DatePicker where Label == Text {
    /// Makes a picker of any date, with a title to translate.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleResource))
    }

    /// Makes a picker of a date in a range, with a title to translate.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleResource))
    }

    /// Makes a picker of a date that is not before another, with a title to translate.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleResource))
    }

    /// Makes a picker of a date that is not after another, with a title to translate.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleResource))
    }
}

extension ColorPicker where Label == Text {
    /// Makes a picker with a title to translate.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection, supportsOpacity, Text(titleResource))
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title to translate that shows its value in a format.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, nil, step, format.format, onEditingChanged), Text(titleResource))
    }

    /// A stepper with a title to translate of a value within limits that shows it in a format.
    @_disfavoredOverload
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(StepperSteps(value, bounds, step, format.format, onEditingChanged), Text(titleResource))
    }
}
