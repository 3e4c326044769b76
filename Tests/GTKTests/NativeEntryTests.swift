import CMartletGTK
import Foundation
import MartletDesk
import MartletDisplay
import MartletHost
import Testing

@testable import MartletGTKHost

@MainActor @Suite("Native text entries", .serialized, .enabled(if: Desk.isAvailable))
struct NativeEntryTests {
    private let frame = CGRect(x: 10, y: 10, width: 120, height: 30)

    private func item(_ text: String, id: UInt64 = 7, secure: Bool = false, in frame: CGRect? = nil) -> DisplayItem {
        let entry = TextEntry(
            text: text, placeholder: "", isSecure: secure, font: FontDescription(size: 16), color: .black,
            placeholderColor: .black, tint: .black)
        return .native(NativeElement(id: id, frame: frame ?? self.frame, content: .textEntry(entry)))
    }

    /// Types into the widget as the keyboard does, at the caret.
    private func type(_ string: String, into entry: NativeText) {
        for letter in string {
            var position = gtk_editable_get_position(OpaquePointer(entry.text))
            gtk_editable_insert_text(OpaquePointer(entry.text), String(letter), -1, &position)
            gtk_editable_set_position(OpaquePointer(entry.text), position)
        }
    }

    private func text(of entry: NativeText) -> String {
        String(cString: gtk_editable_get_text(OpaquePointer(entry.text)))
    }

    private func open(_ items: [DisplayItem], _ body: (Desk, FakeClient, GTKWindow) throws -> Void) throws {
        try Desk.use { desk in
            let client = FakeClient()
            client.root.setItems(items)
            let window = desk.open(client)
            try body(desk, client, window)
            window.close()
        }
    }

    @Test("typed letters arrive as whole texts")
    func typing() throws {
        try open([item("")]) { desk, client, window in
            let entry = try #require(window.natives.entry(7))
            client.onNative = { _, event in
                if case .textChanged(let text) = event { client.root.setItems([item(text)]) }
            }
            type("ab", into: entry)
            #expect(client.nativeEvents == ["7 textChanged(\"a\")", "7 textChanged(\"ab\")"])
            desk.settle(frames: 1, of: client)
            #expect(text(of: entry) == "ab")
        }
    }

    @Test("what a secure field tells screen readers are bullets")
    func secret() throws {
        try open([item("", secure: true)]) { desk, client, window in
            let entry = try #require(window.natives.entry(7))
            client.onNative = { _, event in
                if case .textChanged(let text) = event { client.root.setItems([item(text, secure: true)]) }
            }
            var heard = 0
            Signal.connect(entry.text, "insert-text") { heard += 1 }
            type("aé", into: entry)
            desk.settle(frames: 1, of: client)
            #expect(text(of: entry) == "aé" && client.nativeEvents.last == "7 textChanged(\"aé\")")
            #expect(String(cString: gtk_editable_get_text(OpaquePointer(entry.face))) == "••")
            #expect(heard == 0, "nobody hears of the letters")
        }
    }

    @Test("a field in a covered group takes neither pointer nor keyboard, and does again when it is not")
    func inert() throws {
        let group = DisplayGroup()
        group.setItems([item("x")])
        try open([.group(group)]) { desk, client, window in
            let entry = try #require(window.natives.entry(7))
            @MainActor func takes() -> [Bool] {
                [gtk_widget_get_can_focus(entry.text) != 0, gtk_widget_get_can_target(entry.face) != 0]
            }
            #expect(takes() == [true, true])
            var appearance = GroupAppearance()
            appearance.isInert = true
            group.setAppearance(appearance)
            desk.settle(frames: 1, of: client)
            #expect(takes() == [false, false])
            window.focus(7)
            group.setAppearance(GroupAppearance())
            desk.settle(frames: 1, of: client)
            #expect(takes() == [true, true])
            #expect(gtk_window_get_focus(window.gtkWindow) == entry.text)
        }
    }

    @Test("a field that leaves with what is around it gives the keyboard up at once, as keys would go nowhere")
    func leaving() throws {
        try open([item("x")]) { desk, client, window in
            let entry = try #require(window.natives.entry(7))
            window.focus(7)
            #expect(gtk_window_get_focus(window.gtkWindow) == entry.text)
            client.root.setItems([])
            window.present(client.root)
            #expect(gtk_window_get_focus(window.gtkWindow).map { gtk_widget_get_root($0) != nil } != false)
            #expect(client.focus == [7, nil])
            desk.settle(frames: 1, of: client)
            #expect(client.focus == [7, nil])
        }
    }

    @Test("an edit the client turns down is taken back in the next frame")
    func turnedDown() throws {
        try open([item("12")]) { desk, client, window in
            let entry = try #require(window.natives.entry(7))
            gtk_editable_set_position(OpaquePointer(entry.text), 1)
            type("x", into: entry)
            desk.settle(frames: 1, of: client)
            #expect(text(of: entry) == "12")
            #expect(gtk_editable_get_position(OpaquePointer(entry.text)) == 1)
            #expect(client.nativeEvents == ["7 textChanged(\"1x2\")"], "a change from outside is no edit")
        }
    }

    @Test(
        "a formatter keeps the caret in its place",
        arguments: [
            (5, "12345", "12,345", 6), (2, "12345", "12,345", 3), (1, "ab", "Xab", 2), (0, "ab", "abc", 0),
            (1, "abc", "axyz", 1), (3, "abc", "", 0), (2, "ab", "abXY", 4),
        ])
    func carets(caret: Int, old: String, new: String, expected: Int) {
        #expect(Caret.position(caret, in: old, after: new) == expected)
    }

    @Test("an entry keeps its widget while it moves, and loses it when it leaves the picture")
    func lifetime() throws {
        try open([item("one")]) { desk, client, window in
            let entry = try #require(window.natives.entry(7))
            client.root.setItems([
                item("two", id: 8), item("one", in: CGRect(x: 30, y: 60, width: 90, height: 30)),
            ])
            desk.settle(frames: 1, of: client)
            #expect(window.natives.entry(7) === entry)
            #expect(window.natives.order == [8, 7])
            #expect(bounds(of: entry, in: window) == CGRect(x: 30, y: 60, width: 90, height: 30))
            client.root.setItems([item("two", id: 8)])
            desk.settle(frames: 1, of: client)
            #expect(window.natives.entry(7) == nil)
        }
    }

    @Test("an entry follows its groups and is out of the pointer's reach where they clip it")
    func clips() throws {
        let group = DisplayGroup()
        group.setOrigin(CGPoint(x: 20, y: 40))
        group.setItems([item("text")])
        var appearance = GroupAppearance()
        appearance.clip = .rect(CGRect(x: 0, y: 0, width: 60, height: 100))
        group.setAppearance(appearance)
        try open([.group(group)]) { desk, client, window in
            let entry = try #require(window.natives.entry(7))
            #expect(bounds(of: entry, in: window) == CGRect(x: 30, y: 50, width: 120, height: 30))
            #expect(gtk_widget_pick(window.canvas.widget, 70, 65, GTK_PICK_DEFAULT) == entry.text)
            #expect(gtk_widget_pick(window.canvas.widget, 90, 65, GTK_PICK_DEFAULT) == window.canvas.widget)
        }
    }

    @Test("an entry is drawn in its place between other items")
    func drawing() throws {
        let cover = DisplayItem.fill(
            .rect(CGRect(x: 0, y: 0, width: 30, height: 60)), .color(RGBA(red: 1, green: 0, blue: 0)), FillStyle())
        try open([item("MMMMMM"), cover]) { desk, client, window in
            let picture = desk.picture(of: window)
            #expect(picture[15, 25] == "ff0000ff")
            #expect(picture.inkBounds.maxX > 60, "the text shows beside what covers it")
        }
    }

    @Test("a turned entry is drawn where it lies")
    func turned() throws {
        let group = DisplayGroup()
        group.setOrigin(CGPoint(x: 100, y: 10))
        group.setItems([item("MMMMMM", in: CGRect(x: 0, y: 0, width: 100, height: 30))])
        var appearance = GroupAppearance()
        appearance.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        group.setAppearance(appearance)
        try open([.group(group)]) { desk, client, window in
            let ink = desk.picture(of: window).inkBounds
            #expect(CGRect(x: 70, y: 10, width: 30, height: 100).contains(ink))
            #expect(ink.height > 50)
        }
    }

    @Test("the keyboard comes and goes with words about it")
    func focus() throws {
        try open([item("a"), item("b", id: 8, in: CGRect(x: 10, y: 60, width: 100, height: 30))]) {
            desk, client, window in
            client.forget()
            window.focus(7)
            window.focus(8)
            window.focus(nil)
            #expect(client.nativeEvents == ["7 editingBegan", "7 editingEnded", "8 editingBegan", "8 editingEnded"])
            #expect(client.focus == [7, 8, nil])
        }
    }

    @Test("a field that the keyboard comes to by keys has its line selected, and one that the program chooses has not")
    func selectsLine() throws {
        try open([item("abc")]) { desk, client, window in
            let entry = try #require(window.natives.entry(7))
            window.focus(7, selectingText: true)
            #expect(entry.selection == 0..<3)
            window.focus(nil)
            window.focus(7)
            #expect(entry.selection == 3..<3)
        }
    }

    @Test("an element may be given the keyboard before it is there")
    func earlyFocus() throws {
        try open([]) { desk, client, window in
            window.focus(7)
            client.root.setItems([item("late")])
            desk.settle(frames: 1, of: client)
            #expect(client.focus.last == 7)
        }
    }

    @Test("a secure entry hides its text")
    func secure() throws {
        try open([item("iiii", secure: true)]) { desk, client, window in
            let entry = try #require(window.natives.entry(7))
            let text = UnsafeMutableRawPointer(entry.text).assumingMemoryBound(to: GtkText.self)
            #expect(gtk_text_get_visibility(text) == 0)
        }
    }

    private func bounds(of entry: NativeText, in window: GTKWindow) -> CGRect {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(entry.text, window.canvas.widget, &bounds)
        return CGRect(bounds)
    }
}
