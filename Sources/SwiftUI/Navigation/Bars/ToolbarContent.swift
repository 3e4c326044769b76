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
        let side: BarContents.Side
        let isProminent: Bool
        let view: AnyView
    }

    var items: [Item] = []
}

/// Where an item of a toolbar belongs.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction
        case cancellationAction, destructiveAction, leading, trailing, bottomBar
    }

    let kind: Kind

    public static let automatic = Self(kind: .automatic)
    /// In place of the title.
    public static let principal = Self(kind: .principal)
    public static let navigation = Self(kind: .navigation)
    public static let primaryAction = Self(kind: .primaryAction)
    public static let secondaryAction = Self(kind: .secondaryAction)
    /// In the bar at the bottom.
    public static let status = Self(kind: .status)
    /// The button that ends a dialog and keeps what was done in it, in the tint.
    public static let confirmationAction = Self(kind: .confirmationAction)
    public static let cancellationAction = Self(kind: .cancellationAction)
    public static let destructiveAction = Self(kind: .destructiveAction)
    public static let navigationBarLeading = Self(kind: .leading)
    public static let navigationBarTrailing = Self(kind: .trailing)
    public static let topBarLeading = Self(kind: .leading)
    public static let topBarTrailing = Self(kind: .trailing)
    public static let bottomBar = Self(kind: .bottomBar)

    var side: BarContents.Side {
        switch kind {
        case .navigation, .cancellationAction, .leading: .leading
        case .principal: .center
        case .status, .bottomBar: .bottom
        case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction, .trailing: .trailing
        }
    }
}

/// A bar of a page.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable, Sendable { case navigationBar, bottomBar }
    let bar: Bar

    public static let navigationBar = Self(bar: .navigationBar)
    public static let bottomBar = Self(bar: .bottomBar)
    /// The bar with the title.
    public static let windowToolbar = Self(bar: .navigationBar)
    public static let automatic = Self(bar: .navigationBar)
}

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// An item for a view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.placement = placement
        self.content = content()
    }

    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        list.items.append(
            .init(
                side: placement.side, isProminent: placement.kind == .confirmationAction,
                view: AnyView(HStack(spacing: 4) { content })))
    }
}

/// Several items of a toolbar in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// An item for each view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        list.items.append(
            .init(
                side: placement.side, isProminent: placement.kind == .confirmationAction,
                view: AnyView(HStack(spacing: 4) { content })))
    }
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
