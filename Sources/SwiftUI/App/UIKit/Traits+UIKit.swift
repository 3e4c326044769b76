extension UIUserInterfaceSizeClass {
    /// What SwiftUI calls how much room there is; unspecified where it says nothing.
    nonisolated public init(_ sizeClass: UserInterfaceSizeClass?) {
        self =
            switch sizeClass {
            case .compact: .compact
            case .regular: .regular
            case nil: .unspecified
            }
    }
}

extension UserInterfaceSizeClass {
    /// What UIKit calls how much room there is; nil for `unspecified`.
    nonisolated public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// What SwiftUI calls light and dark; unspecified where it says nothing.
    nonisolated public init(_ colorScheme: ColorScheme?) {
        self =
            switch colorScheme {
            case .light: .light
            case .dark: .dark
            case nil: .unspecified
            }
    }
}

extension ColorScheme {
    /// What UIKit calls light and dark; nil for `unspecified`.
    nonisolated public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// What SwiftUI calls the side from which a language is read.
    nonisolated public init(_ layoutDirection: LayoutDirection) {
        self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension LayoutDirection {
    /// What UIKit calls the side from which a language is read; nil for `unspecified`.
    nonisolated public init?(_ uiTraitLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiTraitLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified: return nil
        }
    }
}

extension UIContentSizeCategory {
    /// What SwiftUI calls the size of texts; unspecified where it says nothing.
    nonisolated public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize.map { Self.order[$0.rawValue] } ?? .unspecified
    }
}

extension DynamicTypeSize {
    /// What UIKit calls the size of texts; nil for `unspecified`, and for a category that is none.
    nonisolated public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let place = UIContentSizeCategory.order.firstIndex(of: uiSizeCategory) else { return nil }
        self.init(rawValue: place)
    }
}

extension UIContentSizeCategory {
    /// The category that SwiftUI has under its older name; unspecified where it says nothing.
    nonisolated public init(_ sizeCategory: ContentSizeCategory?) {
        self.init(sizeCategory.map { $0.dynamicTypeSize })
    }
}

extension ContentSizeCategory {
    /// What UIKit calls the size of texts; nil for `unspecified`, and for a category that is none.
    nonisolated public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }
}
