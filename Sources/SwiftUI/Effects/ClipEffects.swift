/// Shows an element only inside a shape, which also takes its events only there.
nonisolated public struct _ClipEffect<ClipShape: Shape>: ViewModifier {
    public typealias Body = Never
    public var shape: ClipShape
    public var style: FillStyle
}

extension _ClipEffect: Animatable {
    public var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _ClipEffect: ElementModifier {
    @MainActor var wantsGroup: Bool { true }

    @MainActor func change(from old: Self) -> ElementChange {
        isSameValue(shape, old.shape) && style == old.style ? .none : .display
    }

    @MainActor func appearance(in node: LayoutNode) -> GroupAppearance {
        var appearance = GroupAppearance()
        appearance.clip = outline(node).outline
        appearance.clipStyle = style
        return appearance
    }

    /// Around all that the element shows, bars in the strip with the window's buttons included.
    @MainActor private func outline(_ node: LayoutNode) -> Path {
        let rise = node.risesIntoTitleStrip
        if rise == 0 { return shape.path(in: node.size, of: node) }
        return shape.path(in: CGSize(width: node.size.width, height: node.size.height + rise), of: node)
            .applying(CGAffineTransform(translationX: 0, y: -rise))
    }

    @MainActor func hitTest(
        _ point: CGPoint, _ child: LayoutNode, _ node: LayoutNode, _ path: inout HitPath
    ) -> Bool {
        outline(node).contains(point, eoFill: style.isEOFilled) && child.hitTest(child.fromParent(point), &path)
    }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        list.addClipped(
            to: node.frameInWindow.grown(
                by: EdgeInsets(top: node.risesIntoTitleStrip, leading: 0, bottom: 0, trailing: 0))
        ) { child.describe(into: &$0) }
    }
}

extension View {
    /// Shows this view only inside a shape of its size.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Shows this view only inside its frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Shows this view only inside its frame with rounded corners, their radius in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}

/// Draws a line inside the edge of an element.
nonisolated public struct _BorderModifier<S: ShapeStyle>: ViewModifier {
    public typealias Body = Never
    let style: S
    var width: CGFloat
}

extension _BorderModifier: Animatable {
    public var animatableData: CGFloat {
        get { width }
        set { width = newValue }
    }
}

extension _BorderModifier: ElementModifier {
    @MainActor func rememberFills(_ node: LayoutNode) {
        node.beginFills()
        _ = node.moved(style.resolvedFill(in: node.environment))
    }

    @MainActor func change(from old: Self) -> ElementChange {
        isSameValue(style, old.style) && width == old.width ? .none : .display
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        builder.add(child)
        let cover = node.scrollCover.mirrored(node.isRightToLeft)
        let all = builder.rect(node.size)
        let rect = CGRect(
            x: all.minX + cover.leading, y: all.minY + cover.top, width: max(0, all.width - cover.horizontal),
            height: max(0, all.height - cover.vertical))
        node.beginFills()
        let fill = node.moved(style.resolvedFill(in: node.environment))
        guard width > 0, !fill.isClear else { return }
        builder.add(fill, stroking: .rect(rect.shrunk(by: width / 2)), StrokeStyle(lineWidth: width), in: rect)
    }
}

extension View {
    /// Draws a line, `width` points wide, along the inside of this view's frame.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(_BorderModifier(style: content, width: width))
    }
}
