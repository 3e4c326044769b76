extension TabContent {
    /// Gives the tab, or the header of the section, a context menu in the sidebar.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
        let items = AnyView(menuItems())
        return ModifiedTabs(
            self, decorating: TabDecoration(isForSidebar: true) { view in AnyView(view.contextMenu { items }) })
    }

    /// Lets the tab be dragged out of the sidebar.
    ///
    /// - Parameter payload: what is dragged; asked for when a drag begins.
    @MainActor @preconcurrency public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TabContent<TabValue> {
        ModifiedTabs(
            self, decorating: TabDecoration(isForSidebar: true) { view in AnyView(view.draggable(payload())) })
    }

    /// Lets things that a transferable type can be read from be dropped on the tab, in the bar and in the sidebar.
    ///
    /// - Parameter action: is told the things, once they are read.
    @MainActor @preconcurrency public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> {
        ModifiedTabs(
            self,
            decorating: TabDecoration { view in
                AnyView(
                    view.dropDestination(for: payloadType) { items, _ in
                        action(items)
                        return true
                    })
            })
    }
}
