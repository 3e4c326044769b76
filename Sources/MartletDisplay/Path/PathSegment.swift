import Foundation

/// One line or curve of a path with both of its ends.
package enum PathSegment: Hashable, Sendable {
    case line(CGPoint, CGPoint)
    case quadCurve(CGPoint, CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)

    package var start: CGPoint {
        switch self {
        case .line(let start, _), .quadCurve(let start, _, _), .curve(let start, _, _, _): start
        }
    }

    package var end: CGPoint {
        switch self {
        case .line(_, let end), .quadCurve(_, _, let end), .curve(_, _, _, let end): end
        }
    }

    /// The step that draws this segment from its start.
    var element: PathElement {
        switch self {
        case .line(_, let end): .line(to: end)
        case .quadCurve(_, let control, let end): .quadCurve(to: end, control: control)
        case .curve(_, let control1, let control2, let end): .curve(to: end, control1: control1, control2: control2)
        }
    }

    /// The point at `t` from 0 to 1.
    func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        switch self {
        case .line(let a, let b):
            return CGPoint(x: s * a.x + t * b.x, y: s * a.y + t * b.y)
        case .quadCurve(let a, let b, let c):
            let (i, j, k) = (s * s, 2 * s * t, t * t)
            return CGPoint(x: i * a.x + j * b.x + k * c.x, y: i * a.y + j * b.y + k * c.y)
        case .curve(let a, let b, let c, let d):
            let (i, j, k, l) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(x: i * a.x + j * b.x + k * c.x + l * d.x, y: i * a.y + j * b.y + k * c.y + l * d.y)
        }
    }

    /// The part between two values of t.
    func part(from: CGFloat, to: CGFloat) -> PathSegment {
        func blossom(_ points: [CGPoint], _ ts: [CGFloat]) -> CGPoint {
            var points = points
            for t in ts {
                points = zip(points, points.dropFirst()).map { a, b in
                    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                }
            }
            return points[0]
        }
        switch self {
        case .line:
            return .line(point(at: from), point(at: to))
        case .quadCurve(let a, let b, let c):
            return .quadCurve(point(at: from), blossom([a, b, c], [from, to]), point(at: to))
        case .curve(let a, let b, let c, let d):
            let points = [a, b, c, d]
            return .curve(
                point(at: from), blossom(points, [from, from, to]), blossom(points, [from, to, to]), point(at: to))
        }
    }

    /// How many straight lines stay within `tolerance` of the curve (Wang's formula).
    func lineCount(tolerance: CGFloat) -> Int {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        let needed: CGFloat =
            switch self {
            case .line: 1
            case .quadCurve(let a, let b, let c): (bend(a, b, c) / 4 / tolerance).squareRoot()
            case .curve(let a, let b, let c, let d):
                (max(bend(a, b, c), bend(b, c, d)) * 0.75 / tolerance).squareRoot()
            }
        return needed.isFinite ? Int(min(max(1, needed.rounded(.up)), 500)) : 1
    }

    /// Where, strictly inside the segment, it turns back in x or in y.
    var extrema: [CGFloat] {
        /// Roots of a t² + b t + c.
        func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
            if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        let found: [CGFloat] =
            switch self {
            case .line: []
            case .quadCurve(let a, let b, let c):
                roots(0, a.x - 2 * b.x + c.x, b.x - a.x) + roots(0, a.y - 2 * b.y + c.y, b.y - a.y)
            case .curve(let a, let b, let c, let d):
                roots(d.x - 3 * c.x + 3 * b.x - a.x, 2 * (c.x - 2 * b.x + a.x), b.x - a.x)
                    + roots(d.y - 3 * c.y + 3 * b.y - a.y, 2 * (c.y - 2 * b.y + a.y), b.y - a.y)
            }
        return found.filter { $0 > 0 && $0 < 1 }
    }
}

/// A figure of a path: the segments from one move to the next.
package struct Subpath: Hashable, Sendable {
    package var start: CGPoint
    package var segments: [PathSegment] = []
    package var isClosed = false
}

extension PathElements {
    /// The path's figures; closing adds the line back to the start where it has a length.
    package var subpaths: [Subpath] {
        var all: [Subpath] = []
        var current: Subpath?
        var point = CGPoint.zero
        func add(_ segment: PathSegment) {
            if current == nil { current = Subpath(start: point) }
            current!.segments.append(segment)
            point = segment.end
        }
        for element in elements {
            switch element {
            case .move(let to):
                if let current { all.append(current) }
                current = Subpath(start: to)
                point = to
            case .line(let to): add(.line(point, to))
            case .quadCurve(let to, let control): add(.quadCurve(point, control, to))
            case .curve(let to, let control1, let control2): add(.curve(point, control1, control2, to))
            case .closeSubpath:
                guard let start = current?.start else { continue }
                if point != start { add(.line(point, start)) }
                current!.isClosed = true
                all.append(current!)
                current = nil
                point = start
            }
        }
        if let current { all.append(current) }
        return all
    }
}
