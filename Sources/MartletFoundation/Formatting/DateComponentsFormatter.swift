/// Writes spans of time: "1:02:03", "1h 2m 3s", "1 hour, 2 minutes, 3 seconds".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// Which units that are zero are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
    open var unitsStyle = UnitsStyle.positional
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .current
    /// How many units are written at most; 0 for all.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var allowsFractionalUnits = false

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private typealias Part = (unit: NSCalendar.Unit, value: Int, name: String, letter: String, short: String)

    private static let units:
        [(unit: NSCalendar.Unit, component: Calendar.Component, name: String, letter: String, short: String)] = [
            (.year, .year, "year", "y", "yr"), (.month, .month, "month", "mo", "mo"),
            (.weekOfMonth, .weekOfMonth, "week", "w", "wk"), (.day, .day, "day", "d", "day"),
            (.hour, .hour, "hour", "h", "hr"), (.minute, .minute, "minute", "m", "min"),
            (.second, .second, "second", "s", "sec"),
        ]

    /// A span of seconds.
    open func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite else { return nil }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let text = string(from: start, to: start + abs(timeInterval).rounded(.down))
        return timeInterval < 0 ? text.map { "-\($0)" } : text
    }

    /// The span from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar: Calendar = calendar ?? .current
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let allowed = Self.units.filter { allowedUnits.contains($0.unit) }
        guard !allowed.isEmpty else { return nil }
        let found = calendar.dateComponents(Set(allowed.map(\.component)), from: startDate, to: endDate)
        return string(from: found)
    }

    /// A span in calendar units.
    open func string(from components: DateComponents) -> String? {
        var parts: [Part] = Self.units.compactMap { unit in
            guard allowedUnits.contains(unit.unit) else { return nil }
            return (unit.unit, components.value(for: unit.component) ?? 0, unit.name, unit.letter, unit.short)
        }
        guard let last = parts.last else { return nil }
        let zeros = zeroFormattingBehavior
        let isPositional = unitsStyle == .positional
        let keepsAll = zeros.contains(.pad)
        if !keepsAll {
            let dropsLeading = zeros.contains(.dropLeading) || zeros.contains(.default)
            let dropsMiddle = zeros.contains(.dropMiddle) || zeros.contains(.default) && !isPositional
            let dropsTrailing = zeros.contains(.dropTrailing) || zeros.contains(.default) && !isPositional
            if dropsLeading { parts = Array(parts.drop { $0.value == 0 }) }
            if dropsTrailing { while parts.last?.value == 0 { parts.removeLast() } }
            if dropsMiddle, parts.count > 2 {
                let (first, end) = (parts[0], parts[parts.count - 1])
                parts = [first] + parts[1..<(parts.count - 1)].filter { $0.value != 0 } + [end]
            }
        }
        if parts.isEmpty { parts = [last] }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let text = isPositional ? positional(parts) : worded(parts)
        let about = includesApproximationPhrase ? "About \(text)" : text
        return includesTimeRemainingPhrase ? "\(about) remaining" : about
    }

    private func positional(_ parts: [Part]) -> String {
        // A single unit of a clock is two digits behind an empty one, as in "0:07".
        var numbers: [String] = []
        for (index, part) in parts.enumerated() {
            let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
            numbers.append(isPadded && part.value < 10 ? "0\(part.value)" : "\(part.value)")
        }
        return numbers.joined(separator: ":")
    }

    private func worded(_ parts: [Part]) -> String {
        func plural(_ name: String, _ value: Int) -> String { value == 1 ? name : "\(name)s" }
        switch unitsStyle {
        case .abbreviated, .positional: return parts.map { "\($0.value)\($0.letter)" }.joined(separator: " ")
        case .brief:
            return parts.map { "\($0.value)\($0.short == "day" ? plural("day", $0.value) : $0.short)" }
                .joined(separator: " ")
        case .short:
            return parts.map {
                "\($0.value) \(["day", "yr", "wk"].contains($0.short) ? plural($0.short, $0.value) : $0.short)"
            }
            .joined(separator: ", ")
        case .full: return parts.map { "\($0.value) \(plural($0.name, $0.value))" }.joined(separator: ", ")
        case .spellOut:
            let speller = NumberFormatter()
            speller.numberStyle = .spellOut
            return parts.map {
                "\(speller.string(from: NSNumber(value: $0.value)) ?? "\($0.value)") \(plural($0.name, $0.value))"
            }
            .joined(separator: ", ")
        }
    }

    /// A span of seconds in one style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        formatter.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
        return formatter.string(from: components)
    }
}
