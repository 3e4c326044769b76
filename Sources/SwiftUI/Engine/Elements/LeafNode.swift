import MartletGraph

/// The element of a view that draws itself.
final class LeafNode<V: LeafDrawing>: LayoutNode {
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

    override var fillsHeight: Bool {
        measure(ProposedViewSize(width: 1, height: .infinity)).height == .infinity
    }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        let guides = view.guides(size, proposal, self)
        lastGuides = guides
        return guides
    }

    override func draw(into builder: inout DisplayBuilder) {
        withShownSize {
            guard V.hasDirection else { return view.draw(self, into: &builder) }
            builder.mirror(self) { view.draw(self, into: &$0) }
        }
    }

    /// What is drawn remembers its fills.
    override func rememberFills() {
        var builder = DisplayBuilder()
        if V.drawsFills { draw(into: &builder) }
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
