import MartletGraph

/// The element of views that belong to one place of the tree and are laid out in another: a sheet's content, the items
/// of a bar, a pushed page.
///
/// By `parent` it is part of the view that declares it: it sees that view's environment and leaves with it. By
/// `layoutParent`, set by whoever shows it, it is part of the element that lays it out. The declaring node keeps it
/// among its children and out of its elements (`collectElements`), and decides which preferences pass upwards. Its inputs
/// are those for elsewhere, without what holds only in a place like a list's row.
class PortalNode: ContainerNode {
    /// The element that shows this one now; nil while nobody does.
    final weak var host: LayoutNode?

    /// Lets `host` lay out and show this element from now on.
    final func show(in host: LayoutNode) {
        guard self.host !== host else { return }
        self.host = host
        layoutParent = host
        flags.insert(.placementStale)
        setNeedsLayout()
        host.setNeedsLayout()
    }

    /// Takes the element out of what its host shows; its views keep their state.
    final func hide() {
        let old = host
        host = nil
        layoutParent = nil
        old?.setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let children = layoutChildren
        return children.count == 1 ? children[0].sizeThatFits(proposal) : Column(children, proposal).size
    }

    override func placeChildren() {
        layoutChildren.placeInMiddle(of: size, proposal.size)
    }

    override func willLeave() {
        hide()
    }
}
