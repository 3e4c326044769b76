import MartletGraph

/// The look of tables.
@MainActor @preconcurrency
public protocol TableStyle {
    nonisolated var _look: _TableLook { get }
}

/// What a table style decides.
nonisolated public struct _TableLook: Equatable, Sendable {
    /// Whether a line is around the table and between its columns.
    var isBordered = false
    var alternates = true

    /// Rows of 28 points, with 10 points at the sides.
    var list: _ListLook {
        _ListLook(
            kind: isBordered ? .plain : .inset, margin: isBordered ? 0 : 6, minimumRowHeight: 28,
            rowInsets: EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10), sectionSpacing: 8, headerSpacing: 2,
            firstHeaderPadding: isBordered ? 0 : 8, cornerRadius: isBordered ? 0 : 6, showsSeparators: !alternates,
            alternates: alternates)
    }
}

/// The look of a table without another style: as `inset`.
nonisolated public struct AutomaticTableStyle: TableStyle {
    public init() {}
    public var _look: _TableLook { _TableLook() }
}

/// Rows a little away from the edges.
nonisolated public struct InsetTableStyle: TableStyle {
    public let _look: _TableLook
    public init() { _look = _TableLook() }
    /// - Parameter alternatesRowBackgrounds: whether every second row is darker; else lines are between rows.
    public init(alternatesRowBackgrounds: Bool) { _look = _TableLook(alternates: alternatesRowBackgrounds) }
}

/// Rows from edge to edge, with a line around them and between columns.
nonisolated public struct BorderedTableStyle: TableStyle {
    public let _look: _TableLook
    public init() { _look = _TableLook(isBordered: true) }
    /// - Parameter alternatesRowBackgrounds: whether every second row is darker; else lines are between rows.
    public init(alternatesRowBackgrounds: Bool) {
        _look = _TableLook(isBordered: true, alternates: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

struct TableStyleKey: EnvironmentKey { static var defaultValue: _TableLook { _TableLook() } }
struct TableColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableLook: _TableLook { self[TableStyleKey.self] }
    var tableColumnHeaders: Visibility { self[TableColumnHeadersKey.self] }
}

extension View {
    /// Sets the look of the tables below.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        modifier(_EnvironmentValueModifier(TableStyleKey.self, style._look))
    }

    /// Shows or hides the headers of the columns of the tables below.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        modifier(_EnvironmentValueModifier(TableColumnHeadersKey.self, visibility))
    }
}
