/// The rows of a table of a tree: those with children open and close.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    public func _rows(_ table: _TableContext<Data.Element>) -> _TableOutline<Data> {
        _TableOutline(data: data, children: children, table: table)
    }
}

extension OutlineGroup: TableRowContent
where
    Data.Element: Identifiable, Parent == TableRow<Data.Element>, Leaf == TableRow<Data.Element>,
    Subgroup == TableRow<Data.Element>
{
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    public func _rows(_ table: _TableContext<Data.Element>) -> _TableOutline<Data> {
        _TableOutline(data: data, children: children, table: table)
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Data.Element: Identifiable, Parent == TableRow<Data.Element>,
    Leaf == TableRow<Data.Element>, Subgroup == TableRow<Data.Element>
{
    /// Makes rows of a table from the elements at the top of a tree; an element whose `children` are nil is a leaf.
    ///
    ///     Table(of: Folder.self) { … } rows: { OutlineGroup(folders, children: \.folders) }
    public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>) where DataElement == Data.Element {
        self.init(data: data, id: \.id, children: children) { TableRow($0) }
    }
}

/// Rows for the elements of one level of a tree, and below each that is open those of the next.
nonisolated public struct _TableOutline<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
    /// Nil for none.
    let data: Data?
    let children: KeyPath<Data.Element, Data?>
    let table: _TableContext<Data.Element>

    @MainActor public var body: some View {
        if let data { ForEach(data) { row($0) } }
    }

    @MainActor @ViewBuilder private func row(_ element: Data.Element) -> some View {
        if let inner = element[keyPath: children] {
            _DisclosureTableRows(value: element, isExpanded: nil, table: table) {
                var below = table
                below.level += 1
                return AnyView(_TableOutline(data: inner, children: children, table: below))
            }
        } else {
            _TableRowView(value: element, table: table)
        }
    }
}
