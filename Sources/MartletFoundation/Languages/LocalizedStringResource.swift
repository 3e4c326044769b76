/// A text that is translated where and when it is shown.
///
///     let title = LocalizedStringResource("\(count) files", table: "Menus")
///     Text(title)
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// What is looked up.
    public let key: String
    /// The text without a translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the file of translations; nil for `Localizable`.
    public let table: String?
    /// Whose language the text is in, where it is not shown in a view.
    public var locale: Locale
    package let bundle: BundleDescription

    /// Where translations are looked for.
    public enum BundleDescription: Equatable, Sendable {
        /// The program's own resources and those of its targets.
        case main
        /// The bundle that a class is in; in a program of one file, the program's.
        case forClass(AnyClass)
        case atURL(URL)

        public static func == (a: Self, b: Self) -> Bool {
            switch (a, b) {
            case (.main, .main): true
            case (.forClass(let a), .forClass(let b)): a == b
            case (.atURL(let a), .atURL(let b)): a == b
            default: false
            }
        }

        package var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// A text whose translation is looked up by itself.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A text whose translation is looked up by a key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
