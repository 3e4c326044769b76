extension PersonNameComponents {
    /// Writes names: "Ada Lovelace", "Dr. Ada King Lovelace", "AL".
    ///
    /// The family name comes first in Hungarian and Vietnamese, and, with no space between, where the whole name is written
    /// in Chinese, Japanese or Korean signs.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, CaseIterable, Sendable {
            /// The nickname, else the given name, else what there is.
            case short = 1
            /// The given and the family name.
            case medium
            /// Everything but the nickname.
            case long
            /// The first letters of the given and the family name; of names in Chinese and Japanese signs the family
            /// name, in Korean ones the given name.
            case abbreviated
        }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        public func format(_ value: PersonNameComponents) -> String {
            PersonNameText(name: value, locale: locale).text(style)
        }

        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// The given and the family name, as the language writes them.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// The name as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }

    /// Takes a name apart; fails where there is no word.
    public init(_ value: String) throws {
        guard let name = PersonNameReader.name(in: value, .autoupdatingCurrent) else {
            throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "There is no name in \"\(value)\"."])
        }
        self = name
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A name: `Text(person.name, format: .name(style: .short))`.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension PersonNameComponents {
    /// Takes names apart that users type.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public init() {}

        /// The parts of a name; fails where there is no word.
        public func parse(_ value: String) throws -> PersonNameComponents { try PersonNameComponents(value) }
    }

    /// Reads a text by a strategy.
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws
    where T.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// A name.
    public static var name: Self { Self() }
}
