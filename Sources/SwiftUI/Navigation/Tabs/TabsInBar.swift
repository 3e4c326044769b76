import MartletGraph

/// The bar of a page in whose middle the tabs stand.
struct TabsInBar: Equatable {
    /// Where the tabs begin, from the leading edge of the tab view, in points.
    let x: CGFloat
    /// The middle of the bar, from the top, in points.
    let middle: CGFloat
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

/// On the desktop tabs and the bar of the page that is shown are one bar where both would stand on top.
extension TabsNode: TitleBarLine {
    /// The line that its bar consists of is one of the window's by itself.
    var isAtTop: Bool { false }

    func followRoom() {
        let new = barOfPage()
        if new == inBar { return }
        let isOther = (inBar != nil) != (new != nil)
        if isOther, new != nil, !changes.add(in: window?.layouts ?? 0) { return }
        inBar = new
        if isOther { itemsChanged() }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Whether the tabs stand above the page.
    var hasBarOnTop: Bool { isWide && !look.isPaged && !isSidebar && !hidesBar }

    /// What the tabs need, in points.
    var barWidth: CGFloat { bar.sizeThatFits(.unspecified).width }

    /// Lends the tabs the middle of the bars that are seen at the top of the page.
    ///
    /// - Returns: where the tabs stand in the one that came last; nil where they need a bar of their own.
    private func barOfPage() -> TabsInBar? {
        guard let window, let current, flags.contains(.placed), current.flags.contains(.placed) else { return nil }
        let width = hasBarOnTop ? barWidth : 0
        var found: TabsInBar?
        for case let line as BarLineNode in window.titleBars.lines(inside: current) where line.hiders == 0 {
            found = width > 0 ? place(in: line, at: current, width) : nil
            line.lent = found == nil ? 0 : width
        }
        return found
    }

    /// Where the tabs stand in a bar that lies along the whole upper edge of a page.
    private func place(in line: BarLineNode, at page: LayoutNode, _ width: CGFloat) -> TabsInBar? {
        guard let window, line.flags.contains(.placed) else { return nil }
        let (bar, area, all) = (line.frameInWindow, page.frameInWindow, frameInWindow)
        // Both ways of standing are judged by the one bar that they would be: else each would lead to the other.
        let isAtTop = window.titleBars.isTop(all.minY + window.titleBars.height / 2)
        guard let x = line.middle(for: width, isAtTop: isAtTop) else { return nil }
        let start = isRightToLeft ? all.maxX - bar.maxX : bar.minX - all.minX
        let end = all.width - start - bar.width
        let middle = bar.midY - area.minY
        guard abs(start - end) < 1, start < 10, abs(middle - window.titleBars.height / 2) < 2 else { return nil }
        return TabsInBar(x: start + x, middle: middle)
    }
}
