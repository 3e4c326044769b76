import MartletGraph

/// Tabs of a tab view: a `Tab`, a `TabSection`, or several of them.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// What tells tabs apart in the selection of the tab view.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
    /// Adds the tabs this content stands for.
    @MainActor func _addTabs(to list: inout _TabList)
}

extension TabContent {
    public func _addTabs(to list: inout _TabList) {
        guard let memory = list.memory else { return body._addTabs(to: &list) }
        memory.evaluate(self) { $0.body }._addTabs(to: &list)
    }
}

/// The tabs that the content of a tab view describes.
@MainActor
public struct _TabList {
    struct Entry {
        let content: AnyView
        let value: AnyHashable?
        /// What it keeps its state by where it has no value: the id of the element it stands for.
        var id: AnyHashable?
        var info: TabPageInfo
        var badge: Text?
        /// Sets the tag in the type that it has.
        let tagged: @MainActor (AnyView) -> AnyView
    }

    var entries: [Entry] = []
    /// What the program's own contents keep.
    var memory: PartMemory?

    init(memory: PartMemory?) { self.memory = memory }
}

/// What the bar of a tab view knows of a page.
struct TabPageInfo {
    var item: AnyView
    var role: TabRole?
    var section: TabSectionInfo?
    var isHidden = false
    var isDisabled = false
    /// Where it is shown at all.
    var placement = TabPlacement.automatic
    var customization = TabCustomizing()
    /// What the program puts around the item in the bar or the sidebar.
    var decorations: [TabDecoration] = []
}

/// The section of a sidebar that a tab belongs to.
struct TabSectionInfo {
    /// Nil for a section without one.
    var header: AnyView?
    /// Tells apart sections that follow one another.
    let number: Int
    /// What can be done with the section, below its tabs.
    var actions: AnyView?
    var customization = TabCustomizing()
}

/// What a tab is for.
nonisolated public struct TabRole: Hashable, Sendable {
    private enum Kind { case search, prominent }
    private let kind: Kind

    /// Searching: the tab stands last in the bar, with a magnifying glass unless it has a label of its own.
    public static var search: TabRole { TabRole(kind: .search) }
    /// Standing out: the tab stands behind the others.
    public static var prominent: TabRole { TabRole(kind: .prominent) }
}

/// Collects tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    nonisolated public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    nonisolated public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    nonisolated public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> some TabContent<TabValue> {
        TabGroup<TabValue>(parts: TabGroup<TabValue>.parts(repeat each content))
    }

    nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<TabValue>
    where C.TabValue == TabValue {
        TabGroup<TabValue>(parts: content.map { TabGroup<TabValue>.parts($0) } ?? [])
    }

    nonisolated public static func buildEither<C: TabContent>(first: C) -> TabGroup<TabValue>
    where C.TabValue == TabValue {
        TabGroup(parts: TabGroup<TabValue>.parts(first))
    }

    nonisolated public static func buildEither<C: TabContent>(second: C) -> TabGroup<TabValue>
    where C.TabValue == TabValue {
        TabGroup(parts: TabGroup<TabValue>.parts(second))
    }

    nonisolated public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }

    /// The pages of tabs, for the tab view.
    nonisolated public struct Content<C: TabContent>: View {
        let content: C
        private var parts = OwnParts()

        nonisolated init(_ content: C) { self.content = content }

        @MainActor private func page(of entry: _TabList.Entry) -> AnyView {
            entry.info.role == .search ? AnyView(entry.content.modifier(SearchTabPage())) : entry.content
        }

        @MainActor private var tabs: _TabList {
            var list = _TabList(memory: parts.memory)
            if let memory = parts.memory {
                memory.collect { content._addTabs(to: &list) }
            } else {
                content._addTabs(to: &list)
            }
            return list
        }

        @MainActor public var body: some View {
            let list = tabs
            ForEach(list.keyed) { tab in
                tab.entry.tagged(
                    AnyView(page(of: tab.entry).modifier(TabItemModifier(info: tab.entry.info)).badge(tab.entry.badge)))
            }
        }
    }
}

extension _TabList {
    /// The tabs with what they keep their state by: their values, else their elements' ids, else their positions.
    fileprivate var keyed: [Keyed] {
        var seen: Set<AnyHashable> = []
        return entries.enumerated().map { index, entry in
            let value = entry.value ?? entry.id ?? AnyHashable(Place(index: index))
            return Keyed(id: seen.insert(value).inserted ? value : AnyHashable(Place(index: index)), entry: entry)
        }
    }

    fileprivate struct Keyed: Identifiable {
        let id: AnyHashable
        let entry: Entry
    }

    private struct Place: Hashable { let index: Int }
}

/// Several tabs.
nonisolated public struct TabGroup<TabValue: Hashable>: TabContent {
    let parts: [@MainActor (inout _TabList) -> Void]

    init(parts: [@MainActor (inout _TabList) -> Void]) { self.parts = parts }

    @MainActor public var body: Self { self }

    static func parts<each C: TabContent>(_ content: repeat each C) -> [@MainActor (inout _TabList) -> Void] {
        var parts: [@MainActor (inout _TabList) -> Void] = []
        func add<P: TabContent>(_ part: P) {
            nonisolated(unsafe) let part = part
            parts.append { part._addTabs(to: &$0) }
        }
        repeat add(each content)
        return parts
    }

    @MainActor public func _addTabs(to list: inout _TabList) {
        for part in parts { part(&list) }
    }
}
