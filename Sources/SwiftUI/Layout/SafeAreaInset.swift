import MartletGraph

/// A view beside another one, which makes room for it: a scroll view lets its content go on behind.
nonisolated struct SafeAreaInsetModifier<Inset: View>: ViewModifier {
    let edge: Edge
    /// Along the edge, from 0 at its beginning to 1 at its end.
    let alignment: CGFloat
    let spacing: CGFloat
    let inset: Inset

    init(edge: Edge, alignment: CGFloat, spacing: CGFloat, inset: Inset) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.inset = inset
    }

    @MainActor func body(content: Content) -> some View {
        SafeAreaInsetLayout(
            edge: edge, alignment: alignment, spacing: spacing, fixed: EdgeInsets(),
            content: TupleView((BarPart(content: content), BarPart(content: inset))))
    }
}

/// Room at the edges of a view.
nonisolated struct SafeAreaPaddingModifier: ViewModifier {
    let insets: EdgeInsets

    init(insets: EdgeInsets) { self.insets = insets }

    @MainActor func body(content: Content) -> some View {
        SafeAreaInsetLayout(
            edge: .top, alignment: 0, spacing: 0, fixed: insets,
            content: TupleView((BarPart(content: content), EmptyView())))
    }
}

nonisolated struct SafeAreaInsetLayout<Content: View>: View {
    typealias Body = Never
    let edge: Edge
    let alignment: CGFloat
    let spacing: CGFloat
    let fixed: EdgeInsets
    let content: Content

    init(edge: Edge, alignment: CGFloat, spacing: CGFloat, fixed: EdgeInsets, content: Content) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.fixed = fixed
        self.content = content
    }

    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = SafeAreaInsetNode(inputs)
        node.set(view.edge, view.alignment, view.spacing, view.fixed)
        node.content = Content._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        let node = unsafeDowncast(node, to: SafeAreaInsetNode.self)
        node.set(view.edge, view.alignment, view.spacing, view.fixed)
        Content._updateNode(node.content, view.content, node.inputs)
    }
}

/// The element of a view with something beside it.
final class SafeAreaInsetNode: ContainerNode {
    private var edge = Edge.bottom
    private var alignment: CGFloat = 0.5
    private var gap: CGFloat = 0
    private var fixed = EdgeInsets()
    private var safeAreaInsets = EdgeInsets()
    override var coveredEdges: EdgeInsets? { safeAreaInsets }
    private weak var insetScroll: ScrollNode?
    override var isFilledByElement: Bool { true }
    override var scrolledBehind: EdgeInsets? { insetScroll == nil ? nil : safeAreaInsets }

    func set(_ edge: Edge, _ alignment: CGFloat, _ gap: CGFloat, _ fixed: EdgeInsets) {
        if edge == self.edge, alignment == self.alignment, gap == self.gap, fixed == self.fixed { return }
        (self.edge, self.alignment, self.gap, self.fixed) = (edge, alignment, gap, fixed)
        setNeedsLayout()
        setNeedsDisplay()
    }

    private var main: LayoutNode? { layoutChildren.first }
    private var extra: LayoutNode? { layoutChildren.count > 1 ? layoutChildren[1] : nil }
    private var isVertical: Bool { edge == .top || edge == .bottom }

    private func extraSize(_ proposal: ProposedViewSize) -> CGSize {
        extra?.sizeThatFits(
            isVertical
                ? ProposedViewSize(width: proposal.width, height: nil)
                : ProposedViewSize(width: nil, height: proposal.height)) ?? .zero
    }

    private func insets(_ extra: CGSize) -> EdgeInsets {
        var insets = fixed
        if self.extra == nil { return insets }
        switch edge {
        case .top: insets.top += extra.height + gap
        case .bottom: insets.bottom += extra.height + gap
        case .leading: insets.leading += extra.width + gap
        case .trailing: insets.trailing += extra.width + gap
        }
        return insets
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let main else { return .zero }
        let insets = insets(extraSize(proposal))
        if main.scrollInside != nil, let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let fit = main.sizeThatFits(
            ProposedViewSize(
                width: proposal.width.map { max(0, $0 - width) }, height: proposal.height.map { max(0, $0 - height) }))
        return CGSize(width: fit.width + width, height: fit.height + height)
    }

    override func placeChildren() {
        guard let main else { return }
        let extraSize = extraSize(ProposedViewSize(size))
        let insets = insets(extraSize)
        safeAreaInsets = insets
        let scroll = main.scrollInside
        if let old = insetScroll, old !== scroll { old.setInsets(nil, from: self) }
        insetScroll = scroll
        scroll?.setInsets(insets, from: self)
        let room =
            scroll != nil
            ? CGRect(origin: .zero, size: size)
            : CGRect(
                x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
                height: max(0, size.height - insets.top - insets.bottom))
        let offer = scroll != nil ? size : roomForContent
        main.place(
            at: room.origin, size: room.size,
            proposal: ProposedViewSize(
                width: room.width + offer.width - size.width, height: room.height + offer.height - size.height))
        guard let extra else { return }
        let spare = CGSize(width: size.width - extraSize.width, height: size.height - extraSize.height)
        let place: CGPoint =
            switch edge {
            case .top: CGPoint(x: spare.width * alignment, y: 0)
            case .bottom: CGPoint(x: spare.width * alignment, y: spare.height)
            case .leading: CGPoint(x: 0, y: spare.height * alignment)
            case .trailing: CGPoint(x: spare.width, y: spare.height * alignment)
            }
        extra.place(at: place, size: extraSize, proposal: ProposedViewSize(extraSize))
    }

    override func willLeave() {
        insetScroll?.setInsets(nil, from: self)
        super.willLeave()
    }
}

extension LayoutNode {
    /// The scroll view that fills this element, whatever is around it.
    var scrollInside: ScrollNode? {
        let inner = innermostElement
        if let scroll = inner as? ScrollNode { return scroll }
        if inner is FillingNode, inner.layoutChildren.count != 1 { return nil }
        guard inner.isFilledByElement else { return nil }
        return inner.layoutChildren.first?.scrollInside
    }

    /// The scroll view that can be scrolled up and down and fills this element, or one of the layers of a `ZStack` that
    /// does.
    var scrollInLayers: ScrollNode? {
        let inner = innermostElement
        if let scroll = inner as? ScrollNode { return scroll.scrolls(.vertical) ? scroll : nil }
        if inner.holdsLayers { return inner.layoutChildren.lazy.compactMap(\.scrollInLayers).first }
        if inner is FillingNode, inner.layoutChildren.count != 1 { return nil }
        return inner.isFilledByElement ? inner.layoutChildren.first?.scrollInLayers : nil
    }
}

extension View {
    /// Puts a view above or below this one, which makes room for it. The content of a scroll view goes on behind it, and
    /// can be scrolled out from there.
    ///
    /// - Parameters:
    ///   - alignment: where the view stands if it is narrower.
    ///   - spacing: the distance between the two in points; nil for none.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let share: CGFloat = alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
        return modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: share, spacing: (spacing ?? 0).finite, inset: content())
        )
    }

    /// Puts a view before or after this one, which makes room for it.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let share: CGFloat = alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
        return modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing, alignment: share, spacing: (spacing ?? 0).finite,
                inset: content()))
    }

    /// Makes room at the edges of this view, in points. The content of a scroll view can be scrolled through it.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets.finite))
    }

    /// Makes room at some edges of this view, in points; nil for the usual 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return safeAreaPadding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Makes room at all edges of this view, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }
}
