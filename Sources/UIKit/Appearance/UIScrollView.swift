/// Whatever scrolls, as far as a program may change all of it.
@MainActor @preconcurrency
public final class UIScrollView: NSObject {
    /// What scrolling does to a field that has the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        /// The field loses the keyboard as soon as something scrolls; so it does by those that follow a finger.
        case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Whether content can be pulled beyond its ends by a finger, as to load it anew.
    public var bounces = true
    /// What scrolling does to a field that has the keyboard, where no view says so.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether a bar beside the content shows where in it one is, from top to bottom.
    public var showsVerticalScrollIndicator = true
    /// Whether a bar below the content shows where in it one is, from left to right.
    public var showsHorizontalScrollIndicator = true
    /// Whether the user can scroll, where no view says so.
    public var isScrollEnabled = true
    /// Whether content comes to rest at pages as large as the view, where no view says where it does.
    public var isPagingEnabled = false

    override init() {}
}

/// Lists and forms, which UIKit shows in collections since iOS 16, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UICollectionView: NSObject {
    /// Behind the rows; nil for the system's, or what `UITableView` has.
    public var backgroundColor: UIColor?

    override init() {}
}

/// Switches, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UISwitch: NSObject {
    /// The trough of a switch that is on, where no view tints it; nil for the system's.
    public var onTintColor: UIColor?
    /// The knob; nil for the system's.
    public var thumbTintColor: UIColor?

    override init() {}
}
