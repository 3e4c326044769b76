import MartletGraph

/// Light or dark appearance, as UIKit calls it.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}

/// How much colours differ from what is behind them.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal
    case high
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified
    case compact
    case regular
}

/// From which side a language is read, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight
    case rightToLeft
}

/// From which side a program's language is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight
    case rightToLeft
}

/// The kind of device a program is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone
    case pad
    case tv
    case carPlay
    case mac = 5
    case vision
}

/// What a colour, a font or a picture may depend on.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast
    public let displayScale: CGFloat
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// How large the user wants texts.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// From which side the language is read.
    public let layoutDirection: UITraitEnvironmentLayoutDirection

    /// Whether it is for what lies above a window's content, such as a sheet.
    package let isElevated: Bool

    package init(
        style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal, displayScale: CGFloat = 1,
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        idiom: UIUserInterfaceIdiom = .unspecified, isElevated: Bool = false,
        category: UIContentSizeCategory = .unspecified, direction: UITraitEnvironmentLayoutDirection = .unspecified
    ) {
        preferredContentSizeCategory = category
        layoutDirection = direction
        self.isElevated = isElevated
        userInterfaceStyle = style
        accessibilityContrast = contrast
        self.displayScale = displayScale
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceIdiom = idiom
    }

    public override convenience init() { self.init(style: .unspecified) }

    /// The traits of several; of each trait the last that says something.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Value: Equatable>(_ trait: KeyPath<UITraitCollection, Value>, but none: Value) -> Value {
            traitCollections.last { $0[keyPath: trait] != none }?[keyPath: trait] ?? none
        }
        self.init(
            style: last(\.userInterfaceStyle, but: .unspecified),
            contrast: last(\.accessibilityContrast, but: .normal), displayScale: last(\.displayScale, but: 1),
            horizontal: last(\.horizontalSizeClass, but: .unspecified),
            vertical: last(\.verticalSizeClass, but: .unspecified),
            idiom: last(\.userInterfaceIdiom, but: .unspecified), isElevated: last(\.isElevated, but: false),
            category: last(\.preferredContentSizeCategory, but: .unspecified),
            direction: last(\.layoutDirection, but: .unspecified))
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(style: .unspecified, horizontal: horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(style: .unspecified, vertical: verticalSizeClass)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(style: .unspecified, category: preferredContentSizeCategory)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(style: .unspecified, direction: layoutDirection)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(style: .unspecified, idiom: userInterfaceIdiom)
    }

    public convenience init(displayScale: CGFloat) { self.init(style: .unspecified, displayScale: displayScale) }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(style: .unspecified, contrast: accessibilityContrast)
    }

    /// What is being drawn for: where a dynamic colour is resolved, its surroundings, else the window in front.
    public static var current: UITraitCollection {
        if let drawing = Drawing.traits { return drawing }
        guard isMainThread else { return UITraitCollection(style: .light) }
        return MainActor.assumeIsolated { UIApplication.windowTraits }
    }

    /// Makes these traits the current ones while `actions` runs.
    public func performAsCurrent(_ actions: () -> Void) { Drawing.$traits.withValue(self, operation: actions) }

    private enum Drawing {
        @TaskLocal static var traits: UITraitCollection?
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && accessibilityContrast == other.accessibilityContrast
            && displayScale == other.displayScale && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && userInterfaceIdiom == other.userInterfaceIdiom
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && layoutDirection == other.layoutDirection
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(accessibilityContrast)
        hasher.combine(displayScale)
        return hasher.finalize()
    }
}
