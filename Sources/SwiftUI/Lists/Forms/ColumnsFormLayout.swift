import MartletGraph

extension HorizontalAlignment {
    private enum FormColumn: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// Where the column of a form begins in which the controls stand, after that of their labels.
    static let formColumn = HorizontalAlignment(FormColumn.self)
}

/// Rows of which the labels end, and the controls begin, below one another; what has no label stands among the controls.
///
/// Where the labels take more than half of the width, each row begins at the leading edge instead.
nonisolated struct ColumnsFormLayout: Layout {
    /// Between rows, in points.
    static let spacing: CGFloat = 10

    private struct Row {
        let view: LayoutSubview
        let frame: CGRect
        let offer: ProposedViewSize
    }

    private func rows(_ width: CGFloat?, _ subviews: Subviews) -> [Row] {
        let edges = subviews.map { $0.dimensions(in: .unspecified)[.formColumn] }
        var edge = edges.max() ?? 0
        if let width, width.isFinite, edge > width / 2 { edge = 0 }
        var y: CGFloat = 0
        return subviews.indices.map { index in
            let x = max(0, edge - edges[index])
            let offer = ProposedViewSize(width: width.map { max(0, $0 - x) }, height: nil)
            let size = subviews[index].sizeThatFits(offer)
            defer { y += size.height + Self.spacing }
            return Row(view: subviews[index], frame: CGRect(origin: CGPoint(x: x, y: y), size: size), offer: offer)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(proposal.width, subviews)
        return CGSize(width: rows.map(\.frame.maxX).max() ?? 0, height: rows.last?.frame.maxY ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for row in rows(proposal.width ?? bounds.width, subviews) {
            row.view.place(
                at: CGPoint(x: bounds.minX + row.frame.minX, y: bounds.minY + row.frame.minY), proposal: row.offer)
        }
    }
}
