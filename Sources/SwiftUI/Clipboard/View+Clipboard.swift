extension View {
    /// Copies items with Control and C while the keyboard is in this view.
    ///
    ///     List(songs, selection: $selection) { Text($0.title) }
    ///         .copyable(songs.filter { selection.contains($0.id) })
    ///
    /// Other programs are given their texts and addresses, this one what they are. A text field inside keeps the key.
    /// Where the scene has commands, their menu copies, too.
    ///
    /// - Parameter payload: asked for when the key is pressed; without items nothing is copied.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(ClipboardModifier(\.copyAction, .copy { payload().map { NSItemProvider(transferable: $0) } }))
    }

    /// Copies items with Control and X while the keyboard is in this view, and takes them away.
    ///
    /// - Parameter action: takes the items out of the program's data and returns them.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        modifier(
            ClipboardModifier(\.cutAction, .cut { action().map { (item: T) in NSItemProvider(transferable: item) } }))
    }

    /// Takes items from the clipboard with Control and V while the keyboard is in this view.
    ///
    /// - Parameters:
    ///   - action: called with the items, once they are read.
    ///   - validator: says which of the items are wanted; where none is, nothing happens.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        let reading = TransferDrop<T>(setTargeted: { _ in }) { items, _ in
            let wanted = validator(items)
            if !wanted.isEmpty { action(wanted) }
            return true
        }
        return modifier(
            ClipboardModifier(
                \.pasteAction,
                .paste({ $0.canLoad(T.self) }) { providers in
                    _ = reading.performDrop(info: DropInfo(location: .zero, DragPayload(providers)))
                }))
    }

    /// Copies what `payloadAction` returns with Control and C while the keyboard is in this view; nil leaves the key to
    /// others.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(ClipboardModifier(\.copyAction, payloadAction.map { .copy($0) }))
    }

    /// Copies what `payloadAction` returns, and takes away, with Control and X while the keyboard is in this view; nil
    /// leaves the key to others.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(ClipboardModifier(\.cutAction, payloadAction.map { .cut($0) }))
    }

    /// Calls `payloadAction` with what lies on the clipboard when Control and V is pressed while the keyboard is in this
    /// view. Where nothing is of one of the types, the key is left to others.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        // Called on the main actor alone.
        nonisolated(unsafe) let payloadAction = payloadAction
        return modifier(
            ClipboardModifier(\.pasteAction, .paste(accepting(supportedContentTypes)) { payloadAction($0) }))
    }

    /// Calls `payloadAction` with what `validator` makes of the clipboard when Control and V is pressed while the
    /// keyboard is in this view. Where that is nil, or nothing is of one of the types, nothing happens.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes) { providers in
            if let payload = validator(providers) { payloadAction(payload) }
        }
    }

    /// Calls `payloadAction` with what lies on the clipboard when Control and V is pressed while the keyboard is in this
    /// view; the types are told by their identifiers.
    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.map { UTType(importedAs: $0) }, perform: payloadAction)
    }

    /// Calls `payloadAction` with what `validator` makes of the clipboard when Control and V is pressed while the
    /// keyboard is in this view; the types are told by their identifiers.
    nonisolated public func onPasteCommand<Payload>(
        of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(
            of: supportedTypes.map { UTType(importedAs: $0) }, validator: validator, perform: payloadAction)
    }
}

nonisolated private func accepting(_ types: [UTType]) -> @MainActor (NSItemProvider) -> Bool {
    { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
}
