import MartletGraph
import MartletHost

/// What a key means to a scroll view.
private struct ScrollKey {
    enum Distance {
        /// Parts of what is seen.
        case pages(CGFloat)
        case points(CGFloat)
        case start, end
    }

    let axis: Axis
    let distance: Distance

    /// How far an arrow goes, and how much of a page is still seen after the next; in points.
    private static let line: CGFloat = 40

    init?(_ event: KeyEvent) {
        guard event.modifiers.isDisjoint(with: [.option, .command]) else { return nil }
        let isPlain = event.modifiers.isSubset(of: [.capsLock])
        switch event.key {
        case .pageDown: (axis, distance) = (.vertical, .pages(1))
        case .pageUp: (axis, distance) = (.vertical, .pages(-1))
        case .space where event.modifiers == .shift: (axis, distance) = (.vertical, .pages(-1))
        case .space where isPlain: (axis, distance) = (.vertical, .pages(1))
        case .home: (axis, distance) = (.vertical, .start)
        case .end: (axis, distance) = (.vertical, .end)
        case .downArrow where isPlain: (axis, distance) = (.vertical, .points(Self.line))
        case .upArrow where isPlain: (axis, distance) = (.vertical, .points(-Self.line))
        case .rightArrow where isPlain: (axis, distance) = (.horizontal, .points(Self.line))
        case .leftArrow where isPlain: (axis, distance) = (.horizontal, .points(-Self.line))
        default: return nil
        }
    }

    /// Whether the key means nothing to a text that is edited.
    var isForPage: Bool { if case .pages = distance { true } else { false } }

    /// The place at which the content is to stand.
    @MainActor func target(_ scroll: ScrollingNode) -> CGPoint {
        let room = scroll.room(scroll.size)
        let length = axis == .vertical ? room.height : room.width
        var place = scroll.offset
        func move(_ value: inout CGFloat, end: CGFloat) {
            switch distance {
            case .pages(let count): value += count * max(length - Self.line, length / 2)
            case .points(let points): value += points
            case .start: value = 0
            case .end: value = end
            }
        }
        if axis == .vertical {
            move(&place.y, end: scroll.contentSize.height)
        } else {
            move(&place.x, end: scroll.contentSize.width)
        }
        return place
    }

    /// A page without anything to scroll from top to bottom is read from side to side.
    fileprivate func turned() -> ScrollKey? {
        switch distance {
        case .pages, .start, .end: ScrollKey(axis: .horizontal, distance: distance)
        case .points: nil
        }
    }

    private init(axis: Axis, distance: Distance) { (self.axis, self.distance) = (axis, distance) }
}

extension EventDispatcher {
    /// Scrolls what was pressed last, or what is around the element with the keyboard; without either, the largest
    /// scroll view in front.
    ///
    /// - Returns: whether the key means something to a scroll view there, also at its end.
    func scroll(by event: KeyEvent) -> Bool {
        let focused = window.focusedNode
        guard let key = ScrollKey(event) else { return false }
        if focused is any NativeResponder, !key.isForPage || event.key == .space { return false }
        let from = pressedScroll.flatMap { $0.flags.contains(.left) || $0.isCovered ? nil : $0 } ?? focused
        return scroll(by: key, from: from) || key.turned().map { scroll(by: $0, from: from) } == true
    }

    private func scroll(by key: ScrollKey, from element: LayoutNode?) -> Bool {
        var candidates: [ScrollingNode] = []
        var next = element
        while let node = next {
            if let scroll = node as? ScrollingNode, scroll.isScrollable(key.axis) { candidates.append(scroll) }
            next = node.layoutParent
        }
        if candidates.isEmpty, let main = window.mainScroll(key.axis) { candidates = [main] }
        for scroll in candidates where scroll.scroll(to: key.target(scroll), by: .user) {
            if case .end = key.distance { scroll.settleAtEnd(key.axis) }
            window.scrolled(scroll)
            return true
        }
        return !candidates.isEmpty
    }
}

extension ScrollingNode {
    /// Whether the user can move the content along an axis.
    fileprivate func isScrollable(_ axis: Axis) -> Bool {
        let room = self.room(size)
        let isLonger =
            axis == .vertical ? contentSize.height > room.height + 0.5 : contentSize.width > room.width + 0.5
        return scrolls(axis) && isLonger && isEnabled && canBeMovedByUser
    }

    /// Goes on to the end while rows that are made there turn out longer than thought.
    fileprivate func settleAtEnd(_ axis: Axis) {
        for _ in 0..<4 {
            window?.layout()
            let end = CGPoint(
                x: axis == .horizontal ? contentSize.width : offset.x,
                y: axis == .vertical ? contentSize.height : offset.y)
            if !scroll(to: end, by: .user) { return }
        }
    }
}

extension WindowRoot {
    /// The largest scroll view of the front that the user can move along an axis.
    fileprivate func mainScroll(_ axis: Axis) -> ScrollingNode? {
        var best: ScrollingNode?
        func search(_ node: LayoutNode) {
            if let scroll = node as? ScrollingNode, scroll.isScrollable(axis), scroll.isSeen {
                if best.map({ $0.area < scroll.area }) ?? true { best = scroll }
                return
            }
            for child in node.layoutChildren { search(child) }
        }
        DeepStack.run { search(root.front) }
        return best
    }
}

extension ScrollingNode {
    fileprivate var area: CGFloat { size.width * size.height }

    /// Whether the element is on a page that is shown.
    fileprivate var isSeen: Bool {
        guard let window else { return false }
        let frame = frameInWindow.intersection(CGRect(origin: .zero, size: window.size))
        guard !frame.isNull, frame.width > 1, frame.height > 1 else { return false }
        var path = HitPath()
        _ = window.root.hitTest(CGPoint(x: frame.midX, y: frame.midY), &path)
        return path.elements.contains { $0 === self }
    }
}
