import MartletGraph
import MartletHost

/// The document of a window, whatever its type is: where it is kept, and what its user is asked.
@MainActor
protocol AnyWindowDocument: AnyObject {
    var url: URL? { get }
    /// Which of the documents that have no file it is, from 1; nil of one with a file.
    var untitledNumber: Int? { get }
    var isChanged: Bool { get }
    var isEditable: Bool { get }
    var isUntouched: Bool { get }
    var readableTypes: [UTType] { get }
    var asked: DocumentQuestion? { get set }
    var isOpening: Bool { get set }
    var documentType: ObjectIdentifier { get }
    func save(then: (@MainActor () -> Void)?)
    func saveAs(then: (@MainActor () -> Void)?)
    func revert()
    func load(_ url: URL)
    func discard()
}

/// What the user of a document is asked.
enum DocumentQuestion: Equatable {
    /// Whether to save it before its window is closed.
    case close
    /// Whether to give up what is not saved.
    case revert
    /// Something could not be done, with why.
    case failure(String, String)
}

/// The document of a window.
@Observable @MainActor
final class WindowDocument<Document>: AnyWindowDocument {
    @ObservationIgnored let kind: DocumentKind<Document>
    private(set) var document: Document? { didSet { follow() } }
    private(set) var url: URL?
    var asked: DocumentQuestion?
    /// Whether the user is choosing a file to open, or to save to.
    var isOpening = false
    var isSaving = false
    /// Told once the document is saved.
    @ObservationIgnored private var then: (@MainActor () -> Void)?
    @ObservationIgnored private var isPrepared = false
    @ObservationIgnored weak var root: WindowRoot?
    @ObservationIgnored private lazy var drafts = DocumentDraftKeeper { [weak self] in self?.writeDraft(to: $0) }
    /// What tells that an object is about to change.
    @ObservationIgnored private var changes: AnyCancellable?
    /// Which version of the document this is, and which was saved last; a version that comes back by undoing is the same.
    private var version = 0
    private var savedVersion = 0
    @ObservationIgnored private var lastVersion = 0
    /// Tells it from the other documents of the program that have no file.
    private var number = 1
    /// What was typed last: letters that follow each other within two seconds are undone together.
    @ObservationIgnored private var typed: Typed?

    private struct Typed {
        let field: UInt64
        let version: Int
        let time: TimeInterval
    }

    init(_ kind: DocumentKind<Document>) { self.kind = kind }

    /// Reads or makes the document, the first time.
    func prepare(_ source: DocumentSource) {
        if isPrepared { return }
        isPrepared = true
        if let draft = source.draft {
            restore(draft)
        } else if let url = source.url {
            load(url)
        }
        if document == nil, source.url == nil { document = source.made?.document as? Document ?? kind.make?() }
    }

    private func restore(_ draft: DocumentDraft) {
        do {
            document = try kind.document(at: draft.file)
            url = draft.original
            drafts.adopt(draft)
            changed()
        } catch {
            draft.setAside()
            if let original = draft.original { load(original) }
            asked = .failure(
                "What was not saved of “\(draft.original?.lastPathComponent ?? name)” cannot be read",
                "It is still in “\(draft.file.path)”. \(error.localizedDescription)")
        }
    }

    var readableTypes: [UTType] { kind.readable }
    var documentType: ObjectIdentifier { ObjectIdentifier(Document.self) }
    var isEditable: Bool { kind.make != nil }
    var isChanged: Bool { version != savedVersion }
    /// Whether nothing of it would be lost with its window.
    var isUntouched: Bool { url == nil && !isChanged }

    /// What the document is called.
    var name: String {
        if let url { return url.lastPathComponent }
        return number > 1 ? "Untitled \(number)" : "Untitled"
    }

    var untitledNumber: Int? { url == nil ? number : nil }

    /// Takes a number that no other document of the program has.
    func takeNumber() {
        guard url == nil, let free = root?.sceneShell?.freeUntitledNumber(), free != number else { return }
        number = free
    }
    var title: String { isChanged ? "• \(name)" : name }

    // MARK: Changes

    var binding: Binding<Document> {
        Binding(get: { self.document! }, set: { [weak self] in self?.edit($0) })
    }

    private func edit(_ new: Document) {
        guard isEditable, let old = document else { return }
        let undo = root?.kept(WindowUndo.self)
        let (before, writer, now) = (version, undo?.writer, root?.time ?? 0)
        document = new
        changed()
        if let writer { undo?.typing = writer }
        let goesOn = writer != nil && typed?.field == writer && typed?.version == before && now - (typed?.time ?? 0) < 2
        typed = writer.map { Typed(field: $0, version: version, time: now) }
        if !goesOn { registerUndo(to: old, before) }
    }

    private func registerUndo(to old: Document, _ oldVersion: Int) {
        // Both are used on the main actor alone.
        nonisolated(unsafe) let old = old
        root?.kept(WindowUndo.self).manager.registerUndo(withTarget: self) { target in
            guard let present = target.document else { return }
            let version = target.version
            target.document = old
            target.version = oldVersion
            target.drafts.changed(target)
            target.registerUndo(to: present, version)
        }
    }

    /// An object counts as changed whenever it says so: what is typed into it need not register how to undo it.
    private func follow() {
        changes = nil
        guard kind.isObject, isEditable, let object = document as? any ObservableObject else { return }
        // What is done to it as it is made and shown for the first time is no work of the user's.
        Task { [weak self] in
            guard let self, document as AnyObject === object else { return }
            changes = Self.sink(object) { [weak self] in self?.changed() }
        }
    }

    private static func sink<O: ObservableObject>(_ object: O, _ action: @escaping @MainActor () -> Void)
        -> AnyCancellable
    {
        object.objectWillChange.sink { _ in MainActor.assumeIsolated { action() } }
    }

    /// An object registered how to undo something, or something was undone or done again.
    func undoRegistered() { if kind.isObject, isEditable { changed() } }

    private func changed() {
        lastVersion += 1
        version = lastVersion
        drafts.changed(self)
    }

    // MARK: Files

    func load(_ new: URL) {
        do {
            document = try kind.document(at: new)
            url = new
            root?.sceneShell?.documentMoved(to: new, isSaved: false)
            savedVersion = version
            root?.kept(WindowUndo.self).manager.removeAllActions()
            drafts.remove()
        } catch {
            asked = .failure("“\(new.lastPathComponent)” cannot be opened", "\(error.localizedDescription)")
        }
    }

    func revert() { if let url { load(url) } }

    /// Writes the document to its file, or to one that the user chooses.
    func save(then: (@MainActor () -> Void)?) {
        guard isEditable else { return }
        guard let url else { return saveAs(then: then) }
        self.then = then
        write(to: url)
    }

    func saveAs(then: (@MainActor () -> Void)?) {
        guard isEditable else { return }
        self.then = then
        isSaving = true
    }

    /// The user has chosen where to save.
    func chose(_ url: URL) {
        let type = DocumentKind<Document>.type(of: url, among: kind.writable)
        let complete = url.pathExtension.isEmpty ? url.appendingPathExtension(for: type) : url
        write(to: FileManager.default.fileExists(atPath: complete.path) && complete != url ? url : complete)
    }

    func gaveUp() { then = nil }

    private func write(to place: URL) {
        guard let document else { return }
        do {
            try kind.write(document, to: place)
            url = place
            root?.sceneShell?.documentMoved(to: place, isSaved: true)
            savedVersion = version
            drafts.remove()
            let next = then
            then = nil
            next?()
        } catch {
            then = nil
            asked = .failure("“\(place.lastPathComponent)” cannot be saved", "\(error.localizedDescription)")
        }
    }

    /// What the file is called that the user is asked for.
    var suggestedName: String {
        if let url { return url.lastPathComponent }
        return URL(fileURLWithPath: "/Untitled").appendingPathExtension(for: kind.writable.first ?? .data)
            .lastPathComponent
    }

    // MARK: Drafts

    /// Nothing of what is not saved is wanted any more.
    func discard() {
        savedVersion = version
        drafts.remove()
    }

    private func writeDraft(to folder: URL) {
        // What was undone to what is saved is no draft any more.
        guard let document, isChanged else { return drafts.remove() }
        let type = kind.writable.first ?? .data
        let name = URL(fileURLWithPath: "/draft").appendingPathExtension(for: type).lastPathComponent
        try? kind.write(document, to: folder.appendingPathComponent(name))
        let about = DocumentDraft.About(file: name, original: url, type: "\(Document.self)")
        try? JSONEncoder().encode(about).write(to: folder.appendingPathComponent(DocumentDraft.list), options: .atomic)
    }
}
