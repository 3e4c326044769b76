import MartletGraph

/// Items of a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Adds the items this content stands for.
    @MainActor func _collectItems(into list: inout _ToolbarItems)
}

extension ToolbarContent {
    public func _collectItems(into list: inout _ToolbarItems) { body._collectItems(into: &list) }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// The items that the content of a toolbar describes.
@MainActor
public struct _ToolbarItems {
    struct Item {
        let placement: ToolbarItemPlacement
        /// Nil for a space.
        let view: AnyView?
        var space = SpacerSizing.fixed
    }

    var items: [Item] = []
}

/// Collects items of a toolbar from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }

    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> some ToolbarContent {
        _TupleToolbarContent(content: (repeat each content))
    }

    public static func buildIf<C: ToolbarContent>(_ content: C?) -> some ToolbarContent {
        _OptionalToolbarContent(content: content)
    }

    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
        first: A
    ) -> _EitherToolbarContent<A, B> { .first(first) }

    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
        second: B
    ) -> _EitherToolbarContent<A, B> { .second(second) }

    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> C { content }
}

nonisolated struct _TupleToolbarContent<each C: ToolbarContent>: ToolbarContent {
    typealias Body = Never
    let content: (repeat each C)

    init(content: (repeat each C)) { self.content = content }

    @MainActor func _collectItems(into list: inout _ToolbarItems) {
        for item in repeat each content { item._collectItems(into: &list) }
    }
}

nonisolated struct _OptionalToolbarContent<C: ToolbarContent>: ToolbarContent {
    typealias Body = Never
    let content: C?

    @MainActor func _collectItems(into list: inout _ToolbarItems) { content?._collectItems(into: &list) }
}

/// One of two contents of a toolbar.
nonisolated public enum _EitherToolbarContent<A: ToolbarContent, B: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    case first(A)
    case second(B)

    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        switch self {
        case .first(let content): content._collectItems(into: &list)
        case .second(let content): content._collectItems(into: &list)
        }
    }
}
