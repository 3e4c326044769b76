import MartletGraph

/// An element that lays out the elements below it.
class ContainerNode: LayoutNode {
    @exclusivity(unchecked) final var content: _ViewNode!
    /// Those that `content` collected last.
    @exclusivity(unchecked) private(set) final var elements: ContiguousArray<LayoutNode> = []

    override init(_ inputs: _ViewInputs, scope: Scope? = nil) {
        super.init(inputs, scope: scope)
        flags.insert(.elementsStale)
    }

    /// An element that only stands around another one, as for each of several views, goes with it.
    override var isGone: Bool {
        if flags.contains(.left) { return true }
        guard isCopy, let content else { return false }
        return (content as? LayoutNode)?.isGone ?? content.flags.contains(.left)
    }

    /// Whether the element stands around `content`, which is in the tree elsewhere.
    final var isCopy: Bool {
        get { flags.contains(.isCopy) }
        set { if newValue { flags.insert(.isCopy) } else { flags.remove(.isCopy) } }
    }

    /// Makes this a copy, around an element that is in the tree elsewhere.
    final func stand(around element: LayoutNode) {
        content = element
        isCopy = true
        innermost = element.identity
    }

    /// Takes a copy away from around its element, which may stay.
    final func leaveElement() {
        flags.insert(.left)
        willLeave()
    }

    /// The element that this one and others stand around, where it does nothing but stand around one.
    final var innermost: ObjectIdentifier?

    override var identity: ObjectIdentifier { innermost ?? ObjectIdentifier(self) }

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
        // All of them are elements, so that the array need not be made again.
        let old = elements
        elements = unsafeBitCast(list, to: ContiguousArray<LayoutNode>.self)
        // Of several elements that it is applied to, a modifier has one of its own around each, which takes it in.
        let isDistributed = flags.contains(.distributes) && elements.count > 1
        if !isDistributed { for element in elements { adopt(element) } }
        if Animation.isUsed { window?.contents.transitions.arrive(in: self, since: old) }
        setNeedsDisplay()
        elementsCollected()
    }

    override var showsMany: Bool { elements.count >= 64 }

    /// Takes an element in, or follows a change of whether it wants a group of its own.
    final func adopt(_ element: LayoutNode) {
        let isNew = element.layoutParent !== self
        element.layoutParent = self
        if element.flags.contains(.setsGuides) { tellGuides() }
        let separate =
            element.wantsGroup || element.flags.contains(.arrives) || (elements.count >= 8 && element is ContainerNode)
            || (showsMany && element.flags.contains(.changesAlone))
        if separate != (element.group != nil) {
            element.group = separate ? DisplayGroup() : nil
            element.flags.remove(.displayStale)
            if separate { element.setNeedsDisplay() }
            setNeedsDisplay()
        } else if isNew, separate {
            element.setNeedsDisplay()
        }
    }

    // MARK: What comes and goes, for subclasses

    /// Whether an element of this container can be seen.
    func shows(_ element: LayoutNode) -> Bool { true }
    /// Whether elements that come and go slide as rows of lists do, where they say nothing else.
    var slidesRows: Bool { false }
    /// Told when an element has come in, and is drawn like the others from now on.
    func arrived(_ element: LayoutNode) { adopt(element) }
    /// Told when an element that went is no longer seen.
    func departed(_ element: LayoutNode) {}

    /// Says so to all elements around, which views declared elsewhere are no children of.
    private func tellGuides() {
        var next: LayoutNode? = self
        while let node = next {
            node.flags.insert(.setsGuides)
            next = node.layoutParent
        }
    }

    /// Told when the list of elements is another one.
    func elementsCollected() {}
}
