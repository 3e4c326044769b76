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
    private(set) var others: [Entry] = []

    package init(firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    package var isEmpty: Bool {
        firstBaseline == nil && lastBaseline == nil && others.isEmpty
    }

    package subscript(key: AlignmentKey) -> CGFloat? {
        get {
            switch key.rule {
            case .firstBaseline: firstBaseline
            case .lastBaseline: lastBaseline
            default: others.isEmpty ? nil : others.first { $0.key == key }?.value
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
        let index = others.firstIndex { $0.key == key }
        switch (index, value) {
        case (let index?, let value?): others[index].value = value
        case (let index?, nil): others.remove(at: index)
        case (nil, let value?): others.append(Entry(key: key, value: value))
        case (nil, nil): break
        }
    }

    /// The same guides seen from a parent in which the view's top leading corner is at `origin`.
    package func translated(by origin: CGPoint) -> ExplicitGuides {
        var result = self
        result.firstBaseline? += origin.y
        result.lastBaseline? += origin.y
        for index in result.others.indices {
            result.others[index].value += origin.position(along: result.others[index].key.axis)
        }
        return result
    }
}
