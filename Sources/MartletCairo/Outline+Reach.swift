import CMartletPango
import Foundation
import MartletDisplay

extension Outline {
    /// The outline, with what lies beyond cairo's numbers brought to their end: cairo takes for ever to draw a curve that
    /// goes there, and draws a line somewhere else.
    package func withinReach(of cr: OpaquePointer) -> Outline {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        let scale = max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
        let most = (Self.mostPixels - max(abs(matrix.x0), abs(matrix.y0))) / max(scale, .leastNormalMagnitude)
        guard reaches(beyond: most) else { return self }
        // What a transformation moves out of reach as a whole is seen nowhere.
        return .path(most > 0 ? pathElements.flattened(tolerance: 1).kept(within: most) : PathElements())
    }

    /// Cairo has numbers for twice as many.
    private static let mostPixels: CGFloat = 4_000_000

    private func reaches(beyond most: CGFloat) -> Bool {
        func isFar(_ point: CGPoint) -> Bool { !(abs(point.x) <= most && abs(point.y) <= most) }
        func isFar(_ rect: CGRect) -> Bool {
            isFar(rect.origin) || isFar(CGPoint(x: rect.maxX, y: rect.maxY))
        }
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return isFar(rect)
        case .path(let path):
            return path.elements.contains { element in
                switch element {
                case .move(let to), .line(let to): isFar(to)
                case .quadCurve(let to, let control): isFar(to) || isFar(control)
                case .curve(let to, let control1, let control2): isFar(to) || isFar(control1) || isFar(control2)
                case .closeSubpath: false
                }
            }
        }
    }
}

extension PathElements {
    /// A path of straight lines whose ends lie no farther than so much from zero.
    fileprivate func kept(within most: CGFloat) -> PathElements {
        func kept(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -most), most) }
        func kept(_ point: CGPoint) -> CGPoint { CGPoint(x: kept(point.x), y: kept(point.y)) }
        return PathElements(
            elements.map { element in
                switch element {
                case .move(let to): .move(to: kept(to))
                case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): .line(to: kept(to))
                case .closeSubpath: .closeSubpath
                }
            })
    }
}
