/// How large the user wants text: fonts of a text style follow it, fonts of a fixed size do not.
nonisolated public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium
    /// The size that text has where nobody wants another.
    case large
    case xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether this is one of the sizes that need another layout.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    /// A size in points, at `large`, as it is here.
    func scaled(_ size: CGFloat, as style: Font.TextStyle) -> CGFloat {
        self == .large ? size : (size * ratio(of: style)).rounded()
    }

    /// How much larger than usual texts of a style are.
    func ratio(of style: Font.TextStyle) -> CGFloat {
        style.sizes[rawValue] / style.sizes[DynamicTypeSize.large.rawValue]
    }
}

extension Font.TextStyle {
    /// The sizes in points that Apple's guidelines give the style, from `xSmall` on; only their ratios count here.
    fileprivate var sizes: [CGFloat] {
        switch self {
        case .largeTitle, .extraLargeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title, .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }
}

/// The older name of `DynamicTypeSize`, with names of its own.
nonisolated public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// The category that stands for a size.
    public init(_ dynamicTypeSize: DynamicTypeSize) { self = Self.allCases[dynamicTypeSize.rawValue] }

    /// Whether this is one of the sizes that need another layout.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!] }
}

extension ContentSizeCategory: Comparable {
    public static func < (a: Self, b: Self) -> Bool { a.dynamicTypeSize < b.dynamicTypeSize }
}

extension DynamicTypeSize {
    /// The size that an older category stands for.
    public init?(_ contentSizeCategory: ContentSizeCategory) { self = contentSizeCategory.dynamicTypeSize }
}

struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
    /// How large text is shown.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// How large text is shown, by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}

extension View {
    /// Shows the texts of this view in a size.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the size of this view's texts within a range.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = sizes.first, let most = sizes.last else { return }
            size = min(max(size, least), most)
        }
    }
}
