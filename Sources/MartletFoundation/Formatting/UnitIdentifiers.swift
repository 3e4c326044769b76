extension UnitWords {
    /// What ICU calls a unit of Foundation; nil for others.
    static func identifier(of unit: Unit) -> String? {
        // Symbols alone do not do: gallons have the same in America and in Britain.
        identifiers[ObjectIdentifier(type(of: unit))]?.first { $0.unit == unit }?.name
    }

    private static let identifiers = Dictionary(grouping: pairs.map { (unit: $0.0, name: $0.1) }) {
        ObjectIdentifier(type(of: $0.unit))
    }

    private static var pairs: [(Unit, String)] { lengths + areas + volumes + masses + times + works + data }

    private static var lengths: [(Unit, String)] {
        [
            (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
            (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "decameter"), (UnitLength.meters, "meter"),
            (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
            (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
            (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"),
            (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
            (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
            (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
            (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
            (UnitLength.parsecs, "parsec"),
        ]
    }

    private static var areas: [(Unit, String)] {
        [
            (UnitArea.squareMegameters, "square-megameter"), (UnitArea.squareKilometers, "square-kilometer"),
            (UnitArea.squareMeters, "square-meter"), (UnitArea.squareCentimeters, "square-centimeter"),
            (UnitArea.squareMillimeters, "square-millimeter"), (UnitArea.squareMicrometers, "square-micrometer"),
            (UnitArea.squareNanometers, "square-nanometer"), (UnitArea.squareInches, "square-inch"),
            (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
            (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
        ]
    }

    private static var volumes: [(Unit, String)] {
        [
            (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"), (UnitVolume.liters, "liter"),
            (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
            (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
            (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicDecimeters, "cubic-decimeter"),
            (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicMillimeters, "cubic-millimeter"),
            (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
            (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
            (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
            (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
            (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
            (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
            (UnitVolume.metricCups, "cup-metric"),
        ]
    }

    private static var masses: [(Unit, String)] {
        [
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
            (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
            (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
            (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
            (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
            (UnitTemperature.fahrenheit, "fahrenheit"),
            (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
            (UnitPressure.megapascals, "megapascal"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
            (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
            (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
        ]
    }

    private static var times: [(Unit, String)] {
        [
            (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
            (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
            (UnitDuration.nanoseconds, "nanosecond"),
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
            (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
            (UnitAcceleration.gravity, "g-force"),
            (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
            (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
            (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
            (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
        ]
    }

    private static var works: [(Unit, String)] {
        [
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilowattHours, "kilowatt-hour"),
            (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
            (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
            (UnitElectricCurrent.milliamperes, "milliampere"), (UnitElectricCurrent.amperes, "ampere"),
            (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
            (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
        ]
    }

    private static var data: [(Unit, String)] {
        [
            (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.kilobits, "kilobit"),
            (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.gigabits, "gigabit"),
            (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.bytes, "byte"),
            (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
            (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
            (UnitInformationStorage.petabytes, "petabyte"),
        ]
    }
}
