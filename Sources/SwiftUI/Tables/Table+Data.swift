import Foundation

extension Table {
    /// Makes a table with a row for each element.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(nil, nil, columnCustomization, columns(), TableForEachContent(data: data))
    }

    /// Makes a table with a row for each element, of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.one(selection), nil, columnCustomization, columns(), TableForEachContent(data: data))
    }

    /// Makes a table with a row for each element, of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(.many(selection), nil, columnCustomization, columns(), TableForEachContent(data: data))
    }

    /// Makes a table with a row for each element, and that is sorted by its headers.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(nil, TableSorting(sortOrder), columnCustomization, columns(), TableForEachContent(data: data))
    }

    /// Makes a table with a row for each element, of which one can be selected, and that is sorted by its headers.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            .one(selection), TableSorting(sortOrder), columnCustomization, columns(), TableForEachContent(data: data))
    }

    /// Makes a table with a row for each element, of which several can be selected, and that is sorted by its headers.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            .many(selection), TableSorting(sortOrder), columnCustomization, columns(), TableForEachContent(data: data))
    }
}
