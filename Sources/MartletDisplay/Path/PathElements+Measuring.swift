import Foundation

extension PathElements {
    /// The smallest rectangle that holds the path itself, curves included; null for an empty path.
    package var bounds: CGRect {
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        func include(_ point: CGPoint) {
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }
        for subpath in subpaths {
            include(subpath.start)
            for segment in subpath.segments {
                include(segment.end)
                for t in segment.extrema { include(segment.point(at: t)) }
            }
        }
        return minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The path as straight lines that lie within `tolerance` points of it.
    package func flattened(tolerance: CGFloat = 0.1) -> PathElements {
        var flat = PathElements()
        for subpath in subpaths {
            flat.move(to: subpath.start)
            for segment in subpath.segments {
                let count = segment.lineCount(tolerance: tolerance)
                for index in 1..<max(count, 1) { flat.line(to: segment.point(at: CGFloat(index) / CGFloat(count))) }
                flat.line(to: segment.end)
            }
            if subpath.isClosed { flat.close() }
        }
        return flat
    }

    /// Whether a point lies inside; open figures count as closed.
    package func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
        var winding = 0
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += a.y < b.y ? 1 : -1 }
        }
        for subpath in subpaths {
            var last = subpath.start
            for segment in subpath.segments {
                let count = segment.lineCount(tolerance: 0.01)
                for index in 1..<count + 1 {
                    let next = index == count ? segment.end : segment.point(at: CGFloat(index) / CGFloat(count))
                    cross(last, next)
                    last = next
                }
            }
            cross(last, subpath.start)
        }
        return evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// The part of the path between two fractions of its length; curves stay curves.
    package func trimmed(from: CGFloat, to: CGFloat) -> PathElements {
        let (from, to) = (max(0, from), min(1, to))
        guard from < to else { return PathElements() }
        if from == 0, to == 1 { return self }
        let measured = subpaths.map { subpath in (subpath, subpath.segments.map(MeasuredSegment.init)) }
        let total = measured.reduce(0) { $0 + $1.1.reduce(0) { $0 + $1.length } }
        let (first, last) = (from * total, to * total)

        var result = PathElements()
        var position: CGFloat = 0
        for (_, segments) in measured {
            var isOpen = false
            for segment in segments {
                let (start, end) = (position, position + segment.length)
                position = end
                guard segment.length > 0, end > first, start < last else { continue }
                let part = segment.part(from: max(first - start, 0), to: min(last - start, segment.length))
                if !isOpen { result.move(to: part.start) }
                isOpen = true
                result.elements.append(part.element)
            }
        }
        return result
    }
}

/// A segment with the length of the way to evenly spaced values of t.
struct MeasuredSegment {
    let segment: PathSegment
    private let lengths: [CGFloat]

    var length: CGFloat { lengths[lengths.count - 1] }

    init(_ segment: PathSegment) {
        self.segment = segment
        var lengths: [CGFloat] = [0]
        var last = segment.start
        let count = if case .line = segment { 1 } else { max(16, segment.lineCount(tolerance: 0.02)) }
        for index in 1...count {
            let next = index == count ? segment.end : segment.point(at: CGFloat(index) / CGFloat(count))
            lengths.append(lengths[index - 1] + hypot(next.x - last.x, next.y - last.y))
            last = next
        }
        self.lengths = lengths
    }

    func part(from: CGFloat, to: CGFloat) -> PathSegment {
        from <= 0 && to >= length ? segment : segment.part(from: parameter(at: from), to: parameter(at: to))
    }

    /// The t at which the way has this length.
    private func parameter(at distance: CGFloat) -> CGFloat {
        if distance <= 0 { return 0 }
        if distance >= length { return 1 }
        let next = lengths.firstIndex { $0 >= distance } ?? lengths.count - 1
        let (before, after) = (lengths[next - 1], lengths[next])
        let within = after > before ? (distance - before) / (after - before) : 0
        return (CGFloat(next - 1) + within) / CGFloat(lengths.count - 1)
    }
}
