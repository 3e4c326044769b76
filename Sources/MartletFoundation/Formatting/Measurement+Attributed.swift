extension Measurement where UnitType: Dimension {
    /// How a measurement is written, with attributes that tell the number from its unit.
    ///
    ///     var text = distance.formatted(.measurement(width: .wide).attributed)
    ///     for run in text.runs where run.measurement == .unit { text[run.range].foregroundColor = .secondary }
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        private var style: Measurement<UnitType>.FormatStyle

        init(_ style: Measurement<UnitType>.FormatStyle) { self.style = style }

        /// The text of the style without attributes, in which the number is a `value` with its own attributes, such as
        /// those of its digits, and the words of the unit are a `unit`.
        public func format(_ measurement: Measurement<UnitType>) -> AttributedString {
            let parts = style.parts(measurement)
            var number = parts.style.attributed.format(parts.value)
            number.measurement = .value
            return Self.unit(parts.before) + number + Self.unit(parts.after)
        }

        /// Words of a unit; the spaces beside the number belong to neither.
        private static func unit(_ words: String) -> AttributedString {
            var text = AttributedString(words)
            guard let first = text.characters.firstIndex(where: { !$0.isWhitespace }),
                let last = text.characters.lastIndex(where: { !$0.isWhitespace })
            else { return text }
            text[first...last].measurement = .unit
            return text
        }

        /// The same style in a language.
        public func locale(_ locale: Locale) -> Self { Self(style.locale(locale)) }
    }
}

extension Measurement.FormatStyle {
    /// The same style, with attributes that tell the number from its unit.
    public var attributed: Measurement<UnitType>.AttributedStyle { Measurement<UnitType>.AttributedStyle(self) }
}
