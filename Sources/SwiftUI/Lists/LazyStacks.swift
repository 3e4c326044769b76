import MartletGraph

/// Lays out its children from top to bottom, and makes those of a `ForEach` only when they come into sight.
///
/// It is as wide as it is offered. The distance between rows is 8 points unless it is given. A row keeps its state
/// when it is scrolled away and back.
nonisolated public struct LazyVStack<Content: View>: ContainerView {
    public typealias Body = Never
    let layout: LazyStackLayout
    let content: Content

    /// - Parameter spacing: points between neighbours.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: (spacing ?? 8).finite,
            pins: pinnedViews)
        self.content = content()
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> LazyStackNode { LazyStackNode(layout, inputs) }
    @MainActor func update(_ node: LazyStackNode) { node.setLayout(layout) }
}

/// Lays out its children from the leading to the trailing edge, and makes those of a `ForEach` only when they come
/// into sight.
nonisolated public struct LazyHStack<Content: View>: ContainerView {
    public typealias Body = Never
    let layout: LazyStackLayout
    let content: Content

    /// - Parameter spacing: points between neighbours.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: (spacing ?? 8).finite,
            pins: pinnedViews)
        self.content = content()
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> LazyStackNode { LazyStackNode(layout, inputs) }
    @MainActor func update(_ node: LazyStackNode) { node.setLayout(layout) }
}

/// How a lazy stack or grid arranges what is inside.
nonisolated struct LazyStackLayout: Equatable {
    var axis: Axis
    var alignment: Alignment
    var spacing: CGFloat
    var pins: PinnedScrollableViews
    /// Of a grid; empty for a stack.
    var items: [GridItem] = []
}

/// The element of a lazy stack or grid.
final class LazyStackNode: LazyNode {
    private var layout: LazyStackLayout

    init(_ layout: LazyStackLayout, _ inputs: _ViewInputs) {
        self.layout = layout
        super.init(axis: layout.axis, inputs)
    }

    func setLayout(_ new: LazyStackLayout) {
        if new == layout { return }
        layout = new
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func draw(into builder: inout DisplayBuilder) { builder.add(layoutChildren.inFrontOrder, of: self) }

    override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool { hitTestInFrontOrder(point, &path) }

    override var rowGap: CGFloat { layout.spacing }
    override var pins: PinnedScrollableViews { layout.pins }

    /// A grid is as wide as its columns are when each cell is as wide as the widest.
    override func ideal(_ wanted: [(kind: LazyEntry.Kind, cross: CGFloat)]) -> CGFloat {
        if layout.items.isEmpty { return super.ideal(wanted) }
        let cell = wanted.filter { $0.kind == .row }.map(\.cross).max() ?? 0
        let others = wanted.filter { $0.kind != .row }.map(\.cross).max() ?? 0
        return max(others, GridItem.idealWidth(layout.items, cell))
    }

    override func makeLanes(_ cross: CGFloat) -> LazyLanes {
        layout.items.isEmpty
            ? LazyLanes() : GridItem.lanes(layout.items, cross, axis: axis, alignment: layout.alignment)
    }

    override func place(_ element: LayoutNode, _ entry: LazyEntry, lane: Int, start: CGFloat, length: CGFloat) {
        let cross = axis == .vertical ? size.width : size.height
        let width = lanes.width(lane, entry, cross)
        let across = entry.kind == .row && lane < lanes.lanes.count ? lanes.lanes[lane].start : 0
        let cell =
            axis == .vertical
            ? CGRect(x: across, y: start, width: width, height: length)
            : CGRect(x: start, y: across, width: length, height: width)
        var offer = offer(entry, lane: lane, cross)
        // What fills is as long as its neighbours in the line.
        if lanes.lanes.count > 1, entry.kind == .row, CGFloat(entry.extent) < length {
            let whole = ProposedViewSize(cell.size)
            if element.sizeThatFits(whole).length(along: axis) > CGFloat(entry.extent) { offer = whole }
        }
        let alignment = entry.kind == .row && lane < lanes.lanes.count ? lanes.lanes[lane].alignment : layout.alignment
        let place = FrameLayout.place(
            element.dimensions(offer), in: ViewDimensions(size: cell.size, explicit: nil), alignment: alignment)
        element.place(
            at: CGPoint(x: cell.minX + place.origin.x, y: cell.minY + place.origin.y), size: place.size,
            proposal: offer)
    }
}
