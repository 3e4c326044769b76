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
        _ number: String, _ value: Double, _ unit: Unit, _ width: Width, hidesTemperatureUnit: Bool
    ) -> String {
        if unit is UnitTemperature, width != .wide {
            let isBare = hidesTemperatureUnit || width == .narrow
            return number + (isBare ? "°" : unit.symbol)
        }
        let name = name(of: unit, value, width)
        // Angles, and narrow units, follow the number at once.
        let joins = width == .narrow || name == "°"
        return number + (joins ? "" : " ") + name
    }

    /// Symbols are the same in every language; names are English.
    static func name(of unit: Unit, _ value: Double, _ width: Width) -> String {
        guard width == .wide, let names = names[unit.symbol] else {
            return switch unit.symbol {
            case "h": width == .abbreviated ? "hr" : "h"
            case "″", "in", "ft", "mi", "lb", "oz": unit.symbol
            default: unit.symbol
            }
        }
        return value == 1 ? names.one : names.many
    }

    private static let names: [String: (one: String, many: String)] = [
        "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "in": ("inch", "inches"), "ft": ("foot", "feet"),
        "yd": ("yard", "yards"), "mi": ("mile", "miles"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
        "mg": ("milligram", "milligrams"), "oz": ("ounce", "ounces"), "lb": ("pound", "pounds"),
        "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "cup": ("cup", "cups"),
        "tbsp": ("tablespoon", "tablespoons"), "tsp": ("teaspoon", "teaspoons"), "gal": ("gallon", "gallons"),
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", "kelvins"), "°": ("degree", "degrees"), "sec": ("second", "seconds"),
        "min": ("minute", "minutes"), "hr": ("hour", "hours"), "km/h": ("kilometer per hour", "kilometers per hour"),
        "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
        "kcal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"), "J": ("joule", "joules"),
        "kJ": ("kilojoule", "kilojoules"), "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"),
    ]
}
