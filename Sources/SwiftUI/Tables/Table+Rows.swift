import Foundation

extension Table {
    /// Makes a table of rows.
    nonisolated public init(
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(nil, nil, columnCustomization, columns(), rows())
    }

    /// Makes a table of rows.
    nonisolated public init(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(nil, nil, columnCustomization, columns(), rows())
    }

    /// Makes a table of rows, of which one can be selected.
    nonisolated public init(
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), nil, columnCustomization, columns(), rows())
    }

    /// Makes a table of rows, of which one can be selected.
    nonisolated public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), nil, columnCustomization, columns(), rows())
    }

    /// Makes a table of rows, of which several can be selected.
    nonisolated public init(
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), nil, columnCustomization, columns(), rows())
    }

    /// Makes a table of rows, of which several can be selected.
    nonisolated public init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), nil, columnCustomization, columns(), rows())
    }

    /// Makes a table of rows, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(nil, TableSorting(sortOrder), columnCustomization, columns(), rows())
    }

    /// Makes a table of rows, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(nil, TableSorting(sortOrder), columnCustomization, columns(), rows())
    }

    /// Makes a table of rows, of which one can be selected, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(.one(selection), TableSorting(sortOrder), columnCustomization, columns(), rows())
    }

    /// Makes a table of rows, of which one can be selected, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(.one(selection), TableSorting(sortOrder), columnCustomization, columns(), rows())
    }

    /// Makes a table of rows, of which several can be selected, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(.many(selection), TableSorting(sortOrder), columnCustomization, columns(), rows())
    }

    /// Makes a table of rows, of which several can be selected, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(.many(selection), TableSorting(sortOrder), columnCustomization, columns(), rows())
    }
}
