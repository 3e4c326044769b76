import MartletGraph

/// A node that gives ids to nodes below.
@MainActor
protocol ScrollTargets: _ViewNode {
    func node(withID id: AnyHashable) -> _ViewNode?
}

extension IDNode: ScrollTargets {
    func node(withID id: AnyHashable) -> _ViewNode? { id.base as? ID == self.id ? child : nil }
}

extension ForEachNode: ScrollTargets {
    func node(withID id: AnyHashable) -> _ViewNode? {
        guard let id = id.base as? ID else { return nil }
        return ids.firstIndex(of: id).map { nodes[$0] }
    }
}

extension _ViewNode {
    /// Scrolls to the first view with this id, also in rows that are not made yet.
    ///
    /// - Returns: whether there is one here.
    @discardableResult
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
        scrollToMade(id, anchor) || (make(id) && scrollToMade(id, anchor))
    }

    private func scrollToMade(_ id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
        if let rows = self as? any LazyRows, let index = rows.rowIndex(of: id) {
            let container = sequence(first: self, next: \.parent).first { $0 is LazyNode } as? LazyNode
            if let container, let place = container.place(of: rows, index) {
                container.scroll(to: place, anchor: anchor)
            }
            return true
        }
        if let target = (self as? any ScrollTargets)?.node(withID: id) {
            target.madeElements.first?.scrollIntoView(anchor)
            return true
        }
        return hasChild { $0.scrollToMade(id, anchor) }
    }

    // MARK: Rows that are not made

    /// Whether a view that is made, or a row of views that are, has the id.
    private func holds(_ id: AnyHashable) -> Bool {
        if (self as? any LazyRows)?.rowIndex(of: id) != nil { return true }
        if (self as? any ScrollTargets)?.node(withID: id) != nil { return true }
        return hasChild { $0.holds(id) }
    }

    /// Makes the row in which a view has the id; the rows that it was looked for in are given up again.
    ///
    /// - Returns: whether there is one.
    /// - Complexity: makes every row up to the one that is found, as only a row itself knows the ids inside.
    private func make(_ id: AnyHashable) -> Bool {
        if hasChild({ $0.make(id) }) { return true }
        guard let rows = self as? any LazyRows else { return false }
        var plain = 0
        for index in 0..<rows.rowCount where rows.made[index] == nil {
            let row = rows.makeRow(at: index)
            // Nobody is told of a row that only was looked into.
            row.tellPresence(false)
            if row.holds(id) || row.make(id) {
                row.tellPresence(true)
                elementsChanged()
                return true
            }
            plain = row.namesViews ? 0 : plain + 1
            rows.dropRow(at: index)
            if plain == Self.plainLimit { return false }
        }
        return false
    }

    /// After so many rows without any id inside, the others have none either: an id that nobody has costs no more in a
    /// list of 100,000 rows.
    private static var plainLimit: Int { 1_000 }

    /// Whether something inside has an id.
    private var namesViews: Bool { self is any LazyRows || self is any ScrollTargets || hasChild { $0.namesViews } }

    private func hasChild(_ holds: (_ViewNode) -> Bool) -> Bool {
        var isFound = false
        forEachChild { if !isFound { isFound = holds($0) } }
        return isFound
    }
}

extension LayoutNode {
    /// Scrolls what is around so that this element is in sight.
    func scrollIntoView(_ anchor: UnitPoint?) {
        if showRowAround({ [weak self] in self?.scrollIntoView(anchor) }) { return }
        var frame = CGRect(origin: .zero, size: size)
        var next: LayoutNode = self
        while let outer = next.layoutParent {
            if let lazy = outer as? LazyNode, let place = lazy.place(holding: self) {
                let isWhole = lazy.entries.elements[place]?.innermostElement === innermostElement
                let (start, length) =
                    lazy.axis == .vertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
                return lazy.scroll(to: place, anchor: anchor, part: isWhole ? nil : start...(start + length))
            }
            if let scroll = outer as? ScrollNode { return scroll.show(frame, anchor) }
            frame.origin = next.toParent(frame.origin)
            next = outer
        }
    }

    /// Scrolls to the outermost row around that is not shown, and calls `action` once it is.
    ///
    /// - Returns: `false` when there is none.
    fileprivate func showRowAround(_ action: @escaping () -> Void) -> Bool {
        let containers = sequence(first: parent, next: { $0?.parent }).compactMap { $0 as? LazyNode }
        for container in containers.reversed() {
            guard let place = container.place(holding: self), !container.shows(place) else { continue }
            container.scroll(to: place, anchor: nil)
            Graph.shared.effects.addAction { [self] in
                if let place = container.place(holding: self), container.shows(place) { action() }
            }
            return true
        }
        return false
    }
}

/// What a lazy container is to bring into sight.
struct LazyTarget {
    /// Where it is among the entries, which change as rows are made.
    private(set) var place: Int
    let anchor: UnitPoint?
    /// The part of the row that is meant, along the axis from where the row begins; nil for all of it.
    let part: ClosedRange<CGFloat>?
    /// How the way there is shown; nil to be there at once.
    var animation: Animation?
    private let element: LayoutNode?
    private let row: (source: any LazyRows, index: Int)?

    @MainActor init(_ place: Int, in entries: LazyEntries, anchor: UnitPoint?, part: ClosedRange<CGFloat>?) {
        (self.place, self.anchor, self.part) = (place, anchor, part)
        animation = ScrollMotion.animation
        let entry = entries.all[place]
        element = entries.elements[place]
        row = entry.source < 0 ? nil : (entries.sources[Int(entry.source)], Int(entry.index))
    }

    /// Finds it among entries that were collected anew.
    @MainActor mutating func follow(in entries: LazyEntries) {
        let found = element.flatMap { element in entries.elements.first { $0.value === element }?.key }
        place = found ?? row.flatMap { entries.place(of: $0.source, $0.index) } ?? place
    }
}

extension LazyNode {
    /// Brings a view into sight in the next layout.
    final func scroll(to place: Int, anchor: UnitPoint?, part: ClosedRange<CGFloat>? = nil) {
        let isCovered = showRowAround { [weak self] in self?.scroll(to: place, anchor: anchor, part: part) }
        if !isCovered { setTarget(LazyTarget(place, in: entries, anchor: anchor, part: part)) }
    }

    fileprivate final func place(of rows: any LazyRows, _ index: Int) -> Int? {
        _ = layoutChildren
        return entries.place(of: rows, index)
    }

    fileprivate final func place(holding node: LayoutNode) -> Int? {
        _ = layoutChildren
        return entries.elements.first { node.isInside($0.value) }?.key
    }

    fileprivate final func shows(_ place: Int) -> Bool {
        guard let element = entries.elements[place] else { return false }
        return layoutChildren.contains { contentElement(of: $0) === element }
    }

    /// Begins an animated way to what is to be shown; there, it is looked for once more.
    final func setOut(_ distance: CGFloat, in scroll: ScrollNode) -> Bool {
        guard var aim = target, let animation = aim.animation else { return false }
        target = nil
        aim.animation = nil
        var place = scroll.offset
        if axis == .vertical { place.y += distance } else { place.x += distance }
        scroll.move(to: place, animation) { [weak self] in
            if let self, !flags.contains(.left), aim.place < entries.count { setTarget(aim) }
        }
        return true
    }

    /// How far what is seen has to move so that `target` is in sight.
    final func way(to target: LazyTarget, _ window: Window, in scroll: ScrollNode) -> CGFloat {
        let line = lanes.line(of: target.place)
        var (lower, upper) = (window.lower, window.upper)
        lower += axis == .vertical ? scroll.insets.top : scroll.insets.leading
        upper -= axis == .vertical ? scroll.insets.bottom : scroll.insets.trailing
        let whole = starts.last! + endGap
        let top = lower
        // What lies in front of the row would hide it.
        let section = entries.all[target.place].section
        if pins.contains(.sectionHeaders), section >= 0,
            case let first = entries.sections[Int(section)].entries.lowerBound,
            first != target.place, entries.all[first].kind == .header
        {
            lower += length(of: lanes.line(of: first))
        }
        var (begin, end) = (starts[line], starts[line + 1])
        if case let length = length(of: line), length > 0 { end = begin + length }
        if let part = target.part {
            (begin, end) = (begin + part.lowerBound, begin + part.upperBound)
        } else if target.anchor == nil {
            // The first row is in sight with the space above it, the last one with the space below.
            if line == 0 { begin = 0 }
            if line == starts.count - 2 { end = whole }
        }
        let wanted: CGFloat
        if let point = target.anchor {
            let share = axis == .vertical ? point.y : point.x
            wanted = begin + (end - begin) * share - (upper - lower) * share - (lower - top)
        } else if begin < lower {
            wanted = begin - (lower - top)
        } else if end > upper {
            wanted = end - (upper - top)
        } else {
            return 0
        }
        return min(max(0, wanted), max(0, whole - (upper - top))) - top
    }
}
