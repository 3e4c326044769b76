extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    @_implements(TabContent,Body)
    public typealias TabBody = TabGroup<Content.TabValue>

    @_implements(TabContent,body)
    @MainActor @preconcurrency public var tabBody: TabGroup<Content.TabValue> {
        TabGroup(parts: [{ content._addTabs(to: &$0) }])
    }

    /// Makes several tabs one content, so that a modifier changes them all.
    ///
    ///     Group { Tab("Inbox", …) { … }; Tab("Sent", …) { … } }.disabled(isOffline)
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
        self.content = content()
    }

    @MainActor public func _addTabs(to list: inout _TabList) { content._addTabs(to: &list) }
}
