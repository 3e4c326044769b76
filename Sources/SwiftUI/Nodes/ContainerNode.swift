import MartletGraph

/// An element that lays out the elements below it.
class ContainerNode: LayoutNode {
    final var content: _ViewNode!
    private var elements: ContiguousArray<LayoutNode> = []

    override init(_ inputs: _ViewInputs, scope: Scope? = nil) {
        super.init(inputs, scope: scope)
        flags.insert(.elementsStale)
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        if let content { body(content) }
    }

    override var layoutChildren: ContiguousArray<LayoutNode> {
        if flags.contains(.elementsStale) { collect() }
        return elements
    }

    private func collect() {
        flags.remove(.elementsStale)
        var list: ContiguousArray<_ViewNode> = []
        content.collectElements(into: &list)
        elements = ContiguousArray(list.map { unsafeDowncast($0, to: LayoutNode.self) })
        for element in elements { adopt(element) }
        elementsCollected()
        if flags.contains(.placed) { tellTraits() }
    }

    final func adopt(_ element: LayoutNode) {
        element.layoutParent = self
        let separate = element.wantsGroup || (elements.count >= 8 && element is ContainerNode)
        if separate != (element.group != nil) {
            element.group = separate ? DisplayGroup() : nil
            element.flags.remove(.displayStale)
        }
        if separate { element.setNeedsDisplay() }
        setNeedsDisplay()
    }

    /// Told when the list of elements is another one.
    func elementsCollected() {}
}
