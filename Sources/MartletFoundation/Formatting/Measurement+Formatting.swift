/// Writes measurements: a number and the symbol of its unit.
///
///     MeasurementFormatter().string(from: Measurement(value: 5, unit: UnitLength.kilometers))
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The one that makes the number neither large nor small.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature has its degree only.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let locale: Locale = locale ?? .current
        let shown = MeasurementText.shown(
            measurement.value, measurement.unit, locale, keepsUnit: unitOptions.contains(.providedUnit),
            scales: unitOptions.contains(.naturalScale))
        let formatter = numberFormatter ?? NumberFormatter()
        formatter.locale = locale
        let number = formatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
        let width: MeasurementText.Width =
            switch unitStyle {
            case .long: .wide
            case .short: .narrow
            default: .abbreviated
            }
        return MeasurementText.joined(
            number, shown.value, shown.unit, width,
            hidesTemperatureUnit: unitOptions.contains(.temperatureWithoutUnit), locale)
    }

    /// The name of a unit.
    open func string(from unit: Unit) -> String {
        MeasurementText.name(of: unit, unitStyle == .long ? .wide : .abbreviated, locale ?? .current)
    }
}

extension Measurement where UnitType: Dimension {
    /// The number and the symbol of the unit that the user's country has for such things.
    public func formatted() -> String {
        FormatStyle(width: .abbreviated).format(self)
    }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    /// How a measurement is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How the unit is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let width: MeasurementText.Width

            public static var wide: UnitWidth { UnitWidth(width: .wide) }
            public static var abbreviated: UnitWidth { UnitWidth(width: .abbreviated) }
            public static var narrow: UnitWidth { UnitWidth(width: .narrow) }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        fileprivate var hidesTemperatureScale = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = nil,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage) = (width, locale, usage)
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let parts = parts(value)
            return parts.before + parts.style.format(parts.value) + parts.after
        }

        /// The number that is written and its style, with the words around it.
        func parts(
            _ value: Measurement<UnitType>
        ) -> (before: String, value: Double, style: FloatingPointFormatStyle<Double>, after: String) {
            let shown = MeasurementText.shown(
                value.value, value.unit, locale, keepsUnit: usage?.keepsUnit == true, scales: usage?.keepsUnit != true)
            let style = numberFormatStyle ?? usualStyle(shown.value, isConverted: shown.unit != value.unit)
            let words = MeasurementText.words(
                shown.value, shown.unit, width.width, hidesTemperatureUnit: hidesTemperatureScale, locale)
            return (words.before, shown.value, style.locale(locale), words.after)
        }

        /// A number in a unit that the program has not chosen is whole, or has two digits where that is shorter.
        private func usualStyle(_ value: Double, isConverted: Bool) -> FloatingPointFormatStyle<Double> {
            let style = FloatingPointFormatStyle<Double>.number
            if usage?.keepsUnit == true || usage == nil && !isConverted {
                return style.precision(.fractionLength(0...6))
            }
            return abs(value) >= 9.95
                ? style.precision(.fractionLength(0)) : style.precision(.significantDigits(1...2))
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether the name of the scale is left out: "68 degrees" and "68°" instead of "68 degrees Fahrenheit" and "68°F".
    ///
    /// The temperature is in the scale of the user's country all the same, unless the usage is `asProvided`.
    public var hidesScaleName: Bool {
        get { hidesTemperatureScale }
        set { hidesTemperatureScale = newValue }
    }

    /// A style of temperatures.
    ///
    /// - Parameter hidesScaleName: whether the name of the scale is left out, as in "68°".
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: Optional(usage), numberFormatStyle: numberFormatStyle)
        hidesTemperatureScale = hidesScaleName
    }
}

extension Foundation.FormatStyle {
    /// A number with its unit.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature with its unit.
    ///
    ///     reading.formatted(.measurement(width: .wide, hidesScaleName: true))  // 68 degrees
    ///
    /// - Parameter hidesScaleName: whether the name of the scale is left out, as in "68°".
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
