import Foundation

/// What identifies an alignment guide: its axis, and a built-in rule or the type that defines it.
package struct AlignmentKey: Sendable {
    /// Built-in guides are told apart by tag, so that the usual alignments cost no dynamic call.
    package enum Rule: Sendable {
        case start, center, end, firstBaseline, lastBaseline
        case custom(any AlignmentID.Type)
    }

    package let rule: Rule
    package let axis: Axis

    package init(_ rule: Rule, axis: Axis) {
        self.rule = rule
        self.axis = axis
    }

    /// The guide's position in a view that does not set it; baselines fall to the bottom edge.
    package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        switch rule {
        case .start: 0
        case .center: dimensions.size.length(along: axis) / 2
        case .end: dimensions.size.length(along: axis)
        case .firstBaseline, .lastBaseline: dimensions.height
        case .custom(let id): id.defaultValue(in: dimensions)
        }
    }

    /// Whether the guide's position follows from the size alone in a view that does not set it.
    package var followsSize: Bool {
        switch rule {
        case .start, .center, .end: true
        case .firstBaseline, .lastBaseline, .custom: false
        }
    }

    /// Adds one more explicit value to `count` values combined so far: the first or last baseline of all, the mean of
    /// any other guide (semantics 93).
    package func combine(_ value: CGFloat, with combined: CGFloat, of count: Int) -> CGFloat {
        switch rule {
        case .firstBaseline: min(combined, value)
        case .lastBaseline: max(combined, value)
        case .start, .center, .end, .custom: (combined * CGFloat(count) + value) / CGFloat(count + 1)
        }
    }

    /// Combines the explicit values among `values`; `nil` when there is none.
    package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        var count = 0
        var combined: CGFloat = 0
        for case let value? in values {
            combined = count == 0 ? value : combine(value, with: combined, of: count)
            count += 1
        }
        return count == 0 ? nil : combined
    }
}

extension AlignmentKey: Hashable {
    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        guard a.axis == b.axis else { return false }
        switch (a.rule, b.rule) {
        case (.start, .start), (.center, .center), (.end, .end): return true
        case (.firstBaseline, .firstBaseline), (.lastBaseline, .lastBaseline): return true
        case (.custom(let x), .custom(let y)): return x == y
        default: return false
        }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        switch rule {
        case .start: hasher.combine(0)
        case .center: hasher.combine(1)
        case .end: hasher.combine(2)
        case .firstBaseline: hasher.combine(3)
        case .lastBaseline: hasher.combine(4)
        case .custom(let id): hasher.combine(ObjectIdentifier(id))
        }
    }
}

// MARK: Those there are

extension AlignmentKey {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var custom: [AlignmentKey] = []
    private static let builtIn =
        [Rule.start, .center, .end].flatMap {
            [AlignmentKey($0, axis: .horizontal), AlignmentKey($0, axis: .vertical)]
        }
        + [AlignmentKey(.firstBaseline, axis: .vertical), AlignmentKey(.lastBaseline, axis: .vertical)]

    /// The guides of the library, and those that the program has made.
    package static var known: [AlignmentKey] {
        lock.lock()
        defer { lock.unlock() }
        return builtIn + custom
    }

    static func remember(_ key: AlignmentKey) {
        lock.lock()
        defer { lock.unlock() }
        if !custom.contains(key) { custom.append(key) }
    }
}
