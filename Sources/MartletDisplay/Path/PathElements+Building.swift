import Foundation

extension PathElements {
    /// Where the next step starts; `nil` for an empty path. After a closed figure it is the figure's first point.
    package var currentPoint: CGPoint? {
        switch elements.last {
        case nil: nil
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
        case .closeSubpath: subpathStart
        }
    }

    /// The first point of the last figure.
    private var subpathStart: CGPoint? {
        for case .move(let to) in elements.reversed() { return to }
        return nil
    }

    package mutating func move(to point: CGPoint) {
        elements.append(.move(to: point))
    }

    /// A step without a current point starts a figure where it would end.
    package mutating func line(to point: CGPoint) {
        elements.append(isEmpty ? .move(to: point) : .line(to: point))
    }

    package mutating func quadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(isEmpty ? .move(to: point) : .quadCurve(to: point, control: control))
    }

    package mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(isEmpty ? .move(to: point) : .curve(to: point, control1: control1, control2: control2))
    }

    package mutating func close() {
        guard let last = elements.last, last != .closeSubpath else { return }
        elements.append(.closeSubpath)
    }

    package mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { line(to: point) }
    }

    /// A rectangle from its top left corner, along the top first.
    package mutating func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        close()
    }

    /// The ellipse within a rectangle, from the middle of the right side downwards.
    package mutating func addEllipse(in rect: CGRect) {
        guard !rect.isNull else { return }
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let unit = PathElements.circleQuarters
        let transform = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.midX, ty: rect.midY)
        elements += unit.applying(transform).elements
    }

    /// A rectangle with elliptic corners, from the middle of the right side downwards.
    package mutating func addRoundedRect(_ rect: CGRect, cornerSize: CGSize) {
        addRoundedRect(rect, topLeft: cornerSize, bottomLeft: cornerSize, bottomRight: cornerSize, topRight: cornerSize)
    }

    /// A rectangle with corners of their own sizes; each is at most half of the rectangle's sides.
    package mutating func addRoundedRect(
        _ rect: CGRect, topLeft: CGSize, bottomLeft: CGSize, bottomRight: CGSize, topRight: CGSize
    ) {
        guard !rect.isNull else { return }
        func limited(_ size: CGSize) -> CGSize {
            CGSize(
                width: min(max(size.width, 0), rect.width / 2), height: min(max(size.height, 0), rect.height / 2))
        }
        let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        // What a quarter's control points leave of the way to the corner.
        let rest = 1 - PathElements.quarterControl
        func corner(from start: CGPoint, around corner: CGPoint, to end: CGPoint) {
            line(to: start)
            guard start != end else { return }
            curve(
                to: end,
                control1: CGPoint(x: corner.x + (start.x - corner.x) * rest, y: corner.y + (start.y - corner.y) * rest),
                control2: CGPoint(x: corner.x + (end.x - corner.x) * rest, y: corner.y + (end.y - corner.y) * rest))
        }
        let (tl, bl, br, tr) = (limited(topLeft), limited(bottomLeft), limited(bottomRight), limited(topRight))
        move(to: CGPoint(x: maxX, y: rect.midY))
        corner(
            from: CGPoint(x: maxX, y: maxY - br.height), around: CGPoint(x: maxX, y: maxY),
            to: CGPoint(x: maxX - br.width, y: maxY))
        corner(
            from: CGPoint(x: minX + bl.width, y: maxY), around: CGPoint(x: minX, y: maxY),
            to: CGPoint(x: minX, y: maxY - bl.height))
        corner(
            from: CGPoint(x: minX, y: minY + tl.height), around: CGPoint(x: minX, y: minY),
            to: CGPoint(x: minX + tl.width, y: minY))
        corner(
            from: CGPoint(x: maxX - tr.width, y: minY), around: CGPoint(x: maxX, y: minY),
            to: CGPoint(x: maxX, y: minY + tr.height))
        close()
    }

    /// How far a quarter circle's control points lie along its tangents, as a part of the radius.
    static let quarterControl: CGFloat = 0.552_284_749_830_793_6

    private static let circleQuarters: PathElements = {
        let k = quarterControl
        var path = PathElements()
        path.move(to: CGPoint(x: 1, y: 0))
        path.curve(to: CGPoint(x: 0, y: 1), control1: CGPoint(x: 1, y: k), control2: CGPoint(x: k, y: 1))
        path.curve(to: CGPoint(x: -1, y: 0), control1: CGPoint(x: -k, y: 1), control2: CGPoint(x: -1, y: k))
        path.curve(to: CGPoint(x: 0, y: -1), control1: CGPoint(x: -1, y: -k), control2: CGPoint(x: -k, y: -1))
        path.curve(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: k, y: -1), control2: CGPoint(x: 1, y: -k))
        path.close()
        return path
    }()
}
