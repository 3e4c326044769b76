import MartletGraph

/// Builds views from the statements of a closure, and other contents as well: of toolbars, of menus of windows, tabs.
@resultBuilder
public struct ViewBuilder {
    // What is a view is taken as one: `opacity` of a gradient, which is a style, too, gives a view here.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildExpression<Content>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<Content>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }

    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleContent<repeat each Content> {
        TupleContent(repeat each content)
    }

    public static func buildIf<Content>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

    @_disfavoredOverload
    public static func buildLimitedAvailability<Content>(_ content: Content) -> Content { content }
}

/// The builder of views, which builds other contents, too.
///
///     @ContentBuilder var items: some ToolbarContent {
///         ToolbarItem { Button("Add", action: add) }
///     }
public typealias ContentBuilder = ViewBuilder

/// No content.
public typealias EmptyContent = EmptyView
