extension Group: ToolbarContent where Content: ToolbarContent {
    @_implements(ToolbarContent,Body)
    public typealias ToolbarBody = Never

    @_implements(ToolbarContent,body)
    @MainActor @preconcurrency public var toolbarBody: Never { fatalError("\(Self.self) has no body.") }

    /// Makes several items of a toolbar one content, so that a modifier changes them all.
    ///
    ///     Group { ToolbarItem { Undo() }; ToolbarItem { Redo() } }.hidden(isReading)
    @_disfavoredOverload
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _collectItems(into list: inout _ToolbarItems) { content._collectItems(into: &list) }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ForEach: ToolbarContent where Content: ToolbarContent {
    @_implements(ToolbarContent,Body)
    public typealias ToolbarBody = Never

    @_implements(ToolbarContent,body)
    @MainActor @preconcurrency public var toolbarBody: Never { fatalError("\(Self.self) has no body.") }

    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        for element in data { content(element)._collectItems(into: &list) }
    }
}

extension ForEach: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ForEach where ID == Data.Element.ID, Content: ToolbarContent, Data.Element: Identifiable {
    /// Items of a toolbar for each element of a collection.
    ///
    ///     .toolbar { ForEach(tools) { tool in ToolbarItem { Button(tool.name) { use(tool) } } } }
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, ids: RowIDs(), content: content)
    }
}

extension ForEach where Content: ToolbarContent {
    /// Items of a toolbar for each element, told apart by the value at `id`.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, ids: RowIDs(id), content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ToolbarContent {
    /// Items of a toolbar for each number of a range that never changes.
    @_disfavoredOverload
    nonisolated public init(_ data: Range<Int>, @ToolbarContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, ids: RowIDs(\.self), isConstant: true, content: content)
    }
}
