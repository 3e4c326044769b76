/// Rows of a table: one, several, or a type of your own that puts some together.
public protocol TableRowContent<TableRowValue> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent
    /// The rows that make up this content.
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

    associatedtype _Rows: View = TableRowBody._Rows
    func _rows(_ table: _TableContext<TableRowValue>) -> _Rows
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue, _Rows == TableRowBody._Rows {
    public func _rows(_ table: _TableContext<TableRowValue>) -> TableRowBody._Rows { tableRowBody._rows(table) }
}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public func _rows(_ table: _TableContext<Never>) -> EmptyView { EmptyView() }
}

/// What the rows of a table are shown with.
public struct _TableContext<Row: Identifiable> {
    var columns: [TableColumnData<Row>]
    /// The widths of columns that the user has dragged.
    var dragged: [Int: CGFloat] = [:]
    /// How many rows that open are around.
    var level = 0
}

/// A row of a table, for a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    let value: Value

    /// Makes a row that shows `value` in the table's columns.
    @_disfavoredOverload
    public init(_ value: Value) { self.value = value }

    public func _rows(_ table: _TableContext<Value>) -> _TableRowView<Value> {
        _TableRowView(value: value, table: table)
    }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    public let data: Data

    public func _rows(
        _ table: _TableContext<Data.Element>
    ) -> ForEach<Data, Data.Element.ID, _TableRowView<Data.Element>> {
        ForEach(data: data, ids: RowIDs()) { _TableRowView(value: $0, table: table) }
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public func _rows(_ table: _TableContext<Content.TableRowValue>) -> ForEach<Data, ID, Content._Rows> {
        ForEach<Data, ID, Content._Rows>(data: data, ids: ids, isConstant: isConstant) { content($0)._rows(table) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    /// Rows of a table for each element.
    ///
    ///     ForEach(people) { person in TableRow(person) }
    @_disfavoredOverload
    public init<Row: Identifiable>(
        _ data: Data, @TableRowBuilder<Row> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == Row {
        self.init(data: data, ids: RowIDs(), content: content)
    }
}

extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    /// Rows of a table that show the elements.
    ///
    ///     Table(of: Person.self) { … } rows: { Section("Family") { ForEach(family) } }
    @_disfavoredOverload
    public init(_ data: Data) { self.init(data: data, ids: RowIDs()) { TableRow($0) } }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TableRowContent {
    /// Rows of a table for each number of a range that never changes.
    @_disfavoredOverload
    public init<Row: Identifiable>(
        _ data: Range<Int>, @TableRowBuilder<Row> content: @escaping (Int) -> Content
    ) where Content.TableRowValue == Row {
        self.init(data: data, ids: RowIDs(\.self), isConstant: true, content: content)
    }
}

extension ForEach where Content: TableRowContent {
    /// Rows of a table for each element, told apart by the value at `id`.
    @_disfavoredOverload
    public init<Row: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<Row> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == Row {
        self.init(data: data, ids: RowIDs(id), content: content)
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowBody = Never
    public func _rows(_ table: _TableContext<Wrapped.TableRowValue>) -> Wrapped._Rows? { map { $0._rows(table) } }
}
