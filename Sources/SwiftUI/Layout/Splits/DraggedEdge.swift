import MartletHost

/// A line between two views that is dragged: a point wide, and taken hold of four points to either side.
struct DraggedEdge: View {
    /// Along which the views stand.
    let axis: Axis
    /// Told how far the pointer is from where it began, in points.
    let dragged: @MainActor (CGFloat) -> Void
    let ended: @MainActor () -> Void

    init(
        axis: Axis, dragged: @escaping @MainActor (CGFloat) -> Void, ended: @escaping @MainActor () -> Void
    ) {
        self.axis = axis
        self.dragged = dragged
        self.ended = ended
    }

    var body: some View {
        let isHorizontal = axis == .horizontal
        Rectangle().fill(.separator)
            .frame(width: isHorizontal ? 1 : nil, height: isHorizontal ? nil : 1)
            .overlay {
                Color.clear
                    .contentShape(Rectangle())
                    .padding(isHorizontal ? .horizontal : .vertical, -4)
                    .modifier(ResizeCursor(isVertical: !isHorizontal))
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .onChanged { dragged(isHorizontal ? $0.translation.width : $0.translation.height) }
                            .onEnded { _ in ended() })
            }
            .zIndex(1)
            .accessibilityHidden(true)
    }
}

/// Shows that an edge can be dragged.
nonisolated struct ResizeCursor: CursorModifier {
    /// Whether it is dragged up and down.
    let isVertical: Bool

    @MainActor func change(from old: Self) -> ElementChange { .none }
    @MainActor var cursor: HostCursor? { isVertical ? .resizeUpDown : .resizeLeftRight }
}
