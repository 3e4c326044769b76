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

extension TabSection
where
    Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    /// A section with a title to translate.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(header: Text(titleResource), content: content())
    }
}

extension TabContent {
    /// Names the tab for screen readers, in words to translate; without `isEnabled` nothing changes.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.label(Text(label)), isEnabled) }

    /// Says which value the tab shows, in words to translate; without `isEnabled` nothing changes.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ value: LocalizedStringResource, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.value(Text(value)), isEnabled) }

    /// Says what choosing the tab does, in words to translate; without `isEnabled` nothing changes.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { described(.hint(Text(hint)), isEnabled) }
}
