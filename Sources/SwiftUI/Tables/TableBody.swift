import MartletGraph

/// A table: the headers, and below them the rows in a list.
struct TableBody<Row: Identifiable, Rows: View>: View {
    let columns: [TableColumnData<Row>]
    let selection: (any ListSelecting)?
    let sorting: TableSorting?
    let rows: (_TableContext<Row>) -> Rows
    @State private var dragged: [Int: CGFloat] = [:]
    @State private var width: CGFloat = 0
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableLook) private var look
    @Environment(\.tableColumnHeaders) private var headers

    init(
        columns: [TableColumnData<Row>], selection: (any ListSelecting)?, sorting: TableSorting?,
        rows: @escaping (_TableContext<Row>) -> Rows
    ) {
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
        self.rows = rows
    }

    /// A narrow window shows the first column alone, without its header.
    private var shown: [TableColumnData<Row>] {
        guard sizeClass == .compact, var first = columns.first else { return columns }
        first.width = TableColumnWidth()
        return [first]
    }

    var body: some View {
        let shown = shown
        let list = look.list
        let sides = list.margin + list.rowInsets.leading
        VStack(spacing: 0) {
            if headers != .hidden, sizeClass != .compact {
                TableHeader(columns: shown, sorting: sorting, width: width, dragged: $dragged)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
                    .padding(.horizontal, sides)
                    .frame(height: 28)
                    .background(ListBackground(look: list, isHidden: false))
                Divider()
            }
            ListBody(
                look: list, selection: selection, content: rows(_TableContext(columns: shown, dragged: dragged)))
        }
        .border(look.isBordered ? AnyShapeStyle(.separator) : AnyShapeStyle(.clear))
    }
}

/// The cells of one row.
nonisolated public struct _TableRowView<Value: Identifiable>: View {
    let value: Value
    let table: _TableContext<Value>
    /// Whether rows below are open; nil where there are none.
    var isExpanded: Binding<Bool>?

    init(value: Value, table: _TableContext<Value>, isExpanded: Binding<Bool>? = nil) {
        self.value = value
        self.table = table
        self.isExpanded = isExpanded
    }

    @MainActor public var body: some View {
        TableCellsLayout(columns: table.columns.map(\.width), dragged: table.dragged) {
            ForEach(table.columns.indices, id: \.self) { place in
                cell(place)
                    .padding(.trailing, place < table.columns.count - 1 ? 10 : 0)
                    .frame(maxWidth: .infinity, alignment: table.columns[place].alignment.frame)
            }
        }
        .lineLimit(1)
        .tag(value.id)
    }

    @MainActor @ViewBuilder private func cell(_ place: Int) -> some View {
        let content = table.columns[place].content(value)
        if place == 0, let isExpanded {
            HStack(spacing: 4) {
                Button {
                    isExpanded.wrappedValue.toggle()
                } label: {
                    DisclosureChevron(isOpen: isExpanded.wrappedValue)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: isExpanded.wrappedValue ? "Close" : "Open"))
                .modifier(AccessibilityModifier(change: .expanded(isExpanded.wrappedValue)))
                content
            }
            .padding(.leading, CGFloat(table.level) * 18)
        } else if place == 0, table.level > 0 {
            content.padding(.leading, CGFloat(table.level) * 18)
        } else {
            content
        }
    }
}
