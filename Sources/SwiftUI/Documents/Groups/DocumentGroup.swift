import MartletGraph

/// A scene whose windows each show one document, which is kept in a file.
///
///     @main
///     struct NotesApp: App {
///         var body: some Scene {
///             DocumentGroup(newDocument: Note()) { file in
///                 TextEditor(text: file.$document.text)
///             }
///         }
///     }
///
/// The window's menu, and Control with the usual letters, make a document (N), open one (O), save it (S, with Shift
/// under another name) and read it anew from its file. The title of the window is the name of the file, after a dot
/// while something is not saved; who closes the window then is asked. Nothing is written to a file unless the user says
/// so, but what is not saved is kept beside, and comes back when the program is started after it ended by itself.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
    public typealias Body = Never
    let kind: DocumentKind<Document>
    let page: @MainActor (WindowDocument<Document>) -> AnyView

    init(_ kind: DocumentKind<Document>, _ page: @escaping @MainActor (WindowDocument<Document>) -> AnyView) {
        self.kind = kind
        self.page = page
    }

    @MainActor public func _collectWindows(into list: inout _WindowList) {
        let (kind, page) = (kind, page)
        // A program may have several groups of the same document and look.
        let id = "\(Document.self) \(Content.self) \(list.windows.count)"
        var window = WindowDescription(
            id: id, content: AnyView(DocumentPage(kind: kind, source: DocumentSource(), content: page)),
            contentForValue: { value in
                (value.base as? DocumentSource).map {
                    AnyView(DocumentPage(kind: kind, source: $0, content: page))
                }
            })
        window.documents = DocumentTypes(
            type: ObjectIdentifier(Document.self), readable: kind.readable, canMake: kind.make != nil)
        window.parts = DocumentCommands.parts(canMake: kind.make != nil)
        list.windows.append(window)
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Windows in which documents are edited; the first shows a new one.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        // Called on the main actor alone.
        nonisolated(unsafe) let editor = editor
        self.init(DocumentKind(make: newDocument)) { AnyView(FileDocumentPage(document: $0, editor: editor)) }
    }

    /// Windows in which documents are looked at, but not changed.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        // Called on the main actor alone.
        nonisolated(unsafe) let viewer = viewer
        self.init(DocumentKind(viewing: documentType)) { AnyView(FileDocumentPage(document: $0, editor: viewer)) }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Windows in which documents that are objects are edited; the first shows a new one.
    ///
    /// A document has changed where its editor has registered with the `undoManager` of the environment how to undo it.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        // Called on the main actor alone.
        nonisolated(unsafe) let editor = editor
        self.init(DocumentKind(makeObject: newDocument)) {
            AnyView(ReferenceDocumentPage(document: $0, editor: editor))
        }
    }

    /// Windows in which documents that are objects are looked at, but not changed.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        // Called on the main actor alone.
        nonisolated(unsafe) let viewer = viewer
        self.init(DocumentKind(viewingObject: documentType)) {
            AnyView(ReferenceDocumentPage(document: $0, editor: viewer))
        }
    }
}

/// What a scene says of the documents in its windows.
struct DocumentTypes {
    let type: ObjectIdentifier
    let readable: [UTType]
    let canMake: Bool
}

/// Which document a window is opened for.
struct DocumentSource: Hashable {
    /// The file it is read from; nil for a new one.
    var url: URL?
    /// What was not saved when the program ended.
    var draft: DocumentDraft?
    /// A document that the program has made itself.
    var made: Made?

    /// Tells windows of new documents apart.
    final class Made: Hashable, @unchecked Sendable {
        let document: Any?

        init(_ document: Any?) { self.document = document }

        static func == (a: Made, b: Made) -> Bool { a === b }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}

/// The document of a window, for its editor.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document; written to, it has changes that are not saved, and that can be undone.
    @Binding public var document: Document
    /// Where it was read from or saved to last; nil while it is in no file.
    public var fileURL: URL?
    /// Whether it can be changed and saved.
    public var isEditable: Bool
}

/// The document of a window, for its editor.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// Where it was read from or saved to last; nil while it is in no file.
    public var fileURL: URL?
    /// Whether it can be changed and saved.
    public var isEditable: Bool
}
