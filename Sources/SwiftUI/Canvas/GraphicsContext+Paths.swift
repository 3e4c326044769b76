extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard path.isDrawable, transform.isInvertible else { return report("A path") }
        if path.isEmpty { return }
        onMain {
            let outline = path.outline.applying(transform)
            if shading.isBackdrop, !filters.isEmpty { return addBackdrop(in: outline, style) }
            if let paint = shading.paint(in: path.outline, self) {
                let paint = paint.applying(transform)
                if case .color(let color) = paint, isPlain {
                    return addPlain(.fill(outline, .color(faded(color)), style))
                }
                if blendMode.display.replacesAll, filters.isEmpty {
                    // Such modes change what lies below all over the layer: only the path is meant.
                    return add([.fill(.rect(outline.bounds), paint, style)], isLayer: true, cut: (outline, style))
                }
                return add([.fill(outline, paint, style)], isLayer: false)
            }
            let items = shading.fill(self).items(filling: path.outline, style, in: path.boundingRect)
            addLocal(items)
        }
    }

    /// Draws the line of a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard path.isDrawable, transform.isInvertible else { return report("A path") }
        guard !path.isEmpty, style.lineWidth > 0 else { return }
        onMain {
            if shading.isBackdrop, !filters.isEmpty {
                return addBackdrop(in: .path(path.outline.stroked(style).applying(transform)), FillStyle())
            }
            guard let paint = shading.paint(in: path.outline, self) else {
                return addLocal(shading.fill(self).items(stroking: path.outline, style, in: path.boundingRect))
            }
            guard let scale = transform.uniformScale else {
                // A pen that is wider in one direction than in the other draws an outline of its own.
                let outline = Outline.path(path.outline.stroked(style).applying(transform))
                return add([.fill(outline, paint.applying(transform), FillStyle())], isLayer: false)
            }
            var pen = style
            if scale != 1 {
                pen.lineWidth *= scale
                pen.dash = pen.dash.map { $0 * scale }
                pen.dashPhase *= scale
            }
            let outline = path.outline.applying(transform)
            if case .color(let color) = paint, isPlain {
                return addPlain(.stroke(outline, .color(faded(color)), pen))
            }
            add([.stroke(outline, paint.applying(transform), pen)], isLayer: false)
        }
    }

    /// Draws the line of a path, as wide as the given points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Whether an opacity is all that is set beside the transformation and clips.
    private var isPlain: Bool { filters.isEmpty && blendMode == .normal }

    /// Draws what the layer shows so far once more, to be filtered: what is filtered is put together for itself, where
    /// nothing lies below it.
    @MainActor private func addBackdrop(in outline: Outline, _ style: FillStyle) {
        var look = GroupAppearance()
        (look.clip, look.clipStyle) = (outline, style)
        look.isRaster = true
        add([.group(DisplayGroup(layer.items, look))], isLayer: false)
    }

    private func faded(_ color: RGBA) -> RGBA {
        opacity == 1 ? color : color.withAlpha(multipliedBy: Float(max(opacity, 0)))
    }

    /// Adds an item that has the opacity in its colour.
    @MainActor private func addPlain(_ item: DisplayItem) {
        guard opacity > 0 else { return }
        if clips.isEmpty { return layer.items.append(item) }
        var context = self
        context.opacity = 1
        context.add([item], isLayer: false)
    }
}

extension DisplayBlendMode {
    /// Whether what lies below changes where nothing is drawn, too.
    var replacesAll: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
