import MartletGraph
import MartletHost

/// The element of a layer's card: its content, or the page of a menu that was opened in its place.
final class CardNode: ContainerNode {
    private var pages: [PortalNode] = []

    private var layer: LayerNode? { parent as? LayerNode }

    /// Shows a page in place of the content.
    func push(_ page: PortalNode) {
        pages.append(page)
        page.show(in: self)
        pagesChanged()
    }

    /// Shows what was there before a page.
    func pop(_ page: PortalNode) {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return }
        pages.remove(at: index)
        pagesChanged()
    }

    private func pagesChanged() {
        cache.removeAll()
        setNeedsLayout()
        setNeedsDisplay()
    }

    override var layoutChildren: ContiguousArray<LayoutNode> {
        let own = super.layoutChildren
        guard let page = pages.last else { return own }
        return [page]
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inset = 2 * (layer?.kind.inset ?? 0)
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0 - inset) }, height: proposal.height.map { max(0, $0 - inset) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inset = 2 * (layer?.kind.inset ?? 0)
        let (children, offer) = (layoutChildren, inner(proposal))
        let fit = children.count == 1 ? children[0].sizeThatFits(offer) : Column(children, offer).size
        return CGSize(width: fit.width + inset, height: fit.height + inset)
    }

    override var frameContainerSize: CGSize? {
        let inset = 2 * (layer?.kind.inset ?? 0)
        return CGSize(width: max(0, size.width - inset), height: max(0, size.height - inset - strip))
    }

    /// Of a cover, which begins at the top of the window: how high the strip with the window's buttons is.
    private var strip: CGFloat { titleStrip ?? 0 }
    override var titleStrip: CGFloat? { layer?.kind == .cover ? window?.titleBars.reserve : nil }
    override var freeTop: CGFloat { strip }

    override var coveredEdges: EdgeInsets? {
        strip > 0 ? EdgeInsets(top: strip, leading: 0, bottom: 0, trailing: 0) : nil
    }

    override func placeChildren() {
        let offer = CGSize(width: size.width, height: max(0, size.height - followedStrip))
        var room = offer
        // What is higher than a sheet in a low window is cut below: its bar, with the way out, stands above.
        if layer?.kind == .sheet { room.height = max(room.height, sizeThatFits(ProposedViewSize(offer)).height) }
        layoutChildren.placeInMiddle(of: room, inner(ProposedViewSize(offer)), from: strip)
    }

    private var followedStrip: CGFloat {
        _ = followTitleStrip()
        return strip
    }

    override var wantsGroup: Bool { true }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        if let layer, layer.kind != .cover { appearance.clip = layer.cardOutline }
        return appearance
    }
}

extension CardNode: ActionResponder {
    func perform(_ action: AccessibleAction) -> Bool {
        guard action == .dismiss, let layer, layer.canBeDismissed else { return false }
        layer.cancel()
        return true
    }
}
