import MartletGraph

/// What a canvas is drawn with: paths, pictures, texts and views, under a transformation, a clip, filters, an opacity and
/// a blend mode.
///
/// A context is a value: a copy draws on the same canvas with what is set on the copy.
///
///     Canvas { context, size in
///         var faint = context
///         faint.opacity = 0.3
///         faint.rotate(by: .degrees(10))
///         faint.stroke(Path(CGRect(x: 10, y: 10, width: 80, height: 40)), with: .color(.blue), lineWidth: 2)
///         context.draw(Text("On top"), at: CGPoint(x: size.width / 2, y: 20))
///     }
///
/// What cannot be drawn (a path with a coordinate that is no number, a transformation without an inverse) is left out, with
/// a warning.
nonisolated public struct GraphicsContext: @unchecked Sendable {
    let drawing: CanvasDrawing
    let layer: CanvasLayer
    /// From 0, invisible, to 1.
    public var opacity = 1.0
    /// How colours meet those drawn before.
    public var blendMode = BlendMode.normal
    /// From the context's coordinates to the canvas's.
    public var transform: CGAffineTransform
    private(set) var clips: [Clip] = []
    private(set) var filters: [AppliedFilter] = []

    /// What is drawn is seen only inside, in the canvas's coordinates.
    enum Clip {
        case outline(Outline, FillStyle)
        case layer(CanvasLayer, opacity: Double, isInverse: Bool)
    }

    struct AppliedFilter {
        let filter: Filter
        /// Pixels of the canvas for each of the context's when it was added.
        let scale: CGFloat
        /// From the context's coordinates to the canvas's when it was added.
        let transform: CGAffineTransform
    }

    init(_ drawing: CanvasDrawing, _ layer: CanvasLayer, transform: CGAffineTransform) {
        self.drawing = drawing
        self.layer = layer
        self.transform = transform
    }

    /// The environment of the canvas.
    public var environment: EnvironmentValues { drawing.environment }

    // MARK: Coordinates

    /// Multiplies the coordinates of what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Moves the coordinates of what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Turns the coordinates of what is drawn from now on clockwise.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    /// Puts a transformation inside of those there are.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    /// The smallest rectangle that holds what can be seen, in the context's coordinates.
    public var clipBoundingRect: CGRect {
        var rect = drawing.bounds
        for case .outline(let outline, _) in clips { rect = rect.intersection(outline.bounds) }
        guard transform.isInvertible else { return .zero }
        return rect.isNull ? .zero : rect.applying(transform.inverted())
    }

    /// How a clip is used.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What lies outside of it is seen.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Shows what is drawn from now on only inside a path, and inside all clips before.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        guard path.isDrawable, transform.isInvertible else { return report("A clip") }
        let outline = path.outline.applying(transform)
        guard options.contains(.inverse) else { return clips.append(.outline(outline, style)) }
        var around = outline.pathElements
        around.addRect(drawing.bounds.insetBy(dx: -1, dy: -1).union(outline.bounds))
        clips.append(.outline(.path(around), FillStyle(eoFill: true, antialiased: style.isAntialiased)))
    }

    /// Shows what is drawn from now on only where what a closure draws is opaque, as much as it is.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let mask = CanvasLayer()
        var context = GraphicsContext(drawing, mask, transform: transform)
        try content(&context)
        clips.append(.layer(mask, opacity: opacity, isInverse: options.contains(.inverse)))
    }

    // MARK: Layers and filters

    /// Draws with a context of Core Graphics, in the coordinates and with all that is set of this one. What is set on the
    /// other ends with the closure.
    ///
    ///     context.withCGContext { old in
    ///         old.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    ///         old.fillEllipse(in: CGRect(x: 10, y: 10, width: 40, height: 40))
    ///     }
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let seen = clipBoundingRect
        let size = CGSize(width: max(seen.maxX, 1).rounded(.up), height: max(seen.maxY, 1).rounded(.up))
        let proxy = CGContext(picture: size, scale: 1, isOpaque: false)
        try content(proxy)
        onMain { addLocal(proxy.displayItems) }
    }

    /// Puts together what a closure draws, then draws that with the opacity, blend mode, clip and filters of this
    /// context. The closure's own context has the same transformation, and none of these.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let inner = CanvasLayer()
        var context = GraphicsContext(drawing, inner, transform: transform)
        try content(&context)
        onMain { add(inner.items, isLayer: true) }
    }

    /// Changes what is drawn from now on, each piece for itself; filters that were added before change the result.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(AppliedFilter(filter: filter.with(options), scale: transform.meanScale, transform: transform))
    }
}

extension GraphicsContext {
    /// Says once that something cannot be drawn.
    func report(_ what: String) {
        RuntimeWarning.issue(
            "\(what) of a GraphicsContext has a coordinate that is no number, or a transform without an inverse; "
                + "it is not drawn.")
    }

    /// Draws items of the canvas's coordinates with all that is set.
    ///
    /// - Parameter isLayer: whether they are put together first.
    @MainActor func add(_ new: [DisplayItem], isLayer: Bool, cut: (Outline, FillStyle)? = nil) {
        guard opacity > 0, !new.isEmpty else { return }
        var items = new
        for applied in filters.reversed() {
            items = applied.filter.applied(to: items, applied, in: environment, drawing.bounds)
        }
        if isLayer || opacity < 1 || blendMode != .normal {
            var look = GroupAppearance()
            look.isIsolated = true
            look.opacity = min(opacity, 1)
            look.blendMode = blendMode.display
            if let cut, filters.isEmpty { (look.clip, look.clipStyle) = cut }
            items = [.group(DisplayGroup(items, look))]
        }
        for clip in clips.reversed() { items = clip.applied(to: items) }
        layer.items += items
    }

    /// Draws items of the context's own coordinates with all that is set.
    @MainActor func addLocal(_ items: [DisplayItem]) {
        guard transform.isInvertible else { return report("Something") }
        if transform.isIdentity { return add(items, isLayer: false) }
        if transform.isTranslation {
            let offset = CGPoint(x: transform.tx, y: transform.ty)
            let isMovable = items.allSatisfy { if case .group = $0 { false } else { true } }
            if isMovable { return add(items.map { $0.moved(by: offset) }, isLayer: false) }
        }
        var look = GroupAppearance()
        look.transform = transform
        add([.group(DisplayGroup(items, look))], isLayer: false)
    }
}

extension GraphicsContext.Clip {
    @MainActor func applied(to items: [DisplayItem]) -> [DisplayItem] {
        var look = GroupAppearance()
        switch self {
        case .outline(let outline, let style):
            (look.clip, look.clipStyle) = (outline, style)
            return [.group(DisplayGroup(items, look))]
        case .layer(let layer, let opacity, let isInverse):
            var mask = GroupAppearance()
            mask.blendMode = isInverse ? .destinationOut : .destinationIn
            mask.opacity = min(max(opacity, 0), 1)
            look.isIsolated = true
            return [.group(DisplayGroup(items + [.group(DisplayGroup(layer.items, mask))], look))]
        }
    }
}

extension Path {
    /// Whether all of it lies somewhere.
    var isDrawable: Bool {
        let bounds = outline.boundingRect
        return bounds.isNull || (bounds.minX + bounds.minY + bounds.width + bounds.height).isFinite
    }
}

extension CGAffineTransform {
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && (determinant + tx + ty).isFinite
    }

    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

    /// How much longer lines become, where all become so by the same.
    var uniformScale: CGFloat? {
        let (x, y) = (hypot(a, b), hypot(c, d))
        return abs(x - y) <= 1e-9 * x && abs(a * c + b * d) <= 1e-9 * x * y ? x : nil
    }
}

/// Runs what belongs to the main thread, on which all drawing happens.
nonisolated func onMain<R>(_ body: @MainActor () throws -> R) rethrows -> R {
    MainActor.preconditionIsolated()
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> R).self)() }
}
