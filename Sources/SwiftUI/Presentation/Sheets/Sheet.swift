import MartletGraph

extension View {
    /// Presents a sheet while `isPresented` is true: a card in the middle of the window, or at the bottom of a window
    /// narrower than 450 points.
    ///
    /// The sheet is as live as any other view: it sees the environment of this one and follows what it reads. A press
    /// beside it, the escape key, pulling it down and `dismiss` write `false`, unless `interactiveDismissDisabled(_:)`
    /// forbids the first three. One sheet is up at a time above the same content; another one waits until the first is
    /// gone. A sheet can present one in turn.
    ///
    /// - Parameter onDismiss: called once the sheet is gone, after its views have disappeared.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(.sheet, isPresented, onDismiss) { StacklessPage(content: content(), fills: false) })
    }

    /// Presents a sheet for an item while there is one. Another item with the same id is shown in the same sheet; one
    /// with another id has a sheet of its own, which comes when the first is gone.
    ///
    /// - Parameter onDismiss: called once a sheet is gone, after its views have disappeared.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentationModifier(.sheet, item, onDismiss) { StacklessPage(content: content($0), fills: false) })
    }

    /// Covers the whole window with a view while `isPresented` is true. Only `dismiss` and the binding end it.
    ///
    /// - Parameter onDismiss: called once the cover is gone, after its views have disappeared.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(.cover, isPresented, onDismiss) { StacklessPage(content: content(), fills: true) })
    }

    /// Covers the whole window with a view for an item while there is one. Only `dismiss` and the binding end it.
    ///
    /// - Parameter onDismiss: called once a cover is gone, after its views have disappeared.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentationModifier(.cover, item, onDismiss) { StacklessPage(content: content($0), fills: true) })
    }
}

extension PresentationModifier where Item == Bool {
    /// Presents while a flag is set.
    nonisolated init(
        _ kind: LayerKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)? = nil,
        _ content: @escaping () -> Layer
    ) {
        self.init(
            kind: kind, item: { isPresented.wrappedValue ? true : nil }, end: { isPresented.wrappedValue = false },
            onDismiss: onDismiss, content: { _ in content() })
    }
}

extension PresentationModifier where Item: Identifiable {
    /// Presents while there is an item.
    nonisolated init(
        _ kind: LayerKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)? = nil,
        _ content: @escaping (Item) -> Layer
    ) {
        self.init(
            kind: kind, item: { item.wrappedValue }, id: { AnyHashable($0.id) }, end: { item.wrappedValue = nil },
            onDismiss: onDismiss, content: content)
    }
}
