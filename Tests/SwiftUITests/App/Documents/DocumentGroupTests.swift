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

    func text(_ name: String) -> String? { try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8) }
}

private struct Plain: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "new"

    init(text: String = "new") { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        if text == "broken" { throw CocoaError(.fileReadCorruptFile) }
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct Editor: View {
    @Binding var document: Plain
    let url: URL?
    let isEditable: Bool
    @Environment(\.newDocument) private var newDocument
    @Environment(\.undoManager) private var undoManager
    @Environment(\.documentConfiguration) private var configuration

    var body: some View {
        Text(document.text)
        if configuration?.fileURL != url || configuration?.isEditable != isEditable { Text("another document") }
        Text(url?.lastPathComponent ?? "no file")
        if !isEditable { Text("read only") }
        Button("Add") { document.text += "+" }
        Button("Undo") { undoManager?.undo() }
        Button("Template") { newDocument(Plain(text: "template")) }
    }
}

private struct PlainApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Plain()) {
            Editor(document: $0.$document, url: $0.fileURL, isEditable: $0.isEditable)
        }
    }
}

extension Screen {
    /// The texts that are no buttons.
    fileprivate var shown: [String] { texts.filter { !["Add", "Undo", "Template", "Open…"].contains($0) } }
}

@MainActor @Suite("Groups of documents", .serialized)
struct DocumentGroupTests {
    @Test("a phone has a bar with the document's name, its commands and the items of the page")
    func phone() throws {
        struct Barred: App {
            var body: some Scene {
                DocumentGroup(newDocument: Plain()) { file in
                    Text(file.document.text).toolbar { Button("Bold") { file.document.text = "bold" } }
                }
            }
        }
        let window = Program(Barred.self).windows[0]
        // The desktop's bar has the name, too, where it has items.
        #expect(window.texts.contains("Untitled") && window.texts.contains("Bold"))
        window.idiom = .phone
        window.settle()
        #expect(window.texts.contains("Untitled") && window.title == "Untitled")
        window.button("Bold").tap()
        #expect(window.texts.contains("bold") && window.texts.contains("• Untitled"))
        window.button("Document").tap()
        #expect(["New", "Open…", "Save", "Save As…"].allSatisfy { window.button($0).exists })
    }

    @Test("what the scene of a document keeps belongs to its file, and a new document has nothing of another")
    func sceneStorage() throws {
        struct Page: View {
            @SceneStorage("count of documents") private var count = 0
            let url: URL?
            var body: some View { Button("\(url?.lastPathComponent ?? "no file") \(count)") { count += 1 } }
        }
        struct Counting: App {
            var body: some Scene { DocumentGroup(newDocument: Plain()) { Page(url: $0.fileURL) } }
        }
        let folder = try Folder()
        let (one, two) = (try folder.file("one.txt", "1"), try folder.file("two.txt", "2"))
        let program = Program(Counting.self)
        program.windows[0].button("no file 0").tap()
        #expect(program.windows[0].button("no file 1").exists)
        // The window with nothing in it shows the file.
        #expect(program.open(one) && program.windows.count == 1)
        program.windows[0].button("one.txt 0").tap()
        #expect(program.open(two))
        #expect(program.windows.last?.button("two.txt 0").exists == true)
        let again = Program(Counting.self)
        #expect(again.windows[0].button("no file 0").exists)
        again.windows[0].button("no file 0").tap()
        #expect(again.open(one))
        again.windows[0].button("one.txt 1").tap()
        again.windows[0].press("s", modifiers: [.command, .shift])
        again.windows[0].fileDialog?.choose(folder.url.appendingPathComponent("three.txt"))
        #expect(again.windows[0].button("three.txt 2").exists)
        #expect(again.open(one))
        #expect(again.windows.last?.button("one.txt 2").exists == true)
        for key in UserDefaults.standard.dictionaryRepresentation().keys where key.contains("count of documents") {
            UserDefaults.standard.removeObject(forKey: key)
        }
    }

    @Test("the first window shows a new document, which is saved where the user says, under a name with an extension")
    func newAndSave() throws {
        let folder = try Folder()
        let window = Program(PlainApp.self).windows[0]
        #expect(window.shown == ["new", "no file"] && window.title == "Untitled")
        window.button("Add").tap()
        #expect(window.shown == ["new+", "no file"] && window.title == "• Untitled")
        window.press("s", modifiers: .command)
        #expect(window.fileDialog?.purpose == .save(name: "Untitled.txt"))
        #expect(window.fileDialog?.contentTypes == [.plainText])
        window.fileDialog?.choose(folder.url.appendingPathComponent("note"))
        #expect(folder.text("note.txt") == "new+")
        #expect(window.shown == ["new+", "note.txt"] && window.title == "note.txt")
        window.button("Add").tap()
        window.press("s", modifiers: .command)
        #expect(folder.text("note.txt") == "new++" && window.fileDialog == nil)
        window.press("s", modifiers: [.command, .shift])
        window.fileDialog?.choose(folder.url.appendingPathComponent("other.txt"))
        #expect(folder.text("other.txt") == "new++" && window.title == "other.txt")
    }

    @Test("a file opens in a window that nothing was done in, then in one of its own, and only once")
    func opening() throws {
        let folder = try Folder()
        let program = Program(PlainApp.self)
        program.windows[0].press("o", modifiers: .command)
        #expect(program.windows[0].fileDialog?.purpose == .open(several: false))
        program.windows[0].fileDialog?.choose(try folder.file("a.txt", "A"))
        #expect(program.windows.map(\.title) == ["a.txt"] && program.windows[0].shown == ["A", "a.txt"])
        program.windows[0].press("o", modifiers: .command)
        program.windows[0].fileDialog?.choose(try folder.file("b.txt", "B"))
        #expect(program.windows.map(\.title) == ["a.txt", "b.txt"])
        #expect(program.open(folder.url.appendingPathComponent("b.txt")))
        let picture = try folder.file("c.png", "C")
        #expect(program.windows.count == 2 && !program.open(picture))
        program.windows[0].press("n", modifiers: .command)
        #expect(program.windows.map(\.title) == ["a.txt", "b.txt", "Untitled"])
        program.windows[0].button("Template").tap()
        #expect(program.windows[3].shown == ["template", "no file"])
    }

    @Test("what is undone is not changed any more, and what is read again is as it was saved")
    func undoAndRevert() throws {
        let folder = try Folder()
        let program = Program(PlainApp.self)
        program.open(try folder.file("a.txt", "A"))
        let window = program.windows[0]
        window.button("Add").tap()
        #expect(window.title == "• a.txt")
        window.button("Undo").tap()
        #expect(window.title == "a.txt" && window.texts.first == "A")
        window.press("z", modifiers: [.command, .shift])
        #expect(window.title == "• a.txt" && window.texts.first == "A+")
        window.press(KeyEquivalent("\u{F70D}"))
        window.button("Revert to Saved…").tap()
        window.button("Cancel").tap()
        #expect(window.texts.first == "A+")
        window.press(KeyEquivalent("\u{F70D}"))
        window.button("Revert to Saved…").tap()
        window.button("Revert").tap()
        #expect(window.title == "a.txt" && window.texts.first == "A")
    }

    @Test("who closes a window with changes is asked, and loses nothing unless they say so")
    func closing() throws {
        let folder = try Folder()
        let program = Program(PlainApp.self)
        program.open(try folder.file("a.txt", "A"))
        program.windows[0].press("n", modifiers: .command)
        program.windows[0].button("Add").tap()
        program.windows[0].press("w", modifiers: .command)
        #expect(program.windows.count == 2 && program.windows[0].texts.contains("Save Changes?"))
        program.windows[0].button("Cancel").tap()
        #expect(program.windows.count == 2 && !program.windows[0].texts.contains("Save Changes?"))
        program.windows[0].press("w", modifiers: .command)
        program.windows[0].button("Save").tap()
        #expect(folder.text("a.txt") == "A+" && program.windows.map(\.title) == ["Untitled"])
        program.windows[0].button("Add").tap()
        program.windows[0].press("w", modifiers: .command)
        program.windows[0].button("Save").tap()
        program.windows[0].fileDialog?.cancel()
        #expect(program.windows.count == 1)
        program.windows[0].press("w", modifiers: .command)
        program.windows[0].button("Discard").tap()
        #expect(program.windows.isEmpty)
    }

    @Test("a file that cannot be read or written is said so, and the document stays")
    func failures() throws {
        let folder = try Folder()
        let program = Program(PlainApp.self)
        program.open(try folder.file("a.txt", "broken"))
        let window = program.windows[0]
        #expect(window.texts.contains("“a.txt” cannot be opened"))
        window.button("OK").tap()
        #expect(window.shown == ["new", "no file"])
        window.button("Add").tap()
        window.press("s", modifiers: .command)
        window.fileDialog?.choose(folder.url.appendingPathComponent("missing/a.txt"))
        #expect(window.texts.contains("“a.txt” cannot be saved"))
        window.button("OK").tap()
        #expect(window.title == "• Untitled")
    }

    @Test("a document that is an object has changed where something can be undone")
    func objects() throws {
        let folder = try Folder()
        let window = Program(ListApp.self).windows[0]
        #expect(window.shown == ["0 items"] && window.title == "Untitled")
        window.button("Add").tap()
        #expect(window.shown == ["1 items"] && window.title == "• Untitled")
        window.press("s", modifiers: .command)
        window.fileDialog?.choose(folder.url.appendingPathComponent("list.json"))
        #expect(folder.text("list.json") == "[\"item\"]" && window.title == "list.json")
    }

    @Test("a viewer asks for a file, and neither changes nor saves it")
    func viewing() throws {
        let folder = try Folder()
        let program = Program(ViewerApp.self)
        #expect(program.windows[0].shown == ["No Document"])
        program.windows[0].button("Open…").tap()
        program.windows[0].fileDialog?.choose(try folder.file("a.txt", "A"))
        let window = program.windows[0]
        #expect(window.shown == ["A", "a.txt", "read only"])
        window.button("Add").tap()
        #expect(window.texts.first == "A" && window.title == "a.txt")
        window.press("s", modifiers: .command)
        #expect(window.fileDialog == nil)
    }

    @Test("a program's own commands stand beside the usual ones, or in their place")
    func commands() {
        let window = Program(OwnApp.self).windows[0]
        window.press(KeyEquivalent("\u{F70D}"))
        #expect(window.texts.contains("Export…") && window.texts.contains("Own New") && window.texts.contains("Save"))
        #expect(!window.texts.contains("New") && !window.texts.contains("Open…"))
    }
}

private final class Items: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var items: [String] = []

    init() {}

    init(configuration: ReadConfiguration) throws {
        items = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> [String] { items }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
}

private struct ListApp: App {
    struct Page: View {
        @ObservedObject var items: Items
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            Text("\(items.items.count) items")
            Button("Add") {
                items.items.append("item")
                undoManager?.registerUndo(withTarget: items) { $0.items.removeLast() }
            }
        }
    }

    var body: some Scene {
        DocumentGroup(newDocument: { Items() }) { Page(items: $0.document) }
    }
}

private struct ViewerApp: App {
    var body: some Scene {
        DocumentGroup(viewing: Plain.self) {
            Editor(document: $0.$document, url: $0.fileURL, isEditable: $0.isEditable)
        }
    }
}

private struct OwnApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Plain()) { Text($0.document.text) }
            .commands {
                CommandGroup(replacing: .newItem) { Button("Own New") {} }
                CommandGroup(after: .saveItem) { Button("Export…") {} }
            }
    }
}
