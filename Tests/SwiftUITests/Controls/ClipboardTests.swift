import SwiftUI
import Testing
import ViewTesting

private struct Song: Codable, Transferable, Hashable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .song)
        ProxyRepresentation(exporting: \.title)
    }
}

private struct Mark: Codable, Transferable, Hashable {
    var number: Int
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .mark) }
}

extension UTType {
    fileprivate static let song = UTType(exportedAs: "org.example.song")
    fileprivate static let mark = UTType(exportedAs: "org.example.mark")
}

@MainActor @Suite("Copying, cutting and pasting", .serialized)
struct ClipboardTests {
    private struct Songs: View {
        @State private var songs = [Song(title: "One"), Song(title: "Two")]
        @State private var pasted: [String] = []
        var body: some View {
            VStack {
                Text(songs.map(\.title).joined(separator: " "))
                Text("Songs").focusable()
                    .copyable(songs)
                    .cuttable(for: Song.self) {
                        defer { songs.removeLast() }
                        return [songs[songs.count - 1]]
                    }
                    .pasteDestination(for: Song.self) {
                        songs += $0
                    } validator: {
                        $0.filter { $0.title != "One" }
                    }
                TextField("Field", text: .constant("text"))
                Text("Texts \(pasted.joined(separator: "+"))").focusable()
                    .pasteDestination(for: String.self) { pasted += $0 }
            }
            .pasteDestination(for: Mark.self) { _ in pasted.append("mark") }
        }
    }

    @Test("items are copied for this program as they are, and for others as texts; those that are wanted are pasted")
    func copies() {
        let screen = Screen { Songs() }
        screen.press("c", modifiers: .control)
        #expect(screen.clipboard == nil)
        screen.press(.tab)
        screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "One\nTwo")
        screen.press("v", modifiers: .control)
        #expect(screen.texts[0] == "One Two Two")
        screen.press("x", modifiers: .control)
        #expect(screen.clipboard == "Two" && screen.texts[0] == "One Two")
        screen.press("v", modifiers: .command)
        #expect(screen.texts[0] == "One Two Two")
    }

    private struct SongApp: App {
        var body: some SwiftUI.Scene {
            WindowGroup { Songs() }.commands { CommandMenu("Own") { Button("Sing") {} } }
        }
    }

    @Test("the menu copies and pastes where the keyboard is, and says nothing of it elsewhere")
    func menu() {
        let screen = Program(SongApp.self).windows[0]
        let menu = KeyEquivalent("\u{F70D}")
        screen.press(menu)
        #expect(screen.button("Own").exists && !screen.button("Copy").exists)
        screen.press(.escape)
        screen.press(.tab)
        screen.press(menu)
        screen.button("Cut").tap()
        #expect(screen.texts[0] == "One" && screen.clipboard == "Two")
        screen.press(menu)
        screen.button("Paste").tap()
        #expect(screen.texts[0] == "One Two")
        screen.press(.tab)
        screen.press(.tab)
        screen.press(menu)
        #expect(!screen.button("Copy").isEnabled && screen.button("Paste").isEnabled)
    }

    @Test("items that have no text are pasted here, until something else is copied")
    func withoutText() {
        struct Marks: View {
            @State private var marks = [Mark(number: 1)]
            var body: some View {
                Text(marks.map { "\($0.number)" }.joined(separator: " ")).focusable()
                    .copyable(marks)
                    .pasteDestination(for: Mark.self) { marks += $0 }
            }
        }
        let screen = Screen { Marks() }
        screen.press(.tab)
        screen.clipboard = "before"
        screen.press("c", modifiers: .control)
        #expect(screen.clipboard == nil)
        screen.press("v", modifiers: .control)
        #expect(screen.texts == ["1 1"])
        screen.clipboard = nil
        screen.press("v", modifiers: .control)
        #expect(screen.texts == ["1 1"])
    }

    @Test("what another program copied is pasted as a text, and not as something that was copied before it")
    func others() {
        let screen = Screen { Songs() }
        screen.press(.tab)
        screen.press("c", modifiers: .control)
        // The same text, by somebody else.
        screen.clipboard = "One\nTwo"
        screen.press("v", modifiers: .control)
        #expect(screen.texts[0] == "One Two")
        screen.clipboard = "elsewhere"
        screen.press(.tab)
        screen.press(.tab)
        screen.press("v", modifiers: .control)
        #expect(screen.texts.contains("Texts elsewhere"))
    }

    @Test("commands are told what lies on the clipboard, the innermost that wants one of its types")
    func commands() {
        let log = Log()
        let screen = Screen {
            VStack {
                Text("Inner").focusable()
                    .onCopyCommand { [NSItemProvider(object: "copied" as NSString)] }
                    .onCutCommand(perform: nil)
                    .onPasteCommand(of: [.image]) { _ in log("picture") }
            }
            .onCutCommand { [NSItemProvider(object: "cut" as NSString)] }
            .onPasteCommand(of: [.plainText], validator: { $0.count == 1 ? $0.count : nil }) { log("paste \($0)") }
        }
        screen.press(.tab)
        screen.press("c", modifiers: .control)
        #expect(screen.clipboard == "copied")
        screen.press("x", modifiers: .control)
        #expect(screen.clipboard == "cut")
        screen.press("v", modifiers: .control)
        #expect(log.lines == ["paste 1"])
    }
}
