import MartletGraph

/// The headers of a table's columns: a click sorts, the edges are dragged.
struct TableHeader<Row: Identifiable>: View {
    let columns: [TableColumnData<Row>]
    let sorting: TableSorting?
    /// What the columns have together, in points.
    let width: CGFloat
    @Binding var dragged: [Int: CGFloat]
    @Environment(\.layoutDirection) private var direction
    @State private var start: [CGFloat]?

    init(
        columns: [TableColumnData<Row>], sorting: TableSorting?, width: CGFloat, dragged: Binding<[Int: CGFloat]>
    ) {
        self.columns = columns
        self.sorting = sorting
        self.width = width
        _dragged = dragged
    }

    var body: some View {
        TableCellsLayout(columns: columns.map(\.width), dragged: dragged) {
            ForEach(columns.indices, id: \.self) { place in
                header(columns[place])
                    .padding(.trailing, place < columns.count - 1 ? 10 : 0)
                    .overlay(alignment: .trailing) {
                        if place < columns.count - 1 { edge(of: place) }
                    }
            }
        }
        .font(.subheadline.weight(.medium))
        .lineLimit(1)
    }

    @ViewBuilder private func header(_ column: TableColumnData<Row>) -> some View {
        if let sorting, let comparator = column.comparator {
            let order = sorting.order(of: comparator)
            Button {
                sorting.sort(by: comparator)
            } label: {
                HStack(spacing: 4) {
                    column.label()
                    if let order {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
                            .accessibilityHidden(true)
                    }
                }
                .foregroundStyle(order == nil ? .secondary : .primary)
                .frame(maxWidth: .infinity, alignment: column.alignment.frame)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityValue(
                Text(verbatim: order.map { $0 == .forward ? "ascending" : "descending" } ?? "not sorted"))
        } else {
            column.label()
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: column.alignment.frame)
        }
    }

    private func edge(of place: Int) -> some View {
        Rectangle().fill(.separator).frame(width: 1, height: 16)
            .frame(width: 9, height: 28)
            .contentShape(Rectangle())
            .modifier(ResizeCursor(isVertical: false))
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { drag(place, by: $0.translation.width) }
                    .onEnded { _ in start = nil }
            )
            .accessibilityHidden(true)
    }

    /// Makes a column wider; those before it keep their widths, those behind share what is left.
    private func drag(_ place: Int, by distance: CGFloat) {
        let widths = columns.map(\.width)
        let from = start ?? TableColumnWidth.solve(widths, dragged: dragged, in: width)
        if start == nil { start = from }
        for other in 0..<place where !widths[other].isFixed { dragged[other] = from[other] }
        guard !widths[place].isFixed else { return }
        dragged[place] = widths[place].clamped(from[place] + (direction == .rightToLeft ? -distance : distance))
    }
}
