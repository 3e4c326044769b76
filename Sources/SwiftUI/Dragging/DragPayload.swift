import MartletHost

/// What is dragged, as a program here sees it.
@MainActor
final class DragPayload {
    let providers: [NSItemProvider]
    /// Whether it is of this program.
    let isLocal: Bool

    init(_ providers: [NSItemProvider], isLocal: Bool = true) {
        (self.providers, self.isLocal) = (providers, isLocal)
    }

    /// What is dragged over a window: of this program what it is, of another what its data says.
    static func of(_ contents: DragContents) -> DragPayload {
        contents.local as? DragPayload ?? DragPayload(contents.providers, isLocal: false)
    }

    /// The forms by which a window system hands it to others.
    var contents: DragContents {
        var forms: [DragContents.Form] = []
        for provider in providers {
            for type in provider.sharedContentTypes {
                for mimeType in type.draggedTypes where !forms.contains(where: { $0.mimeType == mimeType }) {
                    forms.append(.init(mimeType: mimeType) { await provider.data(of: type, as: mimeType) })
                }
            }
        }
        return DragContents(forms: forms, local: self)
    }
}

extension NSItemProvider {
    @MainActor fileprivate func data(of type: UTType, as mimeType: String) async -> Data? {
        let data: Data? = await withCheckedContinuation { continuation in
            loadDataRepresentation(for: type) { data, _ in continuation.resume(returning: data) }
        }
        return mimeType == "text/uri-list" ? data.map { $0 + Data("\r\n".utf8) } : data
    }
}

extension DragContents {
    /// Another program's drag. Once its addresses are known, each is an item of its own, and a file is one of its type;
    /// until then it may be any file.
    fileprivate var providers: [NSItemProvider] {
        if let data = forms.first(where: { $0.mimeType == "text/uri-list" })?.known { return addresses(data) }
        let provider = NSItemProvider()
        for form in forms {
            guard let type = UTType(dragged: form.mimeType) else { continue }
            if type == .fileURL { provider.mayBeAnyFile = true }
            for type in type == .fileURL ? [type, .url] : [type] {
                provider.registerDataRepresentation(for: type) { handler in
                    handler(form.known, nil)
                    return nil
                }
            }
        }
        return [provider]
    }

    private func addresses(_ data: Data) -> [NSItemProvider] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: String($0)) }
            .map { url in
                let provider = NSItemProvider()
                if url.isFileURL {
                    provider.suggestedName = url.deletingPathExtension().lastPathComponent
                    provider.addFile(url)
                } else {
                    provider.registerObject(url as NSURL, visibility: .all)
                }
                return provider
            }
    }
}
