import Foundation

/// Two paths laid over each other, as short lines that meet only at their ends.
///
/// Every line is cut where it meets others. Whether a piece is a part of the result follows from what lies on its two
/// sides, so that lines of both paths that lie on each other need no case of their own.
package struct PathOverlay {
    package enum Operation { case union, intersection, difference, symmetricDifference }

    private let first: [Segment]
    private let second: [Segment]
    /// The line of the first path, its figures as they are: open ones not closed.
    private let line: [[CGPoint]]
    private let evenOdd: Bool
    private let index: SegmentRows

    struct Segment {
        var from: CGPoint
        var to: CGPoint
        var isFirst: Bool
    }

    /// Beyond so many lines each the first path is the answer.
    private static let mostSegments = 20_000

    package init(_ a: PathElements, _ b: PathElements, evenOdd: Bool) {
        self.evenOdd = evenOdd
        line = Self.figures(of: a)
        first = Self.closed(line, isFirst: true)
        second = Self.closed(Self.figures(of: b), isFirst: false)
        index = SegmentRows(first + second)
    }

    /// The figures as points that lie on a fine grid, so that what meets, meets exactly.
    private static func figures(of path: PathElements) -> [[CGPoint]] {
        path.flattened(tolerance: 0.03).subpaths.prefix(mostSegments).map { subpath in
            let points = [subpath.start] + subpath.segments.map(\.end)
            var result: [CGPoint] = []
            for point in points where point.x.isFinite && point.y.isFinite {
                let point = point.onGrid
                if result.last != point { result.append(point) }
            }
            if subpath.isClosed, let start = result.first, result.last != start { result.append(start) }
            return result
        }
    }

    private static func closed(_ figures: [[CGPoint]], isFirst: Bool) -> [Segment] {
        var result: [Segment] = []
        for points in figures where points.count > 1 {
            for (from, to) in zip(points, points.dropFirst()) {
                result.append(Segment(from: from, to: to, isFirst: isFirst))
            }
            if let start = points.first, let end = points.last, start != end {
                result.append(Segment(from: end, to: start, isFirst: isFirst))
            }
        }
        return Array(result.prefix(mostSegments))
    }

    /// The outline of what `operation` makes of both insides.
    ///
    /// - Complexity: O(*n* · *r*) in the number of lines, *r* being how many there are at one height.
    package func combined(_ operation: Operation) -> PathElements {
        func holds(_ point: CGPoint) -> Bool {
            let (a, b) = (index.winding(at: point, ofFirst: true), index.winding(at: point, ofFirst: false))
            let (inA, inB) = (isInside(a), isInside(b))
            return switch operation {
            case .union: inA || inB
            case .intersection: inA && inB
            case .difference: inA && !inB
            case .symmetricDifference: inA != inB
            }
        }
        var seen: Set<PieceKey> = []
        var edges: [Segment] = []
        for piece in pieces(of: first) + pieces(of: second) where seen.insert(PieceKey(piece)).inserted {
            let (left, right) = piece.sides
            let (isLeft, isRight) = (holds(left), holds(right))
            guard isLeft != isRight else { continue }
            // What is inside lies on the left.
            edges.append(
                isLeft ? piece : Segment(from: piece.to, to: piece.from, isFirst: piece.isFirst))
        }
        return Self.loops(of: edges)
    }

    /// The parts of the first path's line inside or outside of the second path.
    package func line(inside: Bool) -> PathElements {
        var result = PathElements()
        for points in line where points.count > 1 {
            let segments = zip(points, points.dropFirst()).map { Segment(from: $0, to: $1, isFirst: true) }
            var end: CGPoint?
            for piece in pieces(of: segments) {
                let middle = CGPoint(x: (piece.from.x + piece.to.x) / 2, y: (piece.from.y + piece.to.y) / 2)
                guard isInside(index.winding(at: middle, ofFirst: false)) == inside else {
                    end = nil
                    continue
                }
                if end != piece.from { result.move(to: piece.from) }
                result.line(to: piece.to)
                end = piece.to
            }
        }
        return result
    }

    private func isInside(_ winding: Int) -> Bool { evenOdd ? winding % 2 != 0 : winding != 0 }

    /// Lines cut where they meet any other, in their order.
    private func pieces(of segments: [Segment]) -> [Segment] {
        segments.flatMap { segment -> [Segment] in
            var cuts: [(at: CGFloat, point: CGPoint)] = []
            index.forEach(near: segment) { other in
                for point in segment.meetings(with: other) { cuts.append((segment.position(of: point), point)) }
            }
            cuts.sort { $0.at < $1.at }
            var result: [Segment] = []
            var from = segment.from
            for point in cuts.map(\.point) + [segment.to] where point != from {
                result.append(Segment(from: from, to: point, isFirst: segment.isFirst))
                from = point
            }
            return result
        }
    }

    private static func loops(of edges: [Segment]) -> PathElements {
        var next: [CGPoint: [Int]] = [:]
        for (index, edge) in edges.enumerated() { next[edge.from, default: []].append(index) }
        var isUsed = Array(repeating: false, count: edges.count)
        var result = PathElements()
        for start in edges.indices where !isUsed[start] {
            var current = start
            result.move(to: edges[start].from)
            while !isUsed[current] {
                isUsed[current] = true
                let end = edges[current].to
                guard let following = next[end]?.popLast(where: { !isUsed[$0] }) else { break }
                // Lines that go on straight are one.
                if !edges[current].isStraight(with: edges[following]) { result.line(to: end) }
                current = following
            }
            if edges[current].to != edges[start].from { result.line(to: edges[current].to) }
            result.close()
        }
        return result
    }
}

/// A piece whichever way it goes.
private struct PieceKey: Hashable {
    let low: CGPoint
    let high: CGPoint

    init(_ piece: PathOverlay.Segment) {
        let isUp = piece.from.x < piece.to.x || piece.from.x == piece.to.x && piece.from.y < piece.to.y
        (low, high) = isUp ? (piece.from, piece.to) : (piece.to, piece.from)
    }
}

extension Array where Element == Int {
    /// Takes out the last element that meets a condition.
    fileprivate mutating func popLast(where holds: (Int) -> Bool) -> Int? {
        lastIndex(where: holds).map { remove(at: $0) }
    }
}

extension CGPoint {
    fileprivate var onGrid: CGPoint {
        func rounded(_ value: CGFloat) -> CGFloat { (value * 65_536).rounded() / 65_536 }
        return CGPoint(x: rounded(x), y: rounded(y))
    }
}

extension PathOverlay.Segment {
    private var direction: CGVector { CGVector(dx: to.x - from.x, dy: to.y - from.y) }

    /// Points beside the middle, on the left and on the right of whoever goes along.
    fileprivate var sides: (left: CGPoint, right: CGPoint) {
        let length = hypot(direction.dx, direction.dy)
        let step: CGFloat = min(1e-3, length / 4)
        let (x, y) = (-direction.dy / length * step, direction.dx / length * step)
        let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        return (CGPoint(x: middle.x + x, y: middle.y + y), CGPoint(x: middle.x - x, y: middle.y - y))
    }

    fileprivate func position(of point: CGPoint) -> CGFloat {
        (point.x - from.x) * direction.dx + (point.y - from.y) * direction.dy
    }

    fileprivate func isStraight(with next: PathOverlay.Segment) -> Bool {
        let (a, b) = (direction, next.direction)
        let cross = a.dx * b.dy - a.dy * b.dx
        return abs(cross) <= 1e-4 * hypot(a.dx, a.dy) * hypot(b.dx, b.dy) && a.dx * b.dx + a.dy * b.dy > 0
    }

    /// Where two lines meet: a point, both ends of what they share, or nowhere.
    fileprivate func meetings(with other: PathOverlay.Segment) -> [CGPoint] {
        let (a, b) = (direction, other.direction)
        let cross = a.dx * b.dy - a.dy * b.dx
        let offset = CGVector(dx: other.from.x - from.x, dy: other.from.y - from.y)
        if abs(cross) <= 1e-9 * hypot(a.dx, a.dy) * hypot(b.dx, b.dy) {
            return [other.from, other.to].filter(holds)
        }
        let t = (offset.dx * b.dy - offset.dy * b.dx) / cross
        let u = (offset.dx * a.dy - offset.dy * a.dx) / cross
        guard t >= -1e-9, t <= 1 + 1e-9, u >= -1e-9, u <= 1 + 1e-9 else { return [] }
        let point = CGPoint(x: from.x + a.dx * t, y: from.y + a.dy * t).onGrid
        // Ends that are as near as the grid allows are the point itself.
        for end in [from, to, other.from, other.to] where hypot(end.x - point.x, end.y - point.y) < 1e-4 {
            return [end]
        }
        return [point]
    }

    private func holds(_ point: CGPoint) -> Bool {
        let (x, y) = (point.x - from.x, point.y - from.y)
        let length = hypot(direction.dx, direction.dy)
        guard abs(x * direction.dy - y * direction.dx) <= 1e-4 * length else { return false }
        let along = x * direction.dx + y * direction.dy
        return along > 0 && along < length * length
    }
}
