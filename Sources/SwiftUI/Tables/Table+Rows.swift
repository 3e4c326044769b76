import Foundation

extension Table {
    /// Makes a table of rows.
    nonisolated public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(nil, nil, columns(), rows())
    }

    /// Makes a table of rows.
    nonisolated public init(
        of valueType: Value.Type,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(nil, nil, columns(), rows())
    }

    /// Makes a table of rows, of which one can be selected.
    nonisolated public init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), nil, columns(), rows())
    }

    /// Makes a table of rows, of which one can be selected.
    nonisolated public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.one(selection), nil, columns(), rows())
    }

    /// Makes a table of rows, of which several can be selected.
    nonisolated public init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), nil, columns(), rows())
    }

    /// Makes a table of rows, of which several can be selected.
    nonisolated public init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.many(selection), nil, columns(), rows())
    }

    /// Makes a table of rows, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(nil, TableSorting(sortOrder), columns(), rows())
    }

    /// Makes a table of rows, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(nil, TableSorting(sortOrder), columns(), rows())
    }

    /// Makes a table of rows, of which one can be selected, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(.one(selection), TableSorting(sortOrder), columns(), rows())
    }

    /// Makes a table of rows, of which one can be selected, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(.one(selection), TableSorting(sortOrder), columns(), rows())
    }

    /// Makes a table of rows, of which several can be selected, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(.many(selection), TableSorting(sortOrder), columns(), rows())
    }

    /// Makes a table of rows, of which several can be selected, and that is sorted by its headers.
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where Columns.TableRowValue == Sort.Compared {
        self.init(.many(selection), TableSorting(sortOrder), columns(), rows())
    }
}
