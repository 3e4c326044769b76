extension ViewBuilder {
    @_disfavoredOverload
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

    @_disfavoredOverload
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

    @_disfavoredOverload
    public static func buildBlock<each C: ToolbarContent>(
        _ content: repeat each C
    ) -> _TupleToolbarContent<repeat each C> {
        _TupleToolbarContent(content: (repeat each content))
    }

    @_disfavoredOverload
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }

    @_disfavoredOverload
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
        first: A
    ) -> _EitherToolbarContent<A, B> { .first(first) }

    @_disfavoredOverload
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
        second: B
    ) -> _EitherToolbarContent<A, B> { .second(second) }
}

/// The builder of views, which builds the content of toolbars, too.
///
///     @ContentBuilder var items: some ToolbarContent {
///         ToolbarItem { Button("Add", action: add) }
///     }
public typealias ContentBuilder = ViewBuilder

/// No content.
public typealias EmptyContent = EmptyView
