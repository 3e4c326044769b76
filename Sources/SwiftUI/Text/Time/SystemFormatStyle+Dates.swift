extension SystemFormatStyle {
    /// How far a date is from another: "3 minutes, 42 seconds", or "3:42" where minutes and seconds alone are allowed.
    nonisolated public struct DateOffset: DiscreteFormatStyle, Sendable {
        private typealias Field = Date.ComponentsFormatStyle.Field
        private let anchor: Date
        private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale.autoupdatingCurrent
        private var calendar: Calendar { Calendar.autoupdatingCurrent }

        /// Says how far a date is from `anchor`.
        ///
        /// - Parameters:
        ///   - allowedFields: the units that may show.
        ///   - maxFieldCount: the most units that show, the largest first.
        ///   - sign: whether a plus or a minus stands before it; a date before `anchor` is below zero.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = max(maxFieldCount, 1)
            self.sign = sign
        }

        /// The units from the largest on, with how to count them and what they are called.
        private static let units: [(field: Field, component: Calendar.Component, word: String)] = [
            (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfMonth, "week"), (.day, .day, "day"),
            (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
        ]

        /// The units that show, the first of which is not 0 unless it is the only one.
        private func amounts(
            at date: Date
        ) -> [(component: Calendar.Component, word: String, amount: Int)] {
            let allowed = Self.units.filter { allowedFields.contains($0.field) }
            // What is not there is less than a microsecond away.
            let (first, last) = (min(date, anchor), max(date, anchor).addingTimeInterval(1e-6))
            let parts = calendar.dateComponents(Set(allowed.map(\.component)), from: first, to: last)
            let all = allowed.map { ($0.component, $0.word, parts.value(for: $0.component) ?? 0) }
            let seen = all.drop { $0.2 == 0 }
            return Array((seen.isEmpty ? all.suffix(1) : seen).prefix(maxFieldCount))
        }

        private var isClock: Bool {
            allowedFields == [.minute, .second] && maxFieldCount == 2
                || allowedFields == [.hour, .minute, .second] && maxFieldCount == 3
        }

        public func format(_ value: Date) -> AttributedString {
            let amounts = amounts(at: value)
            let isZero = amounts.allSatisfy { $0.amount == 0 }
            let number = isZero ? 0 : value < anchor ? -1 : 1
            let mark = IntegerFormatStyle<Int>(locale: locale).sign(strategy: sign).format(number)
            let text: String
            if isClock {
                text = ClockFields(
                    showsHours: allowedFields.contains(.hour), maxFieldCount: 3, maxPrecision: .seconds(1)
                )
                .text(abs(value.timeIntervalSince(anchor)) + 1e-6, locale)
            } else {
                text = amounts.filter { $0.amount > 0 || isZero }.map { words($0.component, $0.word, $0.amount) }
                    .joined(separator: ", ")
            }
            return AttributedString(mark.filter { !$0.isNumber } + text)
        }

        private func words(_ component: Calendar.Component, _ word: String, _ amount: Int) -> String {
            let unit: (Duration.UnitsFormatStyle.Unit, Int)? =
                switch component {
                case .weekOfMonth: (.weeks, 604_800)
                case .day: (.days, 86_400)
                case .hour: (.hours, 3600)
                case .minute: (.minutes, 60)
                case .second: (.seconds, 1)
                default: nil
                }
            // Foundation has no words for years and months on Linux.
            guard let unit else { return "\(amount) \(word)\(amount == 1 ? "" : "s")" }
            let format = Duration.UnitsFormatStyle.units(allowed: [unit.0], width: .wide)
            return Duration.seconds(amount * unit.1).formatted(format.locale(locale))
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// The date that is as far from the anchor as is shown, and one of the smallest unit that shows further.
        private func edges(at input: Date) -> (near: Date, far: Date)? {
            let amounts = amounts(at: input)
            guard let last = amounts.last else { return nil }
            let direction = input < anchor ? -1 : 1
            var parts = DateComponents()
            for part in amounts { parts.setValue(part.amount * direction, for: part.component) }
            guard let near = calendar.date(byAdding: parts, to: anchor) else { return nil }
            return calendar.date(byAdding: last.component, value: direction, to: near).map { (near, $0) }
        }

        public func discreteInput(after input: Date) -> Date? {
            guard let edges = edges(at: input) else { return nil }
            return input < anchor ? max(edges.near, input).addingTimeInterval(0.001) : edges.far
        }

        public func discreteInput(before input: Date) -> Date? {
            guard let edges = edges(at: input) else { return nil }
            return input < anchor ? edges.far : min(edges.near, input).addingTimeInterval(-0.001)
        }
    }

    /// A date in the words that fit how far it is away: "in 5 minutes", "tomorrow", "June 3".
    nonisolated public struct DateReference: DiscreteFormatStyle, Sendable {
        private let date: Date
        private let allowedFields: Set<Date.RelativeFormatStyle.Field>
        private let maxFieldCount: Int
        private let thresholdField: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent

        /// Names `date` as it is seen from another.
        ///
        /// - Parameters:
        ///   - allowedFields: the units that may show where it is told how far the date is away.
        ///   - maxFieldCount: the most parts of the date that show where it is told by itself.
        ///   - thresholdField: the largest unit in which it is told how far the date is away.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields.union([thresholdField])
            self.maxFieldCount = max(maxFieldCount, 1)
            self.thresholdField = thresholdField
        }

        /// The units up to the threshold, and the calendar's unit above it.
        private var near: (fields: Set<Date.RelativeFormatStyle.Field>, above: Calendar.Component) {
            let all: [Date.RelativeFormatStyle.Field] = [.second, .minute, .hour, .day, .week, .month, .year]
            let above: [Calendar.Component] = [.minute, .hour, .day, .month, .month, .year, .era]
            let place = all.firstIndex(of: thresholdField) ?? 3
            return (allowedFields.intersection(all[...place]), above[place])
        }

        private func isNear(_ value: Date) -> Bool {
            let above = near.above
            if above == .era { return true }
            let calendar = Calendar.autoupdatingCurrent
            guard let limit = calendar.date(byAdding: above, value: 1, to: min(value, date)) else { return true }
            return max(value, date) < limit
        }

        private var relative: Date.AnchoredRelativeFormatStyle {
            Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: near.fields, presentation: .named, unitsStyle: .wide, locale: locale)
        }

        /// The parts of the date in which it differs from `value`, and those below, the largest first.
        private func absolute(_ value: Date) -> Date.FormatStyle {
            let style = Date.FormatStyle(locale: locale)
            let isSameYear = Calendar.autoupdatingCurrent.isDate(value, equalTo: date, toGranularity: .year)
            switch (isSameYear, maxFieldCount) {
            case (false, 1): return style.year()
            case (false, 2): return style.month(.wide).year()
            case (false, _): return style.day().month(.wide).year()
            case (true, 1): return style.month(.wide)
            case (true, 2): return style.day().month(.wide)
            case (true, _): return style.weekday(.wide).day().month(.wide)
            }
        }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(isNear(value) ? relative.format(value) : absolute(value).format(date))
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func discreteInput(after input: Date) -> Date? {
            if isNear(input) { return relative.discreteInput(after: input) }
            // Seen from further away it is another text when the year changes, or the date comes near.
            return Calendar.autoupdatingCurrent.dateInterval(of: .day, for: input)?.end
        }

        public func discreteInput(before input: Date) -> Date? {
            if isNear(input) { return relative.discreteInput(before: input) }
            return Calendar.autoupdatingCurrent.dateInterval(of: .day, for: input)?.start.addingTimeInterval(-0.001)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// How far a date is from another.
    nonisolated public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(
            to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date in the words that fit how far it is away.
    nonisolated public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
