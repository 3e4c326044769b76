extension Path {
    /// The steps in place, so that adding one copies nothing.
    private mutating func edit(_ transform: CGAffineTransform = .identity, _ body: (inout PathElements) -> Void) {
        var elements = outline.pathElements
        outline = .path(PathElements())
        if transform.isIdentity {
            body(&elements)
        } else {
            // Arcs and tangents refer to the current point in the coordinates before the transformation.
            var local = PathElements()
            if let point = elements.currentPoint { local.move(to: point.applying(transform.inverted())) }
            let start = local.elements.count
            body(&local)
            elements.elements += local.applying(transform).elements[start...]
        }
        outline = .path(elements)
    }

    /// Starts a new figure at a point.
    public mutating func move(to end: CGPoint) { edit { $0.move(to: end) } }

    /// Adds a straight line from the current point.
    public mutating func addLine(to end: CGPoint) { edit { $0.line(to: end) } }

    /// Adds a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        edit { $0.quadCurve(to: end, control: control) }
    }

    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        edit { $0.curve(to: end, control1: control1, control2: control2) }
    }

    /// Ends the current figure with a line to its start.
    public mutating func closeSubpath() { edit { $0.close() } }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        edit(transform) { $0.addRect(rect) }
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        edit(transform) { $0.addEllipse(in: rect) }
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        edit(transform) { path in
            for rect in rects { path.addRect(rect) }
        }
    }

    /// Adds lines between points, starting a new figure at the first.
    public mutating func addLines(_ lines: [CGPoint]) { edit { $0.addLines(lines) } }

    /// Adds an arc of a circle that turns by `delta` from `startAngle`.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        edit(transform) {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians))
        }
    }

    /// Adds an arc of a circle with a line to its start.
    ///
    /// Angles grow from `startAngle` to `endAngle`, which on the screen, where y points down, looks clockwise; with
    /// `clockwise` they fall, as in Core Graphics.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        edit(transform) {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise)
        }
    }

    /// Adds a line and an arc that touches two lines.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        edit(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if isEmpty {
            outline = path.outline.applying(transform)
        } else {
            edit { $0.elements += path.outline.applying(transform).pathElements.elements }
        }
    }

    /// The end of the last step; nil for an empty path.
    public var currentPoint: CGPoint? { isEmpty ? nil : outline.pathElements.currentPoint }
}

extension Path {
    /// A rectangle with a radius of its own for each corner.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        let limit = min(rect.width, rect.height) / 2
        func corner(_ radius: CGFloat) -> CGSize {
            let length = min(max(radius, 0), limit)
            return CGSize(width: length, height: length)
        }
        var elements = PathElements()
        let (topLeft, topRight) = (corner(cornerRadii.topLeading), corner(cornerRadii.topTrailing))
        let (bottomLeft, bottomRight) = (corner(cornerRadii.bottomLeading), corner(cornerRadii.bottomTrailing))
        switch style {
        case .circular:
            elements.addRoundedRect(
                rect, topLeft: topLeft, bottomLeft: bottomLeft, bottomRight: bottomRight, topRight: topRight)
        case .continuous:
            elements.addContinuousRoundedRect(
                rect, topLeft: topLeft, bottomLeft: bottomLeft, bottomRight: bottomRight, topRight: topRight)
        }
        outline = .path(elements)
    }
}
