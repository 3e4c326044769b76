import Foundation

extension Table {
    /// Makes a table with a row for each element.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(nil, nil, columns(), TableForEachContent(data: data))
    }

    /// Makes a table with a row for each element, of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.one(selection), nil, columns(), TableForEachContent(data: data))
    }

    /// Makes a table with a row for each element, of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.many(selection), nil, columns(), TableForEachContent(data: data))
    }

    /// Makes a table with a row for each element, and that is sorted by its headers.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(nil, TableSorting(sortOrder), columns(), TableForEachContent(data: data))
    }

    /// Makes a table with a row for each element, of which one can be selected, and that is sorted by its headers.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(.one(selection), TableSorting(sortOrder), columns(), TableForEachContent(data: data))
    }

    /// Makes a table with a row for each element, of which several can be selected, and that is sorted by its headers.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(.many(selection), TableSorting(sortOrder), columns(), TableForEachContent(data: data))
    }
}
