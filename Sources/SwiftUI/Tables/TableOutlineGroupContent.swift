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

/// Rows for the elements of one level of a tree, and below each that is open those of the next.
nonisolated public struct _TableOutline<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>
    let table: _TableContext<Data.Element>

    @MainActor public var body: some View {
        ForEach(data) { element in
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
}
