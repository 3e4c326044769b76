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

    /// Says what the tab, or the section, is for, where the pointer rests on it.
    nonisolated public func help(_ text: Text) -> some TabContent<TabValue> {
        ModifiedTabs(self, decorating: TabDecoration { view in AnyView(view.help(text)) })
    }

    /// Says what the tab, or the section, is for, where the pointer rests on it.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some TabContent<TabValue> { help(Text(textKey)) }

    /// Says what the tab, or the section, is for, where the pointer rests on it.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some TabContent<TabValue> {
        help(Text(textResource))
    }

    /// Says what the tab, or the section, is for, where the pointer rests on it.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some TabContent<TabValue> { help(Text(text)) }

    /// Shows a view in front of the window, with an arrow to the tab, while `isPresented` is true.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> {
        nonisolated(unsafe) let (attachmentAnchor, content) = (attachmentAnchor, content)
        return ModifiedTabs(
            self,
            decorating: TabDecoration { view in
                AnyView(
                    view.popover(
                        isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
                        content: content))
            })
    }

    /// Shows a view about an item in front of the window, with an arrow to the tab, while there is an item.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> {
        nonisolated(unsafe) let (item, attachmentAnchor, content) = (item, attachmentAnchor, content)
        return ModifiedTabs(
            self,
            decorating: TabDecoration { view in
                AnyView(
                    view.popover(
                        item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
            })
    }
}
