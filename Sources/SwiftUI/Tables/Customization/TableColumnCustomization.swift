import MartletGraph

/// What a user changed of the columns of a table: their order, their widths, and which of them are shown. Keep it for
/// the window or for the program:
///
///     @SceneStorage("columns") private var customization: TableColumnCustomization<Book>
///
///     Table(books, columnCustomization: $customization) {
///         TableColumn("Title", value: \.title).customizationID("title")
///         TableColumn("Author", value: \.author).customizationID("author").defaultVisibility(.hidden)
///     }
///
/// Only columns with an id are changed. A header is dragged to another place, and its menu shows and hides columns.
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
    var choices = TableColumnChoices()

    /// Nothing changed: columns stand as the table's builder puts them.
    public init() {}

    /// Whether the user shows or hides a column; `.automatic` where he has not said.
    public subscript(visibility id: String) -> Visibility {
        get { choices.shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { choices.shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Puts the columns back into the order of the program; what is hidden stays hidden, and widths stay.
    public mutating func resetOrder() { choices.order = [] }

    public init(from decoder: any Decoder) throws { choices = try TableColumnChoices(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try choices.encode(to: encoder) }
}

extension TableColumnContent {
    /// Names the column, so that the user can change it and what he changed is found again.
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.id = id }
    }

    /// Whether the column is shown where the user has not said.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.defaultVisibility = visibility }
    }

    /// Keeps the user from changing something of the column; the program still can.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.fixed = behavior }
    }

    /// Where the header and the cells stand in the column.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        ChangedTableColumns(content: self) { $0.alignment = alignment }
    }
}

/// Columns with something changed in each.
private struct ChangedTableColumns<Content: TableColumnContent>: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never
    let content: Content
    let change: (inout TableColumnData<Content.TableRowValue>) -> Void

    func _add(to list: inout _TableColumnList<Content.TableRowValue>) {
        let start = list.columns.count
        content._add(to: &list)
        for place in start..<list.columns.count { change(&list.columns[place]) }
    }
}

extension AppStorage {
    /// What a user changed of the columns of a table, from one run of the program to the next.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, store, .json(wrappedValue))
    }
}

extension SceneStorage {
    /// What a user changed of the columns of a table, kept for the scene of the window.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, .json(wrappedValue))
    }
}
