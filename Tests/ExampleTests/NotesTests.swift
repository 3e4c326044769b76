import SwiftUI
import Testing
import ViewTesting

@testable import MartletNotes

/// The first line of the table of systems: a note list whose elements are bound, in each of the four ways.
@MainActor @Suite("Notes", .serialized)
struct NotesTests {
    private static let titles = ["First", "Second", "Third", "Last"]

    private struct Desk: View {
        let list: NoteList
        let way: BindingWay

        var body: some View {
            NavigationView {
                NoteListView(list: list, way: way)
                Text("Choose a note")
            }
        }
    }

    private func makeList() -> NoteList { NoteList(notes: Self.titles.map { Note(title: $0, text: "About \($0)") }) }

    /// Wide enough for the list and the editor side by side.
    private func screen(_ list: NoteList, _ way: BindingWay) -> Screen {
        Screen(size: CGSize(width: 860, height: 640)) { Desk(list: list, way: way) }
    }

    @Test(
        "a letter in an editor goes to its note alone, and evaluates its row and its editor",
        arguments: BindingWay.allCases)
    func edits(_ way: BindingWay) {
        for (index, title) in Self.titles.enumerated() {
            let list = makeList()
            let others = list.notes.filter { $0.title != title }
            let screen = screen(list, way)
            screen.text(title).tap()
            screen.advance(by: .seconds(1))
            screen.textField("Title").tap()
            screen.resetBodyCounts()
            screen.textField("Title").type("!")
            #expect(screen.bodyCounts["NoteRow"] == 1 && screen.bodyCounts["NoteEditor"] == 1, "\(screen.bodyCounts)")
            #expect(list.notes[index].title == title + "!" && screen.texts.contains(title + "!"))
            screen.resetBodyCounts()
            screen.textEditor().type(" and more")
            #expect(screen.bodyCounts["NoteRow"] == 9 && screen.bodyCounts["NoteEditor"] == 9, "\(screen.bodyCounts)")
            #expect(list.notes[index].text == "About \(title) and more")
            #expect(list.notes.filter { $0.id != list.notes[index].id } == others && screen.warnings.isEmpty)
        }
    }

    @Test(
        "deleting any note while the editor of any is on screen, and typed in, changes no other note",
        arguments: BindingWay.allCases)
    func deletes(_ way: BindingWay) {
        for opened in Self.titles.indices {
            for removed in Self.titles.indices {
                let list = makeList()
                let screen = screen(list, way)
                screen.text(Self.titles[opened]).tap()
                screen.advance(by: .seconds(1))
                let frame = screen.row(Self.titles[removed]).text(Self.titles[removed]).frame
                let row = CGPoint(x: frame.midX, y: frame.midY)
                screen.textField("Title").tap()
                screen.textField("Title").type("!")
                var expected = list.notes
                expected.remove(at: removed)
                screen.drag(from: row, to: CGPoint(x: row.x - 70, y: row.y))
                screen.button("Delete").tap()
                screen.advance(by: .seconds(1))
                #expect(list.notes == expected, "\(opened) was open, \(removed) removed")
                if screen.textField("Title").exists, way != .indices {
                    // Where positions are identities, the editor of one position goes on with the note that came there.
                    screen.textField("Title").type("?")
                    let id = removed == opened ? nil : makeID(list, Self.titles[opened] + "!?")
                    #expect(
                        removed == opened ? list.notes == expected : id != nil,
                        "\(opened) \(removed) \(list.notes.map(\.title))")
                }
                #expect(list.notes.count == 3 && screen.warnings.isEmpty)
            }
        }
    }

    private func makeID(_ list: NoteList, _ title: String) -> Note.ID? { list.notes.first { $0.title == title }?.id }

    /// Rows that are edited where they are.
    private struct Fields: View {
        @ObservedObject var list: NoteList
        let way: BindingWay

        var body: some View {
            List {
                switch way {
                case .elements: ForEach($list.notes) { $note in field($note) }
                case .identifiableIndices: ForEach(list.notes.identifiableIndices) { field($list.notes[$0]) }
                case .bindingAndIndex: ForEach($list.notes) { index, note in field(note) }
                case .indices: ForEach(list.notes.indices, id: \.self) { field($list.notes[$0]) }
                }
            }
        }

        private func field(_ note: Binding<Note>) -> some View {
            TextField("Title of \(note.wrappedValue.text)", text: note.title)
        }
    }

    @Test(
        "deleting any note while the field in any row is edited changes no other note", arguments: BindingWay.allCases)
    func deletesWithField(_ way: BindingWay) {
        for edited in Self.titles.indices {
            for removed in Self.titles.indices {
                let list = makeList()
                let screen = Screen { Fields(list: list, way: way) }
                let field = screen.textField("Title of About \(Self.titles[edited])")
                field.tap()
                field.type("!")
                var expected = list.notes
                expected.remove(at: removed)
                // A binding that somebody holds on to.
                let late = Binding(get: { list.notes }, set: { list.notes = $0 })[removed]
                list.notes.remove(at: removed)
                let shown = Self.titles.filter { screen.textField("Title of About \($0)").exists }
                #expect(shown == Self.titles.filter { $0 != Self.titles[removed] } && list.notes == expected)
                if edited != removed, way != .indices {
                    field.type("?")
                    expected[edited < removed ? edited : edited - 1].title += "?"
                    #expect(list.notes == expected)
                }
                if removed == 3 {
                    late.wrappedValue.title = "late"
                    #expect(list.notes == expected)
                }
                #expect(screen.warnings.isEmpty)
            }
        }
    }

    @Test(
        "removing notes one after the other, each from its end, leaves none and traps nowhere",
        arguments: BindingWay.allCases)
    func empties(_ way: BindingWay) {
        let list = makeList()
        let screen = screen(list, way)
        for title in Self.titles.reversed() {
            screen.text(title).tap()
            screen.advance(by: .seconds(1))
            screen.textEditor().type("x")
            list.notes.removeLast()
            screen.advance(by: .seconds(1))
            #expect(screen.texts.filter { $0.hasPrefix("About") } == list.notes.map(\.text))
        }
        #expect(list.notes.isEmpty && screen.warnings.isEmpty)
    }

    @Test(
        "a write to a note that is gone is lost: by an answer that comes late, in each way",
        arguments: BindingWay.allCases)
    func lateAnswer(_ way: BindingWay) {
        struct Asking: View {
            @ObservedObject var list: NoteList
            let way: BindingWay

            var body: some View {
                switch way {
                case .elements: ForEach($list.notes) { $note in asker($note) }
                case .identifiableIndices: ForEach(list.notes.identifiableIndices) { asker($list.notes[$0]) }
                case .bindingAndIndex: ForEach($list.notes) { index, note in asker(note) }
                case .indices: ForEach(list.notes.indices, id: \.self) { asker($list.notes[$0]) }
                }
            }

            private func asker(_ note: Binding<Note>) -> some View {
                Button("Ask \(note.wrappedValue.title)") {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { note.wrappedValue.text = "answer" }
                }
            }
        }
        let list = makeList()
        let screen = Screen { Asking(list: list, way: way) }
        screen.button("Ask Last").tap()
        screen.button("Ask First").tap()
        list.notes.removeLast()
        screen.advance(by: .seconds(3))
        #expect(list.notes.map(\.text) == ["answer", "About Second", "About Third"])
        #expect(screen.warnings.isEmpty)
    }

    @Test("notes are added, pinned from the menu of their row, moved and deleted, in the app as it is")
    func app() {
        let screen = Screen { NotesView() }
        screen.button("New Note").tap()
        #expect(screen.text("New note").exists)
        screen.text("Night sky").secondaryClick()
        screen.button("Pin").tap()
        screen.advance(by: .seconds(1))
        screen.text("Night sky").secondaryClick()
        #expect(screen.button("Unpin").exists && !screen.button("Pin").exists)
        screen.press(.escape)
        screen.button("Edit").tap()
        screen.advance(by: .seconds(1))
        let order = ["New note", "Groceries", "Night sky"]
        #expect(screen.texts.filter(order.contains) == order)
        screen.button("Done").tap()
        for way in BindingWay.allCases {
            screen.picker("Bound").select(way.title)
            #expect(screen.texts.filter(order.contains) == order, "\(way)")
        }
        #expect(screen.warnings.isEmpty)
    }
}
