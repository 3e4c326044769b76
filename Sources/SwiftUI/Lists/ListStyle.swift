import MartletGraph

/// The look of lists.
@MainActor @preconcurrency
public protocol ListStyle {
    nonisolated var _look: _ListLook { get }
}

/// What a list style decides; in points.
nonisolated public struct _ListLook: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case plain, inset, boxed, sidebar }

    var kind: Kind
    /// Points beside the rows.
    var margin: CGFloat = 0
    /// The width that the content keeps to in a wide window.
    var maximumWidth: CGFloat = .infinity
    var minimumRowHeight: CGFloat = 50
    var rowInsets = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    var sectionSpacing: CGFloat = 24
    /// Whether the program gave the space between sections.
    var hasOwnSectionSpacing = false
    var rowSpacing: CGFloat = 0
    /// Points above a section that has a header; nil as other sections.
    var headerTopPadding: CGFloat?
    var headerSpacing: CGFloat = 8
    /// Points above the first section where that has a header.
    var firstHeaderPadding: CGFloat = 0
    var ends: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var showsSeparators = true
    /// Whether every second row is darker.
    var alternates = false
    /// Whether a line is around the list.
    var isBordered = false
    /// Whether separators begin where the content does.
    var insetsSeparators = false
    /// The width, in points, of a list that is offered any.
    var leastIdealWidth: CGFloat = 320
    /// Whether nobody has chosen the style.
    var isAutomatic = false
    /// Whether it is a form's.
    var isForm = false

    static let plain = _ListLook(
        kind: .plain, minimumRowHeight: 44, sectionSpacing: 0, headerSpacing: 0, insetsSeparators: true)
    static let inset = _ListLook(
        kind: .inset, margin: 6, minimumRowHeight: 44, sectionSpacing: 12, headerSpacing: 4, ends: 6, cornerRadius: 6,
        insetsSeparators: true)
    static let bordered: _ListLook = {
        var look = plain
        look.isBordered = true
        return look
    }()
    static let grouped = _ListLook(kind: .boxed, headerSpacing: 8, ends: 18)
    static let insetGrouped = _ListLook(kind: .boxed, margin: 12, ends: 18, cornerRadius: 12)
    static let automatic: _ListLook = {
        var look = insetGrouped
        look.isAutomatic = true
        return look
    }()
    static let form = _ListLook(
        kind: .boxed, margin: 12, maximumWidth: 600, ends: 24, cornerRadius: 12, isForm: true)
    static let sidebar = _ListLook(
        kind: .sidebar, margin: 6, minimumRowHeight: 38,
        rowInsets: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10), sectionSpacing: 12, headerSpacing: 4,
        ends: 6, cornerRadius: 6, showsSeparators: false)

    /// Of a list in a row of another one, which it is a part of: its rows lie on the other one's card.
    static let nested = _ListLook(
        kind: .plain, sectionSpacing: 12, headerSpacing: 4, insetsSeparators: true, leastIdealWidth: 0)

    func alternating(_ alternates: Bool) -> _ListLook {
        var look = self
        look.alternates = alternates
        if alternates { look.showsSeparators = false }
        return look
    }

    /// Whether rows of a section lie on one card.
    var isBoxed: Bool { kind == .boxed }
}

/// The look of a list without another style: sections in boxes, and in the first of several columns a sidebar.
nonisolated public struct DefaultListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .automatic }
}

/// Rows from edge to edge with lines between them, on the colour of content; headers stay in sight.
nonisolated public struct PlainListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .plain }
}

/// Rows a little away from the edges, with lines between them.
nonisolated public struct InsetListStyle: ListStyle {
    public let _look: _ListLook
    public init() { _look = .inset }
    /// - Parameter alternatesRowBackgrounds: whether every second row is darker; then no lines are between rows.
    public init(alternatesRowBackgrounds: Bool) { _look = .inset.alternating(alternatesRowBackgrounds) }
}

/// Rows from edge to edge with lines between them, and a line around the list.
nonisolated public struct BorderedListStyle: ListStyle {
    public let _look: _ListLook
    public init() { _look = .bordered }
    /// - Parameter alternatesRowBackgrounds: whether every second row is darker; then no lines are between rows.
    public init(alternatesRowBackgrounds: Bool) { _look = .bordered.alternating(alternatesRowBackgrounds) }
}

/// Sections in boxes from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .grouped }
}

/// Sections in round boxes away from the edges.
nonisolated public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .insetGrouped }
}

/// Rows without lines; the selected one in a round box.
nonisolated public struct SidebarListStyle: ListStyle {
    public init() {}
    public var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == BorderedListStyle {
    nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == GroupedListStyle {
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

struct ListStyleKey: EnvironmentKey { static var defaultValue: _ListLook { DefaultListStyle()._look } }
/// The look of the list or form around; nil outside of any.
struct ListContextKey: EnvironmentKey { static var defaultValue: _ListLook? { nil } }
struct ListHasSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
struct MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
struct ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

/// How much something stands out.
nonisolated public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

extension EnvironmentValues {
    var listLook: _ListLook { self[ListStyleKey.self] }
    var listContext: _ListLook? { self[ListContextKey.self] }
    /// Whether rows of the list around can be selected.
    var listHasSelection: Bool { self[ListHasSelectionKey.self] }
    var scrollContentBackground: Visibility { self[ScrollContentBackgroundKey.self] }

    /// The least height of a row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] ?? (listContext ?? listLook).minimumRowHeight }
        set { self[MinListRowHeightKey.self] = newValue }
    }

    /// The least height of a section's header, in points; nil for as high as it is.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }

    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the lists below.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modifier(_EnvironmentValueModifier(ListStyleKey.self, style._look))
    }

    /// Shows or hides what lists and forms below are drawn on.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        modifier(_EnvironmentValueModifier(ScrollContentBackgroundKey.self, visibility))
    }

    /// Sets how much the headers of the sections below stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        modifier(_EnvironmentValueModifier(HeaderProminenceKey.self, prominence))
    }
}
