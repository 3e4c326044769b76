/// Writes names and takes them apart: "Ada Lovelace".
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default`
        /// The nickname, else the given name, else what there is.
        case short
        /// The given and the family name.
        case medium
        /// Everything but the nickname.
        case long
        /// The first letters of the given and the family name.
        case abbreviated
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Writes how a name is pronounced.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    open var style = Style.default
    /// Whether what is written is how a name is pronounced.
    open var isPhonetic = false
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The name as the style writes it; empty where a pronunciation is wanted and the name has none.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return name.formatted(.name(style: .init(style)).locale(locale ?? .autoupdatingCurrent))
    }

    /// The parts of a name that somebody wrote; nil where there is no word.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        guard let name = PersonNameReader.name(in: string, locale ?? .autoupdatingCurrent) else { return nil }
        guard isPhonetic else { return name }
        var spoken = PersonNameComponents()
        spoken.phoneticRepresentation = name
        return spoken
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}

extension PersonNameComponents.FormatStyle.Style {
    fileprivate init(_ style: PersonNameComponentsFormatter.Style) {
        self =
            switch style {
            case .short: .short
            case .default, .medium: .medium
            case .long: .long
            case .abbreviated: .abbreviated
            }
    }
}
