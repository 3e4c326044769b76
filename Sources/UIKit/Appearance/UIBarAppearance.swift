/// What a bar is drawn on.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
    /// Whether it is drawn on a background, on one that is seen through, or on none.
    package enum Background { case standard, opaque, none }

    package private(set) var background = Background.standard
    /// In front of the system's background; nil for none.
    open var backgroundColor: UIColor?
    /// What becomes of what lies behind the bar, in place of the system's background; nil for nothing.
    open var backgroundEffect: UIBlurEffect? { didSet { isEffectSet = true } }
    package private(set) var isEffectSet = false
    /// The line that parts the bar from the content; nil and clear for none.
    open var shadowColor: UIColor? = UIColor.separator

    /// A picture in place of that line, as high as it is; one of no size for none.
    open var shadowImage: UIImage?
    /// A picture in front of the background; one of no size in place of the system's background.
    open var backgroundImage: UIImage?

    /// As the system has it.
    public override required init() {
        super.init()
    }

    /// As another bar's.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }

    private func take(_ other: UIBarAppearance) {
        (background, backgroundColor, shadowColor) = (other.background, other.backgroundColor, other.shadowColor)
        backgroundEffect = other.backgroundEffect
        isEffectSet = other.isEffectSet
        (shadowImage, backgroundImage) = (other.shadowImage, other.backgroundImage)
    }

    /// As the system has it.
    open func configureWithDefaultBackground() { configure(.standard, UIColor.separator) }
    /// On a background that nothing is seen through.
    open func configureWithOpaqueBackground() { configure(.opaque, UIColor.separator) }
    /// On no background, without a line.
    open func configureWithTransparentBackground() { configure(.none, nil) }

    private func configure(_ background: Background, _ shadow: UIColor?) {
        (self.background, backgroundColor, shadowColor) = (background, nil, shadow)
        backgroundEffect = nil
        isEffectSet = false
        (shadowImage, backgroundImage) = (nil, nil)
    }

    /// One of its own that is as this one is now.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any?
        MainActor.assumeIsolated {
            let new = Self()
            new.takeAll(self)
            copy = new
        }
        return copy!
    }

    func takeAll(_ other: UIBarAppearance) { take(other) }
}

/// What the bar of a page looks like.
public final class UINavigationBarAppearance: UIBarAppearance {
    /// The font and the colour of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The font and the colour of the title while it is large.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What the buttons look like.
    public var buttonAppearance = UIBarButtonItemAppearance()
    /// What the way back looks like; as the other buttons where nothing is set.
    public var backButtonAppearance = UIBarButtonItemAppearance()
    /// How far the title in the bar is from where it would stand, in points.
    public var titlePositionAdjustment = UIOffset.zero
    /// What the way back shows in place of the system's arrow.
    public private(set) var backIndicatorImage: UIImage?
    /// What the arrow goes behind while a page moves; here nothing does.
    public private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets what the way back shows; nil for the system's arrow. Both have to be there, as on Apple's systems.
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = transitionMaskImage == nil ? nil : backIndicatorImage
        backIndicatorTransitionMaskImage = backIndicatorImage == nil ? nil : transitionMaskImage
    }

    override func takeAll(_ other: UIBarAppearance) {
        super.takeAll(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        titlePositionAdjustment = other.titlePositionAdjustment
        (backIndicatorImage, backIndicatorTransitionMaskImage) = (
            other.backIndicatorImage, other.backIndicatorTransitionMaskImage
        )
        buttonAppearance.normal.titleTextAttributes = other.buttonAppearance.normal.titleTextAttributes
        backButtonAppearance.normal.titleTextAttributes = other.backButtonAppearance.normal.titleTextAttributes
    }
}

/// What the buttons of a bar look like.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
    /// As long as nobody presses them.
    public let normal = UIBarButtonItemStateAppearance()

    public override init() {}
}

/// What the buttons of a bar look like in a state.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance: NSObject {
    /// The colour of their titles.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// What the bar of a tab view looks like.
public final class UITabBarAppearance: UIBarAppearance {
    /// The tabs whose symbols stand above their titles, and all others where nothing is set for those.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The tabs whose symbols stand beside their titles.
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The tabs whose symbols stand beside their titles in a window that is low; as in others where nothing is set.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()

    override func takeAll(_ other: UIBarAppearance) {
        super.takeAll(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance.take(other.stackedLayoutAppearance)
        inlineLayoutAppearance.take(other.inlineLayoutAppearance)
        compactInlineLayoutAppearance.take(other.compactInlineLayoutAppearance)
    }

    /// What counts for tabs in a layout, the first that sets something.
    func items(_ layout: UITabBar.Layout) -> [UITabBarItemAppearance] {
        switch layout {
        case .stacked: [stackedLayoutAppearance]
        case .inline: [inlineLayoutAppearance, stackedLayoutAppearance]
        case .compactInline: [compactInlineLayoutAppearance, inlineLayoutAppearance, stackedLayoutAppearance]
        }
    }
}

/// What the tabs of a bar look like.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
    public let normal = UITabBarItemStateAppearance()
    /// While its page is shown.
    public let selected = UITabBarItemStateAppearance()

    public override init() {}

    func take(_ other: UITabBarItemAppearance) {
        normal.take(other.normal)
        selected.take(other.selected)
    }
}

/// What the tabs of a bar look like in a state.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
    /// The symbol's; nil for the system's.
    public var iconColor: UIColor?
    /// The colour of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    func take(_ other: UITabBarItemStateAppearance) {
        (iconColor, titleTextAttributes) = (other.iconColor, other.titleTextAttributes)
    }
}
