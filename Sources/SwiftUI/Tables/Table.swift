import Foundation

/// Rows with several columns, which can be selected and sorted.
///
/// Only the rows in sight are made, as in a `List`, whose keys it has too. A click on the header of a column that sorts
/// changes `sortOrder`; the program sorts its data by that. The edges of columns are dragged to make them wider. With
/// a `columnCustomization`, headers are dragged to other places, and columns shown and hidden. A narrow window shows the
/// first column alone.
///
///     Table(people, selection: $selected, sortOrder: $order) {
///         TableColumn("Name", value: \.name)
///         TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
///     }
///     .onChange(of: order) { people.sort(using: order) }
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let selection: (any ListSelecting)?
    private let sorting: TableSorting?
    private let customization: Binding<TableColumnCustomization<Value>>?
    private let columns: Columns
    private let rows: Rows

    init(
        _ selection: ListSelection<Value.ID>.Value?, _ sorting: TableSorting?,
        _ customization: Binding<TableColumnCustomization<Value>>?, _ columns: Columns, _ rows: Rows
    ) {
        self.selection = selection.map { ListSelection(value: $0) }
        self.sorting = sorting
        self.customization = customization
        self.columns = columns
        self.rows = rows
    }

    @MainActor public var body: some View {
        var list = _TableColumnList<Value>()
        let _ = columns._add(to: &list)
        TableBody(
            columns: list.placed, customization: customization, selection: selection, sorting: sorting,
            rows: rows._rows)
    }
}
