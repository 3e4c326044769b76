// What the builder of views builds of items of a toolbar.

extension TupleContent: ToolbarContent where repeat each Content: ToolbarContent {
    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        for item in repeat each content { item._collectItems(into: &list) }
    }
}

extension TupleContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        switch storage {
        case .trueContent(let content): content._collectItems(into: &list)
        case .falseContent(let content): content._collectItems(into: &list)
        }
    }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
