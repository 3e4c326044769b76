extension ViewBuilder {
    @_disfavoredOverload
    public static func buildExpression<C: Commands>(_ content: C) -> C { content }

    @_disfavoredOverload
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }

    @_disfavoredOverload
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
        TupleCommands(content: (repeat each content))
    }

    @_disfavoredOverload
    public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
}
