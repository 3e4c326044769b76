import MartletGraph

extension LayoutNode {
    /// Scrolls what is around so that this element is in sight.
    func scrollIntoView(_ anchor: UnitPoint?) {
        if showRowAround(anchor, { [weak self] in self?.scrollIntoView(anchor) }) { return }
        var frame = CGRect(origin: .zero, size: size)
        var next: LayoutNode = self
        while let outer = next.layoutParent {
            if let lazy = outer as? LazyNode, let place = lazy.place(holding: self) {
                let isWhole = lazy.entries.elements[place]?.innermostElement === innermostElement
                let (start, length) =
                    lazy.axis == .vertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
                return lazy.scroll(to: place, anchor: anchor, part: isWhole ? nil : start...(start + length))
            }
            if let scroll = outer as? ScrollingNode { return scroll.show(frame, anchor) }
            frame.origin = next.toParent(frame.origin)
            next = outer
        }
    }

    /// Scrolls to the outermost row around that is not shown, and calls `action` once it is; an animated way ends at the
    /// row, which is put at the anchor itself.
    ///
    /// - Returns: `false` when there is none.
    fileprivate func showRowAround(_ anchor: UnitPoint?, _ action: @escaping () -> Void) -> Bool {
        let isAnimated = ScrollingNode.transaction.animation != nil
        let containers = sequence(first: parent, next: { $0?.parent }).compactMap { $0 as? LazyNode }
        for container in containers.reversed() {
            guard let place = container.place(holding: self), !container.shows(place) else { continue }
            let isRow = container.entries.elements[place]?.innermostElement === innermostElement
            container.scroll(to: place, anchor: isRow || isAnimated ? anchor : nil)
            if isRow { return true }
            graph.effects.addAction { [self] in
                if let place = container.place(holding: self), container.shows(place) { action() }
            }
            return true
        }
        return false
    }
}

extension LazyNode {
    /// Brings a view into sight in the next layout.
    final func scroll(to place: Int, anchor: UnitPoint?, part: ClosedRange<CGFloat>? = nil) {
        let isCovered = showRowAround(anchor) { [weak self] in self?.scroll(to: place, anchor: anchor, part: part) }
        if !isCovered {
            setTarget(LazyTarget(place, in: entries, anchor: anchor, part: part, in: ScrollingNode.transaction))
        }
    }

    final func place(of rows: any LazyRows, _ index: Int) -> Int? {
        _ = layoutChildren
        return entries.place(of: rows, index)
    }

    final func place(holding node: LayoutNode) -> Int? {
        _ = layoutChildren
        return entries.elements.first { node.isInside($0.value) }?.key
    }

    final func shows(_ place: Int) -> Bool {
        guard let element = entries.elements[place] else { return false }
        return layoutChildren.contains { contentElement(of: $0) === element }
    }
}
