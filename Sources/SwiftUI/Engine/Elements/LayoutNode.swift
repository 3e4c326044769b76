import MartletGraph

/// A node that is an element of layout: it has a size, a place in the element around it, and something to show.
class LayoutNode: _ViewNode {
    /// The element that lays this one out.
    @exclusivity(unchecked) final unowned(unsafe) var layoutParent: LayoutNode?
    /// Relative to the top left corner of `layoutParent`, in points, whatever the direction.
    @exclusivity(unchecked) final var origin = CGPoint.zero
    @exclusivity(unchecked) final var size = CGSize.zero
    @exclusivity(unchecked) final var proposal = Proposal.unspecified
    @exclusivity(unchecked) final var cache = SizeCache()
    /// What this element shows, where it is a part of the picture of its own.
    @exclusivity(unchecked) final var group: DisplayGroup?

    init(_ inputs: _ViewInputs, scope: Scope? = nil) {
        super.init(parent: inputs.parent, scope: scope ?? inputs.scope)
        flags.insert(.isElement)
        flags.insert(.placementStale)
    }

    override func collectElements(into list: inout ContiguousArray<_ViewNode>) {
        list.append(self)
    }

    /// The environment's values as the element sees them.
    final var environment: EnvironmentValues { EnvironmentValues(scope: scope) }

    /// What an element is known by to those around it, as modifiers around it come and go.
    var identity: ObjectIdentifier { ObjectIdentifier(self) }

    /// The element inside all modifiers of this one: what is said of it is said of this one.
    final var innermostElement: LayoutNode {
        var node = self
        while node.flags.contains(.distributes) {
            let children = node.layoutChildren
            guard children.count == 1 else { break }
            node = children[0]
        }
        return node
    }

    /// Whether the element is no longer in the tree.
    var isGone: Bool { flags.contains(.left) }

    /// What this element is to a text field in it, of which `inner` is the node inside this one.
    func part(ofFieldIn inner: _ViewNode?) -> FieldPart { .end }

    // MARK: Layout, for subclasses

    /// The size this element takes when it is offered `proposal`.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// How long this element is along an axis on which it is offered nothing, where that takes less time than its size.
    func leastLength(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Whether a view takes all the height it is offered, whatever is in it.
    var fillsHeight: Bool { false }

    /// Places what is inside, for the present size and proposal.
    func placeChildren() {}

    /// The guides this element sets when it has `size`; nil where all are the default.
    func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? { nil }

    /// Told when what was answered so far no longer counts.
    func answersDiscarded() {}

    /// Told when the answers of one element inside are others.
    ///
    /// - Returns: whether `correctAnswers()` will take it into account.
    func answersChanged(of child: LayoutNode) -> Bool { false }

    /// Whether `correctAnswers()` will take into account that other elements are inside.
    var followsElements: Bool { false }

    /// Whether the only element inside fills this one, so that a scroll view there does.
    var isFilledByElement: Bool { false }
    /// Whether what is inside lies in front of one another.
    var holdsLayers: Bool { false }

    /// Corrects what was worked out from elements inside, where their answers have changed or there are others.
    ///
    /// - Returns: `false` when all of it is to be worked out again.
    func correctAnswers() -> Bool { false }

    /// How far the safe area lies inside each edge, in points, for an element that covers a part of itself with bars and
    /// lays its content out in the rest; nil for all others.
    var coveredEdges: EdgeInsets? { nil }

    /// What the element is filled with and how that moves; what it is, is known to who draws it.
    @exclusivity(unchecked) final var drawnFills: AnyObject?

    /// Has the element remember what it is filled with, so that the next change can begin there.
    func rememberFills() {}

    /// Told when a fill is on its way and looks otherwise now.
    func fillMoved() { setNeedsDisplay() }

    /// Somebody was told where the element is; `isSame` says whether that would be so now. A geometry reader tells of
    /// changes, all others do not.
    func followPlace(isSame: @escaping () -> Bool) {}

    /// Where a scroll view inside goes on behind what this element covers: how far, in points; nil for all others.
    var scrolledBehind: EdgeInsets? { nil }

    /// How much of what it covers at its top is free, because only the window's buttons stand there; in points.
    var freeTop: CGFloat { 0 }

    /// How high the strip with the window's buttons is, for an element that begins at the top of the window; nil for all
    /// others.
    var titleStrip: CGFloat? { nil }

    /// How far it extends into that strip, for an element whose bars stand there; nil for all others.
    var stripExpansion: CGFloat? { nil }

    /// Told when the element lies otherwise to that strip than when it asked last.
    func titleStripChanged() { setNeedsLayout() }

    /// What `containerRelativeFrame` inside refers to: the size that this element shows content in, in points; nil for
    /// an element that is no container.
    var frameContainerSize: CGSize? { nil }

    /// Told when the element could extend otherwise beyond the safe area than when it asked last.
    func safeAreaChanged() {
        flags.insert(.placementStale)
        place(at: origin, size: size, proposal: proposal.size)
    }

    /// Forgets what is kept of the priorities and spacings of the elements inside.
    func forgetTraits() {}

    /// Told when an element inside may have another priority or spacing.
    ///
    /// - Returns: whether this element may have others of its own for that.
    func traitsChanged(of child: LayoutNode) -> Bool {
        forgetTraits()
        return flags.contains(.distributes)
    }

    /// Whether the guides answered last are others now.
    var guidesDiffer: Bool { false }

    var layoutPriority: Double { trait(LayoutPriorityTrait.self) ?? 0 }
    var spacing: ViewSpacing { .other }
    var isSpacer: Bool { false }
    var isText: Bool { false }

    /// The elements directly inside.
    var layoutChildren: ContiguousArray<LayoutNode> { [] }

    // MARK: Display, for subclasses

    /// Adds what this element shows, its top left corner at `builder.origin`.
    func draw(into builder: inout DisplayBuilder) { builder.add(layoutChildren, of: self) }

    /// Whether nothing is shown but the elements inside, so that another size alone changes nothing.
    var showsOnlyChildren: Bool { false }
    /// Whether the element inside is moved by an effect of this one, whose transaction counts for it.
    var movesChild: Bool { false }
    /// Whether this element draws what leaves it, behind what stays, at its own time.
    var drawsDepartures: Bool { false }
    /// The element of the view that this one shows: itself, unless it is what a list shows around it.
    var rowContent: LayoutNode { self }
    /// Whether what is inside is moved with this element as a whole, so that what goes inside counts its place from here.
    var holdsGeometry: Bool { false }
    /// Whether so many elements are shown that one that changes is worth a group of its own.
    var showsMany: Bool { false }
    /// Whether only a part of what is inside can be seen, that in the element's bounds.
    var showsPart: Bool { false }
    /// Whether this element keeps a group of its own.
    var wantsGroup: Bool { false }
    /// How the group as a whole is shown.
    var appearance: GroupAppearance { GroupAppearance() }

    // MARK: Events and description, for subclasses

    /// Whether a point of this element's own coordinates hits something in it; adds who is to be told.
    func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        for child in layoutChildren.reversed() where child.hitTest(child.fromParent(point), &path) {
            path.append(self)
            return true
        }
        return false
    }

    /// A point of the element around, in this element's own coordinates.
    func fromParent(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
    func toParent(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }

    /// Adds what a screen reader, a keyboard or a test can find here.
    func describe(into list: inout AccessibilityBuilder) {
        for child in list.reached(layoutChildren, of: self) { child.describe(into: &list) }
    }

    // MARK: Sizes

    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let key = Proposal(proposal)
        if let known = cache.size(for: key) { return known }
        let size = measure(proposal)
        cache.insert(size, for: key)
        return size
    }

    /// How long this element is along an axis when it is offered `proposal`.
    func length(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        guard proposal.length(along: axis) == 0 else { return sizeThatFits(proposal).length(along: axis) }
        let key = Proposal(proposal)
        if let known = cache.size(for: key)?.length(along: axis) ?? cache.length(along: axis, for: key) { return known }
        guard let length = leastLength(along: axis, proposal) else { return sizeThatFits(proposal).length(along: axis) }
        // Remembered, because who asked must follow when it is another one.
        cache.insert(length, along: axis, for: key)
        return length
    }

    /// Whether it has had a place before it is placed now.
    final var hadPlace: Bool { flags.contains(.placed) && !flags.contains(.enters) }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        let explicit = GuideMemo.guides(of: self, proposal) { guides(in: size, proposal) }
        assert(explicit?.hasOthers != true || flags.contains(.setsGuides), "a guide that nobody was told of")
        return ViewDimensions(size: size, explicit: explicit)
    }

    /// How much space the element inside is offered at last, where it fills this one: that which it was measured with,
    /// where that made this element as large as it is. So what shares out the space shares out all of it, and much content
    /// is worked out once, and not again for its own size.
    final var roomForContent: CGSize {
        guard proposal.size.width != nil || proposal.size.height != nil else { return size }
        let fit = sizeThatFits(proposal.size)
        return CGSize(
            width: fit.width == size.width ? proposal.size.width ?? size.width : size.width,
            height: fit.height == size.height ? proposal.size.height ?? size.height : size.height)
    }

    /// The size for a proposal, and at least one of the guides. Nobody inside is asked where it follows from the size.
    final func dimensions(_ proposal: ProposedViewSize, for key: AlignmentKey) -> ViewDimensions {
        if key.followsSize, !flags.contains(.setsGuides) { return ViewDimensions(size: sizeThatFits(proposal)) }
        return dimensions(proposal)
    }

    /// The same for two guides.
    final func dimensions(_ proposal: ProposedViewSize, for alignment: Alignment) -> ViewDimensions {
        let follows = alignment.horizontal.key.followsSize && alignment.vertical.key.followsSize
        return follows ? dimensions(proposal, for: alignment.horizontal.key) : dimensions(proposal)
    }

    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        place(at: origin, size: sizeThatFits(proposal), proposal: proposal)
    }

    /// Takes this place, in leading coordinates of the element around.
    final func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        guard LayoutDirection.isRightToLeftUsed, let outer = layoutParent, outer.isRightToLeft else {
            return place(onScreenAt: origin, size: size, proposal: proposal)
        }
        place(onScreenAt: origin.mirrored(size.width, in: outer.size.width), size: size, proposal: proposal)
    }

    /// Takes this place; what is inside is placed again only where that can make a difference.
    final func place(onScreenAt origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        let proposal = Proposal(proposal)
        let resized = size != self.size || proposal != self.proposal || flags.contains(.placementStale)
        if Animation.isUsed, origin != self.origin || size != self.size {
            startMotion(to: CGRect(origin: origin, size: size))
        }
        if origin != self.origin || !flags.contains(.placed) {
            self.origin = origin
            moved()
        }
        guard resized else { return }
        let wasPlaced = flags.contains(.placed)
        self.size = size
        self.proposal = proposal
        flags.remove(.placementStale)
        if !wasPlaced { flags.insert(.enters) }
        flags.insert(.placed)
        placeChildren()
        flags.remove(.enters)
        if !wasPlaced || !showsOnlyChildren { setNeedsDisplay() }
    }

    /// The rectangle in the coordinates of the window's content, around the element as it is shown there.
    final var frameInWindow: CGRect {
        // All corners on one way up the tree: what is described asks every element.
        var (a, b) = (CGPoint.zero, CGPoint(x: size.width, y: 0))
        var (c, d) = (CGPoint(x: 0, y: size.height), CGPoint(x: size.width, y: size.height))
        var next: LayoutNode? = self
        while let node = next {
            (a, b, c, d) = (node.toParent(a), node.toParent(b), node.toParent(c), node.toParent(d))
            next = node.layoutParent
        }
        let (left, top) = (min(a.x, b.x, c.x, d.x), min(a.y, b.y, c.y, d.y))
        return CGRect(
            x: left, y: top, width: max(a.x, b.x, c.x, d.x) - left, height: max(a.y, b.y, c.y, d.y) - top)
    }

    final func convertToWindow(_ point: CGPoint) -> CGPoint {
        var point = point
        var next: LayoutNode? = self
        while let node = next {
            point = node.toParent(point)
            next = node.layoutParent
        }
        return point
    }

    final func convertFromWindow(_ point: CGPoint) -> CGPoint {
        fromParent(layoutParent?.convertFromWindow(point) ?? point)
    }
}
