import MartletGraph

/// What an element without elements inside does: how it measures, draws and describes itself.
@MainActor
protocol LeafDrawing {
    func measure(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize
    func draw(_ node: LayoutNode, into builder: inout DisplayBuilder)
    func guides(_ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode) -> ExplicitGuides?
    func describe(_ node: LayoutNode, into list: inout AccessibilityBuilder)
    func change(from old: Self) -> ElementChange
    func contains(_ point: CGPoint, _ node: LayoutNode) -> Bool
    var spacing: ViewSpacing { get }
    var isSpacer: Bool { get }
    /// Whether the picture begins at the leading edge, so that it is mirrored right to left.
    static var hasDirection: Bool { get }
    /// Whether a value of the environment that decides looks can change the size too.
    static var sizeFollowsStyle: Bool { get }
    /// Whether it draws itself with fills that can be on their way to others.
    static var drawsFills: Bool { get }
    /// Whether something of it can be on its way to another value, and what moves it there.
    static var canMove: Bool { get }
    static func makeMotion(_ model: Self, _ node: LeafNode<Self>) -> ShownMotion<Self>?
}

extension LeafDrawing {
    func guides(_ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode) -> ExplicitGuides? { nil }
    func describe(_ node: LayoutNode, into list: inout AccessibilityBuilder) {}
    func contains(_ point: CGPoint, _ node: LayoutNode) -> Bool {
        CGRect(origin: .zero, size: node.size).contains(point)
    }
    var spacing: ViewSpacing { .other }
    var isSpacer: Bool { false }
    static var drawsFills: Bool { canMove }
    static var hasDirection: Bool { false }
    static var sizeFollowsStyle: Bool { false }
}
