import MartletGraph

/// The look and behaviour of date pickers.
///
///     struct Days: DatePickerStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Stepper(value: configuration.$selection.dayNumber) { configuration.label }
///         }
///     }
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DatePickerStyleConfiguration
}

/// What the style of a date picker draws and changes.
public struct DatePickerStyleConfiguration {
    nonisolated public struct Label: StyleLabel {}

    public let label: Label
    @Binding public var selection: Date
    /// The first date that can be chosen; nil for any.
    public var minimumDate: Date?
    /// The last date that can be chosen; nil for any.
    public var maximumDate: Date?
    /// The parts of the date that are shown.
    public var displayedComponents: DatePickerComponents

    /// The system's look of a kind.
    @MainActor fileprivate func look(_ kind: DatePickerLook.Kind) -> some View {
        DatePickerBody(
            selection: $selection, minimum: minimumDate, maximum: maximumDate, components: displayedComponents,
            label: label, look: DatePickerLook(kind: kind))
    }
}

extension DatePickerStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(DefaultDatePickerStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

/// How a date is shown to be chosen, in the system's own looks.
nonisolated struct DatePickerLook: Hashable, Sendable {
    enum Kind { case compact, graphical, wheel, field, stepperField }
    let kind: Kind
}

extension View {
    /// Sets the look and behaviour of the date pickers below.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}

/// The style that fits the surroundings: the compact one.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.look(.compact) }
}

/// Buttons with the date and the time that open a calendar and a clock.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.look(.compact) }
}

/// A calendar of a month, and the time below it.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.look(.graphical) }
}

/// A wheel for each part.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.look(.wheel) }
}

/// A field with the parts of the date and the time, to be typed and stepped by the arrow keys.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.look(.field) }
}

/// The same field with two buttons beside it, which step the part that had the keyboard last.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.look(.stepperField) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
