import MartletGraph

/// The first of several views whose ideal size fits what is offered; the last one where none does.
///
///     ViewThatFits { HStack { controls }; VStack { controls } }
///
/// Views that do not fit are not there: they neither appear nor are found.
nonisolated public struct ViewThatFits<Content: View>: ContainerView {
    public typealias Body = Never
    let axes: Axis.Set
    let content: Content

    /// - Parameter axes: those on which a view has to fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> FittingNode { FittingNode(axes, inputs) }
    @MainActor func update(_ node: FittingNode) { node.set(axes) }
}

/// The element that stands around the view that fits.
final class FittingNode: ContainerNode {
    private var axes: Axis.Set
    private var shown: LayoutNode?
    /// Those that were told that they cannot be seen.
    private var hidden: Set<ObjectIdentifier> = []

    init(_ axes: Axis.Set, _ inputs: _ViewInputs) {
        self.axes = axes
        super.init(inputs)
    }

    func set(_ new: Axis.Set) {
        if new == axes { return }
        axes = new
        setNeedsLayout()
    }

    private var all: ContiguousArray<LayoutNode> { super.layoutChildren }

    override var layoutChildren: ContiguousArray<LayoutNode> {
        let all = all
        if let shown, all.contains(where: { $0 === shown }) { return [shown] }
        return all.count == 1 ? all : []
    }

    private func fitting(_ proposal: ProposedViewSize) -> LayoutNode? {
        let all = all
        let offer = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        return all.dropLast().first { view in
            let ideal = view.sizeThatFits(offer)
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
        } ?? all.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal)?.sizeThatFits(proposal) ?? .zero }

    override func guides(in size: CGSize, _ proposal: ProposedViewSize) -> ExplicitGuides? {
        fitting(proposal)?.dimensions(proposal).explicit
    }

    override var layoutPriority: Double { trait(LayoutPriorityTrait.self) ?? 0 }
    override func traitsChanged(of child: LayoutNode) -> Bool { true }
    override var spacing: ViewSpacing { shown?.spacing ?? all.first?.spacing ?? .other }

    /// What is not there has nothing to say.
    override func reducePreference<Value>(_ key: PreferenceReduction<Value>, into result: inout Value?) {
        shown?.outermostNode(inside: self).reducePreference(key, into: &result)
    }

    override func placeChildren() {
        show(fitting(proposal.size))
        shown?.place(at: .zero, size: size, proposal: proposal.size)
    }

    private func show(_ view: LayoutNode?) {
        let all = all
        if view !== shown {
            shown = view
            preferencesChanged()
            setNeedsDisplay()
            view?.setNeedsDisplay()
        }
        hidden.formIntersection(all.map(ObjectIdentifier.init))
        for element in all where element !== view && hidden.insert(ObjectIdentifier(element)).inserted {
            element.outermostNode(inside: self).tellPresence(false)
        }
        if let view, hidden.remove(ObjectIdentifier(view)) != nil {
            view.outermostNode(inside: self).tellPresence(true)
        }
    }
}
