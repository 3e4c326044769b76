import MartletGraph

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

/// Which items of a bar go first into the menu at its end where there is no room for all: those of the lowest priority.
///
///     ToolbarItem { Button("Print", action: print) }.visibilityPriority(.low)
nonisolated public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
    let rank: Double

    /// That of items that say nothing.
    public static let automatic = Self(rank: 0)
    public static let low = Self(rank: -1)
    public static let high = Self(rank: 1)

    private init(rank: Double) { self.rank = rank }

    /// A priority just above another.
    public init(higherThan other: Self) { rank = other.rank + Self.step }

    /// A priority just below another.
    public init(lowerThan other: Self) { rank = other.rank - Self.step }

    private static let step = 1.0 / 1024
}

extension ToolbarContent {
    /// Says which items of the bar go first into the menu at its end where there is no room for all; among equals the
    /// last does.
    nonisolated public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
        ModifiedToolbarContent(content: self) { $0.priority = priority }
    }
}

extension CustomizableToolbarContent {
    /// Says which items of the bar go first into the menu at its end where there is no room for all; among equals the
    /// last does.
    nonisolated public func visibilityPriority(
        _ priority: ToolbarItemVisibilityPriority
    ) -> some CustomizableToolbarContent {
        ModifiedToolbarContent(content: self) { $0.priority = priority }
    }
}
