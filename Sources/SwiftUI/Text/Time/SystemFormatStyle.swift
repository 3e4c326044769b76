/// The format styles of texts that keep themselves up to date as time passes.
nonisolated public enum SystemFormatStyle {}

/// Hours, minutes, seconds and parts of them, between colons.
nonisolated struct ClockFields: Hashable, Codable, Sendable {
    var showsHours: Bool
    /// The most fields that show, the parts of a second being one.
    var maxFieldCount: Int
    /// The seconds that pass from one text to the next, at least.
    var precision: TimeInterval
    /// Whether minutes, and hours, show in two digits.
    var isPadded: Bool

    init(showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration, isPadded: Bool = false) {
        self.showsHours = showsHours
        self.maxFieldCount = max(maxFieldCount, 1)
        precision = max(maxPrecision / .seconds(1), 0.001)
        self.isPadded = isPadded
    }

    private func hasHours(_ seconds: TimeInterval) -> Bool { showsHours && seconds >= 3600 }

    /// The seconds from one text to the next where so many have passed.
    func step(at seconds: TimeInterval) -> TimeInterval {
        let units: [TimeInterval] = hasHours(seconds) ? [3600, 60, 1, 0] : [60, 1, 0]
        return max(precision, units[min(maxFieldCount, units.count) - 1])
    }

    /// Clocks and the arithmetic of dates may be off by less than a microsecond.
    func floor(_ seconds: TimeInterval) -> TimeInterval {
        let step = step(at: seconds)
        return max(0, ((seconds + 1e-6) / step).rounded(.down) * step)
    }

    /// Counting down, a step that has begun still counts.
    func ceiling(_ seconds: TimeInterval) -> TimeInterval {
        let step = step(at: seconds)
        return max(0, ((seconds - 1e-6) / step).rounded(.up) * step)
    }

    func text(_ shown: TimeInterval, _ locale: Locale) -> String {
        if precision >= 60 { return words(shown, locale) }
        let whole = Int(shown + 1e-6)
        let pair = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let first = { (number: Int) in isPadded ? pair(number) : "\(number)" }
        var fields = hasHours(shown) ? [first(whole / 3600), pair(whole / 60 % 60)] : [first(whole / 60)]
        fields.append(pair(whole % 60))
        let digits = precision >= 1 ? 0 : Int((-log10(precision) - 1e-9).rounded(.up))
        if digits > 0, fields.count < maxFieldCount {
            let scale = pow(10, Double(digits))
            let part = Int(((shown - Double(whole)) * scale + 1e-3).rounded(.down))
            let number = String(max(part, 0))
            let separator = locale.decimalSeparator ?? "."
            fields[fields.count - 1] += separator + String(repeating: "0", count: digits - number.count) + number
        }
        return locale.writing(fields.prefix(maxFieldCount).joined(separator: ":"))
    }

    private func words(_ shown: TimeInterval, _ locale: Locale) -> String {
        let units: Set<Duration.UnitsFormatStyle.Unit> =
            precision >= 3600 ? [.hours] : showsHours ? [.hours, .minutes] : [.minutes]
        let format = Duration.UnitsFormatStyle.units(
            allowed: units, width: .wide, maximumUnitCount: maxFieldCount, fractionalPart: .hide(rounded: .down))
        return Duration.seconds(shown).formatted(format.locale(locale))
    }
}
