import Foundation

/// What one step of a path does.
public enum CGPathElementType: Int32, Hashable, Sendable {
    case moveToPoint
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath
}

/// One step of a path with its points: control points first, the end last.
///
/// `points` holds 1 point for a move or a line, 2 for a quadratic and 3 for a cubic curve, and lives only as long as
/// the call that hands the element out.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension CGPath {
    /// Calls `block` with every step in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for step in steps.elements {
            var (type, points): (CGPathElementType, [CGPoint]) =
                switch step {
                case .move(let to): (.moveToPoint, [to])
                case .line(let to): (.addLineToPoint, [to])
                case .quadCurve(let to, let control): (.addQuadCurveToPoint, [control, to])
                case .curve(let to, let control1, let control2): (.addCurveToPoint, [control1, control2, to])
                case .closeSubpath: (.closeSubpath, [])
                }
            points.withUnsafeMutableBufferPointer { buffer in
                // A closing step has no points, yet its pointer is not optional.
                var none = CGPoint.zero
                withUnsafeMutablePointer(to: &none) { fallback in
                    var element = CGPathElement(type: type, points: buffer.baseAddress ?? fallback)
                    block(&element)
                }
            }
        }
    }
}
