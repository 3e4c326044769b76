import MartletGraph

extension OutlineGroup {
    /// Makes a tree from the elements at the top of a collection that a binding points at; what its rows write goes into
    /// the collection.
    ///
    ///     OutlineGroup($folders, children: \.folders) { $folder in TextField("Name", text: $folder.name) }
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    )
    where
        Data == Binding<C>, ID == C.Element.ID, C.Element: Identifiable, Parent: View, Parent == Leaf,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Makes a tree from the elements at the top of a collection that a binding points at, told apart by the value at
    /// `id`.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    )
    where
        Data == Binding<C>, Parent: View, Parent == Leaf,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    {
        self.init(
            data: data, id: (\Binding<C.Element>.wrappedValue).appending(path: id),
            children: \Binding<C.Element>.[unwrapping: children], content: content)
    }

    /// Makes a tree from the one element at its top that a binding points at.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection>(
        _ root: Binding<C.Element>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    )
    where
        Data == Binding<C>, ID == C.Element.ID, C.Element: Identifiable, Parent: View, Parent == Leaf,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    {
        self.init(
            data: nil, root: root, id: (\Binding<C.Element>.wrappedValue).appending(path: \.id),
            children: \Binding<C.Element>.[unwrapping: children], content: content)
    }
}

extension Binding {
    /// A binding to what is at a key path, where there is something.
    fileprivate subscript<C>(unwrapping path: WritableKeyPath<Value, C?>) -> Binding<C>? {
        Binding<C>(self[dynamicMember: path])
    }
}

extension List where SelectionValue == Never {
    /// Makes a list of a tree that a binding points at: rows with children open and close, and write into the tree.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(nil, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Makes a list of a tree that a binding points at, its elements told apart by the value at `id`.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Makes a list of a tree that a binding points at, of which one row can be selected.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(selection.map { .one($0) }, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Makes a list of a tree that a binding points at, told apart by the value at `id`, of which one row can be selected.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(selection.map { .one($0) }, OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// Makes a list of a tree that a binding points at, of which several rows can be selected.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, Data.Element.ID, RowContent, RowContent,
            DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >, Data.Element: Identifiable
    {
        self.init(selection.map { .many($0) }, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Makes a list of a tree that a binding points at, told apart by the value at `id`, of which several rows can be
    /// selected.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == OutlineGroup<
            Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(selection.map { .many($0) }, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
