extension View {
    /// Lets this view be dragged: over views of this program, and of others.
    ///
    ///     Text(song.title).draggable(song)
    ///
    /// A drag begins once a mouse has moved 8 points with the button down, or a finger has stayed for half a second; what
    /// follows the pointer is the view as it is shown. Escape cancels it. A tap stays a tap.
    ///
    /// - Parameter payload: what is dragged; asked for when a drag begins.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragModifier(makeProvider: { NSItemProvider(transferable: payload()) }, preview: nil))
    }

    /// Lets this view be dragged, with another view following the pointer.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(
            DragModifier(makeProvider: { NSItemProvider(transferable: payload()) }, preview: { AnyView(preview()) }))
    }

    /// Lets this view be dragged as what an item provider gives.
    ///
    /// - Parameter data: asked for when a drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier(makeProvider: data, preview: nil))
    }

    /// Lets this view be dragged as what an item provider gives, with another view following the pointer.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        modifier(DragModifier(makeProvider: data, preview: { AnyView(preview()) }))
    }
}

extension NSItemProvider {
    convenience init<T: Transferable>(transferable: T) {
        self.init()
        register(transferable)
    }
}
