import MartletGraph

/// Several contents: views where all of them are, items of a toolbar where all are, and so on.
nonisolated public struct TupleContent<each Content> {
    public var content: (repeat each Content)

    public init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleContent: View where repeat each Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        TupleView<(repeat each Content)>._makeNode(TupleView((repeat each view.content)), inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        TupleView<(repeat each Content)>._updateNode(node, TupleView((repeat each view.content)), inputs)
    }
}

extension TupleContent: ToolbarContent where repeat each Content: ToolbarContent {
    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        for item in repeat each content { item._collectItems(into: &list) }
    }
}

extension TupleContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension TupleContent: Commands where repeat each Content: Commands {
    @MainActor public func _menuParts() -> [_CommandPart] {
        var parts: [_CommandPart] = []
        for part in repeat each content { parts += part._menuParts() }
        return parts
    }
}

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

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    @MainActor public func _menuParts() -> [_CommandPart] {
        switch storage {
        case .trueContent(let content): content._menuParts()
        case .falseContent(let content): content._menuParts()
        }
    }
}
