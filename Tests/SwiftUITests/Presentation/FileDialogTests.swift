import Observation
import SwiftUI
import Testing
import ViewTesting

/// A folder that goes with the test.
private final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String, _ text: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
    }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }

    func text(_ name: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }
}

@Observable @MainActor private final class Model {
    var isOpen = false
    var log: [String] = []
    func add(_ result: Result<URL, any Error>) { add(result.map { [$0] }) }

    func add(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let urls):
            log.append("\(isOpen ? "open" : "closed"): " + urls.map(\.lastPathComponent).joined(separator: " "))
        case .failure(let error): log.append("\(isOpen ? "open" : "closed"): \(type(of: error))")
        }
    }
}

private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText, .json]
    var text: String

    init(_ text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
        let old = configuration.existingFile?.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
        return FileWrapper(regularFileWithContents: Data("\(old)\(text) as \(configuration.contentType)".utf8))
    }
}

private final class Sheet: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.commaSeparatedText] }
    @Published var cells = ["a", "b"]

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> [String] { cells }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: ",").utf8))
    }
}

@MainActor @Suite("Dialogs for files")
struct FileDialogTests {
    private let model = Model()
    private var isOpen: Binding<Bool> { Bindable(model).isOpen }

    @Test("an importer asks for its types, and hands on what was chosen once its flag is false")
    func importing() throws {
        let folder = try Folder()
        let file = try folder.file("a.txt", "text")
        let screen = Screen {
            Text("Page").fileImporter(isPresented: isOpen, allowedContentTypes: [.plainText, .png]) { model.add($0) }
        }
        #expect(screen.fileDialog == nil)
        model.isOpen = true
        let dialog = try #require(screen.fileDialog)
        #expect(dialog.purpose == .open(several: false))
        #expect(dialog.contentTypes == [.plainText, .png])
        #expect([dialog.message, dialog.confirmationLabel] == [nil, nil])
        dialog.choose(file)
        #expect(model.log == ["closed: a.txt"])
        #expect(screen.fileDialog == nil && !model.isOpen)
        // It can be opened again.
        model.isOpen = true
        #expect(screen.fileDialog != nil)
    }

    @Test("whoever cancels an importer chooses nothing; the flag is false, and only onCancellation is called")
    func cancelling() {
        let screen = Screen {
            Text("Page").fileImporter(
                isPresented: isOpen, allowedContentTypes: [.image], allowsMultipleSelection: true,
                onCompletion: { model.add($0) },
                onCancellation: { model.log.append(model.isOpen ? "cancelled open" : "cancelled") })
        }
        model.isOpen = true
        #expect(screen.fileDialog?.purpose == .open(several: true))
        screen.fileDialog?.cancel()
        #expect(model.log == ["cancelled"])
        #expect(screen.fileDialog == nil)
    }

    @Test("several files come in the order in which they were chosen, and folders where folders are asked for")
    func several() {
        let screen = Screen {
            Text("Page").fileImporter(
                isPresented: isOpen, allowedContentTypes: [.folder], allowsMultipleSelection: true
            ) { model.add($0) }
        }
        model.isOpen = true
        #expect(screen.fileDialog?.purpose == .chooseFolder(several: true))
        screen.fileDialog?.choose(URL(fileURLWithPath: "/files/b"), URL(fileURLWithPath: "/files/a"))
        #expect(model.log == ["closed: b a"])
    }

    @Test("a flag that is taken back takes the dialog away, and so does a view that goes; nobody is told")
    func takenBack() {
        struct Page: View {
            @Bindable var model: Model
            @State private var isThere = true
            var body: some View {
                Button("Remove") { isThere = false }
                if isThere {
                    Text("Page").fileImporter(
                        isPresented: $model.isOpen, allowedContentTypes: [.item], allowsMultipleSelection: false,
                        onCompletion: { model.add($0) }, onCancellation: { model.log.append("cancelled") })
                }
            }
        }
        let screen = Screen { Page(model: model) }
        model.isOpen = true
        #expect(screen.fileDialog != nil)
        model.isOpen = false
        #expect(screen.fileDialog == nil)
        model.isOpen = true
        #expect(screen.fileDialog != nil)
        screen.button("Remove").tap()
        #expect(screen.fileDialog == nil && model.log.isEmpty)
    }

    @Test("a dialog waits for the alert that is up, and is asked for once where its flag stays true")
    func queue() {
        struct Page: View {
            @Bindable var model: Model
            @State private var isAlert = true
            var body: some View {
                Text("Page")
                    .alert("First", isPresented: $isAlert) { Button("OK") {} }
                    .fileImporter(isPresented: .constant(true), allowedContentTypes: [.item]) { model.add($0) }
            }
        }
        let screen = Screen { Page(model: model) }
        #expect(screen.fileDialog == nil)
        screen.button("OK").tap()
        #expect(screen.fileDialog != nil)
        screen.fileDialog?.choose(URL(fileURLWithPath: "/files/a"))
        #expect(model.log.count == 1)
        #expect(screen.fileDialog == nil)
    }

    @Test("views around say what a dialog is for, what confirms it and where it opens")
    func words() {
        let screen = Screen {
            Text("Page")
                .fileImporter(isPresented: isOpen, allowedContentTypes: [.item]) { model.add($0) }
                .fileDialogMessage("Choose a song")
                .fileDialogConfirmationLabel(Text("Play"))
                .fileDialogDefaultDirectory(URL(fileURLWithPath: "/tmp"))
        }
        model.isOpen = true
        #expect(screen.fileDialog?.message == "Choose a song")
        #expect(screen.fileDialog?.confirmationLabel == "Play")
        #expect(screen.fileDialog?.defaultDirectory?.path == "/tmp")
    }

    @Test("a document is written as its type, with the extension, and told where it is")
    func exporting() throws {
        let folder = try Folder()
        let screen = Screen {
            Text("Page").fileExporter(
                isPresented: isOpen, document: Note("hello"), contentType: .json, defaultFilename: "Note"
            ) { model.add($0) }
        }
        model.isOpen = true
        #expect(screen.fileDialog?.purpose == .save(name: "Note.json"))
        #expect(screen.fileDialog?.contentTypes == [.json])
        screen.fileDialog?.choose(folder.url.appendingPathComponent("Mine"))
        #expect(screen.fileDialog == nil)
        #expect(model.log == ["closed: Mine.json"])
        #expect(try folder.text("Mine.json") == "hello as public.json")
        // The document knows what it replaces.
        model.isOpen = true
        screen.fileDialog?.choose(folder.url.appendingPathComponent("Mine.json"))
        #expect(screen.texts == ["Page"])
        #expect(try folder.text("Mine.json") == "hello as public.jsonhello as public.json")
    }

    @Test("a name without its extension replaces no file that the user was not asked about")
    func namesWithoutExtension() throws {
        let folder = try Folder()
        _ = try folder.file("Mine.txt", "precious")
        let screen = Screen {
            Text("Page").fileExporter(isPresented: isOpen, document: Note("new"), contentType: .plainText) {
                model.add($0)
            }
        }
        model.isOpen = true
        screen.fileDialog?.choose(folder.url.appendingPathComponent("Mine"))
        #expect(screen.texts == ["Page"])
        #expect(folder.names == ["Mine", "Mine.txt"])
        #expect(try folder.text("Mine.txt") == "precious")
    }

    @Test("what cannot be written is told as a failure, whether the document or the disk refuses")
    func failures() throws {
        let screen = Screen {
            Text("Page").fileExporter(isPresented: isOpen, document: Note("x"), contentType: .plainText) {
                model.add($0)
            }
        }
        model.isOpen = true
        screen.fileDialog?.choose(URL(fileURLWithPath: "/nowhere/at/all.txt"))
        #expect(screen.fileDialog == nil)
        #expect(model.log == ["closed: CocoaError"] || model.log == ["closed: NSError"])

        let folder = try Folder()
        let other = Screen {
            Text("Page").fileExporter(isPresented: isOpen, document: Note(""), contentTypes: [.plainText]) {
                model.add($0)
            } onCancellation: {
                model.log.append("cancelled")
            }
        }
        model.isOpen = true
        other.fileDialog?.choose(folder.url.appendingPathComponent("a.txt"))
        #expect(other.texts == ["Page"])
        #expect(model.log.count == 2 && folder.names.isEmpty)
        model.isOpen = true
        other.fileDialog?.cancel()
        #expect(model.log.last == "cancelled")
    }

    @Test("without a document there is nothing to ask for")
    func nothing() {
        let screen = Screen {
            Text("Page").fileExporter(isPresented: isOpen, document: nil as Note?, contentType: .plainText) {
                model.add($0)
            }
        }
        model.isOpen = true
        #expect(screen.fileDialog == nil && model.isOpen)
    }

    @Test("documents that are objects are written from a snapshot, and something transferable as one of its forms")
    func otherDocuments() throws {
        let folder = try Folder()
        let screen = Screen {
            Text("Page").fileExporter(
                isPresented: isOpen, document: Sheet(), contentType: .json, defaultFilename: "Sheet"
            ) { model.add($0) }
        }
        model.isOpen = true
        #expect(screen.fileDialog?.purpose == .save(name: "Sheet.csv"))
        screen.fileDialog?.choose(folder.url.appendingPathComponent("Sheet.csv"))
        #expect(screen.texts == ["Page"])
        #expect(try folder.text("Sheet.csv") == "a,b")

        let other = Screen {
            Text("Page").fileExporter(isPresented: isOpen, item: "words", defaultFilename: "Words.txt") {
                model.add($0)
            }
        }
        model.isOpen = true
        other.fileDialog?.choose(folder.url.appendingPathComponent("Words.txt"))
        #expect(other.texts == ["Page"])
        #expect(try folder.text("Words.txt") == "words")
        #expect(model.log == ["closed: Sheet.csv", "closed: Words.txt"])
    }

    @Test("several documents go to a folder, and replace nothing there")
    func severalDocuments() throws {
        let folder = try Folder()
        let screen = Screen {
            Text("Page").fileExporter(
                isPresented: isOpen, documents: [Note("1"), Note("2")], contentType: .plainText
            ) { model.add($0) }
        }
        model.isOpen = true
        #expect(screen.fileDialog?.purpose == .chooseFolder(several: false))
        screen.fileDialog?.choose(folder.url)
        #expect(screen.texts == ["Page"])
        #expect(model.log == ["closed: Untitled.txt Untitled 2.txt"])
        #expect(folder.names == ["Untitled 2.txt", "Untitled.txt"])
    }

    @Test("a file is moved to the folder that was chosen; what cannot be moved stays and is told")
    func moving() throws {
        let (from, to) = (try Folder(), try Folder())
        let file = try from.file("a.txt", "text")
        let screen = Screen {
            Text("Page").fileMover(isPresented: isOpen, file: file) { model.add($0) }
        }
        model.isOpen = true
        #expect(screen.fileDialog?.purpose == .chooseFolder(several: false))
        screen.fileDialog?.choose(to.url)
        #expect(model.log == ["closed: a.txt"])
        #expect(from.names.isEmpty && to.names == ["a.txt"])
        _ = try from.file("a.txt", "another")
        model.isOpen = true
        screen.fileDialog?.choose(to.url)
        #expect(model.log.count == 2)
        #expect(try from.text("a.txt") == "another")
        #expect(try to.text("a.txt") == "text")
    }
}
