import MartletGraph

/// A view whose bars take the place of the strip with the window's buttons, where it begins below that: it extends up to
/// the window's edge, and the views around notice nothing.
nonisolated struct IntoTitleStrip<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content
    /// Whether it has bars.
    private let isOn: Bool

    init(isOn: Bool = true, @ViewBuilder content: () -> Content) {
        self.isOn = isOn
        self.content = content()
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> IntoTitleStripNode {
        let node = IntoTitleStripNode(inputs)
        update(node)
        return node
    }

    @MainActor func update(_ node: IntoTitleStripNode) { node.isOn = isOn }
}

final class IntoTitleStripNode: BarPartNode {
    fileprivate var isOn = true { didSet { if isOn != oldValue { setNeedsLayout() } } }
    private var expansion: CGFloat = 0
    private var rounds = FrameCount()

    override var stripExpansion: CGFloat? { expansion }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let child = layoutChildren.first else { return .zero }
        var offer = proposal
        offer.height = proposal.height.map { $0 + expansion }
        let fit = child.sizeThatFits(offer)
        return CGSize(width: fit.width, height: max(0, fit.height - expansion))
    }

    /// Several of them below each other move one another to and fro: they settle within some rounds, or stay as they are
    /// until something else moves them.
    override func placeChildren() {
        var new = isOn ? followTitleStrip().expansion : 0
        if new != expansion, rounds.next() > 4 { new = expansion }
        if new != expansion {
            expansion = new
            setNeedsLayout()
            stripExpansionChanged()
        }
        let place = CGSize(width: size.width, height: size.height + new)
        let room = roomForContent
        layoutChildren.first?.place(
            at: CGPoint(x: 0, y: -new), size: place,
            proposal: ProposedViewSize(width: room.width, height: room.height + new))
    }
}
