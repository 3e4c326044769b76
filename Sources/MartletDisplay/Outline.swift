import Foundation

/// A closed or open figure to fill, stroke or clip with; the common figures keep their name so that a host can draw
/// them without building a path.
package enum Outline: Hashable, Sendable {
    case rect(CGRect)
    /// Corner radii never exceed half of the side.
    case roundedRect(CGRect, cornerSize: CGSize)
    case ellipse(CGRect)
    case path(PathElements)

    /// The smallest rectangle that holds every point and control point of the figure.
    package var boundingRect: CGRect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
        case .path(let elements): elements.controlPointBounds
        }
    }
}

/// One step of a path; points are absolute.
package enum PathElement: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
}

/// The steps of a path, as a value.
package struct PathElements: Hashable, Sendable {
    package var elements: [PathElement]

    package init(_ elements: [PathElement] = []) {
        self.elements = elements
    }

    package var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle that holds every point and control point; null for an empty path.
    package var controlPointBounds: CGRect {
        // Numbers, because a canvas asks this of ten thousand paths a frame.
        var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        var isPlace = true
        func include(_ point: CGPoint) {
            if point.x.isNaN || point.y.isNaN { isPlace = false }
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        for element in elements {
            switch element {
            case .move(let to), .line(let to):
                include(to)
            case .quadCurve(let to, let control):
                include(to)
                include(control)
            case .curve(let to, let control1, let control2):
                include(to)
                include(control1)
                include(control2)
            case .closeSubpath:
                break
            }
        }
        if !isPlace { return CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan) }
        return left > right ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
