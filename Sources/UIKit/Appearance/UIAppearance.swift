/// A part of the system's looks that a program may change for all of its windows.
///
///     UINavigationBar.appearance().tintColor = .systemOrange
///     UITableView.appearance().separatorStyle = .none
///
/// There are no such views here: SwiftUI's bars, lists and controls look here when they are made, and when their bodies
/// run.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
    /// What is changed for all of the program.
    static func appearance() -> Self
}

/// Keeps what a program has changed; nothing until it does.
@MainActor
package enum ChangedAppearances {
    package fileprivate(set) static var navigationBar: UINavigationBar?
    package fileprivate(set) static var tabBar: UITabBar?
    package fileprivate(set) static var tableView: UITableView?
    package fileprivate(set) static var tableViewCell: UITableViewCell?
    package fileprivate(set) static var textView: UITextView?
    package fileprivate(set) static var segmentedControl: UISegmentedControl?
    package fileprivate(set) static var pageControl: UIPageControl?
    package fileprivate(set) static var scrollView: UIScrollView?
    package fileprivate(set) static var collectionView: UICollectionView?
    package fileprivate(set) static var switchControl: UISwitch?
    package fileprivate(set) static var slider: UISlider?
    package fileprivate(set) static var progressView: UIProgressView?
    package fileprivate(set) static var toolbar: UIToolbar?
    static var barButtonItem: UIBarButtonItem?
    package internal(set) static var tabBarItem: UITabBarItem?

    /// Leaves everything as the system has it.
    package static func reset() {
        (navigationBar, tabBar, tableView, tableViewCell) = (nil, nil, nil, nil)
        (textView, segmentedControl, pageControl) = (nil, nil, nil)
        (scrollView, collectionView, switchControl) = (nil, nil, nil)
        (slider, progressView, toolbar) = (nil, nil, nil)
        (barButtonItem, tabBarItem) = (nil, nil)
    }

    static func made<Value>(_ place: inout Value?, _ make: () -> Value) -> Value {
        if let known = place { return known }
        let new = make()
        place = new
        return new
    }
}

extension UINavigationBar: UIAppearance {
    public static func appearance() -> UINavigationBar {
        ChangedAppearances.made(&ChangedAppearances.navigationBar) { UINavigationBar() }
    }
}

extension UITabBar: UIAppearance {
    public static func appearance() -> UITabBar {
        ChangedAppearances.made(&ChangedAppearances.tabBar) { UITabBar() }
    }
}

extension UITableView: UIAppearance {
    public static func appearance() -> UITableView {
        ChangedAppearances.made(&ChangedAppearances.tableView) { UITableView() }
    }
}

extension UITableViewCell: UIAppearance {
    public static func appearance() -> UITableViewCell {
        ChangedAppearances.made(&ChangedAppearances.tableViewCell) { UITableViewCell() }
    }
}

extension UITextView: UIAppearance {
    public static func appearance() -> UITextView {
        ChangedAppearances.made(&ChangedAppearances.textView) { UITextView() }
    }
}

extension UISegmentedControl: UIAppearance {
    public static func appearance() -> UISegmentedControl {
        ChangedAppearances.made(&ChangedAppearances.segmentedControl) { UISegmentedControl() }
    }
}

extension UIPageControl: UIAppearance {
    public static func appearance() -> UIPageControl {
        ChangedAppearances.made(&ChangedAppearances.pageControl) { UIPageControl() }
    }
}

extension UIScrollView: UIAppearance {
    public static func appearance() -> UIScrollView {
        ChangedAppearances.made(&ChangedAppearances.scrollView) { UIScrollView() }
    }
}

extension UICollectionView: UIAppearance {
    public static func appearance() -> UICollectionView {
        ChangedAppearances.made(&ChangedAppearances.collectionView) { UICollectionView() }
    }
}

extension UISwitch: UIAppearance {
    public static func appearance() -> UISwitch {
        ChangedAppearances.made(&ChangedAppearances.switchControl) { UISwitch() }
    }
}

extension UISlider: UIAppearance {
    public static func appearance() -> UISlider {
        ChangedAppearances.made(&ChangedAppearances.slider) { UISlider() }
    }
}

extension UIProgressView: UIAppearance {
    public static func appearance() -> UIProgressView {
        ChangedAppearances.made(&ChangedAppearances.progressView) { UIProgressView() }
    }
}

extension UIToolbar: UIAppearance {
    public static func appearance() -> UIToolbar {
        ChangedAppearances.made(&ChangedAppearances.toolbar) { UIToolbar() }
    }
}
