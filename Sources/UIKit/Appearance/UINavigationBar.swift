/// The bars of pages, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UINavigationBar: NSObject {
    /// What the bars look like; content lies behind them.
    public var standardAppearance = UINavigationBarAppearance() { didSet { isStandardSet = true } }
    /// What they look like while no content lies behind them: here those with a large title.
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    /// What they look like in a window that is low; as otherwise where nothing is set.
    public var compactAppearance: UINavigationBarAppearance?
    /// What they look like in a window that is low, while no content lies behind them; as otherwise where nothing is set.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Whether titles are large where a page does not say; what the system has until it is set.
    public var prefersLargeTitles = false { didSet { wantsLargeTitles = prefersLargeTitles } }
    package private(set) var wantsLargeTitles: Bool?
    /// What the way back shows in place of the system's arrow.
    public var backIndicatorImage: UIImage?
    /// The colour of buttons; nil for the tint of the surroundings.
    public var tintColor: UIColor?
    /// The background; nil for the system's.
    public var barTintColor: UIColor?
    /// Behind the background.
    public var backgroundColor: UIColor?
    /// The font and the colour of titles.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The font and the colour of large titles.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Whether the content behind is seen through the background.
    public var isTranslucent = true
    /// In place of the line below the bar; one of no size for none.
    public var shadowImage: UIImage?
    private var isStandardSet = false
    private var hidesBackground = false

    override init() {}

    /// A picture behind the bars; nil for the system's background, and one of no size for none.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        self.backgroundImage = backgroundImage
        hidesBackground = backgroundImage != nil && backgroundImage?.size == .zero
    }

    private var backgroundImage: UIImage?

    /// - Parameters:
    ///   - isAtEdge: whether nothing lies behind the bar.
    ///   - isCompact: whether the window is low.
    package func look(isAtEdge: Bool, isCompact: Bool = false) -> BarAppearance {
        var look = BarAppearance()
        let buttons = ChangedAppearances.barButtonItem
        look.tint = buttons?.tintColor ?? buttons?.title().color ?? tintColor
        look.buttonFont = buttons?.title().font
        look.title = TitleAppearance(titleTextAttributes)
        look.largeTitle = TitleAppearance(largeTitleTextAttributes)
        if let color = barTintColor ?? backgroundColor { look.background = .color(color) }
        if !isTranslucent, barTintColor == nil, backgroundColor == nil { look.background = .opaque }
        if let backgroundImage, !hidesBackground { look.background = .image(backgroundImage) }
        if hidesBackground, backgroundColor == nil { look.background = BarAppearance.Background.none }
        look.take(line: shadowImage)
        look.backIndicator = backIndicatorImage
        let compact = isCompact ? compactAppearance : nil
        let compactEdge = isCompact && isAtEdge ? compactScrollEdgeAppearance : nil
        guard isStandardSet || scrollEdgeAppearance != nil || compact != nil || compactEdge != nil else { return look }
        let bar = compactEdge ?? (isAtEdge ? scrollEdgeAppearance : nil) ?? compact ?? standardAppearance
        look.take(bar)
        look.titleOffset = bar.titlePositionAdjustment
        look.backIndicator = bar.backIndicatorImage ?? look.backIndicator
        look.title = look.title.or(TitleAppearance(bar.titleTextAttributes))
        look.largeTitle = look.largeTitle.or(TitleAppearance(bar.largeTitleTextAttributes))
        let button = TitleAppearance(bar.buttonAppearance.normal.titleTextAttributes)
        look.tint = look.tint ?? button.color
        look.buttonFont = look.buttonFont ?? button.font
        look.backTint = TitleAppearance(bar.backButtonAppearance.normal.titleTextAttributes).color
        return look
    }
}

/// For which height of a bar something is set.
public enum UIBarMetrics: Int, Sendable {
    case `default`
    case compact
}
