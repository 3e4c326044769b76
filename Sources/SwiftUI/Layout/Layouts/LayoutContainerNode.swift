import MartletGraph

/// Views that a layout arranges.
nonisolated struct _LayoutView<L: Layout, Content: View>: ContainerView {
    typealias Body = Never
    let layout: L
    let content: Content

    init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> LayoutContainerNode<L> {
        LayoutContainerNode(layout, inputs)
    }
    @MainActor func update(_ node: LayoutContainerNode<L>) { node.setLayout(layout) }
}

/// A layout that says by its value along which axis it stacks.
protocol OrientedLayout {
    var stackOrientation: Axis? { get }
}

/// The element of a layout: keeps its cache, and checks what it answers.
final class LayoutContainerNode<L: Layout>: ContainerNode, StackingElement {
    private var layout: L
    private var layoutCache: L.Cache?
    private var isCacheStale = false
    private var known: LayoutSubviews?
    private var motion: ShownMotion<L>?
    private var lastGuides: (size: CGSize, proposal: Proposal, guides: ExplicitGuides?)?

    init(_ layout: L, _ inputs: _ViewInputs) {
        self.layout = layout
        super.init(inputs)
        setGuidesAreSet()
    }

    var stackOrientation: Axis? {
        if let layout = layout as? any OrientedLayout { return layout.stackOrientation }
        return L.layoutProperties.stackOrientation
    }

    func setLayout(_ new: L) {
        guard L.AnimatableData.self != EmptyAnimatableData.self else { return show(new) }
        show(
            shown(of: new, &motion) {
                LensMotion(layout, self, read: \.animatableData, write: { $0.animatableData = $1 }) { [weak self] in
                    self?.show($0)
                }
            })
    }

    private func show(_ new: L) {
        if Equality<L>.cached.isEqual(&layout, new) || isSameInside(new) { return }
        let axis = stackOrientation
        layout = new
        isCacheStale = true
        setNeedsLayout()
        if axis != stackOrientation { tellOrientation(self) }
        if flags.contains(.placed) { tellTraits() }
    }

    /// What lies along the axis of the stack around, as spacers and lines between do, has other answers now.
    private func tellOrientation(_ node: LayoutNode) {
        for child in node.layoutChildren where !(child is any StackingElement) {
            if child.layoutChildren.isEmpty { child.setNeedsLayout() } else { tellOrientation(child) }
        }
    }

    private func isSameInside(_ new: L) -> Bool {
        guard let old = layout as? AnyLayout, let new = new as? AnyLayout else { return false }
        return old.isSame(as: new)
    }

    override var showsOnlyChildren: Bool { true }

    override func elementsCollected() { (known, isCacheStale) = (nil, true) }
    override func forgetTraits() { isCacheStale = true }

    override func traitsChanged(of child: LayoutNode) -> Bool {
        isCacheStale = true
        return true
    }

    override func answersDiscarded() {
        isCacheStale = true
        lastGuides = nil
    }

    /// Calls the layout with its subviews and its cache, which is up to date.
    private func call<R>(_ body: (L, LayoutSubviews, inout L.Cache) -> R) -> R {
        let subviews = subviews
        if layoutCache == nil {
            layoutCache = layout.makeCache(subviews: subviews)
        } else if isCacheStale {
            layout.updateCache(&layoutCache!, subviews: subviews)
        }
        isCacheStale = false
        return body(layout, subviews, &layoutCache!)
    }

    private var subviews: LayoutSubviews {
        let elements = layoutChildren
        var subviews =
            known
            ?? LayoutSubviews(
                ContiguousArray(elements.enumerated().map { LayoutSubview(node: $1, index: $0) }), .leftToRight)
        subviews.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        known = subviews
        return subviews
    }

    // MARK: Sizes

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = call { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
        return CGSize(width: valid(size.width, proposal.width), height: valid(size.height, proposal.height))
    }

    /// A length that can be laid out; endless is only what was offered so.
    private func valid(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
        if length >= 0, length.isFinite || proposed == .infinity { return length }
        warn("answered a size that is negative or no finite number.")
        return length == .infinity ? proposed ?? 0 : 0
    }

    override var spacing: ViewSpacing { call { $0.spacing(subviews: $1, cache: &$2) } }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        let key = Proposal(proposal)
        if let last = lastGuides, last.size == size, last.proposal == key { return last.guides }
        let bounds = CGRect(origin: .zero, size: size)
        let guides = call { layout, subviews, cache in
            func horizontal(_ guide: HorizontalAlignment) -> CGFloat? {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
            func vertical(_ guide: VerticalAlignment) -> CGFloat? {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
            let isDefault = (
                LayoutGuideProbe.isDefault { _ = horizontal(.leading) },
                LayoutGuideProbe.isDefault { _ = vertical(.top) }
            )
            if isDefault == (true, true) { return layout.mergedGuides(in: bounds, proposal, subviews, &cache) }
            var guides = ExplicitGuides()
            for key in AlignmentKey.known {
                let value = key.axis == .horizontal ? horizontal(.init(key: key)) : vertical(.init(key: key))
                if let value, value.isFinite { guides[key] = value }
            }
            return guides.isEmpty ? nil : guides
        }
        lastGuides = (size, key, guides)
        return guides
    }

    // MARK: Places

    override func placeChildren() {
        let subviews = subviews
        let places = LayoutPlaces(subviews)
        let bounds = CGRect(origin: .zero, size: size)
        let offer = proposal.size
        places.collect { call { $0.placeSubviews(in: bounds, proposal: offer, subviews: $1, cache: &$2) } }
        if places.count == 0, !subviews.isEmpty { warn("placed none of its views; they stand in the middle.") }
        if places.isRepeated { warn("placed a view more than once; the last place counts.") }
        for (index, subview) in subviews.enumerated() {
            let place = places.place(index, in: bounds, offer)
            let size = subview.sizeThatFits(place.proposal)
            let origin = place.origin(size)
            if !origin.x.isFinite || !origin.y.isFinite { warn("placed a view at a point that is no finite number.") }
            subview.node.place(at: origin.finite, size: size, proposal: place.proposal)
        }
    }

    override func draw(into builder: inout DisplayBuilder) {
        builder.add(layoutChildren.inFrontOrder, of: self)
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        hitTestInFrontOrder(point, &path)
    }

    /// Says what the layout does wrong; each sentence is told once.
    private func warn(_ sentence: String) {
        RuntimeWarning.issue("The layout \((layout as? AnyLayout)?.name ?? "\(L.self)") \(sentence)")
    }
}
