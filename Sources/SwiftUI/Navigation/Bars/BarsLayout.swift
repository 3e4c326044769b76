import MartletGraph
import MartletHost

/// A bar above, content, and a bar below; between the first two, a large title that is scrolled out of sight with the
/// content, and a search field; behind all that stands above the content, what it is drawn on. The content can extend
/// behind the bars, which it does not know.
nonisolated struct BarsLayout<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content
    /// Whether it takes all the room it is offered.
    private let fills: Bool
    /// Told when the large title is gone, and when it is back.
    private let collapsed: @MainActor (Bool) -> Void
    /// Told where the page begins in the one around.
    private let placeChanged: (@MainActor (PagePlace) -> Void)?

    /// - Parameter content: the six parts; all but the content may be absent.
    init<Top: View, Middle: View, Bottom: View, Title: View, Search: View, Backdrop: View>(
        fills: Bool = true, placeChanged: (@MainActor (PagePlace) -> Void)? = nil,
        collapsed: @escaping @MainActor (Bool) -> Void,
        @ViewBuilder content: () -> TupleView<(Top, Middle, Bottom, Title, Search, Backdrop)>
    )
    where
        Content == TupleView<
            (BarPart<Top>, Middle, BarPart<Bottom>, LargeTitlePart<Title>, BarPart<Search>, BarPart<Backdrop>)
        >
    {
        let parts = content().value
        self.fills = fills
        self.placeChanged = placeChanged
        self.collapsed = collapsed
        self.content = TupleView(
            (
                BarPart(content: parts.0), parts.1, BarPart(content: parts.2), LargeTitlePart(content: parts.3),
                BarPart(content: parts.4), BarPart(content: parts.5)
            ))
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> BarsNode {
        let node = BarsNode(inputs)
        update(node)
        return node
    }

    @MainActor func update(_ node: BarsNode) {
        node.fills = fills
        node.placeChanged = placeChanged
        node.collapsed = collapsed
    }
}

/// Exactly one element for a bar that may be absent.
nonisolated struct BarPart<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> BarPartNode { BarPartNode(inputs) }
}

class BarPartNode: ContainerNode {
    override var isFilledByElement: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let bar = layoutChildren.first else { return .zero }
        return bar.sizeThatFits(proposal)
    }

    override func placeChildren() {
        layoutChildren.first?.place(at: .zero, size: size, proposal: proposal.size)
    }
}

/// A large title, of which a part may be scrolled out of sight.
nonisolated struct LargeTitlePart<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> LargeTitleNode { LargeTitleNode(inputs) }
}

final class LargeTitleNode: BarPartNode {
    /// How much of the title, from its top, is out of sight; in points.
    var hidden: CGFloat = 0

    override func placeChildren() {
        let fit = CGSize(width: size.width, height: size.height + hidden)
        layoutChildren.first?.place(at: CGPoint(x: 0, y: -hidden), size: fit, proposal: ProposedViewSize(fit))
        group?.setAppearance(appearance)
    }

    override var wantsGroup: Bool { true }

    override var appearance: GroupAppearance {
        var appearance = GroupAppearance()
        appearance.clip = .rect(CGRect(origin: .zero, size: size))
        return appearance
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        CGRect(origin: .zero, size: size).contains(point) && super.hitTest(point, &path)
    }

    override func describe(into list: inout AccessibilityBuilder) {
        if size.height > 0 { list.addClipped(to: frameInWindow) { super.describe(into: &$0) } }
    }
}

final class BarsNode: ContainerNode, ScrollFollowing {
    fileprivate var placeChanged: (@MainActor (PagePlace) -> Void)?
    private var place = PagePlace.elsewhere
    fileprivate var fills = true { didSet { if fills != oldValue { setNeedsLayout() } } }
    var collapsed: @MainActor (Bool) -> Void = { _ in }
    private var isCollapsed = false
    /// The scroll view that fills the page, or a layer of it, and takes the large title along.
    private weak var scroll: ScrollNode?
    /// Something of the content that stands in the bar: the tabs.
    weak var guest: LayoutNode? { didSet { if guest !== oldValue { setNeedsDisplay() } } }
    private var safeAreaInsets = EdgeInsets()
    /// Whether it is nothing but its content.
    private var isBare: Bool { !fills && safeAreaInsets == EdgeInsets() }
    override var coveredEdges: EdgeInsets? { isBare ? nil : safeAreaInsets }
    /// How much of the strip with the window's buttons lies over it; its own bars stand on that.
    private var strip: CGFloat = 0
    private var hasBarOnTop = false
    override var freeTop: CGFloat { hasBarOnTop ? 0 : strip }

    override func titleStripChanged() {
        if hasBarOnTop, titleStripPlace.overlap <= safeAreaInsets.top { return }
        super.titleStripChanged()
    }

    override var frameContainerSize: CGSize? {
        if isBare { return nil }
        return CGSize(
            width: max(0, size.width - safeAreaInsets.horizontal), height: max(0, size.height - safeAreaInsets.vertical)
        )
    }

    private func height(of bar: LayoutNode, _ width: CGFloat?) -> CGFloat {
        bar.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let parts = layoutChildren
        guard parts.count == 6 else { return .zero }
        let bars =
            max(strip, [0, 3, 4].reduce(0) { $0 + height(of: parts[$1], proposal.width) })
            + height(of: parts[2], proposal.width)
        let rest = ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bars) })
        let fit = parts[1].sizeThatFits(rest)
        if !fills {
            let bar = parts[0].sizeThatFits(.unspecified).width
            return CGSize(width: max(fit.width, min(bar, proposal.width ?? bar)), height: fit.height + bars)
        }
        return CGSize(width: proposal.width ?? fit.width, height: proposal.height ?? fit.height + bars)
    }

    override func placeChildren() {
        let parts = layoutChildren
        guard parts.count == 6 else { return }
        let (top, bottom) = (height(of: parts[0], size.width), height(of: parts[2], size.width))
        let (title, search) = (height(of: parts[3], size.width), height(of: parts[4], size.width))
        let filling = title > 0 ? parts[1].scrollInside : nil
        let layered = title > 0 && filling == nil ? parts[1].scrollInLayers : nil
        let hidden = min(max((filling ?? layered)?.offset.y ?? 0, 0), title)
        // Where it fills the page it lies behind the title, and its content makes room for that. Beside other layers, which
        // stand below the title, it follows the title up, and its content stays where it is scrolled to.
        followScroll(filling ?? layered, layered == nil ? title : hidden)
        let strip = followTitleStrip().overlap
        if strip != self.strip, top + search + title < max(strip, self.strip) { setNeedsLayout() }
        self.strip = strip
        hasBarOnTop = top + search + title > 0
        let start = max(strip, top + search + (scroll == nil ? title : layered == nil ? 0 : title - hidden))
        safeAreaInsets = EdgeInsets(top: start, leading: 0, bottom: bottom, trailing: 0)
        func place(_ part: LayoutNode, _ y: CGFloat, _ height: CGFloat, offered room: CGSize? = nil) {
            let fit = CGSize(width: size.width, height: max(0, height))
            part.place(at: CGPoint(x: 0, y: y), size: fit, proposal: ProposedViewSize(room ?? fit))
        }
        place(parts[0], 0, top)
        let room = roomForContent
        place(
            parts[1], start, size.height - start - bottom,
            offered: CGSize(width: room.width, height: max(0, room.height - start - bottom)))
        place(parts[2], size.height - bottom, bottom)
        if let node = parts[3] as? LargeTitleNode, node.hidden != hidden {
            node.hidden = hidden
            node.setNeedsLayout()
        }
        place(parts[3], top, title - hidden)
        place(parts[4], top + title - hidden, search)
        place(parts[5], 0, top + title - hidden + search)
        tellCollapsed(title > 0 && hidden > title - 1)
        tellPlace()
    }

    private func tellPlace() {
        guard let placeChanged else { return }
        let new = placeInPageAround
        if new == place { return }
        place = new
        graph.effects.addAction { placeChanged(new) }
    }

    private func followScroll(_ new: ScrollNode?, _ inset: CGFloat) {
        let new = new?.scrolls(.vertical) == true ? new : nil
        if let scroll, scroll !== new { scroll.setInsets(nil, from: self) }
        scroll = new
        new?.setInsets(EdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0), from: self)
        new?.follow(self)
    }

    func scrolled(_ scroll: ScrollNode, by mover: ScrollNode.Mover) {
        guard scroll === self.scroll else { return }
        setNeedsLayout()
        setNeedsDisplay()
    }

    func shifted() { setNeedsLayout() }

    private func tellCollapsed(_ new: Bool) {
        if new == isCollapsed { return }
        isCollapsed = new
        graph.effects.addAction { [collapsed] in collapsed(new) }
    }

    override func willLeave() {
        scroll?.setInsets(nil, from: self)
        super.willLeave()
    }

    /// The content first, so that the bars lie in front of what extends behind them.
    override func draw(into builder: inout DisplayBuilder) {
        let parts = layoutChildren
        for index in [1, 5, 3, 4, 0, 2] where index < parts.count && parts[index].size.height > 0 {
            builder.add(parts[index])
        }
        if let guest { builder.add(guest) }
    }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
        let parts = layoutChildren
        let bars = [2, 0, 4, 3, 1].filter { $0 < parts.count }.map { parts[$0] }
        for part in [guest].compactMap({ $0 }) + bars where part.hitTest(part.fromParent(point), &path) {
            path.append(self)
            return true
        }
        return false
    }

    override func describe(into list: inout AccessibilityBuilder) {
        // As it is read: the bar, the title and the search field below it, the content, and the bar at the bottom.
        let parts = layoutChildren
        for index in [0, 3, 4, 1, 2, 5] where index < parts.count {
            parts[index].describe(into: &list)
            if index == 0 { guest?.describe(into: &list) }
        }
    }
}

/// A bar of a height, or nothing at all where none of its items shows anything.
nonisolated struct BarBox: ElementModifier, Equatable {
    typealias Body = Never
    /// The least height in points.
    let minimum: CGFloat
    /// Whether items that are higher go beyond the bar.
    var isFixed = false
    /// Whether it is there though nothing is shown in it.
    var staysEmpty = false

    @MainActor func change(from old: Self) -> ElementChange { self == old ? .none : .layout }

    @MainActor private func isEmpty(_ child: LayoutNode) -> Bool {
        !staysEmpty && child.sizeThatFits(.unspecified).height <= 0
    }

    @MainActor func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
        if isEmpty(child) { return .zero }
        let fit = child.sizeThatFits(ProposedViewSize(width: proposal.width, height: isFixed ? minimum : nil))
        return CGSize(width: proposal.width ?? fit.width, height: isFixed ? minimum : max(minimum, fit.height))
    }

    @MainActor func place(_ child: LayoutNode, _ node: LayoutNode) {
        let offer = ProposedViewSize(width: node.size.width, height: isFixed ? minimum : nil)
        let fit = child.sizeThatFits(offer)
        child.place(
            at: CGPoint(x: (node.size.width - fit.width) / 2, y: (node.size.height - fit.height) / 2), size: fit,
            proposal: offer)
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        if node.size.height > 0 { builder.add(child) }
    }
}
