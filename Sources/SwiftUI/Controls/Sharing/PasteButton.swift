import MartletGraph

/// A button that reads the clipboard.
///
///     PasteButton(payloadType: String.self) { texts in notes += texts }
///
/// What lies on the clipboard as a text or as addresses can be read. Where none of it is of the wanted type, nothing
/// happens.
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
            .performDrop(info: DropInfo(location: .zero, providers: providers))
        }
    }

    @MainActor public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {
            let wanted = NSItemProvider.pasted.filter(accepts)
            if !wanted.isEmpty { action(wanted) }
        }
    }
}

extension NSItemProvider {
    /// What lies on the clipboard: each address by itself, or a text.
    @MainActor fileprivate static var pasted: [NSItemProvider] {
        let clipboard = UIPasteboard.general
        if let urls = clipboard.urls {
            return urls.map { url in
                let provider = NSItemProvider(object: url as NSURL)
                provider.registerObject(url.absoluteString as NSString, visibility: .all)
                return provider
            }
        }
        return clipboard.string.map { [NSItemProvider(object: $0 as NSString)] } ?? []
    }
}
