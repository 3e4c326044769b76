import Foundation

extension Outline {
    /// The figure as steps; ellipses and corners become cubic curves.
    package var pathElements: PathElements {
        var path = PathElements()
        switch self {
        case .rect(let rect): path.addRect(rect)
        case .roundedRect(let rect, let corner): path.addRoundedRect(rect, cornerSize: corner)
        case .ellipse(let rect): path.addEllipse(in: rect)
        case .path(let elements): path = elements
        }
        return path
    }

    /// The smallest rectangle that holds the figure itself; null for an empty path.
    package var bounds: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
        case .path(let elements): elements.bounds
        }
    }

    /// The figure under a transformation; a move or an upright scaling keeps its kind.
    package func applying(_ t: CGAffineTransform) -> Outline {
        if t.isIdentity { return self }
        guard t.b == 0, t.c == 0 else { return .path(pathElements.applying(t)) }
        switch self {
        case .rect(let rect): return .rect(rect.applying(t))
        case .roundedRect(let rect, let corner):
            let scaled = CGSize(width: corner.width * abs(t.a), height: corner.height * abs(t.d))
            return .roundedRect(rect.applying(t), cornerSize: scaled)
        case .ellipse(let rect): return .ellipse(rect.applying(t))
        case .path(let elements): return .path(elements.applying(t))
        }
    }

    /// Whether a point lies inside the figure.
    package func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
        switch self {
        case .rect(let rect):
            return rect.contains(point)
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return false }
            let (x, y) = ((point.x - rect.midX) / (rect.width / 2), (point.y - rect.midY) / (rect.height / 2))
            return x * x + y * y <= 1
        case .roundedRect, .path:
            guard boundingRect.contains(point) else { return false }
            return pathElements.contains(point, evenOdd: evenOdd)
        }
    }

    /// The figure as straight lines that lie within `tolerance` points of it.
    package func flattened(tolerance: CGFloat = 0.1) -> PathElements {
        pathElements.flattened(tolerance: tolerance)
    }

    /// The part of the figure's line between two fractions of its length.
    package func trimmed(from: CGFloat, to: CGFloat) -> Outline {
        from <= 0 && to >= 1 ? self : .path(pathElements.trimmed(from: from, to: to))
    }

    /// The outline of the figure's line drawn with a pen, to be filled with the winding rule.
    package func stroked(_ style: StrokeStyle) -> PathElements {
        pathElements.stroked(style)
    }
}

extension PathElements {
    /// The path under a transformation.
    package func applying(_ t: CGAffineTransform) -> PathElements {
        if t.isIdentity { return self }
        return PathElements(
            elements.map { element in
                switch element {
                case .move(let to): .move(to: to.applying(t))
                case .line(let to): .line(to: to.applying(t))
                case .quadCurve(let to, let control): .quadCurve(to: to.applying(t), control: control.applying(t))
                case .curve(let to, let control1, let control2):
                    .curve(to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
                case .closeSubpath: .closeSubpath
                }
            })
    }
}
