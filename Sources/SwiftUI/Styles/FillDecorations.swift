/// What a style draws beside its fill.
struct StyleDecorations: Hashable, Sendable {
    struct Shadow: Hashable, Sendable {
        var color: RGBA
        var radius: CGFloat
        var offset: CGSize
        var isInside: Bool
    }

    var opacity = 1.0
    /// The first was asked for first.
    var shadows: [Shadow] = []
    var blendMode = DisplayBlendMode.normal
    /// The rectangle that unit points refer to, in place of the figure's.
    var rect: CGRect?

    /// The rectangle that unit points of a figure in another refer to.
    func rect(in figure: CGRect) -> CGRect { rect?.offsetBy(dx: figure.minX, dy: figure.minY) ?? figure }
}

extension StyleFill {
    /// What fills an outline with this.
    @MainActor func items(filling outline: Outline, _ style: FillStyle, in rect: CGRect) -> [DisplayItem] {
        items(in: rect, outline.bounds, clip: (outline, style)) { [.fill(outline, $0, style)] }
    }

    /// What draws a line along an outline with this.
    @MainActor func items(stroking outline: Outline, _ style: StrokeStyle, in rect: CGRect) -> [DisplayItem] {
        let reach = style.lineWidth
        return items(in: rect, outline.bounds.insetBy(dx: -reach, dy: -reach), clip: nil) {
            [.stroke(outline, $0, style)]
        }
    }

    /// What items drawn with this paint come to, its shadows and its blend mode included.
    ///
    /// - Parameters:
    ///   - bounds: all that `draw` draws on.
    ///   - clip: the outline that the items fill, where they fill one.
    @MainActor func items(
        in rect: CGRect, _ bounds: CGRect, clip: (Outline, FillStyle)?, _ draw: (Paint) -> [DisplayItem]
    ) -> [DisplayItem] {
        guard case .decorated(let fill, let decorations) = self else { return draw(paint(in: rect)) }
        var items = draw(fill.paint(in: decorations.rect(in: rect)))
        for shadow in decorations.shadows where shadow.isInside {
            items = clip.map { shadow.inside(items, $0) } ?? shadow.inside(items, draw(.color(.black)), bounds)
        }
        for shadow in decorations.shadows where !shadow.isInside {
            var look = GroupAppearance()
            look.shadow = GroupShadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)
            items = [.group(DisplayGroup(items, look))]
        }
        guard decorations.opacity < 1 || decorations.blendMode != .normal else { return items }
        var look = GroupAppearance()
        look.opacity = max(decorations.opacity, 0)
        look.blendMode = decorations.blendMode
        return [.group(DisplayGroup(items, look))]
    }
}

extension DisplayBuilder {
    /// Fills an outline.
    ///
    /// - Parameter rect: what the unit points of the fill refer to.
    mutating func add(_ fill: StyleFill, filling outline: Outline, _ style: FillStyle, in rect: CGRect) {
        if case .color(let color) = fill { return add(.fill(outline, .color(color), style)) }
        items += fill.items(filling: outline, style, in: rect)
    }

    /// Draws a line along an outline.
    mutating func add(_ fill: StyleFill, stroking outline: Outline, _ style: StrokeStyle, in rect: CGRect) {
        if case .color(let color) = fill { return add(.stroke(outline, .color(color), style)) }
        items += fill.items(stroking: outline, style, in: rect)
    }
}

extension StyleDecorations.Shadow {
    private var reach: CGFloat { radius * 3 + abs(offset.width) + abs(offset.height) + 2 }

    private var blurred: GroupAppearance {
        var look = GroupAppearance()
        look.blurRadius = radius
        return look
    }

    /// Items that fill an outline, with the shadow of all that is around it.
    @MainActor fileprivate func inside(_ items: [DisplayItem], _ clip: (outline: Outline, style: FillStyle))
        -> [DisplayItem]
    {
        let bounds = clip.outline.bounds
        guard bounds.width > 0, bounds.height > 0 else { return items }
        var around = clip.outline.pathElements
        around.addRect(bounds.insetBy(dx: -reach * 2, dy: -reach * 2))
        let shade = DisplayGroup([.fill(.path(around), .color(color), FillStyle(eoFill: true))], blurred)
        shade.setOrigin(CGPoint(x: offset.width, y: offset.height))
        var look = GroupAppearance()
        look.clip = clip.outline
        look.clipStyle = clip.style
        return items + [.group(DisplayGroup([.group(shade)], look))]
    }

    /// Items of any kind with the shadow of all that is around them.
    ///
    /// - Parameter shape: the same items in black.
    @MainActor fileprivate func inside(_ items: [DisplayItem], _ shape: [DisplayItem], _ bounds: CGRect)
        -> [DisplayItem]
    {
        var cut = GroupAppearance()
        cut.blendMode = .destinationOut
        let area = bounds.insetBy(dx: -reach * 2, dy: -reach * 2)
        let shade = DisplayGroup(
            [.fill(.rect(area), .color(color), FillStyle()), .group(DisplayGroup(shape, cut))], blurred)
        shade.setOrigin(CGPoint(x: offset.width, y: offset.height))
        var atop = GroupAppearance()
        atop.blendMode = .sourceAtop
        var isolated = GroupAppearance()
        isolated.isIsolated = true
        let both = items + [.group(DisplayGroup([.group(shade)], atop))]
        return [.group(DisplayGroup(both, isolated))]
    }
}

extension DisplayGroup {
    convenience init(_ items: [DisplayItem], _ appearance: GroupAppearance) {
        self.init()
        setItems(items)
        setAppearance(appearance)
    }
}
