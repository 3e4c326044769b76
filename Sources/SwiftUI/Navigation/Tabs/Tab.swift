import MartletGraph

/// A page of a tab view, and what the bar shows for it.
///
///     TabView(selection: $page) {
///         Tab("Inbox", systemImage: "tray", value: .inbox) { Inbox() }
///         Tab(value: .search, role: .search) { Search() }
///     }
nonisolated public struct Tab<Value, Content, Label> {
    let value: Value?
    let role: TabRole?
    let content: Content
    let label: Label

    init(value: Value?, role: TabRole?, content: Content, label: Label) {
        self.value = value
        self.role = role
        self.content = content
        self.label = label
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    @MainActor public var body: Self { self }

    @MainActor public func _addTabs(to list: inout _TabList) {
        let value = value
        list.entries.append(
            .init(
                content: AnyView(content), value: value.map { AnyHashable($0) },
                info: TabPageInfo(item: AnyView(label), role: role),
                tagged: { view in value.map { AnyView(view.tag($0)) } ?? view }))
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab with a label of any views.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }

    /// A tab with a label of any views, for a selection that may be nil.
    nonisolated public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value: .some(.some(value)), role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab of a view that keeps the selection itself, with a label of any views.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with a title to translate and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(), label: .init(Text(titleKey), .init(systemName: systemImage)))
    }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(), label: .init(Text(title), .init(systemName: systemImage)))
    }

    /// A tab with a title to translate and a picture of a catalogue.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: .init(Text(titleKey), .init(image)))
    }

    /// A tab with a title and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: .init(Text(title), .init(image)))
    }

    /// A tab with a title to translate and a symbol, for a selection that may be nil.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            value: .some(.some(value)), role: role, content: content(),
            label: .init(Text(titleKey), .init(systemName: systemImage)))
    }

    /// A tab with a title and a symbol, for a selection that may be nil.
    @_disfavoredOverload
    nonisolated public init<V: Hashable, S: StringProtocol>(
        _ title: S, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            value: .some(.some(value)), role: role, content: content(),
            label: .init(Text(title), .init(systemName: systemImage)))
    }

    /// A tab that its role gives a label; without a role the label is empty.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content(), label: .init(role))
    }

    /// A tab that its role gives a label, for a selection that may be nil; without a role the label is empty.
    nonisolated public init<V: Hashable>(
        value: V, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(value: .some(.some(value)), role: role, content: content(), label: .init(role))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab with a title to translate and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(), label: .init(Text(titleKey), .init(systemName: systemImage)))
    }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: .init(Text(title), .init(systemName: systemImage)))
    }

    /// A tab with a title to translate and a picture of a catalogue.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: .init(Text(titleKey), .init(image)))
    }

    /// A tab with a title and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: .init(Text(title), .init(image)))
    }

    /// A tab that its role gives a label; without a role the label is empty.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, content: content(), label: .init(role))
    }
}

/// The label of a tab with a title and an image.
nonisolated public struct DefaultTabLabel: View {
    private let parts: (title: Text, image: Image)?

    init(_ title: Text, _ image: Image) { parts = (title, image) }

    /// The label that a role has of its own; none has one but that for searching.
    init(_ role: TabRole?) {
        parts = role == .search ? (Text(_own: "Search"), Image(systemName: "magnifyingglass")) : nil
    }

    @MainActor public var body: some View {
        if let parts {
            SwiftUI.Label {
                parts.title
            } icon: {
                parts.image
            }
        }
    }
}
