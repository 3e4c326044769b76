import MartletGraph

/// What can be done with the rows of a list through a binding to its data.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

}

extension EditActions where Data: MutableCollection {
    /// The user can drag a row elsewhere.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// The user can delete rows.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// The user can do all there is.
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The rows of a collection that a binding points at, which moving and deleting them changes.
nonisolated public struct EditableRows<Data, ID: Hashable, Row: View>: View
where Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable {
    let data: Binding<Data>
    let id: KeyPath<Data.Element, ID>
    let actions: EditActions<Data>
    let row: (Binding<Data.Element>) -> Row

    init(
        _ data: Binding<Data>, _ id: KeyPath<Data.Element, ID>, _ actions: EditActions<Data>,
        _ row: @escaping (Binding<Data.Element>) -> Row
    ) {
        self.data = data
        self.id = id
        self.actions = actions
        self.row = row
    }

    @MainActor public var body: some View {
        ForEach(data, id: id, content: row)
            .onDelete(perform: actions.contains(EditActions(rawValue: 2)) ? { delete($0) } : nil)
            .onMove(
                perform: actions.contains(.move)
                    ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }

    /// Only what can replace parts of itself has `delete` among its actions.
    @MainActor private func delete(_ offsets: IndexSet) {
        guard let elements = data.wrappedValue as? any RangeReplaceableCollection else { return }
        func without<C: RangeReplaceableCollection>(_ elements: C) -> Data? {
            var rest = C()
            for (offset, element) in elements.enumerated() where !offsets.contains(offset) { rest.append(element) }
            return rest as? Data
        }
        if let rest = without(elements) { data.wrappedValue = rest }
    }
}

extension List where SelectionValue == Never {
    /// Makes a list whose rows the user can move and delete, which changes the collection that the binding points at.
    ///
    ///     List($trees, editActions: .all) { $tree in TextField("Name", text: $tree.name) }
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(nil, EditableRows(data, \.id, editActions, rowContent))
    }

    /// Makes a list whose rows, told apart by `id`, the user can move and delete.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init(nil, EditableRows(data, id, editActions, rowContent))
    }
}

extension List {
    /// Makes a list whose rows the user can move, delete, and select several of.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection.map { .many($0) }, EditableRows(data, \.id, editActions, rowContent))
    }

    /// Makes a list whose rows the user can move, delete, and select one of.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection.map { .one($0) }, EditableRows(data, \.id, editActions, rowContent))
    }

    /// Makes a list whose rows, told apart by `id`, the user can move, delete, and select several of.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init(selection.map { .many($0) }, EditableRows(data, id, editActions, rowContent))
    }

    /// Makes a list whose rows, told apart by `id`, the user can move, delete, and select one of.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init(selection.map { .one($0) }, EditableRows(data, id, editActions, rowContent))
    }
}
