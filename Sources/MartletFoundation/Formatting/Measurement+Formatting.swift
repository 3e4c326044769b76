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
        public var hidesScaleName = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = nil,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage) = (width, locale, usage)
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let shown = MeasurementText.shown(
                value.value, value.unit, locale, keepsUnit: usage?.keepsUnit == true, scales: usage?.keepsUnit != true)
            let style = numberFormatStyle ?? usualStyle(shown.value, isConverted: shown.unit != value.unit)
            return MeasurementText.joined(
                style.locale(locale).format(shown.value), shown.value, shown.unit, width.width,
                hidesTemperatureUnit: hidesScaleName, locale)
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

/// What a measurement is about, which decides its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String
    var keepsUnit: Bool { name == "asProvided" }

    /// The unit that the user's country has for such things.
    public static var general: Self { Self(name: "general") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: Self { Self(name: "road") }
    public static var person: Self { Self(name: "person") }
    public static var personHeight: Self { Self(name: "personHeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { Self(name: "weather") }
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "workout") }
}

extension Foundation.FormatStyle {
    /// A number with its unit.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
