import MartletCairo
import MartletGraph

/// What pictures and pages are drawn with, as Core Graphics has it.
///
///     let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///         context.cgContext.setFillColor(UIColor.systemTeal.cgColor)
///         context.cgContext.fillEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
///     }
///
/// In a context that a program makes itself, y grows upwards from the lower left corner; in one of UIKit's, downwards
/// from the top left corner. A context may be used on any thread, by one at a time.
public final class CGContext: @unchecked Sendable {
    /// What is set, and kept by `saveGState()`.
    struct State {
        var ctm: CGAffineTransform
        var fill = RGBA.black
        var stroke = RGBA.black
        var pen = StrokeStyle()
        var alpha = 1.0
        var blendMode = CGBlendMode.normal
        var shadow: GroupShadow?
        /// In the picture's coordinates.
        var clips: [(outline: Outline, style: FillStyle)] = []
        var isAntialiased = true
        var interpolation = CGInterpolationQuality.default
    }

    /// What the context draws on.
    enum Target {
        case pixels(scale: CGFloat, background: RGBA)
        /// `url` is where it is written to when it is closed.
        case pdf(PDFPages, url: URL?)
    }

    let target: Target
    /// In points.
    package internal(set) var size: CGSize
    /// From the context's device, whose y grows upwards, to points of the picture from its top left corner.
    var base: CGAffineTransform
    /// Which way the offsets of shadows count: 1 where y grows downwards, -1 where it grows upwards.
    let down: CGFloat
    var state: State
    private var states: [State] = []
    /// What was drawn, in the innermost layer last.
    var layers: [[DrawnItem]] = [[]]
    /// The current path, in the picture's coordinates.
    var steps = PathElements()
    private let initial: CGAffineTransform

    init(_ target: Target, size: CGSize, ctm: CGAffineTransform, base: CGAffineTransform, isFlipped: Bool) {
        self.target = target
        self.size = size
        self.base = base
        down = isFlipped ? 1 : -1
        initial = ctm
        state = State(ctm: ctm)
    }

    /// A picture of `size` points that UIKit draws in.
    package convenience init(picture size: CGSize, scale: CGFloat, isOpaque: Bool) {
        let height = size.height
        self.init(
            .pixels(scale: scale, background: isOpaque ? .black : .clear), size: size,
            ctm: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height * scale),
            base: CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: -1 / scale, tx: 0, ty: height), isFlipped: true)
    }

    /// A picture of so many pixels; nil for one without an area, one in memory of the program's own, which is not in
    /// Martlet, and one in other components than eight bits each of red, green, blue and the opacity.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil, width > 0, height > 0, bitsPerComponent == 8, space.model == .rgb,
            bytesPerRow == 0 || bytesPerRow >= width * 4
        else { return nil }
        let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F)
        let isOpaque = alpha == .noneSkipFirst || alpha == .noneSkipLast
        let size = CGSize(width: width, height: height)
        self.init(
            .pixels(scale: 1, background: isOpaque ? .black : .clear), size: size, ctm: .identity,
            base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height), isFlipped: false)
    }

    /// In pixels.
    public var width: Int { Int((size.width * scale).rounded(.up)) }
    /// In pixels.
    public var height: Int { Int((size.height * scale).rounded(.up)) }

    private var scale: CGFloat { if case .pixels(let scale, _) = target { scale } else { 1 } }

    /// What was drawn, in the picture's coordinates.
    @MainActor package var displayItems: [DisplayItem] { layers.first?.flatMap(\.displayItems) ?? [] }

    /// The picture as it is now; nil for a PDF.
    public func makeImage() -> CGImage? {
        guard case .pixels(let scale, let background) = target, let items = layers.first, size.width > 0,
            size.height > 0
        else { return nil }
        let size = size
        return onMain {
            let root = DrawnItem.group(items.flatMap(\.displayItems), GroupAppearance())
            return CGImage(CairoRenderer().image(of: root, size: size, scale: scale, background: background))
        }
    }

    // MARK: State

    /// From the context's coordinates to those of its device.
    public var ctm: CGAffineTransform { state.ctm }

    /// From the context's coordinates to those of the picture.
    package var placement: CGAffineTransform { state.ctm.concatenating(base) }

    /// Keeps what is set until `restoreGState()`.
    public func saveGState() { states.append(state) }

    /// Sets what was set at the last `saveGState()`; nothing where there was none.
    public func restoreGState() { if let last = states.popLast() { state = last } }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    /// Turns the coordinates by radians, from the positive x axis towards the positive y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// In the context's coordinates.
    public func setLineWidth(_ width: CGFloat) { state.pen.lineWidth = width.isFinite ? max(width, 0) : 0 }
    public func setLineCap(_ cap: CGLineCap) { state.pen.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.pen.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
    /// The lengths of dashes and gaps by turns; none for a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.pen.dashPhase, state.pen.dash) = (phase, lengths)
    }

    /// How opaque each thing is drawn from now on, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(Double(alpha), 0), 1) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Draws a shadow of each thing from now on; nil as a colour draws none.
    ///
    /// - Parameters:
    ///   - offset: in points, whatever the coordinates are; down in a context of UIKit's, up in others.
    ///   - blur: twice the standard deviation, in points.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            GroupShadow(
                color: $0.rgba, radius: max(blur, 0) / 2,
                offset: CGSize(width: offset.width, height: offset.height * down))
        }
    }

    /// Draws a shadow of each thing from now on, in black of a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Begins what is put together before it is drawn with the opacity, blend mode and shadow that are set now.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        // Core Graphics knows no key for it either.
        _ = auxiliaryInfo
        saveGState()
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
        layers.append([])
    }

    /// Draws what was put together since `beginTransparencyLayer(auxiliaryInfo:)`.
    public func endTransparencyLayer() {
        guard layers.count > 1 else { return }
        let items = layers.removeLast()
        restoreGState()
        var look = GroupAppearance()
        look.isIsolated = true
        if !items.isEmpty { add([.group(items, look)]) }
    }

    /// Begins anew, with everything as it is at first.
    func reset() {
        (states, layers, steps) = ([], [[]], PathElements())
        state = State(ctm: initial)
    }
}

/// Does what belongs to the main thread, from whatever thread.
func onMain<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
    if isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}
