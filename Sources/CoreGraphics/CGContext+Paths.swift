extension CGContext {
    // MARK: The current path

    /// The current path, in the context's coordinates; nil while there is none.
    public var path: CGPath? {
        steps.isEmpty ? nil : CGPath(placement.isUsable ? steps.applying(placement.inverted()) : steps)
    }
    public var isPathEmpty: Bool { steps.isEmpty }
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
    /// The smallest rectangle that holds all points and control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    public func beginPath() { steps = PathElements() }
    public func closePath() { steps.elements.append(.closeSubpath) }

    private func add(_ build: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        // Arcs go on from where the path is.
        let start = steps.currentPoint.flatMap { placement.isUsable ? $0.applying(placement.inverted()) : nil }
        if let start { path.move(to: start) }
        build(path)
        steps.elements += path.steps.applying(placement).elements.dropFirst(start == nil ? 0 : 1)
    }

    public func move(to point: CGPoint) { steps.elements.append(.move(to: point.applying(placement))) }
    public func addLine(to point: CGPoint) { add { $0.addLine(to: point) } }
    public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points) } }
    public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
    public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
    public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
    public func addPath(_ path: CGPath) { steps.elements += path.steps.applying(placement).elements }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) { add { $0.addQuadCurve(to: end, control: control) } }

    /// An arc of a circle between two angles in radians; "clockwise" is as seen where y grows upwards.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        add {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    /// An arc of a circle that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        add { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
    }

    // MARK: Drawing paths

    /// Fills the current path, and begins another.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    /// Draws the line of the current path, and begins another.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills and draws the line of the current path, and begins another.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = Outline.path(steps)
        beginPath()
        if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(Outline.rect(rect).applying(placement)) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    public func fillEllipse(in rect: CGRect) { fill(Outline.ellipse(rect).applying(placement)) }
    /// Draws the line around a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Outline.rect(rect).applying(placement)) }
    public func strokeEllipse(in rect: CGRect) { stroke(Outline.ellipse(rect).applying(placement)) }

    /// Draws the line around a rectangle, so wide.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.pen.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.pen.lineWidth = old
    }

    /// Draws a line from each point at an even place to the next one.
    public func strokeLineSegments(between points: [CGPoint]) {
        var lines = PathElements()
        for place in stride(from: 0, to: points.count - 1, by: 2) {
            lines.move(to: points[place])
            lines.line(to: points[place + 1])
        }
        stroke(.path(lines.applying(placement)))
    }

    /// Takes away what was drawn in a rectangle.
    public func clear(_ rect: CGRect) {
        saveGState()
        (state.blendMode, state.alpha, state.shadow) = (.clear, 1, nil)
        fill(rect)
        restoreGState()
    }

    /// - Parameter outline: in the picture's coordinates.
    private func fill(_ outline: Outline, isEvenOdd: Bool = false) {
        guard outline.isDrawable else { return }
        let style = FillStyle(eoFill: isEvenOdd, antialiased: state.isAntialiased)
        if state.blendMode.display.replaces {
            // Such modes change what lies below all over the picture: only the path is meant.
            return add([.fill(.rect(outline.bounds), .color(state.fill), style)], cut: (outline, style))
        }
        add([.fill(outline, .color(state.fill), style)])
    }

    private func stroke(_ outline: Outline) {
        guard outline.isDrawable, state.pen.lineWidth > 0, placement.isUsable else { return }
        let placement = placement
        guard let scale = placement.uniformScale else {
            // A pen that is wider in one direction than in the other draws an outline of its own.
            let line = outline.applying(placement.inverted()).stroked(state.pen).applying(placement)
            return add([.fill(.path(line), .color(state.stroke), FillStyle())])
        }
        var pen = state.pen
        pen.lineWidth *= scale
        pen.dash = pen.dash.map { $0 * scale }
        pen.dashPhase *= scale
        add([.stroke(outline, .color(state.stroke), pen)])
    }

    // MARK: Clipping

    /// Draws from now on only inside the current path, and begins another.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(.path(steps), FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased))
        beginPath()
    }

    /// Draws from now on only inside a rectangle.
    public func clip(to rect: CGRect) { clip(Outline.rect(rect).applying(placement), FillStyle()) }

    /// Draws from now on only inside rectangles.
    public func clip(to rects: [CGRect]) {
        var path = PathElements()
        for rect in rects { path.addRect(rect) }
        clip(.path(path.applying(placement)), FillStyle())
    }

    private func clip(_ outline: Outline, _ style: FillStyle) {
        if outline.isDrawable { state.clips.append((outline, style)) }
    }

    /// Draws from now on everywhere.
    public func resetClip() { state.clips = [] }

    /// The smallest rectangle around what can be drawn on, in the context's coordinates.
    public var boundingBoxOfClipPath: CGRect {
        var rect = CGRect(origin: .zero, size: size)
        for clip in state.clips { rect = rect.intersection(clip.outline.bounds) }
        guard placement.isUsable, !rect.isNull else { return .null }
        return rect.applying(placement.inverted())
    }
}

extension Outline {
    /// Whether all of it lies somewhere.
    var isDrawable: Bool {
        let bounds = boundingRect
        return !bounds.isNull && (bounds.minX + bounds.minY + bounds.width + bounds.height).isFinite
    }
}

extension CGAffineTransform {
    var isUsable: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && (determinant + tx + ty).isFinite
    }

    /// How much longer everything becomes; nil where that depends on the direction.
    fileprivate var uniformScale: CGFloat? {
        let (x, y) = (hypot(a, b), hypot(c, d))
        return abs(x - y) < 1e-6 * max(x, y) && abs(a * c + b * d) < 1e-6 * x * y ? x : nil
    }
}

extension DisplayBlendMode {
    /// Whether what lies below changes where nothing is drawn, too.
    fileprivate var replaces: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
