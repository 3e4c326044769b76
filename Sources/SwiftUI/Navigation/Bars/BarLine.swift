import MartletGraph
import MartletHost

/// Three parts in a line: at its start, in the middle of the whole line where there is room, and at its end.
nonisolated struct BarLine<Content: View>: ContainerView {
    typealias Body = Never
    let content: Content
    /// Whether the middle part may be shortened where something is lent the middle.
    private let isTitled: Bool

    init(isTitled: Bool = false, @ViewBuilder content: () -> Content) {
        self.isTitled = isTitled
        self.content = content()
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> BarLineNode {
        let node = BarLineNode(inputs)
        update(node)
        return node
    }

    @MainActor func update(_ node: BarLineNode) { node.isTitled = isTitled }
}

final class BarLineNode: ContainerNode, PresenceFollower, TitleBarLine {
    private static let gap: CGFloat = 6
    lazy var hiders = hidersAround
    /// What is seen is looked at after each layout.
    func presenceChanged(_ isPresent: Bool) {}
    /// What the window's buttons cover of it, with the left edge as the leading one.
    private var covered = TitleBarRoom()
    /// How wide something is that stands in its middle, in front of it; then what is its own there follows the start.
    var lent: CGFloat = 0 { didSet { if lent != oldValue { setNeedsLayout() } } }
    fileprivate var isTitled = false { didSet { if isTitled != oldValue { setNeedsLayout() } } }
    /// Whether so little is left for a title that nothing can be read of it.
    private var isTitleHidden = false { didSet { if isTitleHidden != oldValue { setNeedsDisplay() } } }

    /// Whether it is seen in the middle of a bar at the top of the window.
    var isAtTop: Bool {
        hiders == 0 && flags.contains(.placed) && size.width > 0
            && window?.titleBars.isTop(frameInWindow.midY) == true
    }

    private var coveredNow: TitleBarRoom { isAtTop ? coveredAtTop : TitleBarRoom() }

    /// What the window's buttons cover where it stands at the top of the window. That of a page which is moved aside, as
    /// a menu beside it is opened, goes out of the window as it is.
    private var coveredAtTop: TitleBarRoom {
        guard let window else { return TitleBarRoom() }
        let (room, frame) = (window.titleBars.room, frameInWindow)
        let page = sequence(first: self as LayoutNode, next: \.layoutParent).first { $0 is BarsNode }?.frameInWindow
        let outside = page.map { (left: max(0, -$0.minX), right: max(0, $0.maxX - window.size.width)) } ?? (0, 0)
        return TitleBarRoom(
            left: max(0, room.left - frame.minX - outside.left),
            right: max(0, frame.maxX - outside.right - (window.size.width - room.right)))
    }

    func followRoom() {
        if covered != coveredNow { setNeedsLayout() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let fits = layoutChildren.map { $0.sizeThatFits(.unspecified) }
        let width = fits.reduce(CGFloat(0)) { $0 + $1.width + Self.gap }
        return CGSize(width: proposal.width ?? width, height: fits.map(\.height).max() ?? 0)
    }

    override func placeChildren() {
        let parts = layoutChildren
        guard parts.count == 3 else { return }
        window?.titleBars.add(self)
        covered = coveredNow
        var start = parts[0].sizeThatFits(.unspecified)
        var room = room(covered)
        var end = parts[2].sizeThatFits(.unspecified)
        let own = parts[1].sizeThatFits(.unspecified).width
        // What leads back says less before a title is cut or an item goes into the menu.
        let tooMuch = own - room.free
        let startOffer =
            tooMuch > 0 ? ProposedViewSize(width: max(0, start.width - tooMuch), height: nil) : .unspecified
        if tooMuch > 0 {
            let all = start.width
            start = parts[0].sizeThatFits(startOffer)
            room.start -= all - start.width
            room.free += all - start.width
        }
        var missing = (isTitled ? min(own, Self.shortTitle) : own) - room.free
        // A search field makes room for the whole title, other items only for a short one.
        if isTitled, own > room.free, let items = parts[2].innermostElement as? OverflowingLineNode {
            missing = max(missing, min(own - room.free, items.slack))
        }
        let endOffer = missing > 0 ? ProposedViewSize(width: max(0, end.width - missing), height: nil) : .unspecified
        if missing > 0 {
            let all = end.width
            end = parts[2].sizeThatFits(endOffer)
            room.free += all - end.width
        }
        place(parts[0], start, x: room.before, startOffer)
        place(parts[2], end, x: size.width - room.after - end.width, endOffer)
        let lent = lent > 0 ? middle(for: lent, in: room) : nil
        if let lent {
            if isTitled { room.start += Self.gap }
            room.free = lent - Self.gap - room.start
        }
        let offer = ProposedViewSize(width: room.width, height: size.height)
        var fit = parts[1].sizeThatFits(offer)
        fit.width = min(fit.width, room.width)
        isTitleHidden = isTitled && fit.width < min(own, Self.leastTitle)
        let x = lent == nil ? (size.width - fit.width) / 2 : room.start
        place(parts[1], fit, x: min(max(x, room.start), room.start + room.width - fit.width), offer)
    }

    /// What is free between the parts at both ends, and what is covered before and after them.
    private struct Room {
        let before, after: CGFloat
        var start: CGFloat
        /// What is between the parts; negative where they lie over one another.
        var free: CGFloat
        var width: CGFloat { max(0, free) }
    }

    private func room(_ covered: TitleBarRoom) -> Room {
        let (before, after) = isRightToLeft ? (covered.right, covered.left) : (covered.left, covered.right)
        let ends = [0, 2].map { layoutChildren[$0].sizeThatFits(.unspecified).width }
        let free = size.width - before - after - ends[0] - ends[1] - 2 * Self.gap
        return Room(before: before, after: after, start: before + ends[0] + Self.gap, free: free)
    }

    /// Where something that wide would begin in the middle, from the leading edge; nil where there is no room beside it
    /// for a short title, or for all of what is not one.
    ///
    /// - Parameter isAtTop: whether it would stand at the top of the window then, whether or not it does now.
    func middle(for width: CGFloat, isAtTop: Bool) -> CGFloat? {
        guard layoutChildren.count == 3 else { return nil }
        return middle(for: width, in: room(isAtTop ? coveredAtTop : TitleBarRoom()))
    }

    private func middle(for width: CGFloat, in room: Room) -> CGFloat? {
        var own = layoutChildren[1].sizeThatFits(.unspecified).width
        if isTitled { own = min(own, Self.shortTitle) }
        let x = max((size.width - width) / 2, room.start + own + (own > 0 ? Self.gap : 0))
        return x + width <= room.start + room.width ? x : nil
    }

    override func draw(into builder: inout DisplayBuilder) {
        let parts = layoutChildren
        builder.add(isTitleHidden && parts.count == 3 ? [parts[0], parts[2]] : parts, of: self)
    }

    /// In points: what titles are left before items go, and below which they are not shown.
    private static let (shortTitle, leastTitle): (CGFloat, CGFloat) = (80, 24)

    private func place(_ part: LayoutNode, _ fit: CGSize, x: CGFloat, _ offer: ProposedViewSize? = nil) {
        part.place(
            at: CGPoint(x: x, y: (size.height - fit.height) / 2), size: fit, proposal: offer ?? .unspecified)
    }
}
