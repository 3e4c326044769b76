import Foundation

/// A column of a table: its header, and what it shows for a row.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Size") { file in Text(file.size, format: .byteCount(style: .file)) }.width(80)
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    private let label: () -> Label
    private let content: (RowValue) -> Content
    private let comparator: Sort?
    private var width = TableColumnWidth()
    private var alignment = TableColumnAlignment.automatic

    init(_ label: @escaping () -> Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    public func _add(to list: inout _TableColumnList<RowValue>) {
        list.columns.append(
            TableColumnData(
                label: { [label] in AnyView(label()) }, content: { [content] in AnyView(content($0)) },
                comparator: comparator, width: width, alignment: alignment))
    }

    /// Makes the column as wide as this, in points: the user cannot change it. Nil shares what the others leave.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var new = self
        let width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
        new.width = width.map { TableColumnWidth(minimum: $0, ideal: $0, maximum: $0) } ?? TableColumnWidth()
        return new
    }

    /// The width at which the column begins, in points, and between which limits the user can drag its edge.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var new = self
        let (min, ideal) = (min?.finite, ideal?.finite)
        let max = max.flatMap { $0.isNaN ? nil : $0 }
        let least = Swift.max(min ?? Swift.min(TableColumnWidth.least, ideal ?? .infinity, max ?? .infinity), 0)
        let most = Swift.max(max ?? .infinity, least)
        new.width = TableColumnWidth(
            minimum: least, ideal: ideal.map { Swift.min(Swift.max($0, least), most) }, maximum: most)
        return new
    }

    /// Where the header and the cells stand in the column.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var new = self
        new.alignment = alignment
        return new
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Makes a column that does not sort.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init({ Text(titleKey) }, nil, content)
    }

    /// Makes a column that does not sort.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init({ Text(title) }, nil, content)
    }

    /// Makes a column that does not sort.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init({ text }, nil, content)
    }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// Makes a column that shows a string and does not sort.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init({ Text(titleKey) }, nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Makes a column that shows a string and does not sort.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init({ Text(title) }, nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Makes a column that shows a string and does not sort.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init({ text }, nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// Makes a column whose header sorts by a comparator.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init({ Text(titleKey) }, comparator, content)
    }

    /// Makes a column whose header sorts by a comparator.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init({ Text(title) }, comparator, content)
    }

    /// Makes a column whose header sorts by a comparator.
    public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init({ text }, comparator, content)
    }
}
