import Foundation

/// Puts the columns of a table together.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    /// A column that does not sort, in a table that does.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }

    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

    @_disfavoredOverload
    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue { content }

    public static func buildPartialBlock<Content: TableColumnContent>(first: Content) -> Content
    where Content.TableRowValue == RowValue { first }

    public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
        accumulated: First, next: Next
    ) -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
    where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
        TupleTableColumnContent(value: (accumulated, next)) { list in
            accumulated._add(to: &list)
            next._add(to: &list)
        }
    }

    public static func buildLimitedAvailability<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue { content }

    public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == RowValue { content }

    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _EitherTableColumns<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        .first(first)
    }

    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _EitherTableColumns<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        .second(second)
    }
}

/// Puts the columns of a `Group` together, as a `TableColumnBuilder` does.
///
/// It has no expression that is a `TableColumn`: where a member of a group of views is wrong, the compiler would say how
/// it is none.
@resultBuilder
public struct _TableColumnGroupBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

    @_disfavoredOverload
    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue { content }

    public static func buildPartialBlock<Content: TableColumnContent>(first: Content) -> Content
    where Content.TableRowValue == RowValue { first }

    public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
        accumulated: First, next: Next
    ) -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
    where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
        TableColumnBuilder.buildPartialBlock(accumulated: accumulated, next: next)
    }

    public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == RowValue { content }

    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _EitherTableColumns<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        .first(first)
    }

    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _EitherTableColumns<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        .second(second)
    }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    public var value: T
    let add: (inout _TableColumnList<RowValue>) -> Void

    public func _add(to list: inout _TableColumnList<RowValue>) { add(&list) }
}

/// The columns of one of two branches.
public enum _EitherTableColumns<First: TableColumnContent, Second: TableColumnContent>: TableColumnContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    public typealias TableColumnSortComparator = First.TableColumnSortComparator
    public typealias TableColumnBody = Never
    case first(First)
    case second(Second)

    public func _add(to list: inout _TableColumnList<First.TableRowValue>) {
        switch self {
        case .first(let content): content._add(to: &list)
        case .second(let content): content._add(to: &list)
        }
    }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never
    public func _add(to list: inout _TableColumnList<Wrapped.TableRowValue>) { self?._add(to: &list) }
}

/// A column for each element of a collection.
///
///     TableColumnForEach(years, id: \.self) { year in
///         TableColumn(String(year)) { (city: City) in Text(city.population(in: year)) }
///     }
public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
>: TableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    public var data: Data
    let id: KeyPath<Data.Element, ID>
    let content: (Data.Element) -> Content

    /// Makes a column for each element.
    public init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        (self.data, self.id, self.content) = (data, \.id, content)
    }

    /// Makes a column for each element, told apart by the value at `id`.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.id, self.content) = (data, id, content)
    }

    public func _add(to list: inout _TableColumnList<RowValue>) {
        for element in data {
            let first = list.columns.count
            content(element)._add(to: &list)
            for place in first..<list.columns.count where list.columns[place].element == nil {
                list.columns[place].element = "\(element[keyPath: id])#\(place - first)"
            }
        }
    }
}
