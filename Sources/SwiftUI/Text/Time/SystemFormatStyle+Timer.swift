extension SystemFormatStyle {
    /// A clock that counts through an interval, down to 0 or up from it: "4:32".
    nonisolated public struct Timer: DiscreteFormatStyle, Sendable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let fields: ClockFields
        private var locale = Locale.autoupdatingCurrent

        /// Counts down to the end of `interval`.
        ///
        /// - Parameters:
        ///   - showsHours: whether an hour or more shows as such, not as 60 minutes or more.
        ///   - maxFieldCount: the most of hours, minutes, seconds and parts of seconds that show.
        ///   - maxPrecision: the time that passes from one text to the next, at least.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, true)
            fields = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        /// Counts up from the beginning of `interval`.
        ///
        /// - Parameters:
        ///   - showsHours: whether an hour or more shows as such, not as 60 minutes or more.
        ///   - maxFieldCount: the most of hours, minutes, seconds and parts of seconds that show.
        ///   - maxPrecision: the time that passes from one text to the next, at least.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown) = (interval, false)
            fields = ClockFields(showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        private func shown(at date: Date) -> TimeInterval {
            let date = min(max(date, interval.lowerBound), interval.upperBound)
            return countsDown
                ? fields.ceiling(interval.upperBound.timeIntervalSince(date))
                : fields.floor(date.timeIntervalSince(interval.lowerBound))
        }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(fields.text(shown(at: value), locale))
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func discreteInput(after input: Date) -> Date? {
            guard input < interval.upperBound else { return nil }
            let shown = shown(at: input)
            let next =
                countsDown
                ? interval.upperBound.addingTimeInterval(-max(shown - fields.step(at: shown), 0))
                : interval.lowerBound.addingTimeInterval(shown + fields.step(at: shown))
            return next > interval.upperBound ? nil : max(next, interval.lowerBound)
        }

        public func discreteInput(before input: Date) -> Date? {
            guard input > interval.lowerBound else { return nil }
            let shown = shown(at: input)
            let first =
                countsDown
                ? interval.upperBound.addingTimeInterval(-shown) : interval.lowerBound.addingTimeInterval(shown)
            return min(first.addingTimeInterval(-0.001), interval.upperBound)
        }
    }

    /// A clock that counts up from a date, to the hundredth of a second: "00:03.42".
    nonisolated public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private let start: Date
        private let fields: ClockFields
        private var locale = Locale.autoupdatingCurrent

        /// Counts up from `startDate`.
        ///
        /// - Parameters:
        ///   - showsHours: whether an hour or more shows as such, not as 60 minutes or more.
        ///   - maxFieldCount: the most of hours, minutes, seconds and parts of seconds that show.
        ///   - maxPrecision: the time that passes from one text to the next, at least.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            fields = ClockFields(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: true)
        }

        private func shown(at date: Date) -> TimeInterval { fields.floor(max(date.timeIntervalSince(start), 0)) }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(fields.text(shown(at: value), locale))
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func discreteInput(after input: Date) -> Date? {
            let shown = shown(at: input)
            return input < start ? start : start.addingTimeInterval(shown + fields.step(at: shown))
        }

        public func discreteInput(before input: Date) -> Date? {
            input <= start ? nil : start.addingTimeInterval(shown(at: input) - 0.001)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A clock that counts down to the end of an interval.
    nonisolated public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// A clock that counts up from the beginning of an interval.
    nonisolated public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A clock that counts up from a date, to the hundredth of a second.
    nonisolated public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
