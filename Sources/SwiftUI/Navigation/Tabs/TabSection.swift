import MartletGraph

/// Tabs that belong together: under a header in a sidebar, one after the other in a bar.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue

    @MainActor public var body: Self { self }

    @MainActor public func _addTabs(to list: inout _TabList) {
        var inner = _TabList(memory: list.memory)
        content._addTabs(to: &inner)
        let section = TabSectionInfo(
            header: Header.self == EmptyView.self ? nil : AnyView(header), number: list.entries.count)
        list.entries += inner.entries.map { entry in
            var entry = entry
            entry.info.section = section
            return entry
        }
    }
}

extension TabSection
where
    Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    /// A section with a header of any views.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(header: header(), content: content())
    }
}

extension TabSection
where
    Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    /// A section without a header.
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: EmptyView(), content: content())
    }
}

extension TabSection
where
    Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    /// A section with a title to translate.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content())
    }

    /// A section with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(header: Text(title), content: content())
    }
}

/// Content of a tab view of which one can ask whether it is a section.
nonisolated protocol TabSectionTelling {
    static var isSection: Bool { get }
}

extension TabSection: TabSectionTelling {
    nonisolated static var isSection: Bool { true }
}

/// Tabs of which something is changed.
nonisolated struct ModifiedTabs<Content: TabContent>: TabContent, TabSectionTelling {
    typealias TabValue = Content.TabValue
    let content: Content
    let change: @MainActor (inout _TabList.Entry) -> Void

    static var isSection: Bool { (Content.self as? any TabSectionTelling.Type)?.isSection ?? false }

    init(_ content: Content, _ change: @escaping @MainActor (inout _TabList.Entry) -> Void) {
        self.content = content
        self.change = change
    }

    /// Changes how the user may change the section, or each tab.
    init(_ content: Content, customizing change: @escaping @MainActor (inout TabCustomizing) -> Void) {
        self.init(content) { entry in
            if Self.isSection {
                if entry.info.section != nil { change(&entry.info.section!.customization) }
            } else {
                change(&entry.info.customization)
            }
        }
    }

    @MainActor var body: Self { self }

    @MainActor func _addTabs(to list: inout _TabList) {
        let first = list.entries.count
        content._addTabs(to: &list)
        for index in first..<list.entries.count { change(&list.entries[index]) }
    }
}

extension TabContent {
    /// Shows a number with the tab; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        ModifiedTabs(self) { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
    }

    /// Shows a text with the tab; nil shows none.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        ModifiedTabs(self) { $0.badge = label }
    }

    /// Shows a text with the tab; nil shows none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        ModifiedTabs(self) { $0.badge = key.map { Text($0) } }
    }

    /// Shows a text with the tab; nil shows none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        let text = label.map { Text($0) }
        return ModifiedTabs(self) { $0.badge = text }
    }

    /// Leaves the tab out of the bar; its page keeps its state.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabs(self) { $0.info.isHidden = hidden || $0.info.isHidden }
    }

    /// Keeps the user from choosing the tab.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        ModifiedTabs(self) { $0.info.isDisabled = disabled || $0.info.isDisabled }
    }
}
