/// The bars of tab views, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UITabBar: NSObject {
    /// What the bars look like.
    public var standardAppearance = UITabBarAppearance() { didSet { isStandardSet = true } }
    /// What they look like while no content lies behind them: here none ever does.
    public var scrollEdgeAppearance: UITabBarAppearance?
    /// The colour of the tab whose page is shown; nil for the tint of the surroundings.
    public var tintColor: UIColor?
    /// The colour of the other tabs; nil for the system's.
    public var unselectedItemTintColor: UIColor?
    /// The background; nil for the system's.
    public var barTintColor: UIColor?
    /// Behind the background.
    public var backgroundColor: UIColor?
    /// A picture behind the bars; nil for the system's background, and one of no size for none.
    public var backgroundImage: UIImage?
    /// In place of the line beside the bar; one of no size for none.
    public var shadowImage: UIImage?
    /// Whether the content behind is seen through the background.
    public var isTranslucent = true
    /// Whether the line beside the bar is cut off.
    public var clipsToBounds = false
    /// Whether there is no bar at all.
    public var isHidden = false
    private var isStandardSet = false

    override init() {}

    package var look: BarAppearance {
        var look = BarAppearance()
        if let color = barTintColor ?? backgroundColor { look.background = .color(color) }
        if let backgroundImage {
            look.background =
                backgroundImage.size == .zero && look.background == nil
                ? BarAppearance.Background.none
                : backgroundImage.size == .zero ? look.background : .image(backgroundImage)
        }
        if !isTranslucent, look.background == nil { look.background = .opaque }
        look.hidesLine = clipsToBounds || shadowImage?.size == .zero
        if let bar { look.take(bar) }
        return look
    }

    private var bar: UITabBarAppearance? { scrollEdgeAppearance ?? (isStandardSet ? standardAppearance : nil) }

    /// Where the symbol of a tab stands.
    package enum Layout {
        case stacked, inline
        /// Beside the title, in a window that is low.
        case compactInline
    }

    /// The colour of a tab's symbol.
    package func iconColor(isSelected: Bool, _ layout: Layout = .stacked) -> UIColor? {
        let own = states(isSelected, layout).lazy.compactMap(\.iconColor).first
        return own ?? (isSelected ? tintColor : unselectedItemTintColor)
    }

    /// What a tab's title looks like.
    package func title(isSelected: Bool, _ layout: Layout = .stacked) -> TitleAppearance {
        states(isSelected, layout).reversed().reduce(TitleAppearance()) {
            $0.or(TitleAppearance($1.titleTextAttributes))
        }
    }

    private func states(_ isSelected: Bool, _ layout: Layout) -> [UITabBarItemStateAppearance] {
        bar.map { $0.items(layout).map { isSelected ? $0.selected : $0.normal } } ?? []
    }
}
