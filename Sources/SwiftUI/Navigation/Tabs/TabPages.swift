import MartletGraph

/// Lays out the pages of a tab view, of which one is seen, and the bar or the dots to choose it with.
nonisolated struct TabPages<Content: View>: View {
    typealias Body = Never
    let choice: TabChoice
    let look: _TabViewLook
    let isWide: Bool
    /// What stands at the bottom of all pages.
    let accessory: TabAccessory?
    let customization: TabCustomizationState
    let minimizing: TabBarMinimizeBehavior
    let history: TabHistory
    /// Where the bar stands in a window of settings.
    let shelf: SettingsShelf?
    let content: Content

    init(
        choice: TabChoice, look: _TabViewLook, isWide: Bool, accessory: TabAccessory?,
        customization: TabCustomizationState, minimizing: TabBarMinimizeBehavior, history: TabHistory,
        shelf: SettingsShelf?, content: Content
    ) {
        self.shelf = shelf
        self.history = history
        self.customization = customization
        self.minimizing = minimizing
        self.choice = choice
        self.look = look
        self.isWide = isWide
        self.accessory = accessory
        self.content = content
    }

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = TabsNode(view.choice, view.look, view.isWide, view.customization, inputs)
        node.minimizing = view.minimizing
        view.history.tabs = node
        if let shelf = view.shelf, view.look.kind == .bar { node.stand(on: shelf) }
        node.accessory = view.accessory.map { TabAccessoryNode($0, of: node) }
        node.content = Content._makeNode(view.content, node.pageInputs)
        node.refresh()
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: TabsNode.self)
        if let accessory = view.accessory { node.accessory?.update(with: accessory) }
        Content._updateNode(node.content, view.content, node.pageInputs)
        node.minimizing = view.minimizing
        node.set(view.choice, view.look, view.isWide, view.customization)
    }
}
