import Foundation

/// Combines the explicit guides of several children into those of their container, one child after another
/// (semantics 93).
package struct GuideCombiner {
    /// The guides combined so far.
    package private(set) var guides = ExplicitGuides()
    /// How many children set each of the guides that are not baselines, in the order of first appearance.
    private var counts: [(key: AlignmentKey, count: Int)] = []

    package init() {}

    /// Adds a child whose top leading corner is at `origin` in the container.
    package mutating func add(_ child: ExplicitGuides, at origin: CGPoint) {
        if let value = child.firstBaseline {
            guides.firstBaseline = min(guides.firstBaseline ?? .infinity, value + origin.y)
        }
        if let value = child.lastBaseline {
            guides.lastBaseline = max(guides.lastBaseline ?? -.infinity, value + origin.y)
        }
        for entry in child.others {
            add(entry.value + origin.position(along: entry.key.axis), for: entry.key)
        }
    }

    private mutating func add(_ value: CGFloat, for key: AlignmentKey) {
        guard let index = counts.firstIndex(where: { $0.key == key }), let combined = guides[key] else {
            counts.append((key, 1))
            guides[key] = value
            return
        }
        guides[key] = key.combine(value, with: combined, of: counts[index].count)
        counts[index].count += 1
    }
}
