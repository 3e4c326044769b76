import Foundation

/// The alignment guides that a view, or something inside it, sets by itself.
///
/// Positions are in points from the view's top leading corner. Baselines, which every text has, are stored in place;
/// other guides are rare and stay in an array in the order in which they were first set.
package struct ExplicitGuides: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        let key: AlignmentKey
        var value: CGFloat
    }

    package var firstBaseline: CGFloat?
    package var lastBaseline: CGFloat?
    /// Absent rather than empty, so that copying guides without any touches no reference count.
    private var stored: [Entry]?

    var others: [Entry] { stored ?? [] }

    package init(firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    package var isEmpty: Bool {
        firstBaseline == nil && lastBaseline == nil && stored == nil
    }

    /// Whether any of them is no baseline.
    package var hasOthers: Bool { stored != nil }

    package subscript(key: AlignmentKey) -> CGFloat? {
        get {
            switch key.rule {
            case .firstBaseline: firstBaseline
            case .lastBaseline: lastBaseline
            default: stored?.first { $0.key == key }?.value
            }
        }
        set {
            switch key.rule {
            case .firstBaseline: firstBaseline = newValue
            case .lastBaseline: lastBaseline = newValue
            default: setOther(key, to: newValue)
            }
        }
    }

    private mutating func setOther(_ key: AlignmentKey, to value: CGFloat?) {
        var entries = others
        stored = nil
        let index = entries.firstIndex { $0.key == key }
        switch (index, value) {
        case (let index?, let value?): entries[index].value = value
        case (let index?, nil): entries.remove(at: index)
        case (nil, let value?): entries.append(Entry(key: key, value: value))
        case (nil, nil): break
        }
        stored = entries.isEmpty ? nil : entries
    }

    /// The same guides seen from a parent in which the view's top leading corner is at `origin`.
    package func translated(by origin: CGPoint) -> ExplicitGuides {
        var result = self
        result.firstBaseline? += origin.y
        result.lastBaseline? += origin.y
        result.stored = stored?.map {
            Entry(key: $0.key, value: $0.value + origin.position(along: $0.key.axis))
        }
        return result
    }
}
