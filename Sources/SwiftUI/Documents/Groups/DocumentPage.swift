import MartletGraph
import MartletHost

/// What a window for a document shows: its editor, with what is asked of its user.
struct DocumentPage<Document>: View {
    let kind: DocumentKind<Document>
    let source: DocumentSource
    let content: @MainActor (WindowDocument<Document>) -> AnyView
    @State private var model: WindowDocument<Document>
    @Environment(\.documentRoot) private var root

    init(
        kind: DocumentKind<Document>, source: DocumentSource,
        content: @escaping @MainActor (WindowDocument<Document>) -> AnyView
    ) {
        self.kind = kind
        self.source = source
        self.content = content
        _model = State(initialValue: WindowDocument(kind))
    }

    var body: some View {
        let model = prepared
        Group {
            if model.document != nil {
                content(model)
            } else {
                NoDocument { model.isOpening = true }
            }
        }
        .modifier(
            _EnvironmentValueModifier(
                DocumentConfigurationKey.self, DocumentConfiguration(fileURL: model.url, isEditable: model.isEditable))
        )
        .modifier(DocumentQuestions(model: model))
        .modifier(DocumentBar(title: model.title, canMake: kind.make != nil))
        .transformPreference(WindowTitleKey.self) { [title = model.title] own in
            // A page with a title of its own keeps it; the dot says of both that something is not saved.
            own = own.map { model.isChanged ? Text("• \($0)") : $0 } ?? Text(verbatim: title)
        }
        .onReceive(NotificationCenter.default.publisher(for: .NSUndoManagerDidCloseUndoGroup), perform: undoChanged)
        .onReceive(NotificationCenter.default.publisher(for: .NSUndoManagerDidUndoChange), perform: undoChanged)
        .onReceive(NotificationCenter.default.publisher(for: .NSUndoManagerDidRedoChange), perform: undoChanged)
        .onAppear {
            guard let holder = root?.kept(DocumentHolder.self), holder.document !== model else { return }
            model.takeNumber()
            holder.document = model
        }
    }

    private var prepared: WindowDocument<Document> {
        model.root = root
        model.prepare(source)
        return model
    }

    private func undoChanged(_ notification: Notification) {
        guard notification.object as? UndoManager === root?.kept(WindowUndo.self).manager else { return }
        model.undoRegistered()
    }
}

/// The editor of a document that is a value.
struct FileDocumentPage<Document: FileDocument, Editor: View>: View {
    let document: WindowDocument<Document>
    let editor: (FileDocumentConfiguration<Document>) -> Editor

    init(
        document: WindowDocument<Document>, editor: @escaping (FileDocumentConfiguration<Document>) -> Editor
    ) {
        self.document = document
        self.editor = editor
    }

    var body: some View {
        editor(
            FileDocumentConfiguration(
                document: document.binding, fileURL: document.url, isEditable: document.isEditable))
    }
}

/// The editor of a document that is an object.
struct ReferenceDocumentPage<Document: ReferenceFileDocument, Editor: View>: View {
    let document: WindowDocument<Document>
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Editor

    init(
        document: WindowDocument<Document>,
        editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Editor
    ) {
        self.document = document
        self.editor = editor
    }

    var body: some View {
        if let object = document.document {
            Observing(object: object) {
                editor(
                    ReferenceFileDocumentConfiguration(
                        document: $0, fileURL: document.url, isEditable: document.isEditable))
            }
        }
    }

    /// Runs the editor's closure anew when the document changes.
    private struct Observing: View {
        @ObservedObject var object: Document
        let content: (Document) -> Editor

        init(object: Document, content: @escaping (Document) -> Editor) {
            self.object = object
            self.content = content
        }

        var body: some View { content(object) }
    }
}

/// What a window shows that has no document, where none can be made.
private struct NoDocument: View {
    let open: @MainActor () -> Void

    init(open: @escaping @MainActor () -> Void) { self.open = open }

    var body: some View {
        ContentUnavailableView {
            Label(_own: "No Document", systemImage: "doc")
        } actions: {
            Button(_own: "Open…", action: open)
        }
    }
}

/// The document of a window, for its commands and for the program.
@Observable
final class DocumentHolder: WindowKeeping {
    var document: (any AnyWindowDocument)?
    init() {}
}

extension EnvironmentValues {
    /// The window that the view is in.
    var documentRoot: WindowRoot? { MainActor.assumeIsolated { scope?.windowRoot } }
}

/// Asks for files, and what to do with what is not saved.
struct DocumentQuestions<Document>: ViewModifier {
    let model: WindowDocument<Document>
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.documentRoot) private var root

    init(model: WindowDocument<Document>) { self.model = model }

    func body(content: Content) -> some View {
        @Bindable var model = model
        content
            .fileImporter(isPresented: $model.isOpening, allowedContentTypes: model.readableTypes) { result in
                guard let url = try? result.get(), root?.sceneShell?.openDocument(url) == false else { return }
                model.asked = .failure(
                    "“\(url.lastPathComponent)” cannot be opened",
                    "It is no document of a type that this program reads.")
            }
            .modifier(
                FileDialogModifier(
                    isPresented: $model.isSaving,
                    request: FileRequest(kind: .save(name: model.suggestedName), types: model.kind.writable),
                    onAnswer: { urls in if let url = urls.first { model.chose(url) } },
                    onCancellation: { model.gaveUp() })
            )
            .alert("Save Changes?", isPresented: asks(.close)) {
                Button(_own: "Cancel", role: .cancel) {}
                Button(_own: "Discard", role: .destructive) {
                    model.discard()
                    close()
                }
                Button(_own: "Save") { model.save { close() } }
            } message: {
                Text("“\(model.name)” has changes that are not saved. What is not saved will be lost.")
            }
            .alert("Give Up Changes?", isPresented: asks(.revert)) {
                Button(_own: "Revert", role: .destructive) { model.revert() }
                Button(_own: "Cancel", role: .cancel) {}
            } message: {
                Text("“\(model.name)” will be read from its file again. What is not saved will be lost.")
            }
            .alert(failure?.0 ?? "", isPresented: asksFailure) {
                Button(_own: "OK") {}
            } message: {
                Text(failure?.1 ?? "")
            }
    }

    private func close() { dismissWindow() }

    private func asks(_ question: DocumentQuestion) -> Binding<Bool> {
        Binding(get: { model.asked == question }, set: { if !$0, model.asked == question { model.asked = nil } })
    }

    private var failure: (String, String)? {
        if case .failure(let title, let reason)? = model.asked { (title, reason) } else { nil }
    }

    private var asksFailure: Binding<Bool> {
        Binding(get: { failure != nil }, set: { if !$0, failure != nil { model.asked = nil } })
    }
}
