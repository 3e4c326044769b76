import MartletGraph

/// What a pop-over points to, in the view it is declared at.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view, such as its bounds.
    case rect(Anchor<CGRect>.Source)
    /// A point, by its share of the view's width and height.
    case point(UnitPoint)

    /// The rectangle for a view that lies at `frame`.
    func rect(in frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source):
            return source.assemble(source.points(frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            let place = CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
            return CGRect(origin: place, size: .zero)
        }
    }
}

extension View {
    /// Presents a pop-over that points to this view while `isPresented` is true, in narrow windows too. A press beside
    /// it, the escape key and `dismiss` write `false`.
    ///
    /// - Parameter arrowEdge: the edge of the anchor that the arrow is at, where there is room; nil for any, the bottom
    ///   first.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        var presentation = PresentationModifier(.popover(edge: arrowEdge), isPresented, nil, content)
        presentation.anchor = { _, frame in attachmentAnchor.rect(in: frame) }
        return modifier(presentation)
    }

    /// Presents a pop-over that points to this view, for an item while there is one.
    ///
    /// - Parameter arrowEdge: the edge of the anchor that the arrow is at, where there is room; nil for any, the bottom
    ///   first.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        var presentation = PresentationModifier(.popover(edge: arrowEdge), item, nil, content)
        presentation.anchor = { _, frame in attachmentAnchor.rect(in: frame) }
        return modifier(presentation)
    }
}
