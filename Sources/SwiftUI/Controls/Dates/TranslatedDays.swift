// Pickers of days whose title names its catalogue itself.

extension MultiDatePicker where Label == Text {
    /// Makes a picker of any days.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(titleResource))
    }

    /// Makes a picker of days in a range.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleResource))
    }

    /// Makes a picker of days from a date on.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection, bounds.lowerBound, nil, Text(titleResource))
    }

    /// Makes a picker of days before a date.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection, nil, bounds.upperBound, Text(titleResource))
    }
}
