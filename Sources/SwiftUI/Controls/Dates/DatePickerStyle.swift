import MartletGraph

/// The look of date pickers; one of the system's.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    nonisolated static var _look: _DatePickerLook { get }
}

/// How a date is shown to be chosen.
nonisolated public struct _DatePickerLook: Hashable, Sendable {
    enum Kind { case compact, graphical, wheel, field, stepperField }
    let kind: Kind
}

struct DatePickerLookKey: EnvironmentKey {
    static var defaultValue: _DatePickerLook { _DatePickerLook(kind: .compact) }
}

extension EnvironmentValues {
    var datePickerLook: _DatePickerLook { self[DatePickerLookKey.self] }
}

extension View {
    /// Sets the look of the date pickers below.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(_EnvironmentValueModifier(DatePickerLookKey.self, S._look))
    }
}

/// The style that fits the surroundings: the compact one.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    public static var _look: _DatePickerLook { _DatePickerLook(kind: .compact) }
    public init() {}
}

/// Buttons with the date and the time that open a calendar and a clock.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    public static var _look: _DatePickerLook { _DatePickerLook(kind: .compact) }
    public init() {}
}

/// A calendar of a month, and the time below it.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    public static var _look: _DatePickerLook { _DatePickerLook(kind: .graphical) }
    public init() {}
}

/// A wheel for each part.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    public static var _look: _DatePickerLook { _DatePickerLook(kind: .wheel) }
    public init() {}
}

/// A field with the parts of the date and the time, to be typed and stepped by the arrow keys.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
    public static var _look: _DatePickerLook { _DatePickerLook(kind: .field) }
    public init() {}
}

/// The same field with two buttons beside it, which step the part that had the keyboard last.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public static var _look: _DatePickerLook { _DatePickerLook(kind: .stepperField) }
    public init() {}
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
