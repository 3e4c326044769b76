import MartletGraph

/// A table: the headers, and below them the rows in a list.
struct TableBody<Row: Identifiable, Rows: View>: View {
    let columns: [TableColumnData<Row>]
    let customization: Binding<TableColumnCustomization<Row>>?
    let selection: (any ListSelecting)?
    let sorting: TableSorting?
    let rows: (_TableContext<Row>) -> Rows
    /// The widths that the user has dragged, where nothing else keeps them.
    @State private var widths: [String: CGFloat] = [:]
    @State private var width: CGFloat = 0
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableLook) private var look
    @Environment(\.tableColumnHeaders) private var headers

    init(
        columns: [TableColumnData<Row>], customization: Binding<TableColumnCustomization<Row>>?,
        selection: (any ListSelecting)?, sorting: TableSorting?,
        rows: @escaping (_TableContext<Row>) -> Rows
    ) {
        self.columns = columns
        self.customization = customization
        self.selection = selection
        self.sorting = sorting
        self.rows = rows
    }

    /// A narrow window shows the first column alone, without its header.
    private func seen(of columns: TableColumns<Row>) -> [TableColumnData<Row>] {
        guard sizeClass == .compact, var first = columns.shown.first else { return columns.shown }
        first.width = TableColumnWidth()
        return [first]
    }

    var body: some View {
        let columns = TableColumns(columns, kept: customization, own: $widths)
        let dragged = sizeClass == .compact ? [:] : columns.dragged
        let list = look.list
        let sides = list.margin + list.rowInsets.leading
        VStack(spacing: 0) {
            if headers != .hidden, sizeClass != .compact {
                TableHeader(table: columns, sorting: sorting, width: width)
                    .modifier(TableHeaderKeys())
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
                    .padding(.horizontal, sides)
                    .padding(.vertical, 3)
                    .frame(minHeight: 28)
                    .background(ListBackground(look: list, isHidden: false))
                Divider()
            }
            ListBody(
                look: list, selection: selection,
                content: rows(_TableContext(columns: seen(of: columns), dragged: dragged)))
        }
        .preference(key: WideContentKey.self, value: true)
        .border(look.isBordered ? AnyShapeStyle(.separator) : AnyShapeStyle(.clear))
    }
}

/// The cells of one row.
nonisolated public struct _TableRowView<Value: Identifiable>: View {
    let value: Value
    let table: _TableContext<Value>
    /// Whether rows below are open; nil where there are none.
    var isExpanded: Binding<Bool>?
    @Environment(\.layoutDirection) private var direction

    init(value: Value, table: _TableContext<Value>, isExpanded: Binding<Bool>? = nil) {
        self.value = value
        self.table = table
        self.isExpanded = isExpanded
    }

    @MainActor public var body: some View {
        TableCellsLayout(columns: table.columns.map(\.width), dragged: table.dragged) {
            ForEach(Array(table.columns.enumerated()), id: \.element.key) { place, _ in
                // A cell has its place also where it shows nothing.
                HStack { cell(place) }.modifier(_EnvironmentValueModifier(IsTableCellKey.self, true))
                    .padding(.trailing, place < table.columns.count - 1 ? 10 : 0)
                    .frame(maxWidth: .infinity, alignment: table.columns[place].alignment.frame(direction))
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
                .accessibilityLabel(Text(_own: isExpanded.wrappedValue ? "Close" : "Open"))
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
