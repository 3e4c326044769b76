import Foundation

extension PathElements {
    /// The outline of the path drawn with a pen, to be filled with the winding rule; curves become short lines.
    package func stroked(_ style: StrokeStyle) -> PathElements {
        guard style.lineWidth > 0 else { return PathElements() }
        let path = style.dash.isEmpty ? self : dashed(style.dash, phase: style.dashPhase)
        var stroker = PathStroker(style: style)
        for subpath in path.subpaths { stroker.trace(subpath) }
        return stroker.result
    }
}

/// Draws both sides of lines, with joins between and caps at the ends.
struct PathStroker {
    let style: StrokeStyle
    private(set) var result = PathElements()
    private let radius: CGFloat
    private let tolerance: CGFloat = 0.05

    init(style: StrokeStyle) {
        self.style = style
        radius = style.lineWidth / 2
    }

    /// A straight piece of the line; `isSmooth` when it goes on from the one before within a curve.
    private struct Piece {
        let start: CGPoint
        let end: CGPoint
        /// The unit vector along the piece.
        let direction: CGVector
        let isSmooth: Bool

        var reversed: Piece {
            Piece(start: end, end: start, direction: CGVector(dx: -direction.dx, dy: -direction.dy), isSmooth: isSmooth)
        }
    }

    mutating func trace(_ subpath: Subpath) {
        let pieces = pieces(of: subpath)
        guard !pieces.isEmpty else {
            dot(at: subpath.start, isClosed: subpath.isClosed)
            return
        }
        // On the way back a joint belongs to the piece that followed it.
        let back = pieces.indices.reversed().map { index in
            let next = index + 1 < pieces.count ? pieces[index + 1] : pieces[0]
            let piece = pieces[index].reversed
            return Piece(start: piece.start, end: piece.end, direction: piece.direction, isSmooth: next.isSmooth)
        }
        if subpath.isClosed {
            side(pieces, isLoop: true, to: nil)
            side(back, isLoop: true, to: nil)
        } else {
            side(pieces, isLoop: false, to: back[0])
            side(back, isLoop: false, to: pieces[0], continues: true)
            result.close()
        }
    }

    private func pieces(of subpath: Subpath) -> [Piece] {
        var pieces: [Piece] = []
        var last = subpath.start
        for segment in subpath.segments {
            let count = segment.lineCount(tolerance: min(tolerance, max(tolerance * 0.2, radius * 0.02)))
            for index in 1..<count + 1 {
                let next = index == count ? segment.end : segment.point(at: CGFloat(index) / CGFloat(count))
                let length = hypot(next.x - last.x, next.y - last.y)
                guard length > 1e-9 else { continue }
                let direction = CGVector(dx: (next.x - last.x) / length, dy: (next.y - last.y) / length)
                pieces.append(Piece(start: last, end: next, direction: direction, isSmooth: index > 1))
                last = next
            }
        }
        return pieces
    }

    private func left(of point: CGPoint, _ direction: CGVector) -> CGPoint {
        CGPoint(x: point.x + direction.dy * radius, y: point.y - direction.dx * radius)
    }

    /// One side of the line; at the end of an open line, the cap that leads to the other side.
    private mutating func side(_ pieces: [Piece], isLoop: Bool, to next: Piece?, continues: Bool = false) {
        let first = left(of: pieces[0].start, pieces[0].direction)
        if continues { result.line(to: first) } else { result.move(to: first) }
        for index in pieces.indices {
            let piece = pieces[index]
            result.line(to: left(of: piece.end, piece.direction))
            if index + 1 < pieces.count {
                join(piece, pieces[index + 1])
            } else if isLoop {
                join(piece, pieces[0])
            } else if let next {
                cap(at: piece.end, piece.direction, next.direction)
            }
        }
        if isLoop { result.close() }
    }

    private mutating func join(_ a: Piece, _ b: Piece) {
        let cross = a.direction.dx * b.direction.dy - a.direction.dy * b.direction.dx
        let cosine = a.direction.dx * b.direction.dx + a.direction.dy * b.direction.dy
        let end = left(of: b.start, b.direction)
        if cross < 0 || (cross == 0 && cosine > 0) {
            // The inner side: through the joint itself, so that the winding stays right for short pieces.
            if cross != 0 { result.line(to: a.end) }
        } else if b.isSmooth || style.lineJoin == .round {
            arc(around: a.end, from: a.direction, by: atan2(cross, cosine))
        } else if style.lineJoin == .miter, cosine > -1 + 1e-9 {
            // The ratio of the miter's length to the line's width is 1 / sin(half of the inner angle).
            let ratio = (2 / (1 + cosine)).squareRoot()
            if ratio <= style.miterLimit {
                let reach = radius * tan(atan2(cross, cosine) / 2)
                let corner = left(of: a.end, a.direction)
                result.line(to: CGPoint(x: corner.x + a.direction.dx * reach, y: corner.y + a.direction.dy * reach))
            }
        }
        result.line(to: end)
    }

    private mutating func cap(at point: CGPoint, _ direction: CGVector, _ back: CGVector) {
        switch style.lineCap {
        case .butt:
            break
        case .round:
            arc(around: point, from: direction, by: .pi)
        case .square:
            let (x, y) = (direction.dx * radius, direction.dy * radius)
            let (near, far) = (left(of: point, direction), left(of: point, back))
            result.line(to: CGPoint(x: near.x + x, y: near.y + y))
            result.line(to: CGPoint(x: far.x + x, y: far.y + y))
        }
    }

    /// Points on a circle from the left side of `direction`, turning by `angle` radians, without its ends.
    private mutating func arc(around center: CGPoint, from direction: CGVector, by angle: CGFloat) {
        let step = 2 * acos(max(0, 1 - tolerance / max(radius, tolerance)))
        guard angle.isFinite else { return }
        let count = max(1, Int((angle / max(step, 0.05)).rounded(.up)))
        let start = atan2(-direction.dx, direction.dy)
        for index in 1..<max(count, 1) {
            let a = start + angle * CGFloat(index) / CGFloat(count)
            result.line(to: CGPoint(x: center.x + radius * cos(a), y: center.y + radius * sin(a)))
        }
    }

    /// A figure without a length shows as its caps.
    private mutating func dot(at point: CGPoint, isClosed: Bool) {
        let box = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        switch style.lineCap {
        case .butt: break
        case .round: result.addEllipse(in: box)
        case .square: result.addRect(box)
        }
    }
}
