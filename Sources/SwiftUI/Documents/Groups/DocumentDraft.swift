import MartletGraph
import MartletSettings

/// What was not saved of a document when the program ended.
struct DocumentDraft: Hashable {
    /// What is known of it.
    struct About: Codable {
        var file: String
        var original: URL?
        var type: String
    }

    let folder: URL
    let file: URL
    let original: URL?
    let type: String

    /// Keeps it for its user where nobody looks for drafts any more: it cannot be read.
    func setAside() {
        let list = folder.appendingPathComponent(Self.list)
        try? FileManager.default.moveItem(at: list, to: folder.appendingPathComponent("unreadable.json"))
    }

    /// The file in a draft's folder that tells what the draft is.
    static let list = "about.json"

    /// Those that are there, the oldest first.
    static func all(in folder: URL) -> [DocumentDraft] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            let place = folder.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: place.appendingPathComponent(list)),
                let about = try? JSONDecoder().decode(About.self, from: data)
            else { return nil }
            return DocumentDraft(
                folder: place, file: place.appendingPathComponent(about.file), original: about.original,
                type: about.type)
        }
    }

    /// Where programs keep them; nil where they keep none, as in tests.
    @MainActor package static var home: URL?

    /// The folder for this program, below that of the user's state.
    static var ofProgram: URL {
        let environment = ProcessInfo.processInfo.environment
        let state =
            environment["XDG_STATE_HOME"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory()).appendingPathComponent(".local/state")
        return state.appendingPathComponent(ProcessInfo.processInfo.processName).appendingPathComponent("drafts")
    }
}

/// Keeps a draft of one document: some seconds after each change, and when the program is told to end, until the
/// document is saved.
@MainActor
final class DocumentDraftKeeper {
    private static let delay: TimeInterval = 5
    /// Those whose document has changed since they have written it.
    private static var waiting: [ObjectIdentifier: DocumentDraftKeeper] = [:]
    private static let watch: Void = ProgramEnd.add {
        let isDone = DispatchSemaphore(value: 0)
        DispatchQueue.main.async {
            MainActor.assumeIsolated { DocumentDraftKeeper.keepAll() }
            isDone.signal()
        }
        // A program that hangs is not waited for.
        _ = isDone.wait(timeout: .now() + 2)
    }

    private let write: @MainActor (URL) -> Void
    private var folder: URL?
    private var stop: (() -> Void)?

    init(_ write: @escaping @MainActor (URL) -> Void) { self.write = write }

    /// Goes on with a draft that was there: it stays until the document is saved, for the program may end again before.
    func adopt(_ draft: DocumentDraft) { folder = draft.folder }

    func changed<Document>(_ document: WindowDocument<Document>) {
        guard DocumentDraft.home != nil, stop == nil else { return }
        stop = document.root?.shell?.schedule(after: Self.delay) { [weak self] in self?.keep() }
        Self.waiting[ObjectIdentifier(self)] = self
        _ = Self.watch
    }

    /// Writes the drafts of all documents that have changed, without waiting.
    static func keepAll() {
        for keeper in waiting.values { keeper.keep() }
    }

    private func keep() {
        rest()
        guard let home = DocumentDraft.home else { return }
        let place = folder ?? home.appendingPathComponent(UUID().uuidString)
        folder = place
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        write(place)
    }

    private func rest() {
        stop?()
        stop = nil
        Self.waiting[ObjectIdentifier(self)] = nil
    }

    func remove() {
        rest()
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
    }
}
