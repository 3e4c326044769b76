import MartletCairo

extension CGContext {
    /// Draws what lies in the picture's coordinates with all that is set.
    ///
    /// - Parameter cut: outside of which nothing below changes.
    func add(_ new: [DrawnItem], cut: (outline: Outline, style: FillStyle)? = nil) {
        guard state.alpha > 0, !new.isEmpty else { return }
        var items = new
        if state.alpha < 1 || state.blendMode != .normal || state.shadow != nil {
            var look = GroupAppearance()
            look.isIsolated = true
            look.opacity = state.alpha
            look.blendMode = state.blendMode.display
            look.shadow = state.shadow
            if let cut { (look.clip, look.clipStyle) = cut }
            items = [.group(items, look)]
        }
        for clip in state.clips.reversed() {
            var look = GroupAppearance()
            (look.clip, look.clipStyle) = clip
            items = [.group(items, look)]
        }
        layers[layers.count - 1] += items
    }

    /// Draws what lies in the context's coordinates with all that is set.
    package func addLocal(_ items: [DrawnItem], _ transform: CGAffineTransform = .identity) {
        let placement = transform.concatenating(placement)
        guard placement.isUsable else { return }
        var look = GroupAppearance()
        look.transform = placement.isIdentity ? nil : placement
        add(look.transform == nil ? items : [.group(items, look)])
    }

    // MARK: Pictures

    /// Draws a picture, stretched to fill a rectangle, its top where y is largest.
    ///
    /// In a context of UIKit's, where y grows downwards, that is upside down, as on iOS: `UIImage.draw(in:)` is not.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(image.image, in: rect, isUpright: false)
    }

    /// - Parameter isUpright: whether the top is where y is smallest.
    package func draw(_ image: DisplayImage, in rect: CGRect, isUpright: Bool) {
        guard (rect.minX + rect.minY + rect.width + rect.height).isFinite, rect.width > 0, rect.height > 0 else {
            return
        }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        let filter: ImageFilter = state.interpolation == .none ? .nearest : .smooth
        addLocal([.image(image, rect, filter)], isUpright ? .identity : flip)
    }

    // MARK: Gradients

    /// Draws colours from one point to another, across the whole of what can be drawn on.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = hypot(dx, dy)
        let area = boundingBoxOfClipPath
        guard length > 0, length.isFinite, !area.isNull else { return }
        // Along the gradient and across it, far enough to leave what can be drawn on.
        let reach = max(area.width, area.height, 1) * 2 + hypot(area.midX - startPoint.x, area.midY - startPoint.y)
        let (x, y) = (dx / length, dy / length)
        let before = options.contains(.drawsBeforeStartLocation) ? reach : 0
        let after = options.contains(.drawsAfterEndLocation) ? reach : 0
        func corner(_ point: CGPoint, _ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(x: point.x + x * along - y * across, y: point.y + y * along + x * across)
        }
        var band = PathElements()
        band.addLines([
            corner(startPoint, -before, -reach), corner(endPoint, after, -reach), corner(endPoint, after, reach),
            corner(startPoint, -before, reach),
        ])
        band.elements.append(.closeSubpath)
        let paint = Paint.linearGradient(gradient.stops, start: startPoint, end: endPoint)
        addLocal([.fill(.path(band), paint, FillStyle())])
    }

    /// Draws colours from one circle to another, across the whole of what can be drawn on.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let area = boundingBoxOfClipPath
        guard !area.isNull, startRadius >= 0, endRadius >= 0, (startRadius + endRadius).isFinite else { return }
        func circle(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
            CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        }
        if startCenter == endCenter, startRadius < endRadius {
            var path = PathElements()
            if options.contains(.drawsAfterEndLocation) {
                path.addRect(area.union(circle(endCenter, endRadius)))
            } else {
                path.addEllipse(in: circle(endCenter, endRadius))
            }
            if startRadius > 0, !options.contains(.drawsBeforeStartLocation) {
                path.addEllipse(in: circle(startCenter, startRadius))
            }
            let paint = Paint.radialGradient(
                gradient.stops, center: endCenter, startRadius: startRadius, endRadius: endRadius)
            return addLocal([.fill(.path(path), paint, FillStyle(eoFill: true))])
        }
        // Circles around other points are drawn one after the other; they are near enough to each other to look like one
        // gradient.
        let distance = hypot(endCenter.x - startCenter.x, endCenter.y - startCenter.y) + abs(endRadius - startRadius)
        let steps = Int(min(max(distance, 16), 512))
        var items: [DrawnItem] = []
        if options.contains(.drawsAfterEndLocation), endRadius >= startRadius {
            items.append(.fill(.rect(area), .color(gradient.color(at: 1)), FillStyle()))
        }
        let outwards = endRadius >= startRadius
        for step in 0...steps {
            let share = CGFloat(outwards ? steps - step : step) / CGFloat(steps)
            let center = CGPoint(
                x: startCenter.x + (endCenter.x - startCenter.x) * share,
                y: startCenter.y + (endCenter.y - startCenter.y) * share)
            let radius = startRadius + (endRadius - startRadius) * share
            items.append(.fill(.ellipse(circle(center, radius)), .color(gradient.color(at: share)), FillStyle()))
        }
        addLocal(items)
    }

    // MARK: Views

    /// Draws a view's picture, its lower left corner at the origin.
    @MainActor package func draw(_ root: DisplayGroup, _ size: CGSize) {
        let up = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        switch target {
        case .pixels(let scale, _):
            let image = CairoRenderer().image(of: root, size: size, scale: scale)
            addLocal([.image(image, CGRect(origin: .zero, size: size), .smooth)], up)
        case .pdf(let pages, _):
            flushPage()
            var items: [DisplayItem] = [.group(root)]
            var look = GroupAppearance()
            look.transform = up.concatenating(placement)
            items = [.group(DrawnItem.group(items, look))]
            for clip in state.clips.reversed() {
                var look = GroupAppearance()
                (look.clip, look.clipStyle) = clip
                items = [.group(DrawnItem.group(items, look))]
            }
            pages.draw(DrawnItem.group(items, GroupAppearance()))
        }
    }
}
