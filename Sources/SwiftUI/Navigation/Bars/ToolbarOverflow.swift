/// Items that are always in the menu at the end of the bar.
nonisolated public struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        ToolbarItemGroup(placement: .secondaryAction) { content }._collectItems(into: &list)
    }
}

extension View {
    /// Puts items into the menu at the end of the bar.
    nonisolated public func toolbarOverflowMenu<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return toolbar { ToolbarItemGroup(placement: .secondaryAction) { content } }
    }
}

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
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> _OptionalToolbarContent<C> {
        _OptionalToolbarContent(content: content)
    }

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
