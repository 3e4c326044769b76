import MartletGraph

/// Views side by side, with lines between them that are dragged to make one wider and the next narrower.
///
/// It takes all the room it is offered; views share it equally at first, within their limits.
///
///     HSplitView {
///         Sidebar().frame(minWidth: 120, maxWidth: 300)
///         Editor()
///     }
nonisolated public struct HSplitView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// Views below one another, with lines between them that are dragged to make one higher and the next lower.
///
/// It takes all the room it is offered; views share it equally at first, within their limits.
nonisolated public struct VSplitView<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

/// How a split view was laid out last.
nonisolated private final class SplitRecord: @unchecked Sendable {
    var panes: [TableColumnWidth] = []
    var lengths: [CGFloat] = []
}

/// The views of a split view and the lines between them.
struct SplitPanes<Content: View>: View {
    let axis: Axis
    let content: Content
    /// What dragging has made of the lengths; empty before.
    @State private var lengths: [CGFloat] = []
    @State private var start: [CGFloat]?
    @State private var record = SplitRecord()
    @Environment(\.layoutDirection) private var direction

    init(axis: Axis, content: Content) {
        self.axis = axis
        self.content = content
    }

    var body: some View {
        Group(subviews: content) { panes in
            SplitLayout(axis: axis, lengths: lengths, record: record) {
                ForEach(panes) { pane in
                    if let place = panes.firstIndex(where: { $0.id == pane.id }), place > 0 {
                        DraggedEdge(axis: axis) {
                            drag(place, by: $0)
                        } ended: {
                            start = nil
                        }
                        .layoutValue(key: SplitEdgeKey.self, value: true)
                    }
                    pane
                }
            }
        }
    }

    /// Moves the line before a view: what it gains, the one before loses.
    private func drag(_ place: Int, by distance: CGFloat) {
        let from = start ?? record.lengths
        start = from
        guard from.indices.contains(place), record.panes.count == from.count else { return }
        let (before, after) = (record.panes[place - 1], record.panes[place])
        let distance = axis == .horizontal && direction == .rightToLeft ? -distance : distance
        let most = min(before.maximum - from[place - 1], from[place] - after.minimum)
        let least = max(before.minimum - from[place - 1], from[place] - after.maximum)
        let way = min(max(distance, min(least, 0)), max(most, 0))
        var new = from
        new[place - 1] += way
        new[place] -= way
        lengths = new
    }
}

/// Marks the lines between the views of a split view.
private struct SplitEdgeKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Lays out views and the lines between them along an axis.
nonisolated private struct SplitLayout: Layout {
    /// The least length of a view that has no other, in points.
    private static var least: CGFloat { 20 }
    let axis: Axis
    let lengths: [CGFloat]
    let record: SplitRecord

    private func proposal(_ length: CGFloat?, across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
    }

    private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let fits = subviews.map { $0.sizeThatFits(.unspecified) }
        let (long, wide) = (fits.map(length).reduce(0, +), fits.map(across).max() ?? 0)
        let ideal = axis == .horizontal ? CGSize(width: long, height: wide) : CGSize(width: wide, height: long)
        return proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let wide = across(bounds.size)
        let panes = subviews.filter { !$0[SplitEdgeKey.self] }
        let limits = panes.enumerated().map { place, pane in
            let least = length(pane.sizeThatFits(self.proposal(0, across: wide)))
            let most = length(pane.sizeThatFits(self.proposal(.infinity, across: wide)))
            return TableColumnWidth(
                minimum: min(max(least, Self.least), max(most, least)),
                ideal: lengths.count == panes.count ? lengths[place] : nil, maximum: max(most, least))
        }
        let room = length(bounds.size) - CGFloat(subviews.count - panes.count)
        var solved = TableColumnWidth.solve(limits, dragged: [:], in: room)
        (record.panes, record.lengths) = (limits, solved)
        var start: CGFloat = axis == .horizontal ? bounds.minX : bounds.minY
        for view in subviews {
            let length = view[SplitEdgeKey.self] ? 1 : solved.removeFirst()
            let corner =
                axis == .horizontal ? CGPoint(x: start, y: bounds.minY) : CGPoint(x: bounds.minX, y: start)
            view.place(at: corner, proposal: self.proposal(length, across: wide))
            start += length
        }
    }
}
