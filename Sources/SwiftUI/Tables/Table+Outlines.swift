import Foundation

extension Table {
    /// Makes a table of a tree, whose rows with children open and close.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(nil, nil, columnCustomization, columns(), TableOutlineGroupContent(data: data, children: children))
    }

    /// Makes a table of a tree, whose rows with children open and close, of which one can be selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .one(selection), nil, columnCustomization, columns(),
            TableOutlineGroupContent(data: data, children: children))
    }

    /// Makes a table of a tree, whose rows with children open and close, of which several can be selected.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            .many(selection), nil, columnCustomization, columns(),
            TableOutlineGroupContent(data: data, children: children))
    }

    /// Makes a table of a tree, whose rows with children open and close, and that is sorted by its headers.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            nil, TableSorting(sortOrder), columnCustomization, columns(),
            TableOutlineGroupContent(data: data, children: children))
    }

    /// Makes a table of a tree, whose rows with children open and close, of which one can be selected, and that is sorted by its headers.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            .one(selection), TableSorting(sortOrder), columnCustomization, columns(),
            TableOutlineGroupContent(data: data, children: children))
    }

    /// Makes a table of a tree, whose rows with children open and close, of which several can be selected, and that is sorted by its headers.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        children: KeyPath<Value, Data?>,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
        self.init(
            .many(selection), TableSorting(sortOrder), columnCustomization, columns(),
            TableOutlineGroupContent(data: data, children: children))
    }
}
