import CMartletGTK
import Foundation
import MartletDesk
import MartletHost
import Testing

@testable import MartletGTKHost
@testable import SwiftUI

/// Fields of the runtime in a real window, with a real keyboard.
@MainActor @Suite("Typing in a window", .serialized, .enabled(if: Desk.isAvailable && Hand.isAvailable))
struct TypingTests {
    /// What the views were told, for the test to read.
    @MainActor final class Probe {
        static var name = ""
        static var note = ""
        static var bodies = 0
    }

    struct TypingView: View {
        enum Field: Hashable { case name, note }

        @State private var name = ""
        @State private var note = ""
        @State private var ticks = 0
        @FocusState private var field: Field?

        var body: some View {
            Probe.bodies += 1
            return VStack {
                Text("\(ticks) updates, \(name.count + note.count) letters")
                TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .note }
                TextEditor(text: $note).focused($field, equals: .note).frame(height: 80)
                ForEach(0..<5) { Text("Row \($0) of \(ticks)") }
            }
            .onChange(of: name) {
                Probe.name = $1
                ticks += 1
            }
            .onChange(of: note) {
                Probe.note = $1
                ticks += 1
            }
            .onAppear { field = .name }
        }
    }

    struct TypingApp: App {
        var body: some SwiftUI.Scene {
            WindowGroup("Test") { TypingView() }.defaultSize(width: 300, height: 400)
        }
    }

    private func open<A: App>(_ app: A, _ body: (Hand, Desk, GTKWindow) throws -> Void) throws {
        try Desk.use { desk in
            Probe.name = ""
            Probe.note = ""
            let session = AppSession(app, windows: WindowSession(host: desk.host))
            session.windows.openFirstWindow()
            let window = try #require(desk.host.windows.last)
            desk.settle { window.isAllocated && !window.natives.order.isEmpty }
            let hand = try Hand(desk, window)
            try body(hand, desk, window)
            window.close()
            withExtendedLifetime(session) {}
        }
    }

    private static let sentence = "thequickbrownfoxjumpsoverthelazydog"

    @Test("a letter every few milliseconds arrives in a field and keeps the caret while the views around it update")
    func field() throws {
        try open(TypingApp()) { hand, desk, window in
            let first = try #require(window.natives.entry(window.natives.order[0]))
            desk.settle { gtk_window_get_focus(window.gtkWindow) == first.text }
            #expect(gtk_window_get_focus(window.gtkWindow) == first.text, "onAppear gave it the keyboard")
            try hand.do("type --delay 3 \(Self.sentence)") { Probe.name.count >= Self.sentence.count }
            #expect(Probe.name == Self.sentence)
            try hand.do("key Home Right Right Right") {
                gtk_editable_get_position(OpaquePointer(first.text)) == 3
            }
            try hand.do("type --delay 3 QUICK") { Probe.name.count >= Self.sentence.count + 5 }
            #expect(Probe.name == "theQUICK" + Self.sentence.dropFirst(3))
            #expect(gtk_editable_get_position(OpaquePointer(first.text)) == 8)
            #expect(Probe.bodies > 20, "the views updated meanwhile")
        }
    }

    @Test("letters and lines typed fast into an editor all arrive, in the middle too, and Return moves on from a field")
    func editor() throws {
        try open(TypingApp()) { hand, desk, window in
            let area = try #require(window.natives.entry(window.natives.order[1]) as? NativeTextArea)
            try hand.do("key Return") { gtk_window_get_focus(window.gtkWindow) == area.text }
            #expect(gtk_window_get_focus(window.gtkWindow) == area.text, "onSubmit gave the editor the keyboard")
            try hand.do("type --delay 3 \(Self.sentence)") { Probe.note.count >= Self.sentence.count }
            try hand.do("key Return") { Probe.note.hasSuffix("\n") }
            try hand.do("type --delay 3 \(Self.sentence)") { Probe.note.count > 2 * Self.sentence.count }
            #expect(Probe.note == "\(Self.sentence)\n\(Self.sentence)")
            try hand.do("key ctrl+Home Right Right Right") { caret(in: area) == 3 }
            try hand.do("type --delay 3 QUICK") { Probe.note.count > 2 * Self.sentence.count + 5 }
            #expect(Probe.note == "theQUICK\(Self.sentence.dropFirst(3))\n\(Self.sentence)")
            #expect(caret(in: area) == 8)
        }
    }

    private func caret(in area: NativeTextArea) -> Int {
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(area.buffer, &iter, gtk_text_buffer_get_insert(area.buffer))
        return Int(gtk_text_iter_get_offset(&iter))
    }

    struct GrowingApp: App {
        struct Growing: View {
            @State private var note = ""
            @FocusState private var isFocused: Bool

            var body: some View {
                TextField("Note", text: $note, axis: .vertical).lineLimit(1...5).focused($isFocused)
                    .onAppear { isFocused = true }
                    .onChange(of: note) { Probe.note = $1 }
            }
        }

        var body: some SwiftUI.Scene {
            WindowGroup("Test") { Growing() }.defaultSize(width: 300, height: 400)
        }
    }

    @Test("a field that grows with its text shows all of it, from the first line")
    func growing() throws {
        try open(GrowingApp()) { hand, desk, window in
            let area = try #require(window.natives.entry(window.natives.order[0]) as? NativeTextArea)
            desk.settle { gtk_window_get_focus(window.gtkWindow) == area.text }
            let words = String(repeating: "wordy", count: 9)
            try hand.do("type --delay 30 \(words)") { Probe.note.count >= words.count }
            desk.settle { gtk_adjustment_get_page_size(area.adjustment) > 30 }
            desk.settle { gtk_adjustment_get_value(area.adjustment) == 0 }
            #expect(gtk_adjustment_get_value(area.adjustment) == 0)
            #expect(gtk_adjustment_get_page_size(area.adjustment) >= gtk_adjustment_get_upper(area.adjustment))
        }
    }

    struct HintsApp: App {
        var body: some SwiftUI.Scene {
            WindowGroup("Test") {
                VStack {
                    TextField("Mail", text: .constant("")).keyboardType(.emailAddress).autocapitalization(.none)
                    TextField("Code", text: .constant("")).textContentType(.oneTimeCode)
                    TextField("Title", text: .constant("")).textInputAutocapitalization(.words).disableAutocorrection(
                        true)
                    SecureField("Password", text: .constant(""))
                    TextEditor(text: .constant("")).autocorrectionDisabled(false)
                }
            }
        }
    }

    @Test("what fields hold is told to the input method")
    func hints() throws {
        try open(HintsApp()) { _, _, window in
            let entries = window.natives.order.compactMap { window.natives.entry($0)?.text }
            let texts = entries.dropLast().map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkText.self) }
            #expect(
                texts.map { gtk_text_get_input_purpose($0) } == [
                    GTK_INPUT_PURPOSE_EMAIL, GTK_INPUT_PURPOSE_PIN, GTK_INPUT_PURPOSE_FREE_FORM,
                    GTK_INPUT_PURPOSE_PASSWORD,
                ])
            let secret = GTK_INPUT_HINT_PRIVATE.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
            #expect(
                texts.map { gtk_text_get_input_hints($0).rawValue } == [
                    0, secret, GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue, secret,
                ])
            let area = UnsafeMutableRawPointer(entries[4]).assumingMemoryBound(to: GtkTextView.self)
            #expect(
                gtk_text_view_get_input_hints(area).rawValue
                    == GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue | GTK_INPUT_HINT_SPELLCHECK.rawValue)
        }
    }
}
