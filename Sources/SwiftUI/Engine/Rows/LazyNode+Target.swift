extension LazyNode {
    /// Shows something else in the next layout.
    final func setTarget(_ new: LazyTarget) {
        (target, destination) = (new, nil)
        setNeedsLayout()
    }

    /// Begins an animated way to what is to be shown; there, it is looked for once more.
    final func setOut(_ distance: CGFloat, in scroll: ScrollingNode) -> Bool {
        guard var aim = target, aim.transaction.animation != nil else { return false }
        let transaction = aim.transaction
        target = nil
        aim.transaction = Transaction()
        destination = aim
        var place = scroll.offset
        if axis == .vertical { place.y += distance } else { place.x += distance }
        scroll.move(to: place, transaction) { [weak self] in
            guard let self, !flags.contains(.left) else { return }
            _ = layoutChildren
            if let aim = self.destination, aim.place < entries.count { setTarget(aim) }
        }
        return true
    }

    /// Moves the content along, to what was to be shown or with rows above it that have other lengths.
    final func arrive(by distance: CGFloat, in scroll: ScrollingNode?) {
        let reached = target
        target = nil
        guard distance != 0, let scroll else { return }
        scroll.shift(by: distance, axis)
        if let reached { scroll.reached(askedBy: reached.asker) }
    }

    /// Other entries are there: rows have been made, also on the way.
    final func followTargets() {
        target?.follow(in: entries)
        destination?.follow(in: entries)
    }

    /// How far what is seen has to move so that `target` is in sight.
    final func way(to target: LazyTarget, _ window: Sight, in scroll: ScrollingNode) -> CGFloat {
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
