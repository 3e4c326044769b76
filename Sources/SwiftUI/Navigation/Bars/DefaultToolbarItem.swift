/// An item that pages have without being asked, at a place of the program's choice.
///
///     .searchable(text: $query)
///     .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
///
/// Where the page has no such item, nothing is there.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
    public typealias Body = Never
    private let kind: ToolbarDefaultItemKind
    private let placement: ToolbarItemPlacement

    /// Puts the item where `placement` says. The title and the button for the sidebar can stand anywhere in the bar at
    /// the top, the search field in any bar.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }

    @MainActor public func _collectItems(into list: inout _ToolbarItems) {
        list.items.append(.init(placement: placement, view: nil, standard: kind))
    }
}
