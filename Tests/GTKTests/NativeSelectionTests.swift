import CMartletGTK
import Foundation
import MartletDesk
import MartletDisplay
import MartletHost
import Testing

@testable import MartletGTKHost

@MainActor @Suite("What is selected in native entries", .serialized, .enabled(if: Desk.isAvailable))
struct NativeSelectionTests {
    private func item(
        _ text: String, _ selection: Range<Int>? = nil, tells: Bool = true, isArea: Bool = false, runs: [TextRun] = []
    ) -> DisplayItem {
        var entry = TextEntry(
            text: text, placeholder: "", font: FontDescription(size: 16), color: .black, placeholderColor: .black,
            tint: .black)
        (entry.selection, entry.tellsSelection, entry.runs) = (selection, tells, runs)
        return .native(
            NativeElement(
                id: 7, frame: CGRect(x: 10, y: 10, width: 160, height: 60),
                content: isArea ? .textArea(entry) : .textEntry(entry)))
    }

    private func open(_ items: [DisplayItem], _ body: (Desk, FakeClient, NativeText) throws -> Void) throws {
        try Desk.use { desk in
            let client = FakeClient()
            client.root.setItems(items)
            let window = desk.open(client)
            try body(desk, client, try #require(window.natives.entry(7)))
            window.close()
        }
    }

    @Test("what the client selects is selected, and told to nobody", arguments: [false, true])
    func selected(isArea: Bool) throws {
        try open([item("some words", 5..<10, isArea: isArea)]) { desk, client, entry in
            #expect(entry.selection == 5..<10)
            client.root.setItems([item("some words", 2..<2, isArea: isArea)])
            desk.settle(frames: 2, of: client)
            #expect(entry.selection == 2..<2)
            client.root.setItems([item("other", 1..<3, isArea: isArea)])
            desk.settle(frames: 2, of: client)
            #expect(entry.selection == 1..<3 && entry.shown == "other")
            #expect(client.nativeEvents == [])
        }
    }

    @Test("what the user selects is told once, after the text where he types", arguments: [false, true])
    func told(isArea: Bool) throws {
        try open([item("some words", isArea: isArea)]) { desk, client, entry in
            var (text, selection): (String, Range<Int>?) = ("some words", nil)
            client.onNative = { _, event in
                switch event {
                case .textChanged(let new): text = new
                case .selectionChanged(let new): selection = new
                default: break
                }
                client.root.setItems([item(text, selection, isArea: isArea)])
            }
            entry.select(0..<4)
            desk.settle(frames: 2, of: client)
            #expect(selection == 0..<4 && entry.selection == 0..<4)
            let events = client.nativeEvents
            #expect(events.last == "7 selectionChanged(Range(0..<4))")
            // As the keyboard does: what is selected gives way.
            if isArea {
                let buffer = (entry as! NativeTextArea).buffer
                gtk_text_buffer_begin_user_action(buffer)
                gtk_text_buffer_delete_selection(buffer, 1, 1)
                gtk_text_buffer_insert_at_cursor(buffer, "M", -1)
                gtk_text_buffer_end_user_action(buffer)
            } else {
                gtk_editable_delete_selection(OpaquePointer(entry.text))
                var place = gtk_editable_get_position(OpaquePointer(entry.text))
                gtk_editable_insert_text(OpaquePointer(entry.text), "M", -1, &place)
                gtk_editable_set_position(OpaquePointer(entry.text), place)
            }
            desk.settle(frames: 2, of: client)
            #expect(text == "M words" && selection == 1..<1 && entry.selection == 1..<1)
        }
    }

    @Test("a client that does not ask hears of no selection")
    func untold() throws {
        try open([item("some words", tells: false)]) { desk, client, entry in
            entry.select(0..<4)
            desk.settle(frames: 2, of: client)
            #expect(client.nativeEvents == [])
        }
    }

    @Test("a client that does not follow has its own selection back")
    func refused() throws {
        try open([item("some words", 1..<2)]) { desk, client, entry in
            entry.select(0..<4)
            desk.settle(frames: 2, of: client)
            client.root.setItems([item("some words", 1..<2), .fill(.rect(.zero), .color(.black), FillStyle())])
            desk.settle(frames: 2, of: client)
            #expect(entry.selection == 1..<2)
        }
    }

    @Test("stretches of a text have their looks, also after it changed")
    func looks() throws {
        let red = RGBA(red: 1, green: 0, blue: 0)
        let plain = TextRun(text: "some ", font: FontDescription(size: 16), color: .black)
        let bold = TextRun(
            text: "words", font: FontDescription(size: 20, weight: 700), color: red, underline: TextLine())
        try open([item("some words", isArea: true, runs: [plain, bold])]) { desk, client, entry in
            let buffer = (entry as! NativeTextArea).buffer
            @MainActor func tags(at offset: Int) -> Int {
                var place = GtkTextIter()
                gtk_text_buffer_get_iter_at_offset(buffer, &place, gint(offset))
                let list = gtk_text_iter_get_tags(&place)
                defer { g_slist_free(list) }
                return Int(g_slist_length(list))
            }
            #expect(tags(at: 2) == 0 && tags(at: 6) == 1)
            var first = bold
            first.text = "some"
            var rest = plain
            rest.text = " words"
            client.root.setItems([item("some words", isArea: true, runs: [first, rest])])
            desk.settle(frames: 2, of: client)
            #expect(tags(at: 2) == 1 && tags(at: 6) == 0)
            client.root.setItems([item("plain", isArea: true)])
            desk.settle(frames: 2, of: client)
            #expect(tags(at: 2) == 0)
        }
    }

    @Test("in a field from right to left letters of both directions stand at the right, and so does what is empty")
    func fromRight() throws {
        func entry(_ text: String) -> TextEntry {
            var entry = TextEntry(
                text: text, placeholder: "Name", font: FontDescription(size: 16), color: .black,
                placeholderColor: .black, tint: .black)
            // What is leading is at the right.
            (entry.isRightToLeft, entry.alignment) = (true, .trailing)
            return entry
        }
        func item(_ content: NativeContent) -> DisplayItem {
            .native(NativeElement(id: 7, frame: CGRect(x: 10, y: 10, width: 160, height: 60), content: content))
        }
        try open([item(.textArea(entry("\u{645}\u{631}\u{62D}\u{628}\u{627}")))]) { desk, client, area in
            let view = UnsafeMutableRawPointer(area.text).assumingMemoryBound(to: GtkTextView.self)
            // GTK turns it around for these letters.
            #expect(gtk_text_view_get_justification(view) == GTK_JUSTIFY_LEFT)
            client.root.setItems([item(.textArea(entry("Hello")))])
            desk.settle(frames: 2, of: client)
            #expect(gtk_text_view_get_justification(view) == GTK_JUSTIFY_RIGHT)
        }
        try open([item(.textEntry(entry("")))]) { _, _, line in
            let placeholder = try #require(gtk_widget_get_first_child(line.text))
            #expect(gtk_widget_get_direction(placeholder) == GTK_TEXT_DIR_RTL)
        }
    }
}
