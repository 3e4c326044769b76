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
    public func _collectItems(into list: inout _ToolbarItems) {
        guard let memory = list.memory else { return body._collectItems(into: &list) }
        memory.evaluate(self) { $0.body }._collectItems(into: &list)
    }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// The items that the content of a toolbar describes.
@MainActor
public struct _ToolbarItems {
    struct Item {
        var placement: ToolbarItemPlacement
        /// Nil for a space, and for what the page has without being asked.
        var view: AnyView?
        /// The item as rows of a menu, where it is other than in the bar.
        var rows: AnyView?
        var priority = ToolbarItemVisibilityPriority.automatic
        var space = SpacerSizing.fixed
        /// What the page has anyway: what the item stands for, or, with a view, what it is.
        var standard: ToolbarDefaultItemKind?
        /// Whether the pointer over a button shows a box behind it.
        var showsBox = true
        var isHidden = false
        /// Nil where the user cannot change the item.
        var customization: ToolbarItemCustomization?
    }

    var items: [Item] = []
    /// What the program's own contents keep; nil where they are only looked at.
    var memory: PartMemory?

    init(memory: PartMemory?) { self.memory = memory }
}

/// Collects items of a toolbar from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

    public static func buildBlock<each C: ToolbarContent>(
        _ content: repeat each C
    ) -> _TupleToolbarContent<repeat each C> {
        _TupleToolbarContent(content: (repeat each content))
    }

    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }

    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
        first: A
    ) -> _EitherToolbarContent<A, B> { .first(first) }

    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
        second: B
    ) -> _EitherToolbarContent<A, B> { .second(second) }

    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> C { content }
}

/// Several contents of a toolbar.
nonisolated public struct _TupleToolbarContent<each C: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    let content: (repeat each C)

    init(content: (repeat each C)) { self.content = content }

    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        for item in repeat each content { item._collectItems(into: &list) }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never

    @MainActor public func _collectItems(into list: inout _ToolbarItems) { self?._collectItems(into: &list) }
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
