extension Date {
    /// Writes how long a span of dates is: "2 hours, 5 minutes", "2:05:00".
    ///
    ///     Text(start..<end, format: .components(style: .abbreviated, fields: [.hour, .minute]))
    ///     Text(start..<end, format: .timeDuration)
    public struct _ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
        /// A unit of time.
        public enum Field: Int, Codable, Hashable, CaseIterable, Sendable {
            case year, month, week, day, hour, minute, second

            fileprivate var unit: NSCalendar.Unit {
                switch self {
                case .year: .year
                case .month: .month
                case .week: .weekOfMonth
                case .day: .day
                case .hour: .hour
                case .minute: .minute
                case .second: .second
                }
            }
        }

        /// How units are written.
        public struct Style: Codable, Hashable, Sendable {
            private enum Kind: Codable, Hashable, Sendable {
                case wide, abbreviated, condensed, narrow, spelled, digits
            }

            private let kind: Kind

            /// "2 hours, 5 minutes".
            public static var wide: Style { Style(kind: .wide) }
            /// "2 hr, 5 min".
            public static var abbreviated: Style { Style(kind: .abbreviated) }
            /// "2 hr 5 min".
            public static var condensedAbbreviated: Style { Style(kind: .condensed) }
            /// "2hr 5min".
            public static var narrow: Style { Style(kind: .narrow) }
            /// "two hours, five minutes".
            public static var spellOut: Style { Style(kind: .spelled) }

            fileprivate static var digits: Style { Style(kind: .digits) }

            fileprivate var units: DateComponentsFormatter.UnitsStyle {
                switch kind {
                case .wide: .full
                case .abbreviated, .condensed: .short
                case .narrow: .brief
                case .spelled: .spellOut
                case .digits: .positional
                }
            }

            fileprivate var joins: Bool { kind == .condensed }
            fileprivate var pads: Bool { kind == .digits }
        }

        public var style: Style
        public var locale: Locale
        public var calendar: Calendar
        /// The units that are written; nil for all from years to seconds.
        public var fields: Set<Field>?

        public init(
            style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            fields: Set<Field>? = nil
        ) {
            (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
        }

        /// The length of a span, without the units that it has none of.
        public func format(_ value: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            var calendar = calendar
            calendar.locale = locale
            formatter.calendar = calendar
            formatter.unitsStyle = style.units
            let usual: Set<Field> =
                style.pads ? [.hour, .minute, .second] : [.year, .month, .day, .hour, .minute, .second]
            formatter.allowedUnits = NSCalendar.Unit((fields ?? usual).map(\.unit))
            formatter.zeroFormattingBehavior = style.pads ? .default : .dropAll
            let text = formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
            return style.joins ? text.replacing(", ", with: " ") : text
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func calendar(_ calendar: Calendar) -> Self {
            var copy = self
            copy.calendar = calendar
            return copy
        }

        /// Hours, minutes and seconds with colons.
        public static var timeDuration: Self { Self(style: .digits, fields: [.hour, .minute, .second]) }
    }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
    /// A span of dates by units.
    public static func components(
        style: Date._ComponentsFormatStyle.Style, fields: Set<Date._ComponentsFormatStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }

    /// A span of dates as hours, minutes and seconds with colons.
    public static var timeDuration: Self { .timeDuration }
}
