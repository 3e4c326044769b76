/// A shape that knows by how many points it is smaller on each side than its rectangle wants.
protocol InsetKeeping: InsettableShape {
    nonisolated var insetAmount: CGFloat { get set }
}

/// A shape made smaller on each side, by an amount that can move.
nonisolated struct Inset<Base: InsetKeeping>: InsettableShape {
    private var base: Base

    init(_ base: Base, by amount: CGFloat) {
        self.base = base
        self.base.insetAmount += amount
    }

    func path(in rect: CGRect) -> Path { base.path(in: rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    func inset(by amount: CGFloat) -> some InsettableShape { Inset(base, by: amount) }

    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, base.insetAmount) }
        set { (base.animatableData, base.insetAmount) = (newValue.first, newValue.second) }
    }
}

extension Inset: CorneredShape where Base: CorneredShape {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii { base.cornerRadii(in: size) }
}
