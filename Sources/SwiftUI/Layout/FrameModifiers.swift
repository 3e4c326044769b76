import MartletGraph

/// A frame of a fixed size around a view.
nonisolated public struct _FrameLayout: ElementModifier {
    public typealias Body = Never
    let frame: FrameLayout.Fixed
    let alignment: Alignment

    @MainActor func change(from old: Self) -> ElementChange {
        frame == old.frame && alignment == old.alignment ? .none : .layout
    }

    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        frame.constantSize ?? frame.size(child: child.sizeThatFits(frame.childProposal(proposal)))
    }

    @MainActor func spacingDiffers(from old: Self) -> Bool { (frame.height == nil) != (old.frame.height == nil) }

    @MainActor func spacing(of child: LayoutNode) -> ViewSpacing {
        frame.height == nil ? child.spacing : child.spacing.replacing(.vertical)
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        let offer = child.offer(
            in: node.size, frame.childProposal(node.proposal.size), frame.childProposal(ProposedViewSize(node.size)))
        child.place(in: node, offer, alignment)
    }

    @MainActor func guides(
        of child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode
    ) -> ExplicitGuides? {
        child.guides(inside: size, frame.childProposal(proposal), alignment)
    }
}

/// A frame whose size stays within limits around a view.
nonisolated public struct _FlexFrameLayout: ElementModifier {
    public typealias Body = Never
    let frame: FrameLayout.Flexible
    let alignment: Alignment

    @MainActor func change(from old: Self) -> ElementChange {
        frame == old.frame && alignment == old.alignment ? .none : .layout
    }

    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        frame.size(proposal, child: child.sizeThatFits(frame.childProposal(proposal)))
    }

    @MainActor func spacingDiffers(from old: Self) -> Bool { isVerticallyFree != old.isVerticallyFree }

    @MainActor func spacing(of child: LayoutNode) -> ViewSpacing {
        isVerticallyFree ? child.spacing : child.spacing.replacing(.vertical)
    }

    @MainActor private var isVerticallyFree: Bool {
        let limits = frame.vertical
        return limits.min == nil && limits.ideal == nil && limits.max == nil
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        child.place(in: node, offer(to: child, node.size, node.proposal.size), alignment)
    }

    @MainActor func guides(
        of child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode
    ) -> ExplicitGuides? {
        child.guides(inside: size, offer(to: child, size, proposal), alignment)
    }

    @MainActor private func offer(
        to child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize
    ) -> ProposedViewSize {
        child.offer(in: size, frame.childProposal(proposal), ProposedViewSize(size))
    }
}

extension LayoutNode {
    /// What a frame of `size` offers this element: what it was `asked` with, in a direction in which the frame is as long
    /// as this element is for that, else `limited`. Offered just the length it takes, a stack would share that out among
    /// its views, and cut a text that is longer than others.
    fileprivate func offer(
        in size: CGSize, _ asked: ProposedViewSize, _ limited: ProposedViewSize
    ) -> ProposedViewSize {
        if asked == limited { return limited }
        let fit = sizeThatFits(asked)
        return ProposedViewSize(
            width: fit.width == size.width ? asked.width : limited.width,
            height: fit.height == size.height ? asked.height : limited.height)
    }

    /// Places this element in a frame by an alignment (semantics 94).
    func place(in frame: LayoutNode, _ proposal: ProposedViewSize, _ alignment: Alignment) {
        let place = FrameLayout.place(
            dimensions(proposal, for: alignment), in: ViewDimensions(size: frame.size), alignment: alignment)
        self.place(at: place.origin, size: place.size, proposal: proposal)
    }

    /// This element's guides, seen from a frame of `size` in which it is aligned.
    func guides(inside size: CGSize, _ proposal: ProposedViewSize, _ alignment: Alignment) -> ExplicitGuides? {
        let child = dimensions(proposal)
        let origin = FrameLayout.origin(of: child, in: ViewDimensions(size: size), alignment: alignment)
        return child.explicit?.translated(by: origin)
    }
}

private func report(_ issue: FrameLayout.Issue?) {
    if let issue { RuntimeWarning.issue(issue.rawValue) }
}

extension View {
    /// Gives this view a frame of exactly this size, in points; nil leaves that dimension to the view (semantics 82).
    ///
    ///     Text("Total").frame(width: 120, alignment: .trailing)
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let frame = FrameLayout.Fixed(width: width, height: height)
        report(frame.issue)
        return modifier(_FrameLayout(frame: frame, alignment: alignment))
    }

    /// Gives this view a frame within these limits, in points (semantics 83-87).
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let frame = FrameLayout.Flexible(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight)
        report(frame.issue)
        return modifier(_FlexFrameLayout(frame: frame, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View {
        frame(width: nil, height: nil)
    }
}
