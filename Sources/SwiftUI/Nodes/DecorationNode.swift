import MartletGraph

/// What an overlay or background is made of, without its types.
struct Decoration {
    var alignment: Alignment
    var isInFront: Bool
    let make: @MainActor (_ViewInputs) -> _ViewNode
    let update: @MainActor (_ViewNode, _ViewInputs) -> Void
}

/// The element of a view with an overlay or background: as large as the view itself (semantics 68).
final class DecorationNode: ContainerNode {
    private var decoration: Decoration
    private let secondary: ZStackNode
    /// Those around each of several elements, in their order.
    private var copies: [DecorationNode] = []

    init(_ decoration: Decoration, _ inputs: _ViewInputs) {
        self.decoration = decoration
        secondary = ZStackNode(ZStackLayout(alignment: decoration.alignment), inputs)
        super.init(inputs)
        flags.insert(.distributes)
        secondary.parent = self
        secondary.layoutParent = self
        secondary.content = decoration.make(secondary.inputs)
    }

    func setDecoration(_ new: Decoration) {
        if new.alignment != decoration.alignment {
            secondary.setLayout(ZStackLayout(alignment: new.alignment))
            setNeedsLayout()
        }
        decoration = new
        new.update(secondary.content, secondary.inputs)
        for copy in copies { copy.setDecoration(new) }
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        if decoration.isInFront {
            body(content)
            body(secondary)
            for copy in copies { body(copy.secondary) }
        } else {
            body(secondary)
            for copy in copies { body(copy.secondary) }
            body(content)
        }
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        let elements = layoutChildren
        if elements.count == 1 {
            for copy in copies { copy.drop() }
            copies = []
            elements[0].layoutParent = self
            list.append(self)
            return
        }
        var known: [ObjectIdentifier: DecorationNode] = [:]
        for copy in copies { known[ObjectIdentifier(copy.content)] = copy }
        var kept: [DecorationNode] = []
        for element in elements {
            let copy =
                known.removeValue(forKey: ObjectIdentifier(element))
                ?? DecorationNode(decoration, _ViewInputs(parent: self, scope: scope))
            copy.content = element
            copy.isCopy = true
            kept.append(copy)
            list.append(copy)
        }
        let gone = copies.filter { known[ObjectIdentifier($0.content)] === $0 }
        copies = kept
        for copy in gone { copy.drop() }
    }

    /// Leaves without what it stood around.
    private func drop() {
        flags.insert(.left)
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
        guard let primary else { return }
        primary.place(at: .zero, size: size, proposal: proposal.size)
        let offer = ProposedViewSize(size)
        let place = FrameLayout.place(
            secondary.dimensions(offer),
            in: ViewDimensions(size: size, explicit: primary.guides(in: size, proposal.size)),
            alignment: decoration.alignment)
        secondary.place(at: place.origin, size: place.size, proposal: offer)
    }

    private var inOrder: [LayoutNode] {
        guard let primary else { return [] }
        return decoration.isInFront ? [primary, secondary] : [secondary, primary]
    }

    override var layoutPriority: Double { trait(LayoutPriorityTrait.self) ?? primary?.layoutPriority ?? 0 }
    override var spacing: ViewSpacing { primary?.spacing ?? ViewSpacing() }

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

/// Puts a view in front of or behind another.
nonisolated public struct _DecorationModifier<Secondary: View>: ViewModifier {
    public typealias Body = Never
    let secondary: Secondary
    let alignment: Alignment
    let isInFront: Bool

    @MainActor private var decoration: Decoration {
        Decoration(
            alignment: alignment, isInFront: isInFront, make: { Secondary._makeNode(secondary, $0) },
            update: { Secondary._updateNode($0, secondary, $1) })
    }

    @MainActor public static func _makeModified<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode {
        let node = DecorationNode(view.modifier.decoration, inputs)
        node.content = C._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        let node = unsafeDowncast(node, to: DecorationNode.self)
        C._updateNode(node.content, view.content, node.inputs)
        node.setDecoration(view.modifier.decoration)
    }
}

extension View {
    /// Puts views in front of this one, aligned in its frame.
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        modifier(_DecorationModifier(secondary: content(), alignment: alignment, isInFront: true))
    }

    /// Puts a view in front of this one, aligned in its frame.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_DecorationModifier(secondary: overlay, alignment: alignment, isInFront: true))
    }

    /// Puts views behind this one, aligned in its frame.
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(_DecorationModifier(secondary: content(), alignment: alignment, isInFront: false))
    }

    /// Puts a view behind this one, aligned in its frame.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_DecorationModifier(secondary: background, alignment: alignment, isInFront: false))
    }
}
