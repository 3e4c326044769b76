/// The items of bars, as far as a program may change all of a kind.
@MainActor @preconcurrency
public class UIBarItem: NSObject {
    private var titles: [UInt: [NSAttributedString.Key: Any]] = [:]

    override fileprivate init() {}

    /// Sets the font and the colour of titles, in a state; nil for the system's.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {
        titles[state.rawValue] = attributes
    }

    /// What was set for titles in a state.
    public func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
        titles[state.rawValue]
    }

    package func title(_ state: UIControlState = .normal) -> TitleAppearance { TitleAppearance(titles[state.rawValue]) }
}

/// The buttons of bars, as far as a program may change all of them.
///
///     UIBarButtonItem.appearance().tintColor = .systemOrange
@MainActor @preconcurrency
public final class UIBarButtonItem: UIBarItem {
    /// The colour of buttons; nil for the tint of the bar.
    public var tintColor: UIColor?
}

/// The tabs of tab bars, as far as a program may change all of them.
///
///     UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 12)], for: .normal)
@MainActor @preconcurrency
public final class UITabBarItem: UIBarItem {
    /// Behind what is counted at a tab; nil for the system's red.
    public var badgeColor: UIColor?
}

extension UIBarButtonItem: UIAppearance {
    public static func appearance() -> UIBarButtonItem {
        // The buttons stand in the bars of pages, which look at their own first.
        _ = UINavigationBar.appearance()
        return ChangedAppearances.made(&ChangedAppearances.barButtonItem) { UIBarButtonItem() }
    }
}

extension UITabBarItem: UIAppearance {
    public static func appearance() -> UITabBarItem {
        ChangedAppearances.made(&ChangedAppearances.tabBarItem) { UITabBarItem() }
    }
}

extension ChangedAppearances {
    /// What the title of a tab looks like: as the bar has it, else as all tabs.
    package static func tabTitle(isSelected: Bool, _ layout: UITabBar.Layout) -> TitleAppearance {
        var title = tabBar?.title(isSelected: isSelected, layout) ?? TitleAppearance()
        guard let item = tabBarItem else { return title }
        let own = item.title(isSelected ? .selected : .normal)
        title.font = title.font ?? own.font ?? item.title().font
        title.color = title.color ?? own.color
        return title
    }
}
