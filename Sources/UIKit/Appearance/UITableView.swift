/// Lists and forms, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UITableView: NSObject {
    /// Whether lines part the rows.
    public enum CellSeparatorStyle: Int, Sendable { case none, singleLine }

    /// Behind the rows; nil for the system's.
    public var backgroundColor: UIColor?
    /// Whether lines part the rows.
    public var separatorStyle = CellSeparatorStyle.singleLine
    /// Of the lines between rows; nil for the system's.
    public var separatorColor: UIColor?
    /// Whether a bar beside the rows shows where in the list they are.
    public var showsVerticalScrollIndicator = true
    /// Points between the rows and the list's edges, beside what the style has.
    public var contentInset = UIEdgeInsets.zero
    /// Whether the user can scroll, where no view says so.
    public var isScrollEnabled = true
    /// What scrolling does to a field that has the keyboard, where no view says so.
    public var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// Whether the user can select rows.
    public var allowsSelection = true
    /// Points above each section; `automaticDimension` is the style's.
    public var sectionHeaderTopPadding = UITableView.automaticDimension
    /// The least height of headers, in points; `automaticDimension` is the style's.
    public var sectionHeaderHeight = UITableView.automaticDimension

    /// What the style has.
    nonisolated public static let automaticDimension: CGFloat = -1

    override init() {}
}

/// The rows of lists and forms, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UITableViewCell: NSObject {
    /// How a row is shown that is pressed or selected.
    public enum SelectionStyle: Int, Sendable {
        case none
        case blue, gray, `default`
    }

    /// Behind a row that brings no background of its own; nil for the system's.
    public var backgroundColor: UIColor?
    /// `none` shows no row as pressed or selected; the others all look alike.
    public var selectionStyle = SelectionStyle.default

    override init() {}
}

/// Editors of long texts, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UITextView: NSObject {
    /// Behind the text; nil for the system's, which is none.
    public var backgroundColor: UIColor?
    /// Points around the text; 5 beside it are there in any case.
    public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    override init() {}
}

/// Segmented pickers, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UISegmentedControl: NSObject {
    /// Of the chosen segment; nil for the system's.
    public var selectedSegmentTintColor: UIColor?
    /// Behind all segments; nil for the system's.
    public var backgroundColor: UIColor?
    /// Whether segments are as wide as their contents ask for rather than as each other.
    public var apportionsSegmentWidthsByContent = false
    private var titles: [UInt: [NSAttributedString.Key: Any]] = [:]

    override init() {}

    /// Sets the font and the colour of titles, in a state.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {
        titles[state.rawValue] = attributes
    }

    /// Whether titles have other colours than the system's.
    package var colorsTitles: Bool { titles.values.contains { $0[.foregroundColor] is UIColor } }

    /// What the title of a segment looks like.
    package func title(isSelected: Bool) -> TitleAppearance {
        let normal = TitleAppearance(titles[UIControlState.normal.rawValue])
        return isSelected ? normal.or(TitleAppearance(titles[UIControlState.selected.rawValue])) : normal
    }
}

/// How a control is just now.
public struct UIControlState: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: UIControlState = []
    public static let selected = UIControlState(rawValue: 1 << 2)
}

/// The dots of pages, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UIPageControl: NSObject {
    /// The dot of the page that is shown; nil for the system's colour.
    public var currentPageIndicatorTintColor: UIColor?
    /// The other dots; nil for the system's colour.
    public var pageIndicatorTintColor: UIColor?

    override init() {}
}
