extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    @_implements(TabContent,Body)
    public typealias TabBody = TabGroup<Content.TabValue>

    @_implements(TabContent,body)
    @MainActor @preconcurrency public var tabBody: TabGroup<Content.TabValue> {
        TabGroup(parts: [{ _addTabs(to: &$0) }])
    }

    @MainActor public func _addTabs(to list: inout _TabList) {
        for (element, id) in zip(data, ids.read(data)) {
            let first = list.entries.count
            content(element)._addTabs(to: &list)
            for index in first..<list.entries.count where list.entries[index].id == nil {
                list.entries[index].id = TabElementID(id: id, index: index - first)
            }
        }
    }
}

/// Which of the tabs of an element.
private struct TabElementID<ID: Hashable>: Hashable {
    let id: ID
    let index: Int
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
    /// A tab for each element of a collection.
    ///
    ///     TabView {
    ///         ForEach(playlists) { list in Tab(list.name, systemImage: "music.note.list") { SongList(list) } }
    ///     }
    ///
    /// A tab without a value keeps its state by the id of its element.
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, ids: RowIDs(), content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    /// A tab for each number of a range that never changes.
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, ids: RowIDs(\.self), isConstant: true, content: content)
    }
}

extension ForEach where Content: TabContent {
    /// A tab for each element, told apart by the value at `id`.
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, ids: RowIDs(id), content: content)
    }
}
