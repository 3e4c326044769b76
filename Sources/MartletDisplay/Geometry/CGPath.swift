import Foundation

/// Which points a path that crosses itself holds.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Those around which the path winds, counted with its direction, other than zero times.
    case winding
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// A path that does not change, as Core Graphics has it.
public class CGPath {
    package fileprivate(set) var steps: PathElements

    package init(_ steps: PathElements) {
        self.steps = steps
    }

    /// One rectangle, from its first corner along the top.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Outline.rect(rect).pathElements.applying(transform))
    }

    /// The ellipse that touches the sides of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Outline.ellipse(rect).pathElements.applying(transform))
    }

    /// A rectangle with elliptic corners, at most half of its sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Outline.roundedRect(rect, cornerSize: corner).pathElements.applying(transform))
    }

    public var isEmpty: Bool { steps.isEmpty }

    /// The end of the last step; the origin for an empty path.
    public var currentPoint: CGPoint { steps.currentPoint ?? .zero }

    /// The smallest rectangle that holds all points and control points; null for an empty path.
    public var boundingBox: CGRect { steps.controlPointBounds }

    /// The smallest rectangle that holds the path itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { steps.bounds }

    /// Whether a point, transformed by `transform`, lies inside the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        steps.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(steps) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps.applying(transform))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(steps.applying(transform))
    }

    /// The outline of this path drawn with a pen, as a path to fill with the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(steps.stroked(style).applying(transform))
    }

    /// The dashes of this path, as open lines.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(steps.dashed(lengths, phase: phase).applying(transform))
    }
}

extension CGPath: Hashable {
    public static func == (a: CGPath, b: CGPath) -> Bool { a.steps == b.steps }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(steps)
    }
}

/// A path that can be added to, as Core Graphics has it.
///
/// Every step takes a transformation of the points it is given.
public final class CGMutablePath: CGPath {
    public init() {
        super.init(PathElements())
    }

    override package init(_ steps: PathElements) {
        super.init(steps)
    }

    private func add(_ transform: CGAffineTransform, _ build: (inout PathElements) -> Void) {
        if transform.isIdentity {
            build(&steps)
        } else {
            // Arcs and tangents refer to the current point in the coordinates before the transformation.
            var local = PathElements()
            if let point = steps.currentPoint { local.move(to: point.applying(transform.inverted())) }
            let start = local.elements.count
            build(&local)
            steps.elements += local.applying(transform).elements[start...]
        }
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add(transform) { $0.move(to: point) }
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add(transform) { $0.line(to: point) }
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        add(transform) { $0.addLines(points) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add(transform) { $0.quadCurve(to: end, control: control) }
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.curve(to: end, control1: control1, control2: control2) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect) }
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        add(transform) { path in rects.forEach { path.addRect($0) } }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: rect) }
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addRoundedRect(rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight)) }
    }

    /// Adds an arc of a circle; angles are in radians and grow from `startAngle` unless `clockwise`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta) }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        steps.elements += path.steps.applying(transform).elements
    }

    public func closeSubpath() {
        steps.close()
    }
}

extension PathElements {
    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> PathElements {
        transform.map { applying($0.pointee) } ?? self
    }
}
