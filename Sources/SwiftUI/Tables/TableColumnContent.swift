import Foundation

/// Columns of a table: one, several, or a type of your own that puts some together.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// What the columns sort by; `Never` where none sorts.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    associatedtype TableColumnBody: TableColumnContent
    /// The columns that make up this content.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }

    func _add(to list: inout _TableColumnList<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public func _add(to list: inout _TableColumnList<TableRowValue>) { tableColumnBody._add(to: &list) }
}

extension TableColumnContent where TableColumnBody == Never {
    public var tableColumnBody: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public func _add(to list: inout _TableColumnList<Never>) {}
}

/// The columns of a table, from the leading edge.
public struct _TableColumnList<Row: Identifiable> {
    var columns: [TableColumnData<Row>] = []

    /// Those with what they are called by where they have no id.
    var placed: [TableColumnData<Row>] {
        var elements: Set<String> = []
        return columns.enumerated().map { place, column in
            var column = column
            column.place = place
            if let element = column.element, !elements.insert(element).inserted { column.element = nil }
            return column
        }
    }
}

/// One column, whatever its types are.
struct TableColumnData<Row: Identifiable> {
    let label: () -> AnyView
    let content: (Row) -> AnyView
    /// What its header sorts by; nil where it does not sort.
    let comparator: (any SortComparator)?
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    /// By which a user's choice is found again; nil where he cannot change the column.
    var id: String?
    var defaultVisibility = Visibility.automatic
    /// What the user may not change.
    var fixed = TableColumnCustomizationBehavior()
    /// The element of a collection that it stands for.
    var element: String?
    /// Its place in the program's order.
    var place = 0

    /// What tells it from the others of the table.
    var key: String { id ?? "#\(element ?? String(place))" }
}

/// Where the header and the cells of a column stand in it.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Edge: Hashable {
        case automatic, leading, center, trailing
        case numeric(LayoutDirection)
    }
    private let edge: Edge

    /// At the leading edge.
    public static var automatic: Self { Self(edge: .automatic) }
    public static var leading: Self { Self(edge: .leading) }
    public static var center: Self { Self(edge: .center) }
    public static var trailing: Self { Self(edge: .trailing) }
    /// Where the ones of numbers stand below one another, in digits that are written from the left.
    public static var numeric: Self { Self(edge: .numeric(.leftToRight)) }
    /// Where the ones of numbers stand below one another, in the digits of a numbering system.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> Self {
        Self(edge: .numeric(rightToLeftDigits.contains(numberingSystem.identifier) ? .rightToLeft : .leftToRight))
    }

    /// The numbering systems whose digits are written from the right: Adlam, N'Ko and Hanifi Rohingya.
    private static let rightToLeftDigits: Set = ["adlm", "nkoo", "rohg"]

    func frame(_ direction: LayoutDirection) -> Alignment {
        switch edge {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .numeric(let digits): direction == digits ? .trailing : .leading
        }
    }
}
