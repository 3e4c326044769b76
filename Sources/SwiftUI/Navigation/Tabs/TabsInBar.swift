import MartletGraph

/// The bar of a page in whose middle the tabs stand.
struct TabsInBar: Equatable {
    /// Where the tabs begin, from the leading edge of the tab view, in points.
    let x: CGFloat
    /// The middle of the bar, from the top, in points.
    let middle: CGFloat
    /// Whether that bar is light or dark; nil where it is as the tab view.
    let scheme: ColorScheme?
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
        guard let window, let current, flags.contains(.placed), current.flags.contains(.placed) else { return }
        let width = hasBarOnTop ? barWidth : 0
        let lines = window.titleBars.lines(inside: current).compactMap { $0 as? BarLineNode }.filter { $0.hiders == 0 }
        let places = lines.map { width > 0 ? place(in: $0, at: current, width) : nil }
        var new = places.last { $0 != nil } ?? nil
        if new != nil, inBar == nil, !changes.add(in: window.layouts) { new = nil }
        for (line, place) in zip(lines, places) { line.lent = new == nil || place == nil ? 0 : width }
        if new == inBar { return }
        let isOther = (inBar != nil) != (new != nil) || inBar?.scheme != new?.scheme
        inBar = new
        if isOther { itemsChanged() }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Whether the tabs stand above the page.
    var hasBarOnTop: Bool { isWide && !look.isPaged && !isSidebar && !hidesBar }

    /// What the tabs need, in points.
    var barWidth: CGFloat { bar.sizeThatFits(.unspecified).width }

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
        let scheme = line.environment.colorScheme
        return TabsInBar(x: start + x, middle: middle, scheme: scheme == environment.colorScheme ? nil : scheme)
    }
}
