// Columns and sections of tables whose title names its catalogue itself.

extension TableColumn where Sort == Never, Label == Text {
    /// Makes a column that does not sort.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init({ Text(titleResource) }, nil, content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// Makes a column that shows a string and does not sort.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
        self.init({ Text(titleResource) }, nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// Makes a column whose header sorts by a comparator.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init({ Text(titleResource) }, comparator, content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Makes a column whose header sorts by a value of the rows.
    ///
    ///     TableColumn("Age", value: \.age) { person in Text(person.age, format: .number) }
    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init({ Text(titleResource) }, KeyPathComparator(value.shared), content)
    }

    /// Makes a column whose header sorts by a value of the rows; rows without one come first.
    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init({ Text(titleResource) }, KeyPathComparator(value.shared), content)
    }

    /// Makes a column whose header sorts by a value of the rows, as a comparator has it.
    @_disfavoredOverload
    public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init({ Text(titleResource) }, KeyPathComparator(value.shared, comparator: comparator), content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Makes a column that shows a string, and whose header sorts by it as people do: whatever the case, and numbers by
    /// what they are.
    ///
    ///     TableColumn("Name", value: \.name)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
        self.init({ Text(titleResource) }, value, LocalizedComparator.localizedStandard)
    }

    /// Makes a column that shows a string, and whose header sorts by it letter by letter.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
    ) {
        self.init({ Text(titleResource) }, value, comparator)
    }

    /// Makes a column that shows a string, and whose header sorts by it by the rules of the user's language.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: LocalizedComparator
    ) {
        self.init({ Text(titleResource) }, value, comparator)
    }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// Makes a section of a table's rows with a title.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable>(
        _ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
    {
        self.init(content: content) { Text(titleResource) }
    }

    /// Makes a section of a table's rows with a title that is there only while `isExpanded` is true.
    @_disfavoredOverload
    nonisolated public init<V: Identifiable>(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
    {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}
