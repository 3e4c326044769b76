/// The header of a section of a table's rows.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    let content: Content

    public func _rows(_ table: _TableContext<Value>) -> Content { content }
}

/// No rows: the footer of a section of a table, and the header of one without a title.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public func _rows(_ table: _TableContext<Value>) -> EmptyView { EmptyView() }
}

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public func _rows(
        _ table: _TableContext<Content.TableRowValue>
    ) -> Section<Parent._Rows, Content._Rows, Footer._Rows> {
        // The header and the footer show nothing of the columns, whatever they call their rows.
        Section<Parent._Rows, Content._Rows, Footer._Rows>(
            header: header._rows(_TableContext(columns: [])), content: content._rows(table),
            footer: footer._rows(_TableContext(columns: [])), isExpanded: isExpanded, isCollapsible: isCollapsible)
    }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// Makes a section of a table's rows with a header.
    ///
    ///     Table(of: Person.self) {
    ///         TableColumn("Name", value: \.name)
    ///     } rows: {
    ///         Section("Friends") { ForEach(friends) { TableRow($0) } }
    ///     }
    @_disfavoredOverload
    nonisolated public init<V: Identifiable, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
    {
        self.init(header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
    }

    /// Makes a section of a table's rows that is there only while `isExpanded` is true; a click on the header changes
    /// it.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable, H: View>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
            isExpanded: isExpanded)
    }

    /// Makes a section of a table's rows with a title.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
    {
        self.init(content: content) { Text(titleKey) }
    }

    /// Makes a section of a table's rows with a title.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable, S: StringProtocol>(
        _ title: S, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
    {
        self.init(content: content) { Text(title) }
    }

    /// Makes a section of a table's rows with a title that is there only while `isExpanded` is true.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
    {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Makes a section of a table's rows without header and footer.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
    {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }
}
