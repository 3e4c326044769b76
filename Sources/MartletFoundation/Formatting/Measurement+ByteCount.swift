extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// How many bytes there are, in the unit that makes the number neither large nor small.
    ///
    ///     Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes).formatted(.byteCount(style: .file))
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        /// Whether units are a thousand or 1,024 of the smaller one.
        public typealias Style = ByteCountFormatStyle.Style
        /// Which units may be written.
        public typealias Units = ByteCountFormatStyle.Units

        /// Whether units are a thousand or 1,024 of the smaller one.
        public var style: Style
        /// Which units may be written.
        public var allowedUnits: Units
        /// Whether nothing is "Zero" rather than "0".
        public var spellsOutZero: Bool
        /// Whether the number of bytes follows in parentheses.
        public var includesActualByteCount: Bool
        /// Whose number and words are written.
        public var locale: Locale

        /// A style with all that it goes by.
        public init(
            style: Style, allowedUnits: Units, spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale
        ) {
            self.style = style
            self.allowedUnits = allowedUnits
            self.spellsOutZero = spellsOutZero
            self.includesActualByteCount = includesActualByteCount
            self.locale = locale
        }

        /// The style of numbers of bytes that is alike in all.
        private var bytes: ByteCountFormatStyle {
            ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale)
        }

        /// The whole bytes of an amount; one that no 64 bits hold counts as the largest or the smallest that they do.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let count = value.converted(to: .bytes).value.rounded()
            return bytes.format(Int64(exactly: count) ?? (count < 0 ? .min : count > 0 ? .max : 0))
        }

        /// The same style in a language.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// How many bytes there are, in the unit that makes the number neither large nor small.
    ///
    /// - Parameters:
    ///   - style: whether units are a thousand or 1,024 of the smaller one.
    ///   - allowedUnits: which may be written.
    ///   - spellsOutZero: whether nothing is "Zero" rather than "0".
    ///   - includesActualByteCount: whether the number of bytes follows in parentheses.
    public static func byteCount(
        style: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Style,
        allowedUnits: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
    }
}
