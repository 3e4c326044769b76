import MartletGraph

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hour and minute, in the cycle of the locale.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date, a time, or both.
///
/// The calendar, the time zone and the language are those of the environment. What is chosen stays in the range; the
/// parts that are not shown keep their values.
///
///     DatePicker("Due", selection: $due, in: Date()..., displayedComponents: .date)
nonisolated public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    public typealias Body = Never
    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?
    let components: DatePickerComponents
    let label: Label

    init(
        _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: DatePickerComponents,
        _ label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    /// Makes a picker of any date, with a label of any views.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// Makes a picker of a date in a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// Makes a picker of a date that is not before another.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// Makes a picker of a date that is not after another.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }
}

extension DatePicker: ExpandedView {
    @MainActor var expansion: some View {
        StyledLook(
            DatePickerStyleConfiguration(
                label: .init(), selection: selection, minimumDate: minimum, maximumDate: maximum,
                displayedComponents: components)
        )
        ._keeping(label, as: DatePickerStyleConfiguration.Label.self)
    }
}
