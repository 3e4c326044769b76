/// The contexts that UIKit draws in on a thread, the present one last.
private final class ContextStack {
    var contexts: [CGContext] = []
    /// How large a pixel of the pictures is that `UIGraphicsBeginImageContextWithOptions` began.
    var scales: [CGFloat] = []

    static var current: ContextStack {
        let key = "de.martlet.graphics-contexts"
        if let known = Thread.current.threadDictionary[key] as? ContextStack { return known }
        let new = ContextStack()
        Thread.current.threadDictionary[key] = new
        return new
    }
}

/// What UIKit draws in on this thread; nil while nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes a context the one that UIKit draws in on this thread, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

/// Makes the context before the one that UIKit draws in.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a picture of `size` points, which UIKit draws in until `UIGraphicsEndImageContext()`.
///
/// - Parameter scale: pixels a point; 0 for as many as the screen has.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale.isFinite && scale > 0 ? scale : UITraitCollection.current.displayScale
    let size = size.width.isFinite && size.height.isFinite ? size : .zero
    ContextStack.current.scales.append(scale)
    UIGraphicsPushContext(CGContext(picture: size, scale: scale, isOpaque: opaque))
}

/// Begins a picture of `size` points with a pixel each.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// What is drawn so far of the picture that was begun; nil where none was, and for one without an area.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let scale = ContextStack.current.scales.last, let image = UIGraphicsGetCurrentContext()?.makeImage() else {
        return nil
    }
    return UIImage(image.image, scale: scale)
}

/// Ends the picture that was begun.
public func UIGraphicsEndImageContext() {
    guard ContextStack.current.scales.popLast() != nil else { return }
    UIGraphicsPopContext()
}

/// Fills a rectangle with the fill colour, in place of what was there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a line of one point inside of a rectangle with the fill colour.
public func UIRectFrame(_ rect: CGRect) {
    for side in [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ] { UIRectFill(side) }
}

/// Draws from now on only inside a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Fills and draws lines in this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }

    /// Fills in this colour from now on.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Draws lines in this colour from now on.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
