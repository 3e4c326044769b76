import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor private var done: [String] = []

/// What programs that were written for a Mac expect of their windows and menus.
@MainActor @Suite("Programs of a desktop", .serialized)
struct DesktopProgramTests {
    private struct Note: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            Button("Close") { dismiss() }
            Button("Another") { openWindow(id: "tool") }
        }
    }

    private struct NotesApp: App {
        @Environment(\.openWindow) private var openWindow
        @State private var size = 1

        var body: some Scene {
            WindowGroup { Note() }
                .commands {
                    CommandMenu("View") {
                        Button("Tool") { openWindow(id: "tool") }.keyboardShortcut("t")
                        Picker("Text Size", selection: $size) {
                            Text("Small").tag(0)
                            Text("Large").tag(1)
                        }
                    }
                    CommandGroup(after: .newItem) { Button("Count") { done.append("counted") }.keyboardShortcut("k") }
                }
            UtilityWindow("Tool", id: "tool") { Text("A tool").frame(width: 200, height: 100) }
            Window("Beside", id: "beside") { Text("Also open") }.defaultLaunchBehavior(.presented)
            Settings { Text("All settings") }
        }
    }

    private let menuKey = KeyEquivalent("\u{F70D}")

    @Test("a tool's window is not there at first, one that is to be presented is")
    func launch() {
        #expect(Program(NotesApp.self).windows.map(\.texts) == [["Close", "Another"], ["Also open"]])
    }

    private struct Mail: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            VStack {
                TextField("Search", text: .constant(""))
                Button("Compose") { openWindow(id: "compose") }
            }
        }
    }

    private struct Letter: View {
        @State private var to = ""
        @State private var subject = ""
        var body: some View {
            Form {
                TextField("To", text: $to)
                TextField("Subject", text: $subject)
            }
            .searchable(text: .constant(""))
        }
    }

    private struct MailApp: App {
        var body: some Scene {
            WindowGroup { Mail() }
            WindowGroup("Letter", id: "compose") { NavigationStack { Letter() } }
        }
    }

    @Test("a window that the program opens has the keyboard in its first field, but for a search")
    func firstField() {
        let program = Program(MailApp.self)
        #expect(program.windows[0].textField("Search").isFocused == false)
        program.windows[0].button("Compose").tap()
        #expect(program.windows.count == 2)
        #expect(program.windows[1].textField("To").isFocused)
        program.windows[1].press("a")
        #expect(program.windows[1].textField("To").value == "a")
    }

    @Test("dismiss closes the window whose content it is called in")
    func dismissing() {
        let program = Program(NotesApp.self)
        program.windows[0].button("Close").tap()
        #expect(program.windows.map(\.texts) == [["Also open"]])
    }

    @Test("an action of the app itself opens windows, and its commands work in those of every scene")
    func commands() {
        done = []
        let program = Program(NotesApp.self)
        program.windows[0].press("t", modifiers: .command)
        #expect(program.windows.count == 3)
        program.windows[2].press("k", modifiers: .command)
        program.windows[1].press("k", modifiers: .command)
        #expect(done == ["counted", "counted"])
    }

    @Test("the menu has the settings and the end of the program, and a picker is a menu of its title there")
    func menu() {
        let program = Program(NotesApp.self)
        let window = program.windows[0]
        window.press(menuKey)
        #expect(window.texts.contains("Settings…") && window.texts.contains("Quit") && !window.texts.contains("Small"))
        window.any("View").tap()
        #expect(window.texts.contains("Text Size") && !window.texts.contains("Small"))
        window.any("Text Size").tap()
        #expect(window.texts.contains("Small") && !window.texts.contains("Tool"))
        window.press(.downArrow)
        window.press(.downArrow)
        for _ in 0..<4 { window.press(.escape) }
        window.press(menuKey)
        window.any("Settings…").tap()
        #expect(program.windows.last?.texts == ["All settings"])
        window.press(menuKey)
        window.any("Quit").tap()
        #expect(program.windows.isEmpty)
    }

    private struct NumbersApp: App {
        var body: some Scene {
            WindowGroup(for: Int.self) { $number in
                Text("Number \(number)")
                Button("More") { number += 1 }
            } defaultValue: {
                7
            }
        }
    }

    @Test("a window that nobody asked for by a value shows the default one")
    func defaultValue() {
        let window = Program(NumbersApp.self).windows[0]
        #expect(window.texts.contains("Number 7"))
        window.button("More").tap()
        #expect(window.texts.contains("Number 8"))
    }

    private final class Document: ReferenceFileDocument, @unchecked Sendable {
        static let readableContentTypes: [UTType] = [.plainText]
        @Published var text = "start"
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func snapshot(contentType: UTType) throws -> String { text }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    private struct DocumentEditor: View {
        @ObservedObject var document: Document
        var body: some View { TextField("Words", text: $document.text) }
    }

    private struct DocumentApp: App {
        var body: some Scene {
            DocumentGroup(newDocument: { Document() }) { DocumentEditor(document: $0.document) }
        }
    }

    @Test("a document that is an object has changed once something is typed into it, and asks before it is closed")
    func document() {
        let program = Program(DocumentApp.self)
        program.windows[0].advance(by: .seconds(1))
        #expect(program.windows[0].title == "Untitled")
        program.windows[0].textField("Words").type("!")
        #expect(program.windows[0].title == "• Untitled")
        program.windows[0].press("w", modifiers: .command)
        #expect(program.windows.count == 1 && program.windows[0].texts.contains("Save Changes?"))
    }

    @Test("a table opens in a wide window, so that its columns are there")
    func wide() {
        struct Row: Identifiable { let id: Int }
        struct TableApp: App {
            var body: some Scene {
                WindowGroup {
                    Table([Row(id: 1), Row(id: 2)]) {
                        TableColumn("Name") { Text("Row \($0.id)") }
                        TableColumn("Number") { Text("\($0.id)") }
                    }
                }
            }
        }
        #expect(WindowSizing.usualWide.width == 900)
        let window = Program(TableApp.self).windows[0]
        #expect(window.root.hasWideContent)
    }
}
