/// What this program put on the clipboard, beside the text that other programs see of it.
@MainActor
final class ClipboardContents {
    private struct Copied {
        let providers: [NSItemProvider]
        /// Which program put it there, where a test runs several.
        weak var program: (any UIKitBackend)?
        /// How often the clipboard had changed then: once more, and something else is there.
        var changes: Int
    }

    private static var copied: Copied?

    /// Puts items on the clipboard: for this program what they are, for others their texts and addresses, each in a
    /// line of its own.
    ///
    /// - Parameter isLocal: whether other programs see nothing of it.
    static func copy(_ providers: [NSItemProvider], isLocal: Bool = false) {
        guard !providers.isEmpty else { return }
        let clipboard = UIPasteboard.general
        let known = isLocal ? [] : providers.compactMap(\.knownTextForOthers)
        if !known.isEmpty, known.count == providers.count {
            clipboard.string = known.joined(separator: "\n")
        } else if let picture = isLocal ? nil : providers.lazy.compactMap({ $0.known(.png) }).first, known.isEmpty {
            UIKitRuntime.backend?.clipboardPicture = picture
        } else {
            clipboard.string = nil
            if !isLocal { return copyLater(providers) }
        }
        copied = Copied(providers: providers, program: UIKitRuntime.backend, changes: clipboard.changeCount)
    }

    private static func copyLater(_ providers: [NSItemProvider]) {
        let clipboard = UIPasteboard.general
        let copied = Copied(
            providers: providers, program: UIKitRuntime.backend, changes: clipboard.changeCount)
        self.copied = copied
        Task {
            var texts: [String] = []
            for provider in providers { texts += [await provider.textForOthers].compactMap { $0 } }
            guard !texts.isEmpty, current != nil, self.copied?.changes == copied.changes else { return }
            clipboard.string = texts.joined(separator: "\n")
            self.copied?.changes = clipboard.changeCount
        }
    }

    /// What this program put there, while nobody has put anything else there.
    private static var current: [NSItemProvider]? {
        guard let copied, copied.program === UIKitRuntime.backend,
            copied.changes == UIPasteboard.general.changeCount
        else { return nil }
        return copied.providers
    }

    /// What lies on the clipboard: the items of this program, else each address by itself, else a text.
    static var pasted: [NSItemProvider] {
        if let current { return current }
        let clipboard = UIPasteboard.general
        if let urls = clipboard.urls {
            return urls.map { url in
                let provider = NSItemProvider(object: url as NSURL)
                provider.registerObject(url.absoluteString as NSString, visibility: .all)
                return provider
            }
        }
        if let text = clipboard.string { return [NSItemProvider(object: text as NSString)] }
        guard let picture = UIKitRuntime.backend?.clipboardPicture else { return [] }
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { handler in
            handler(picture, nil)
            return nil
        }
        return [provider]
    }
}

extension NSItemProvider {
    private final class Box: @unchecked Sendable { var data: Data? }

    /// Its data of a type, or of a kind of it, where that is there at once; nil where it comes later or not at all.
    func known(_ type: UTType) -> Data? {
        let box = Box()
        loadDataRepresentation(for: type) { data, _ in box.data = data }
        return box.data
    }

    /// The first of its forms that is a text or an address, where that is there at once.
    fileprivate var knownTextForOthers: String? {
        for type in sharedContentTypes where type.conforms(to: .plainText) || type.conforms(to: .url) {
            if let data = known(type) { return String(decoding: data, as: UTF8.self) }
        }
        return nil
    }

    /// The first of its forms that is a text or an address; nil where none is.
    @MainActor fileprivate var textForOthers: String? {
        get async {
            for type in sharedContentTypes where type.conforms(to: .plainText) || type.conforms(to: .url) {
                let data: Data? = await withCheckedContinuation { continuation in
                    loadDataRepresentation(for: type) { data, _ in continuation.resume(returning: data) }
                }
                if let data { return String(decoding: data, as: UTF8.self) }
            }
            return nil
        }
    }
}
