import SwiftUI
import Testing
import ViewTesting

private struct Lines: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var lines: [String] = []

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(lines.joined(separator: "\n").utf8))
    }
}

private struct LinesApp: App {
    struct Page: View {
        @Binding var document: Lines
        @State private var search = ""
        var body: some View {
            VStack {
                ForEach(document.lines.indices, id: \.self) { TextField("Line \($0)", text: $document.lines[$0]) }
                Button("Add") { document.lines.append("") }
                TextField("Search", text: $search)
                Text("\(document.lines.count): \(document.lines.joined(separator: "|"))")
            }
        }
    }

    var body: some Scene {
        DocumentGroup(newDocument: Lines()) { Page(document: $0.$document) }
    }
}

@MainActor @Suite("Undoing what was typed into a document", .serialized)
struct DocumentUndoTests {
    private func window() -> Screen {
        let window = Program(LinesApp.self).windows[0]
        window.button("Add").tap()
        return window
    }

    private func state(_ window: Screen) -> String { window.texts.last ?? "" }

    @Test("what was typed at one go is one step, in the order of all that was done, wherever the keyboard is")
    func order() {
        for staysInField in [false, true] {
            let window = window()
            if staysInField { window.textField("Line 0").tap() }
            window.textField("Line 0").type("two")
            #expect(state(window) == "1: two")
            window.press("z", modifiers: .command)
            #expect(state(window) == "1: ", "all of the word at once")
            window.press("z", modifiers: .command)
            #expect(state(window) == "0: ", "then the line")
            window.press("z", modifiers: [.command, .shift])
            window.press("z", modifiers: [.command, .shift])
            #expect(state(window) == "1: two")
        }
    }

    @Test("a pause, another field and another change begin another step")
    func steps() {
        let window = window()
        window.textField("Line 0").type("one")
        window.advance(by: .seconds(3))
        window.textField("Line 0").type("two")
        window.button("Add").tap()
        window.textField("Line 1").type("x")
        window.textField("Line 0").type("!")
        let undone = (0..<5).map { _ in
            window.press("z", modifiers: .command)
            return state(window)
        }
        #expect(undone == ["2: onetwo|x", "2: onetwo|", "1: onetwo", "1: one", "1: "], "\(undone)")
    }

    @Test("new documents have numbers, and those of documents that went are free again")
    func numbers() {
        let program = Program(LinesApp.self)
        for _ in 0..<2 {
            program.windows.last!.button("Add").tap()
            program.windows.last!.press("n", modifiers: .command)
        }
        #expect(program.windows.map { $0.title ?? "" } == ["• Untitled", "• Untitled 2", "Untitled 3"])
        program.windows[2].press("w", modifiers: .command)
        program.windows[0].press("w", modifiers: .command)
        program.windows[0].button("Discard").tap()
        program.windows[0].press("n", modifiers: .command)
        #expect(program.windows.map { $0.title ?? "" } == ["• Untitled 2", "Untitled"])
    }
}
