/// How several views are laid out where nothing says how: in a column, centred, as the content of a window or sheet.
@MainActor
struct Column {
    private let children: ContiguousArray<LayoutNode>
    private let solution: StackLayout.Solution
    private static let layout = StackLayout(axis: .vertical, alignment: HorizontalAlignment.center.key)

    init(_ children: ContiguousArray<LayoutNode>, _ proposal: ProposedViewSize) {
        self.children = children
        solution = Self.layout.solution(
            for: proposal,
            children: children.map {
                StackLayout.Child(priority: $0.layoutPriority, spacing: $0.spacing, isSpacer: $0.isSpacer)
            }, length: { children[$0].length(along: .vertical, $1) },
            dimensions: { children[$0].dimensions($1, for: Self.layout.alignment) })
    }

    var size: CGSize { solution.size }

    func place(in bounds: CGRect) {
        for (index, child) in children.enumerated() {
            let place = Self.layout.placement(of: index, in: bounds, solution)
            child.place(at: place.origin, size: place.size, proposal: place.proposal)
        }
    }
}

extension ContiguousArray where Element == LayoutNode {
    /// Places one element, or several in a column, in the middle of an area.
    @MainActor func placeInMiddle(of area: CGSize, _ proposal: ProposedViewSize, from top: CGFloat = 0) {
        func bounds(_ size: CGSize) -> CGRect {
            CGRect(
                x: (area.width - size.width) / 2, y: top + (area.height - size.height) / 2, width: size.width,
                height: size.height)
        }
        if count == 1 {
            let place = bounds(self[0].sizeThatFits(proposal))
            self[0].place(at: place.origin, size: place.size, proposal: proposal)
        } else if count > 1 {
            let column = Column(self, proposal)
            column.place(in: bounds(column.size))
        }
    }
}
