extension ForEach where Content: View {
    /// A view for each element of a collection that a binding points at, which the user can move and delete in a list.
    ///
    ///     ForEach($trees, editActions: .all) { $tree in TextField("Name", text: $tree.name) }
    @_disfavoredOverload
    nonisolated public init<C, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
        C.Index: Hashable
    {
        let rows = ForEach(data) { EditableCollectionContent<R, C>(content: content($0)) }
        self.init(
            data: rows.data, ids: rows.ids, content: rows.content,
            expansion: ExpansionView(EditableRows(data, \.id, editActions, content)))
    }

    /// A view for each element of a collection, told apart by the value at `id`, which the user can move and delete in a
    /// list.
    @_disfavoredOverload
    nonisolated public init<C, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
    {
        let rows = ForEach(data, id: id) { EditableCollectionContent<R, C>(content: content($0)) }
        self.init(
            data: rows.data, ids: rows.ids, content: rows.content,
            expansion: ExpansionView(EditableRows(data, id, editActions, content)))
    }
}

/// A row that the user can move or delete, as its collection allows.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content

    init(content: Content) { self.content = content }

    @MainActor public var body: some View { content }
}
