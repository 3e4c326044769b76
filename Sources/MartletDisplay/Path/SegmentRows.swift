import Foundation

/// Lines by the heights that they lie at.
struct SegmentRows {
    private let segments: [PathOverlay.Segment]
    private var rows: [[Int]] = []
    private var top: CGFloat = 0
    private var height: CGFloat = 1

    init(_ segments: [PathOverlay.Segment]) {
        self.segments = segments
        let ys = segments.flatMap { [$0.from.y, $0.to.y] }
        guard let low = ys.min(), let high = ys.max() else { return }
        let count = max(1, min(segments.count / 2, 2048))
        top = low
        height = max((high - low) / CGFloat(count), 1e-6)
        rows = Array(repeating: [], count: count + 1)
        for (index, segment) in segments.enumerated() {
            for row in range(min(segment.from.y, segment.to.y), max(segment.from.y, segment.to.y)) {
                rows[row].append(index)
            }
        }
    }

    private func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Int> {
        func row(_ y: CGFloat) -> Int { min(max(Int((y - top) / height), 0), rows.count - 1) }
        return row(low)...row(high)
    }

    /// Calls `body` with each line whose box meets that of another, once or more.
    func forEach(near segment: PathOverlay.Segment, _ body: (PathOverlay.Segment) -> Void) {
        guard !rows.isEmpty else { return }
        let (left, right) = (min(segment.from.x, segment.to.x) - 1e-4, max(segment.from.x, segment.to.x) + 1e-4)
        let (low, high) = (min(segment.from.y, segment.to.y) - 1e-4, max(segment.from.y, segment.to.y) + 1e-4)
        let range = range(low, high)
        for row in range {
            for index in rows[row] {
                let other = segments[index]
                guard max(other.from.x, other.to.x) >= left, min(other.from.x, other.to.x) <= right,
                    max(other.from.y, other.to.y) >= low, min(other.from.y, other.to.y) <= high
                else { continue }
                body(other)
            }
        }
    }

    /// How often one of the paths goes around a point, which lies on no line.
    func winding(at point: CGPoint, ofFirst: Bool) -> Int {
        guard !rows.isEmpty, point.y >= top, point.y <= top + height * CGFloat(rows.count) else { return 0 }
        var winding = 0
        for index in rows[range(point.y, point.y).lowerBound] where segments[index].isFirst == ofFirst {
            let (a, b) = (segments[index].from, segments[index].to)
            guard (a.y <= point.y) != (b.y <= point.y) else { continue }
            if a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x { winding += a.y < b.y ? 1 : -1 }
        }
        return winding
    }
}
