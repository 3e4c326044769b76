// Titles of tabs that name their catalogue themselves.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with a title to translate and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: .init(Text(titleResource), .init(systemName: systemImage)))
    }

    /// A tab with a title to translate and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: .init(Text(titleResource), .init(image)))
    }

    /// A tab with a title to translate and a symbol, for a selection that may be nil.
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ titleResource: LocalizedStringResource, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            value: .some(.some(value)), role: role, content: content(),
            label: .init(Text(titleResource), .init(systemName: systemImage)))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab with a title to translate and a symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: .init(Text(titleResource), .init(systemName: systemImage)))
    }

    /// A tab with a title to translate and a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, content: content(), label: .init(Text(titleResource), .init(image)))
    }
}

extension TabContent {
    /// Shows a text to translate with the tab; nil shows none.
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
        badge(resource.map { Text($0) })
    }
}
