import MartletGraph

/// The headers of a table's columns: a click sorts, the edges are dragged; where the user may change the columns, headers
/// are dragged, too, and their menu shows and hides columns.
struct TableHeader<Row: Identifiable>: View {
    let table: TableColumns<Row>
    let columns: [TableColumnData<Row>]
    let sorting: TableSorting?
    /// What the columns have together, in points.
    let width: CGFloat
    @Environment(\.layoutDirection) private var direction
    @State private var start: [CGFloat]?
    /// How far a header has been dragged from where its column stands, in points.
    @State private var pulled: Pull?

    private struct Pull: Equatable {
        let key: String
        /// Where the column began when the header was taken.
        let start: CGFloat
        var distance: CGFloat
    }

    init(table: TableColumns<Row>, sorting: TableSorting?, width: CGFloat) {
        self.table = table
        columns = table.shown
        self.sorting = sorting
        self.width = width
    }

    var body: some View {
        let widths = widths
        TableCellsLayout(columns: columns.map(\.width), dragged: table.dragged) {
            ForEach(Array(columns.enumerated()), id: \.element.key) { place, column in
                header(column)
                    .padding(.trailing, place < columns.count - 1 ? 10 : 0)
                    .overlay(alignment: .trailing) {
                        if place < columns.count - 1 { edge(of: place) }
                    }
                    .modifier(MovedHeader(isMoved: pulled?.key == column.key, offset: offset(of: place, widths)))
                    .highPriorityGesture(moving(place), including: table.canMove(column) ? .all : .subviews)
            }
        }
        .font(.subheadline.weight(.medium))
        .lineLimit(1)
        .modifier(TableHeaderMenu(table: table))
    }

    private var widths: [CGFloat] {
        TableColumnWidth.solve(columns.map(\.width), dragged: table.dragged, in: width)
    }

    @ViewBuilder private func header(_ column: TableColumnData<Row>) -> some View {
        let alignment = column.alignment.frame(direction)
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
                .frame(maxWidth: .infinity, alignment: alignment)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityValue(
                Text(verbatim: order.map { $0 == .forward ? "ascending" : "descending" } ?? "not sorted"))
        } else {
            column.label()
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: alignment)
                .contentShape(Rectangle())
        }
    }

    // MARK: Widths

    private func edge(of place: Int) -> some View {
        Rectangle().fill(.separator).frame(width: 1, height: 16)
            .frame(width: 9, height: 28)
            .contentShape(Rectangle())
            .modifier(ResizeCursor(isVertical: false))
            .highPriorityGesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { drag(place, by: $0.translation.width) }
                    .onEnded { _ in start = nil }
            )
            .accessibilityHidden(true)
    }

    /// Makes a column wider; those before it keep their widths, those behind share what is left.
    private func drag(_ place: Int, by distance: CGFloat) {
        let from = start ?? widths
        if start == nil { start = from }
        for other in 0..<place where !columns[other].width.isFixed { table.setWidth(from[other], of: columns[other]) }
        let column = columns[place]
        guard !column.width.isFixed, !column.fixed.contains(.resize) else { return }
        let new = column.width.clamped(from[place] + (direction == .rightToLeft ? -distance : distance))
        table.setWidth(new, of: column)
    }

    // MARK: Order

    private func moving(_ place: Int) -> some Gesture {
        DragGesture(minimumDistance: 6, coordinateSpace: .global)
            .onChanged { pull(place, by: direction == .rightToLeft ? -$0.translation.width : $0.translation.width) }
            .onEnded { _ in withAnimation(.snappy(duration: 0.2)) { pulled = nil } }
    }

    /// Moves a column over those whose middle its header has passed.
    private func pull(_ place: Int, by distance: CGFloat) {
        guard start == nil else { return }
        let widths = widths
        let key = pulled?.key ?? columns[place].key
        guard let now = columns.firstIndex(where: { $0.key == key }) else { return pulled = nil }
        let origin = pulled?.start ?? widths[..<now].reduce(0, +)
        pulled = Pull(key: key, start: origin, distance: distance)
        let (leading, trailing) = (origin + distance, origin + distance + widths[now])
        func middle(_ place: Int) -> CGFloat { widths[..<place].reduce(0, +) + widths[place] / 2 }
        let passed =
            columns.indices.first { $0 < now && leading < middle($0) }
            ?? columns.indices.last { $0 > now && trailing > middle($0) }
        if let passed { withAnimation(.snappy(duration: 0.2)) { table.move(now, to: passed) } }
    }

    /// How far a header is from where its column stands, while it is dragged.
    private func offset(of place: Int, _ widths: [CGFloat]) -> CGFloat {
        guard let pulled, pulled.key == columns[place].key else { return 0 }
        let last = max(0, widths.reduce(0, +) - widths[place])
        return min(max(pulled.start + pulled.distance, 0), last) - widths[..<place].reduce(0, +)
    }
}

/// A header that follows the pointer, over the others.
private struct MovedHeader: ViewModifier {
    let isMoved: Bool
    let offset: CGFloat

    init(isMoved: Bool, offset: CGFloat) {
        self.isMoved = isMoved
        self.offset = offset
    }

    func body(content: Content) -> some View {
        content
            .background {
                if isMoved { RoundedRectangle(cornerRadius: 6).fill(Color.primary.opacity(0.1)).padding(.leading, -6) }
            }
            .offset(x: offset)
            .zIndex(isMoved ? 1 : 0)
    }
}

/// Shows and hides columns.
private struct TableHeaderMenu<Row: Identifiable>: ViewModifier {
    let table: TableColumns<Row>

    init(table: TableColumns<Row>) { self.table = table }

    func body(content: Content) -> some View {
        let columns = table.choosable
        if columns.isEmpty {
            content
        } else {
            content.contextMenu {
                ForEach(columns, id: \.key) { column in
                    let isShown = table.isShown(column)
                    Toggle(isOn: Binding(get: { table.isShown(column) }, set: { table.show(column, $0) })) {
                        column.label()
                    }
                    // One column stays, else there would be no header to bring another one back by.
                    .disabled(isShown && table.shown.count == 1)
                }
                if table.isReordered {
                    Divider()
                    Button(_own: "Reset Order") { table.resetOrder() }
                }
            }
        }
    }
}
