import MartletGraph
import MartletText

extension GraphicsContext {
    /// A picture in the canvas's environment.
    public struct ResolvedImage: @unchecked Sendable {
        /// In points.
        public let size: CGSize
        /// The distance from the top to the baseline of text beside it; the height for what is no symbol.
        public let baseline: CGFloat
        /// What a symbol or template is drawn with in place of the foreground style.
        public var shading: Shading?
        let image: Image
        let environment: EnvironmentValues
    }

    /// The picture in the canvas's environment, which is decoded at once.
    public func resolve(_ image: Image) -> ResolvedImage {
        onMain {
            if let symbol = image.symbol(in: environment) {
                return ResolvedImage(
                    size: symbol.size, baseline: symbol.baseline, image: image, environment: environment)
            }
            let size = image.pixels(in: environment)?.size ?? .zero
            return ResolvedImage(size: size, baseline: size.height, image: image, environment: environment)
        }
    }

    /// Draws a picture, stretched to fill a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard (rect.minX + rect.minY + rect.width + rect.height).isFinite, transform.isInvertible else {
            return report("A picture")
        }
        guard rect.width > 0, rect.height > 0, image.size.width > 0, image.size.height > 0 else { return }
        onMain {
            var items = image.items(self, in: rect)
            if let shading = image.shading, shading.color(self) == nil {
                items = shading.covering(items, in: rect, self)
            }
            if !style.isAntialiased {
                var look = GroupAppearance()
                (look.clip, look.clipStyle) = (.rect(rect), style)
                items = [.group(DisplayGroup(items, look))]
            }
            addLocal(items)
        }
    }

    /// Draws a picture in its own size, one of its points at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(of: image.size, at: point, anchor))
    }

    /// Draws a picture, stretched to fill a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture in its own size, one of its points at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// A view of the canvas's symbols.
    public struct ResolvedSymbol: Sendable {
        /// In points: the size that the view wants.
        public let size: CGSize
        let node: SymbolReference
    }

    /// The view of the canvas's symbols with a tag, or an id of a `ForEach`; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let reference = SymbolReference()
        nonisolated(unsafe) let id = id
        return onMain {
            reference.node = drawing.host?.symbol(id)
            return reference.node.map { ResolvedSymbol(size: $0.size, node: reference) }
        }
    }

    /// Draws a view, stretched to fill a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard (rect.minX + rect.minY + rect.width + rect.height).isFinite else { return report("A symbol") }
        guard rect.width > 0, rect.height > 0, symbol.size.width > 0, symbol.size.height > 0 else { return }
        onMain {
            guard let node = symbol.node.node else { return }
            var builder = DisplayBuilder()
            builder.add(node)
            var look = GroupAppearance()
            look.transform = CGAffineTransform(
                a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
                ty: rect.minY)
            if look.transform?.isTranslation == true {
                look.transform = nil
                let group = DisplayGroup(builder.items, look)
                group.setOrigin(rect.origin)
                return addLocal([.group(group)])
            }
            addLocal([.group(DisplayGroup(builder.items, look))])
        }
    }

    /// Draws a view in its own size, one of its points at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(of: symbol.size, at: point, anchor))
    }
}

/// The element of a symbol, which goes with its view.
final class SymbolReference: @unchecked Sendable {
    @MainActor weak var node: LayoutNode?
}

extension GraphicsContext.ResolvedImage {
    /// What shows the picture in a rectangle of the context's coordinates.
    @MainActor fileprivate func items(_ context: GraphicsContext, in rect: CGRect) -> [DisplayItem] {
        var environment = environment
        if let color = shading?.color(context) {
            environment[ForegroundKey.self] = ForegroundLevels(styles: [AnyShapeStyle(Color(color))])
        }
        guard let symbol = image.symbol(in: environment) else {
            guard let pixels = image.pixels(in: environment)?.image else { return [] }
            return [.image(pixels, in: rect, image.quality == .none ? .nearest : .smooth)]
        }
        var look = GroupAppearance()
        if rect.size != symbol.size {
            look.transform = CGAffineTransform(
                scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        }
        let group = DisplayGroup(symbol.items, look)
        group.setOrigin(rect.origin)
        return [.group(group)]
    }
}

extension GraphicsContext.Shading {
    /// Items in this shading in place of their own colours.
    @MainActor func covering(_ items: [DisplayItem], in rect: CGRect, _ context: GraphicsContext) -> [DisplayItem] {
        var inside = GroupAppearance()
        inside.blendMode = .sourceIn
        var isolated = GroupAppearance()
        isolated.isIsolated = true
        let outline = Outline.rect(rect)
        let cover =
            paint(in: outline, context).map { [DisplayItem.fill(outline, $0, FillStyle())] }
            ?? fill(context).items(filling: outline, FillStyle(), in: rect)
        return [.group(DisplayGroup(items + [.group(DisplayGroup(cover, inside))], isolated))]
    }
}

extension CGRect {
    /// A rectangle one of whose points is where it is to be.
    init(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
        self.init(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }
}
