import MartletGraph

/// A column of a vertical grid, or a row of a horizontal one.
nonisolated public struct GridItem: Sendable, Equatable {
    /// How wide a column is, in points.
    public enum Size: Sendable, Equatable {
        case fixed(CGFloat)
        /// Shares what is left with the other flexible columns.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit; one as wide as there is room where not even one does.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// Points to the next column; nil for 8.
    public var spacing: CGFloat?
    /// Where a view lies in its cell; nil for the grid's alignment.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// Points to the next column.
    private var gap: CGFloat { (spacing ?? 8).finite }

    /// What the lengths of a column count as that are no numbers.
    /// More lanes than this nobody could see, whatever the grid is offered.
    private static let mostLanes: CGFloat = 10_000

    private static func limits(_ minimum: CGFloat, _ maximum: CGFloat) -> (CGFloat, CGFloat) {
        (max(0, minimum.finite), maximum.isNaN ? .infinity : maximum)
    }

    /// The lanes of a grid that is `cross` points across: fixed ones first take theirs, the others in order an equal
    /// share of the rest, within their limits.
    static func lanes(_ items: [GridItem], _ cross: CGFloat, axis: Axis, alignment: Alignment) -> LazyLanes {
        let gaps = items.dropLast().reduce(0) { $0 + $1.gap }
        var rest = max(0, cross - gaps)
        for case .fixed(let width) in items.map(\.size) { rest -= width.finite }
        var open = items.count { if case .fixed = $0.size { false } else { true } }
        var lanes: [LazyLanes.Lane] = []
        var position: CGFloat = 0
        func add(_ width: CGFloat, _ item: GridItem) {
            let own = item.alignment ?? .center
            lanes.append(LazyLanes.Lane(start: position, width: width, alignment: own))
            position += width + item.gap
        }
        for item in items {
            let share = max(0, rest / CGFloat(max(1, open)))
            switch item.size {
            case .fixed(let width):
                add(max(0, width.finite), item)
                continue
            case .flexible(let minimum, let maximum):
                let (minimum, maximum) = limits(minimum, maximum)
                let width = min(max(share, minimum), max(minimum, maximum))
                add(width, item)
                rest -= width
            case .adaptive(let minimum, let maximum):
                let (least, maximum) = limits(minimum, maximum)
                let gap = item.gap
                // A column is never wider than the grid.
                let minimum = min(least, share)
                let step = max(max(1, minimum) + gap, 1)
                let count = max(1, Int(min((share + gap) / step, Self.mostLanes)))
                let width = min(
                    max((share - CGFloat(count - 1) * gap) / CGFloat(count), minimum), max(minimum, maximum))
                for _ in 0..<count { add(width, item) }
                rest -= share
            }
            open -= 1
        }
        let used = (lanes.last.map { $0.start + $0.width }) ?? 0
        let share: CGFloat
        if axis == .vertical {
            share = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        } else {
            share = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        }
        let shift = (cross - used) * share
        return LazyLanes(
            lanes.map { LazyLanes.Lane(start: $0.start + shift, width: $0.width, alignment: $0.alignment) })
    }
}

extension GridItem {
    /// The width of lanes of which each holds cells of a width.
    static func idealWidth(_ items: [GridItem], _ cell: CGFloat) -> CGFloat {
        let widths = items.map { item -> CGFloat in
            switch item.size {
            case .fixed(let width): width.finite
            case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
                min(max(cell, minimum.finite), limits(minimum, maximum).1)
            }
        }
        return widths.reduce(0, +) + items.dropLast().reduce(0) { $0 + $1.gap }
    }
}

/// Lays out its children in columns, line after line, and makes those of a `ForEach` only when they come into sight.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { ForEach(photos) { Thumbnail($0) } }
nonisolated public struct LazyVGrid<Content: View>: ContainerView {
    public typealias Body = Never
    let layout: LazyStackLayout
    let content: Content

    /// - Parameter spacing: points between lines; nil for 8.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: (spacing ?? 8).finite,
            pins: pinnedViews, items: columns)
        self.content = content()
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> LazyStackNode { LazyStackNode(layout, inputs) }
    @MainActor func update(_ node: LazyStackNode) { node.setLayout(layout) }
}

/// Lays out its children in rows, column after column, and makes those of a `ForEach` only when they come into sight.
nonisolated public struct LazyHGrid<Content: View>: ContainerView {
    public typealias Body = Never
    let layout: LazyStackLayout
    let content: Content

    /// - Parameter spacing: points between columns; nil for 8.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: (spacing ?? 8).finite,
            pins: pinnedViews, items: rows)
        self.content = content()
    }

    @MainActor func makeContainer(_ inputs: _ViewInputs) -> LazyStackNode { LazyStackNode(layout, inputs) }
    @MainActor func update(_ node: LazyStackNode) { node.setLayout(layout) }
}
