import MartletGraph

/// What an element around another does: how it measures, places, draws and describes the one inside.
@MainActor
protocol ElementWrapping {
    /// Whether another value needs another layout, or only another picture.
    func change(from old: Self) -> ElementChange
    func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize
    /// How long the view is along an axis on which it is offered nothing; nil where the size is to be measured.
    func length(of child: LayoutNode, along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat?
    func place(_ child: LayoutNode, _ node: LayoutNode)
    func guides(of child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode)
        -> ExplicitGuides?
    /// Whether another value may set other guides where all sizes are as before.
    var setsGuides: Bool { get }
    /// What the view prefers to its neighbours.
    func spacing(of child: LayoutNode) -> ViewSpacing
    /// Whether another value may prefer something else for the same view.
    func spacingDiffers(from old: Self) -> Bool
    var wantsGroup: Bool { get }
    /// Whether it does nothing but show the element inside somewhere else, whose changes of place it animates.
    static var movesChild: Bool { get }
    /// Whether what is inside is moved with it as a whole, so that what goes inside counts its place from here
    /// (semantics 102, 122).
    static var holdsGeometry: Bool { get }
    func appearance(in node: LayoutNode) -> GroupAppearance
    func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder)
    func hitTest(_ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath) -> Bool
    func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder)
    func fromParent(_ point: CGPoint, _ node: LayoutNode) -> CGPoint
    func toParent(_ point: CGPoint, _ node: LayoutNode) -> CGPoint
    /// What the element could extend to beyond the safe area is something else.
    var safeAreaChange: ElementChange { get }
    /// Has the element remember what it is filled with.
    func rememberFills(_ node: LayoutNode)
    /// Whether something of it can be on its way to another value, and what moves it there.
    static var canMove: Bool { get }
    static func makeMotion(_ model: Self, _ node: ModifierLayoutNode<Self>) -> ShownMotion<Self>?
}

enum ElementChange { case none, display, layout }

extension ElementWrapping {
    func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        child.sizeThatFits(proposal)
    }

    func length(of child: LayoutNode, along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    func place(_ child: LayoutNode, _ node: LayoutNode) {
        child.place(at: .zero, size: node.size, proposal: node.proposal.size)
    }

    func guides(
        of child: LayoutNode, _ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode
    ) -> ExplicitGuides? {
        child.guides(in: size, proposal)
    }

    func rememberFills(_ node: LayoutNode) {}
    var safeAreaChange: ElementChange { .layout }
    var setsGuides: Bool { false }
    func spacing(of child: LayoutNode) -> ViewSpacing { child.spacing }
    func spacingDiffers(from old: Self) -> Bool { false }
    var wantsGroup: Bool { false }
    static var movesChild: Bool { false }
    static var holdsGeometry: Bool { movesChild }
    func appearance(in node: LayoutNode) -> GroupAppearance { GroupAppearance() }

    func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
    }

    func hitTest(_ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath) -> Bool {
        child.hitTest(child.fromParent(point), &path)
    }

    func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        child.describe(into: &list)
    }

    func fromParent(_ point: CGPoint, _ node: LayoutNode) -> CGPoint {
        CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y)
    }

    func toParent(_ point: CGPoint, _ node: LayoutNode) -> CGPoint {
        CGPoint(x: point.x + node.origin.x, y: point.y + node.origin.y)
    }
}
