extension List {
    /// Makes a list with a row for each element, of which one row is always selected.
    @_disfavoredOverload
    @inlinable
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(.exactlyOne(selection), ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element, told apart by `id`, of which one row is always selected.
    @_disfavoredOverload
    @inlinable
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(.exactlyOne(selection), ForEach(data, id: id, content: rowContent))
    }

    /// Makes a list with a row for each number of a range that never changes, of which one row is always selected.
    @_disfavoredOverload
    @inlinable
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(.exactlyOne(selection), ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element that a binding points at, of which one row is always selected.
    @inlinable
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(.exactlyOne(selection), ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element that a binding points at, told apart by `id`, of which one row is always selected.
    @inlinable
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(.exactlyOne(selection), ForEach(data, id: id, content: rowContent))
    }
}
