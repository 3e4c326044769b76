import MartletGraph

/// The bar of a page in whose middle the tabs stand.
struct TabsInBar: Equatable {
    /// Where the tabs begin, from the leading edge of the tab view, in points.
    let x: CGFloat
    /// The middle of the bar, from the top, in points.
    let middle: CGFloat
}

/// On the desktop tabs and the bar of the page that is shown are one bar where both would stand on top.
extension TabsNode: TitleBarLine {
    /// The line that its bar consists of is one of the window's by itself.
    var isAtTop: Bool { false }

    func followRoom() {
        let new = barOfPage()
        if new == inBar { return }
        let wasInside = inBar != nil
        inBar = new
        if wasInside != (new != nil) { itemsChanged() }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Whether the tabs stand above the page.
    var hasBarOnTop: Bool { isWide && !look.isPaged && !isSidebar && !hidesBar }

    /// What the tabs need, in points.
    var barWidth: CGFloat { bar.sizeThatFits(.unspecified).width }

    /// Lends the tabs the middle of all bars that stand at the top of a page.
    ///
    /// - Returns: where the tabs stand in that of the page that is shown; nil where they need a bar of their own.
    private func barOfPage() -> TabsInBar? {
        guard let window, flags.contains(.placed) else { return nil }
        let width = hasBarOnTop ? barWidth : 0
        var found: TabsInBar?
        for page in layoutChildren {
            for case let line as BarLineNode in window.titleBars.lines(inside: page) {
                let place = width > 0 ? place(in: line, at: page, width) : nil
                line.lent = place == nil ? 0 : width
                if line.hiders == 0, page === current { found = place }
            }
        }
        return found
    }

    /// Where the tabs stand in a bar that lies along the whole upper edge of a page.
    private func place(in line: BarLineNode, at page: LayoutNode, _ width: CGFloat) -> TabsInBar? {
        guard let window, line.flags.contains(.placed), let x = line.middle(for: width) else { return nil }
        let (bar, area, all) = (line.frameInWindow, page.frameInWindow, frameInWindow)
        let start = isRightToLeft ? all.maxX - bar.maxX : bar.minX - all.minX
        let end = all.width - start - bar.width
        let middle = bar.midY - area.minY
        guard abs(start - end) < 1, start < 10, abs(middle - window.titleBars.height / 2) < 2 else { return nil }
        return TabsInBar(x: start + x, middle: middle)
    }
}
