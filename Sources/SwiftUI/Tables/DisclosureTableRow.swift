/// A row of a table that opens and closes others below it.
///
///     DisclosureTableRow(album) { ForEach(album.songs) { TableRow($0) } }
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never
    private let value: TableRowValue
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// Makes a row for `value` that is closed at first; `isExpanded` says, and is told, whether it is open.
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Content.TableRowValue == Value {
        (self.value, self.isExpanded, self.content) = (value, isExpanded, content)
    }

    public func _rows(_ table: _TableContext<TableRowValue>) -> _DisclosureTableRows<TableRowValue> {
        let content = content
        var inner = table
        inner.level += 1
        return _DisclosureTableRows(value: value, isExpanded: isExpanded, table: table) { [inner] in
            AnyView(content()._rows(inner))
        }
    }
}

/// A row that opens, and the rows below it while it is open.
nonisolated public struct _DisclosureTableRows<Value: Identifiable>: View {
    let value: Value
    let isExpanded: Binding<Bool>?
    let table: _TableContext<Value>
    let rows: () -> AnyView
    @State private var isOpen = false

    init(
        value: Value, isExpanded: Binding<Bool>?, table: _TableContext<Value>, rows: @escaping () -> AnyView
    ) {
        self.value = value
        self.isExpanded = isExpanded
        self.table = table
        self.rows = rows
    }

    @MainActor public var body: some View {
        let binding = isExpanded ?? $isOpen
        _TableRowView(value: value, table: table, isExpanded: binding)
        if binding.wrappedValue { rows() }
    }
}
