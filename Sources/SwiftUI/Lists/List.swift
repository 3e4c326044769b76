import MartletGraph

/// Rows in a column that scrolls, of which one or several can be selected, deleted or moved.
///
/// Only the rows in sight are made; each keeps its state by its id.
///
///     List(notes, selection: $selected) { note in Text(note.title) }
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: (any ListSelecting)?
    let content: Content
    @Environment(\.listLook) private var look
    @Environment(\.isInSidebar) private var isInSidebar

    @usableFromInline
    init(_ selection: ListSelection<SelectionValue>.Value?, _ content: Content) {
        self.selection = selection.map { ListSelection(value: $0) }
        self.content = content
    }

    @MainActor public var body: some View {
        ListBody(look: look.isAutomatic && isInSidebar ? .sidebar : look, selection: selection, content: content)
    }
}

extension List {
    /// Makes a list of which several rows can be selected.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .many($0) }, content())
    }

    /// Makes a list of which one row can be selected.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .one($0) }, content())
    }

    /// Makes a list of which one row is always selected.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(.exactlyOne(selection), content())
    }
}

extension List where SelectionValue == Never {
    /// Makes a list of these views.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(nil, content())
    }

    /// Makes a list with a row for each element.
    @_disfavoredOverload
    @inlinable
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element, told apart by the value at `id`.
    @_disfavoredOverload
    @inlinable
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// Makes a list with a row for each number of a range that never changes.
    @inlinable
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element of a collection that a binding points at.
    @inlinable
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Makes a list with a row for each element of a collection that a binding points at, told apart by `id`.
    @inlinable
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }
}
