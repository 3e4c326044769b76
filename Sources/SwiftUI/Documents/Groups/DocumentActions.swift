import MartletGraph

/// Makes a document and shows it in a window of its own.
///
///     @Environment(\.newDocument) private var newDocument
///     Button("From template") { newDocument(Note(text: template)) }
@MainActor @preconcurrency
public struct NewDocumentAction {
    weak var window: WindowRoot?

    /// Shows a document that is a value; a program without a group for its type has a run-time warning.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        window?.sceneShell?.newDocument(ObjectIdentifier(D.self), newDocument())
    }

    /// Shows a document that is an object; a program without a group for its type has a run-time warning.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
        window?.sceneShell?.newDocument(ObjectIdentifier(D.self), newDocument())
    }
}

/// Opens a file in a window for its document.
///
///     @Environment(\.openDocument) private var openDocument
///     try await openDocument(at: url)
@MainActor @preconcurrency
public struct OpenDocumentAction {
    weak var window: WindowRoot?

    /// Opens a file; brings its window to the front where it is open. Throws where no group reads files of its type, or
    /// there is no such file.
    public func callAsFunction(at url: URL) async throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        guard window?.sceneShell?.openDocument(url) == true else { throw CocoaError(.fileReadUnknown) }
    }
}

extension EnvironmentValues {
    /// Shows a new document in a window of its own.
    @MainActor public var newDocument: NewDocumentAction { NewDocumentAction(window: scope?.windowRoot) }

    /// Opens a file in a window for its document.
    @MainActor public var openDocument: OpenDocumentAction { OpenDocumentAction(window: scope?.windowRoot) }
}

extension WindowSession {
    /// Opens a window for a new document of a type.
    func newDocument(_ type: ObjectIdentifier, _ document: Any?) {
        guard let scene = scenes.first(where: { $0.documents?.type == type && $0.documents?.canMake == true }) else {
            return RuntimeWarning.issue("No DocumentGroup for new documents of this type is declared by the app.")
        }
        open(scene, value: DocumentSource(made: DocumentSource.Made(document)))
    }

    /// Opens a file: in the window that shows it, in one that nothing was done in yet, or in a new one.
    ///
    /// - Returns: whether a group reads such files.
    @discardableResult
    func openDocument(_ url: URL, from window: WindowController? = nil) -> Bool {
        let ownType = UTType(filenameExtension: url.pathExtension)
        func reads(_ scene: WindowDescription) -> Bool {
            scene.documents?.readable.contains { $0 == ownType || ownType?.conforms(to: $0) == true } == true
        }
        guard url.isFileURL,
            let scene = window.flatMap({ reads($0.description) ? $0.description : nil }) ?? scenes.first(where: reads)
        else { return false }
        func holder(_ controller: WindowController) -> (any AnyWindowDocument)? {
            controller.root?.kept(DocumentHolder.self).document
        }
        if let open = windows.first(where: { holder($0)?.url?.standardizedFileURL == url.standardizedFileURL }) {
            open.present()
        } else if let free = windows.first(where: { $0.description.id == scene.id && holder($0)?.isUntouched == true })
        {
            holder(free)?.load(url)
            free.present()
        } else {
            open(scene, value: DocumentSource(url: url))
        }
        return true
    }

    /// The first number that no document without a file has, so that windows can be told apart.
    func freeUntitledNumber() -> Int {
        let taken = Set(windows.compactMap { $0.root?.kept(DocumentHolder.self).document?.untitledNumber })
        return (1...).first { !taken.contains($0) } ?? 1
    }

    /// Opens a window for each document that was not saved when the program ended by itself.
    ///
    /// - Returns: whether there was one.
    package func openDrafts() -> Bool {
        guard let home = DocumentDraft.home else { return false }
        var found = false
        for draft in DocumentDraft.all(in: home) {
            guard let scene = scenes.first(where: { $0.id.hasPrefix("\(draft.type) ") && $0.documents != nil }) else {
                continue
            }
            open(scene, value: DocumentSource(draft: draft))
            found = true
        }
        return found
    }
}
