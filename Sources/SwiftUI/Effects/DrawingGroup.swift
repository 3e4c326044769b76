/// Draws all that an element shows into one picture of pixels.
nonisolated public struct _DrawingGroupEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    let isOpaque: Bool
    let colorMode: ColorRenderingMode
}

extension _DrawingGroupEffect: GroupModifier {
    @MainActor func apply(to appearance: inout GroupAppearance, _ node: LayoutNode) {
        appearance.isRaster = true
        appearance.isIsolated = true
        appearance.clip = .rect(CGRect(origin: .zero, size: node.size))
    }

    @MainActor func draw(_ child: LayoutNode, _ node: LayoutNode, into builder: inout DisplayBuilder) {
        if isOpaque { builder.add(.fill(.rect(builder.rect(node.size)), .color(.black), FillStyle())) }
        builder.add(child)
    }
}

extension View {
    /// Puts all that this view shows into one picture before it is shown, cut off at its frame: for what has very many
    /// parts, or filters.
    ///
    /// Fields that the window system draws are shown in it, and cannot be used.
    ///
    /// - Parameters:
    ///   - opaque: whether the picture is black where nothing is drawn.
    ///   - colorMode: how colours are put together; in sRGB, whatever it is.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(_DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
    }
}
