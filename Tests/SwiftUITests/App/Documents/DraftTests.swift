import Foundation
import MartletHeadless
import Testing

@testable import SwiftUI
@testable import ViewTesting

/// What is kept of documents that were not saved, for when the program ends by itself.
@MainActor @Suite("Drafts of documents", .serialized)
final class DraftTests {
    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text = ""

        init() {}

        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8)
            else { throw CocoaError(.fileReadInapplicableStringEncoding) }
            self.text = text
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct NotesApp: App {
        var body: some SwiftUI.Scene {
            DocumentGroup(newDocument: Note()) { file in
                Text("[\(file.document.text)]")
                Button("Add") { file.document.text += "+" }
            }
        }
    }

    /// One run of the program, which ends without a word.
    @MainActor private final class Running {
        /// A program ends with its process; these go on.
        static var all: [Running] = []
        let host = HeadlessHost(size: CGSize(width: 400, height: 600))
        private let session: WindowSession
        private let app: AppSession<NotesApp>
        private(set) var screen: Screen!

        init(opening url: URL? = nil) {
            session = WindowSession(on: host)
            app = AppSession(NotesApp(), windows: session)
            if !session.openDrafts() { session.openFirstWindow() }
            screen = Screen(of: TestWindow(host: host, session: session, controller: session.windows[0]))
            screen.settle()
            if let url {
                session.deliver(url)
                screen.settle()
            }
            Running.all.append(self)
        }

        func shows(_ text: String) -> Bool { screen.texts.contains("[\(text)]") }
    }

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        DocumentDraft.home = folder
    }

    isolated deinit {
        DocumentDraft.home = nil
        try? FileManager.default.removeItem(at: folder)
    }

    private var drafts: [DocumentDraft] { DocumentDraft.all(in: folder) }

    @Test("what was not saved comes back at each start, until it is saved or given up")
    func restored() {
        let first = Running()
        first.screen.button("Add").tap()
        #expect(drafts.isEmpty)
        first.screen.advance(by: .seconds(6))
        #expect(drafts.count == 1)
        for _ in 0..<3 {
            let next = Running()
            #expect(next.shows("+") && next.screen.title == "• Untitled")
            #expect(drafts.count == 1, "kept from the start")
            next.screen.advance(by: .seconds(6))
            #expect(drafts.count == 1, "and not twice")
        }
        let last = Running()
        last.screen.button("Add").tap()
        last.screen.press("s", modifiers: .command)
        last.screen.fileDialog?.choose(folder.appendingPathComponent("note.txt"))
        #expect(drafts.isEmpty)
        #expect(Running().shows(""))
    }

    @Test("a program that is told to end keeps what was typed last")
    func toldToEnd() {
        let first = Running()
        first.screen.button("Add").tap()
        DocumentDraftKeeper.keepAll()
        #expect(drafts.count == 1)
        let second = Running()
        #expect(second.shows("+"))
        second.screen.button("Add").tap()
        DocumentDraftKeeper.keepAll()
        #expect(Running().shows("++"))
    }

    @Test("what is undone to what is saved leaves no draft")
    func undone() {
        let running = Running()
        running.screen.button("Add").tap()
        running.screen.advance(by: .seconds(6))
        running.screen.press("z", modifiers: .command)
        running.screen.advance(by: .seconds(6))
        #expect(drafts.isEmpty && running.screen.title == "Untitled")
    }

    @Test("a draft that cannot be read leaves the file as it is, and is kept for its user")
    func unreadable() throws {
        let file = folder.appendingPathComponent("note.txt")
        try Data("saved".utf8).write(to: file)
        let first = Running(opening: file)
        #expect(first.shows("saved"))
        first.screen.button("Add").tap()
        first.screen.advance(by: .seconds(6))
        let draft = try #require(drafts.first)
        try Data([0xFF, 0xFE, 0xFF]).write(to: draft.file)
        let second = Running()
        #expect(second.shows("saved") && second.screen.texts.contains { $0.contains("cannot be read") })
        #expect(second.screen.texts.contains { $0.contains(draft.file.path) })
        #expect(FileManager.default.fileExists(atPath: draft.file.path))
        let third = Running()
        #expect(third.shows("") && !third.screen.texts.contains { $0.contains("cannot be read") })
    }
}
