import MartletGraph

/// The bar of a page in whose middle the tabs stand.
struct TabsInBar: Equatable {
    /// Where the tabs begin, from the leading edge of the tab view or of the page around, in points.
    let x: CGFloat
    /// The middle of the bar, from the top, in points.
    let middle: CGFloat
    /// Whether that bar is light or dark; nil where it is as the tab view.
    let scheme: ColorScheme?
    /// The page around the tab view, where the bar is that of a stack around all tabs.
    weak var page: BarsNode?

    static func == (a: Self, b: Self) -> Bool {
        a.x == b.x && a.middle == b.middle && a.scheme == b.scheme && a.page === b.page
    }
}

/// How often the tabs went into the bar of a page and out again in layouts that follow one another.
struct TabsInBarChanges {
    private var last: UInt64 = 0
    private var count = 0

    /// More than any page needs to come to rest.
    private static let most = 5

    /// - Returns: whether they may go on: content that changes its bar with the room it has could go to and fro for ever.
    mutating func add(in layout: UInt64) -> Bool {
        count = layout - last <= 1 ? count + 1 : 0
        last = layout
        return count < Self.most
    }
}

/// On the desktop tabs and the bar of the page that is shown, or of the page around, are one bar where both would stand
/// on top.
extension TabsNode: TitleBarLine {
    /// The line that its bar consists of is one of the window's by itself.
    var isAtTop: Bool { false }

    func followRoom() {
        guard let window, let current, flags.contains(.placed), current.flags.contains(.placed) else { return }
        let width = hasBarOnTop ? barWidth : 0
        let around = pageAround
        let above = around?.layoutChildren.first.flatMap { window.titleBars.bars(inside: $0).last }
        let inside = window.titleBars.bars(inside: current)
        let lines = inside + [above].compactMap { $0 }
        var places = inside.map { width > 0 ? place(in: $0, at: current, width) : nil }
        if let above, let around { places.append(width > 0 ? place(in: above, above: around, width) : nil) }
        var new = places.last { $0 != nil } ?? nil
        if new != nil, inBar == nil, !changes.add(in: window.layouts) { new = nil }
        for (line, place) in zip(lines, places) { line.lent = new == nil || place != new ? 0 : width }
        if new == inBar { return }
        let isOther = (inBar != nil) != (new != nil) || inBar?.scheme != new?.scheme
        if inBar?.page !== new?.page { stand(in: new?.page) }
        inBar = new
        if isOther { itemsChanged() }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Gives the tabs to the page around, whose bar they stand in, or takes them back.
    func stand(in page: BarsNode?) {
        inBar?.page?.guest = nil
        page?.guest = bar
        bar.layoutParent = page ?? self
    }

    /// Whether the tabs stand above the page.
    var hasBarOnTop: Bool { isWide && !look.isPaged && !isSidebar && !hidesBar && shelf == nil }

    /// What the tabs need, in points.
    var barWidth: CGFloat { bar.sizeThatFits(.unspecified).width }

    /// The page whose bar ends where the tab view begins, if it is as wide.
    private var pageAround: BarsNode? {
        var next = layoutParent
        while let node = next, !(node is WindowLayer), !(node is ScrollingNode) {
            if let page = node as? BarsNode {
                let (own, all) = (frameInWindow, page.frameInWindow)
                let isBelow = abs(own.minY - all.minY - (page.coveredEdges?.top ?? 0)) < 1
                return isBelow && abs(own.width - all.width) < 1 && own.minY - all.minY > 1 ? page : nil
            }
            next = node.layoutParent
        }
        return nil
    }

    /// Where the tabs stand in a bar that lies along the whole upper edge of a page.
    private func place(in line: BarLineNode, at page: LayoutNode, _ width: CGFloat) -> TabsInBar? {
        guard let window, line.flags.contains(.placed) else { return nil }
        let (area, all) = (page.frameInWindow, frameInWindow)
        // Both ways of standing are judged by the one bar that they would be: else each would lead to the other.
        let isAtTop = window.titleBars.isTop(all.minY + window.titleBars.height / 2)
        let middle = line.frameInWindow.midY - area.minY
        guard abs(middle - window.titleBars.height / 2) < 2 else { return nil }
        return start(in: line, of: self, width, isAtTop: isAtTop).map {
            TabsInBar(x: $0, middle: middle, scheme: scheme(of: line))
        }
    }

    /// Where they stand in the bar of the page around.
    private func place(in line: BarLineNode, above page: BarsNode, _ width: CGFloat) -> TabsInBar? {
        guard let window, line.flags.contains(.placed) else { return nil }
        let middle = line.frameInWindow.midY
        return start(in: line, of: page, width, isAtTop: window.titleBars.isTop(middle)).map {
            TabsInBar(x: $0, middle: middle - page.frameInWindow.minY, scheme: scheme(of: line), page: page)
        }
    }

    private func scheme(of line: BarLineNode) -> ColorScheme? {
        let scheme = line.environment.colorScheme
        return scheme == environment.colorScheme ? nil : scheme
    }

    /// From the leading edge of a page that the bar is as wide as; nil where it is not, or has no room.
    private func start(in line: BarLineNode, of page: LayoutNode, _ width: CGFloat, isAtTop: Bool) -> CGFloat? {
        guard let x = line.middle(for: width, isAtTop: isAtTop) else { return nil }
        let (bar, all) = (line.frameInWindow, page.frameInWindow)
        let start = isRightToLeft ? all.maxX - bar.maxX : bar.minX - all.minX
        let end = all.width - start - bar.width
        return abs(start - end) < 1 && start < 10 ? start + x : nil
    }
}

extension TitleBars {
    /// The lines of bars inside of a view that are seen.
    fileprivate func bars(inside view: _ViewNode) -> [BarLineNode] {
        lines(inside: view).compactMap { $0 as? BarLineNode }.filter { $0.hiders == 0 }
    }
}
