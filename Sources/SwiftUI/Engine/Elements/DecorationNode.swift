import MartletGraph

/// What an overlay or background is made of, without its types.
struct Decoration {
    var alignment: Alignment
    var isInFront: Bool
    /// The type of the view with its decoration.
    var type: (any DecoratedView.Type)?
    let make: @MainActor (_ViewInputs) -> _ViewNode
    let update: @MainActor (_ViewNode, _ViewInputs) -> Void
}

/// The element of a view with an overlay or background: as large as the view itself (semantics 68).
///
/// Of several views each has a decoration of its own, in a copy of this node around it, and this node has none.
final class DecorationNode: ContainerNode {
    private var decoration: Decoration
    private var secondary: ZStackNode?
    private var copies = ElementCopies<DecorationNode>()

    init(_ decoration: Decoration, _ inputs: _ViewInputs) {
        self.decoration = decoration
        super.init(inputs)
        flags.insert(.distributes)
    }

    /// Sets what is decorated, after which there is a decoration, unless there is nothing to decorate.
    func setContent(_ new: _ViewNode) {
        content = new
        if !layoutChildren.isEmpty { makeSecondary() }
    }

    private init(around element: LayoutNode, with secondary: ZStackNode?, of original: DecorationNode) {
        decoration = original.decoration
        super.init(_ViewInputs(parent: original, scope: original.scope))
        flags.insert(.distributes)
        stand(around: element)
        if let secondary { setSecondary(secondary) } else { makeSecondary() }
    }

    private func makeSecondary() {
        let node = ZStackNode(DepthLayout(alignment: decoration.alignment), inputs)
        setSecondary(node)
        node.content = decoration.make(node.inputs)
    }

    private func setSecondary(_ node: ZStackNode) {
        secondary = node
        node.parent = self
        node.layoutParent = self
    }

    private func takeSecondary() -> ZStackNode? {
        defer { secondary = nil }
        return secondary
    }

    func setDecoration(_ new: Decoration) {
        let isMoved = new.alignment != decoration.alignment
        decoration = new
        for copy in copies.all { copy.setDecoration(new) }
        guard let secondary else { return }
        if isMoved {
            secondary.setLayout(DepthLayout(alignment: new.alignment))
            setNeedsLayout()
        }
        new.update(secondary.content, secondary.inputs)
    }

    override func part(ofFieldIn inner: _ViewNode?) -> FieldPart {
        guard let type = decoration.type else { return .inside }
        return inner is ZStackNode && inner === secondary
            ? type.partOfDecoration : type.partOfField(isInFront: decoration.isInFront)
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        if decoration.isInFront { body(content) }
        if let secondary { body(secondary) }
        for copy in copies.all { if let secondary = copy.secondary { body(secondary) } }
        if !decoration.isInFront { body(content) }
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        let elements = layoutChildren
        if elements.count == 1 {
            let element = elements[0]
            let before = copies.removeAll()
            if let copy = before.first(where: { $0.innermost == element.identity }), let old = copy.takeSecondary() {
                setSecondary(old)
            }
            if secondary == nil { makeSecondary() }
            for copy in before { copy.drop() }
            element.layoutParent = self
            innermost = element.identity
            list.append(self)
        } else {
            distribute(over: elements)
            for copy in copies.all { list.append(copy) }
        }
    }

    private func distribute(over elements: ContiguousArray<LayoutNode>) {
        let heir = elements.first { $0.identity == innermost } ?? elements.first
        innermost = nil
        // Views are made on the way, which may look at the copies there are.
        var distributed = copies
        let gone = distributed.distribute(over: elements) { element in
            DecorationNode(around: element, with: element === heir ? takeSecondary() : nil, of: self)
        }
        copies = distributed
        for copy in gone { copy.drop() }
        if let secondary = takeSecondary() { leave(secondary) }
    }

    /// Leaves without what it stood around.
    private func drop() {
        flags.insert(.left)
        if let secondary { leave(secondary) }
    }

    private func leave(_ secondary: ZStackNode) {
        secondary.leave()
        if secondary.flags.contains(.writesPreferences) { parent?.preferencesChanged() }
    }

    private var primary: LayoutNode? {
        let children = layoutChildren
        return children.count == 1 ? children[0] : nil
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { primary?.sizeThatFits(proposal) ?? .zero }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        primary?.guides(in: size, proposal)
    }

    override func placeChildren() {
        guard let primary, let secondary else { return }
        primary.place(at: .zero, size: size, proposal: proposal.size)
        let cover = scrollCover
        let room = CGSize(width: max(0, size.width - cover.horizontal), height: max(0, size.height - cover.vertical))
        let offer = ProposedViewSize(room)
        let place = FrameLayout.place(
            secondary.dimensions(offer),
            in: ViewDimensions(
                size: room, explicit: room == size ? primary.guides(in: size, proposal.size) : nil),
            alignment: decoration.alignment)
        secondary.place(
            at: CGPoint(x: place.minX + cover.leading, y: place.minY + cover.top), size: place.size, proposal: offer)
    }

    private var inOrder: [LayoutNode] {
        guard let primary, let secondary else { return [] }
        return decoration.isInFront ? [primary, secondary] : [secondary, primary]
    }

    override var layoutPriority: Double { trait(LayoutPriorityTrait.self) ?? primary?.layoutPriority ?? 0 }
    override var spacing: ViewSpacing { primary?.spacing ?? .other }

    override func draw(into builder: inout DisplayBuilder) {
        for element in inOrder { builder.add(element) }
    }

    override func describe(into list: inout AccessibilityBuilder) {
        for element in inOrder { element.describe(into: &list) }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        for element in inOrder.reversed() where element.hitTest(element.fromParent(point), &path) {
            path.append(self)
            return true
        }
        return false
    }
}
