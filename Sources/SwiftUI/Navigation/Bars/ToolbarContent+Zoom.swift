extension ToolbarContent {
    /// Makes these items ones out of which a page or a sheet may grow.
    ///
    ///     ToolbarItem { Button("New", action: add) }.matchedTransitionSource(id: "new", in: space)
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        nonisolated(unsafe) let id = AnyHashable(id)
        return ModifiedToolbarContent(content: self) { item in
            item.view = item.view.map { AnyView($0.matchedTransitionSource(id: id, in: namespace)) }
        }
    }
}

extension CustomizableToolbarContent {
    /// Makes these items ones out of which a page or a sheet may grow.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some CustomizableToolbarContent {
        nonisolated(unsafe) let id = AnyHashable(id)
        return ModifiedToolbarContent(content: self) { item in
            item.view = item.view.map { AnyView($0.matchedTransitionSource(id: id, in: namespace)) }
        }
    }
}
