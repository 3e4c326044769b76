/// Units as they are chosen and written.
enum MeasurementText {
    enum Width: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }

    /// The number and the unit to write.
    ///
    /// - Parameters:
    ///   - keepsUnit: whether the measurement's own unit is kept, rather than the country's taken.
    ///   - scales: whether a unit is taken in which the number is neither large nor small.
    static func shown(
        _ value: Double, _ unit: Unit, _ locale: Locale, keepsUnit: Bool, scales: Bool
    ) -> (value: Double, unit: Unit) {
        guard !keepsUnit, let dimension = unit as? Dimension else { return (value, unit) }
        let isMetric = locale.measurementSystem == .metric
        let wanted: [Dimension]
        switch dimension {
        case is UnitLength:
            let metric = [UnitLength.millimeters, .centimeters, .meters, .kilometers]
            let other = [UnitLength.inches, .feet, .miles]
            // A measurement in units that the country has keeps them.
            if !scales, (isMetric ? metric : other).contains(where: { $0 == dimension }) { return (value, unit) }
            wanted = isMetric ? [UnitLength.centimeters, .meters, .kilometers] : other
        case is UnitMass:
            wanted = isMetric ? [UnitMass.grams, UnitMass.kilograms] : [UnitMass.ounces, UnitMass.pounds]
        case is UnitTemperature:
            let unit = locale.measurementSystem == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
            return (Measurement(value: value, unit: dimension as! UnitTemperature).converted(to: unit).value, unit)
        case is UnitSpeed:
            wanted = isMetric ? [UnitSpeed.kilometersPerHour] : [UnitSpeed.milesPerHour]
        default: return (value, unit)
        }
        let base = dimension.converter.baseUnitValue(fromValue: value)
        let fitting = wanted.last { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 } ?? wanted[0]
        return (fitting.converter.value(fromBaseUnitValue: base), fitting)
    }

    static func joined(
        _ number: String, _ value: Double, _ unit: Unit, _ width: Width, hidesTemperatureUnit: Bool, _ locale: Locale
    ) -> String {
        let words = words(value, unit, width, hidesTemperatureUnit: hidesTemperatureUnit, locale)
        return words.before + number + words.after
    }

    /// What stands before and after a number.
    static func words(
        _ value: Double, _ unit: Unit, _ width: Width, hidesTemperatureUnit: Bool, _ locale: Locale
    ) -> (before: String, after: String) {
        let hidesScale = hidesTemperatureUnit && unit is UnitTemperature
        guard let words = UnitWords(unit, width, locale, for: value, hidesScale: hidesScale) else {
            return ("", hidesScale ? "°" : " " + unit.symbol)
        }
        return (words.before, words.after)
    }

    /// The unit without a number, as for several.
    static func name(of unit: Unit, _ width: Width, _ locale: Locale) -> String {
        UnitWords(unit, width, locale, for: 2)?.unit ?? unit.symbol
    }
}
