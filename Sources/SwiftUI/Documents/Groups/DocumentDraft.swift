import MartletGraph

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

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Those that are there, the oldest first.
    static func all(in folder: URL) -> [DocumentDraft] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            let place = folder.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: place.appendingPathComponent("about.json")),
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
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
        return state.appendingPathComponent(ProcessInfo.processInfo.processName).appendingPathComponent("drafts")
    }
}

/// Keeps a draft of one document: some seconds after each change, until it is saved.
@MainActor
final class DocumentDraftKeeper {
    private static let delay: TimeInterval = 5
    private let write: @MainActor (URL) -> Void
    private var folder: URL?
    private var stop: (() -> Void)?

    init(_ write: @escaping @MainActor (URL) -> Void) { self.write = write }

    func changed<Document>(_ document: WindowDocument<Document>) {
        guard let home = DocumentDraft.home, stop == nil else { return }
        stop = document.root?.shell?.schedule(after: Self.delay) { [weak self] in self?.keep(in: home) }
    }

    private func keep(in home: URL) {
        stop = nil
        let place = folder ?? home.appendingPathComponent(UUID().uuidString)
        folder = place
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        write(place)
    }

    func remove() {
        stop?()
        stop = nil
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
    }
}
