/// Puts the rows of a table together.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Content.TableRowValue == Value { first }

    public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First, next: Next
    ) -> TupleTableRowContent<First, Next> where First.TableRowValue == Value, Next.TableRowValue == Value {
        TupleTableRowContent(first: accumulated, next: next)
    }

    public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value { content }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _EitherTableRows<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        .first(first)
    }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _EitherTableRows<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        .second(second)
    }
}

/// Rows, and those below them.
public struct TupleTableRowContent<First: TableRowContent, Next: TableRowContent>: TableRowContent
where First.TableRowValue == Next.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    public typealias TableRowBody = Never
    let first: First
    let next: Next

    public func _rows(_ table: _TableContext<First.TableRowValue>) -> TupleView<(First._Rows, Next._Rows)> {
        TupleView((first._rows(table), next._rows(table)))
    }
}

/// The rows of one of two branches.
public enum _EitherTableRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    public typealias TableRowBody = Never
    case first(First)
    case second(Second)

    public func _rows(
        _ table: _TableContext<First.TableRowValue>
    ) -> _ConditionalContent<First._Rows, Second._Rows> {
        switch self {
        case .first(let content): _ConditionalContent(storage: .trueContent(content._rows(table)))
        case .second(let content): _ConditionalContent(storage: .falseContent(content._rows(table)))
        }
    }
}
