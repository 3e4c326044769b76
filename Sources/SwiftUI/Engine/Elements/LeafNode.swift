import MartletGraph

/// A view without views inside, which measures and draws itself.
@MainActor
protocol LeafView: View where Body == Never {
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
    /// Whether something of it can be on its way to another value, and what moves it there.
    static var canMove: Bool { get }
    static func makeMotion(_ model: Self, _ node: LeafNode<Self>) -> ShownMotion<Self>?
}

extension LeafView {
    func guides(_ size: CGSize, _ proposal: ProposedViewSize, _ node: LayoutNode) -> ExplicitGuides? { nil }
    func describe(_ node: LayoutNode, into list: inout AccessibilityBuilder) {}
    func contains(_ point: CGPoint, _ node: LayoutNode) -> Bool {
        CGRect(origin: .zero, size: node.size).contains(point)
    }
    var spacing: ViewSpacing { .other }
    var isSpacer: Bool { false }
    static var hasDirection: Bool { false }
    static var sizeFollowsStyle: Bool { false }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { LeafNode(view, inputs) }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: LeafNode<Self>.self).update(with: view)
    }
}

/// The element of a view that draws itself.
final class LeafNode<V: LeafView>: LayoutNode {
    private(set) var view: V

    init(_ view: V, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    private var motion: ShownMotion<V>?

    func update(with new: V) {
        guard V.canMove else { return show(new) }
        if new.change(from: motion?.model ?? view) == .none {
            if motion == nil { view = new }
            return
        }
        show(shown(of: new, &motion) { V.makeMotion(view, self) })
    }

    func show(_ new: V) {
        let change = new.change(from: view)
        view = new
        switch change {
        case .none: break
        case .display: setNeedsDisplay()
        case .layout:
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    override var guidesDiffer: Bool {
        V.sizeFollowsStyle && flags.contains(.placed) && view.guides(size, proposal.size, self) != lastGuides
    }

    private var lastGuides: ExplicitGuides?

    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.measure(proposal, self) }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        let guides = view.guides(size, proposal, self)
        lastGuides = guides
        return guides
    }

    override func draw(into builder: inout DisplayBuilder) {
        // What draws itself asks for the size; on its way to another it is drawn in one between.
        let final = size
        if flags.contains(.moves) { size = shownFrame.size }
        defer { size = final }
        guard V.hasDirection else { return view.draw(self, into: &builder) }
        builder.mirror(self) { view.draw(self, into: &$0) }
    }
    override func describe(into list: inout AccessibilityBuilder) { view.describe(self, into: &list) }
    override var spacing: ViewSpacing { view.spacing }
    override var isSpacer: Bool { view.isSpacer }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        guard view.contains(point, self) else { return false }
        path.append(self)
        return true
    }

    override func styleChanged() {
        if V.sizeFollowsStyle { setNeedsLayout() }
        setNeedsDisplay()
    }
}
