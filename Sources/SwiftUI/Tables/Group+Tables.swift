import Foundation

extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never

    /// Makes several columns of a table one content, so that a modifier changes them all.
    @_disfavoredOverload
    nonisolated public init<Row: Identifiable, Sort: SortComparator>(
        @_TableColumnGroupBuilder<Row, Sort> content: () -> Content
    ) where Content.TableRowValue == Row, Content.TableColumnSortComparator == Sort {
        self.content = content()
    }

    public func _add(to list: inout _TableColumnList<Content.TableRowValue>) { content._add(to: &list) }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowBody = Never

    /// Makes several rows of a table one content, so that a modifier changes them all.
    @_disfavoredOverload
    nonisolated public init<Row: Identifiable>(@TableRowBuilder<Row> content: () -> Content)
    where Content.TableRowValue == Row {
        self.content = content()
    }

    public func _rows(_ table: _TableContext<Content.TableRowValue>) -> Content._Rows { content._rows(table) }
}
