import MartletGraph

/// A button that reads the clipboard.
///
///     PasteButton(payloadType: String.self) { texts in notes += texts }
///
/// What this program copied with `copyable(_:)` and the like can be read, of others a text or addresses. Where none of it
/// is of the wanted type, nothing happens.
nonisolated public struct PasteButton: View {
    private let accepts: @MainActor (NSItemProvider) -> Bool
    private let action: @MainActor ([NSItemProvider]) -> Void

    /// Makes a button for items of some types, or kinds of them.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        // Called on the main actor alone.
        nonisolated(unsafe) let payloadAction = payloadAction
        accepts = { provider in
            supportedContentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
        action = { payloadAction($0) }
    }

    /// Makes a button for what a transferable type can be read from; `onPaste` is called once it is read.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        nonisolated(unsafe) let onPaste = onPaste
        accepts = { $0.canLoad(T.self) }
        action = { providers in
            _ = TransferDrop<T>(setTargeted: { _ in }) { items, _ in
                onPaste(items)
                return true
            }
            .performDrop(info: DropInfo(location: .zero, DragPayload(providers)))
        }
    }

    @MainActor public var body: some View {
        Button(_own: "Paste", systemImage: "doc.on.clipboard") {
            let wanted = ClipboardContents.pasted.filter(accepts)
            if !wanted.isEmpty { action(wanted) }
        }
    }
}
