/// A path that can be added to, as UIKit has it. Angles are in radians.
///
///     Path(UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: radii).cgPath)
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    /// How a line along the path is drawn.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    /// Whether the inside is found by counting crossings rather than windings.
    open var usesEvenOddFillRule = false

    var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with continuous corners, at most half of its smaller side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle with some of its corners rounded, each at most half of its smaller side. The height of the radii is
    /// not looked at, as on iOS.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
        func corner(_ corner: UIRectCorner) -> CGSize {
            corners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
        }
        var steps = PathElements()
        steps.addContinuousRoundedRect(
            rect, topLeft: corner(.topLeft), bottomLeft: corner(.bottomLeft), bottomRight: corner(.bottomRight),
            topRight: corner(.topRight))
        path = CGMutablePath(steps)
    }

    /// An arc of a circle, from one angle to the other; 0 is to the right and angles grow clockwise.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// The path as Core Graphics has it; a copy.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that holds the path itself; null for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The end of the last step; the origin for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // UIKit's "clockwise" is as seen, where y points down; Core Graphics' is as if y pointed up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func removeAllPoints() { path = CGMutablePath() }

    open func apply(_ transform: CGAffineTransform) {
        withUnsafePointer(to: transform) { path = path.mutableCopy(using: $0) ?? CGMutablePath() }
    }

    /// The same figures gone through the other way.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: CGPath(path.steps.reversed))
        (result.lineWidth, result.lineCapStyle, result.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        result.dash = dash
        (result.miterLimit, result.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
        return result
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let result = UIBezierPath(cgPath: path)
        (result.lineWidth, result.lineCapStyle, result.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        result.dash = dash
        (result.miterLimit, result.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
        return result
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath)?.path == path }
    open override var hash: Int { path.hashValue }
}

extension PathElements {
    /// The same figures, each gone through from its end.
    fileprivate var reversed: PathElements {
        var result = PathElements()
        var figure: (points: [CGPoint], steps: [(PathElement, CGPoint)], isClosed: Bool) = ([], [], false)
        func flush() {
            guard let first = figure.points.first else { return }
            result.move(to: figure.steps.last.map { _ in figure.points.last! } ?? first)
            for (step, start) in figure.steps.reversed() {
                switch step {
                case .line: result.line(to: start)
                case .quadCurve(_, let control): result.quadCurve(to: start, control: control)
                case .curve(_, let control1, let control2):
                    result.curve(to: start, control1: control2, control2: control1)
                case .move, .closeSubpath: break
                }
            }
            if figure.isClosed { result.close() }
            figure = ([], [], false)
        }
        for element in elements {
            switch element {
            case .move(let to):
                flush()
                figure.points = [to]
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
                figure.steps.append((element, figure.points.last ?? to))
                figure.points.append(to)
            case .closeSubpath:
                let start = figure.points.first ?? .zero
                figure.isClosed = true
                flush()
                figure.points = [start]
            }
        }
        if !figure.steps.isEmpty { flush() }
        return result
    }
}
