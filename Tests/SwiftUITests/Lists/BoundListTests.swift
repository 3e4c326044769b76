import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Note: Identifiable, Equatable {
    let id: String
    var text: String
}

private final class NoteList: ObservableObject {
    @Published var notes = ["a", "b", "c"].map { Note(id: $0, text: "Text \($0)") }
}

private struct Editor: View {
    let name: String
    @Binding var note: Note
    var body: some View { TextField(name, text: $note.text) }
}

/// Rows bound in one of the ways of the field, a button that removes an element, and what the notes hold.
private struct Page: View {
    enum Way { case indices, binding, eager }
    let way: Way
    let removed: Int
    @StateObject private var list = NoteList()

    var body: some View {
        VStack {
            Button("Remove") { list.notes.remove(at: removed) }
            Text(list.notes.map(\.text).joined(separator: ", "))
            switch way {
            case .indices:
                List { ForEach(list.notes.indices, id: \.self) { Editor(name: "Field \($0)", note: $list.notes[$0]) } }
            case .binding:
                List { ForEach($list.notes) { $note in Editor(name: "Field \(note.id)", note: $note) } }
            case .eager:
                ForEach($list.notes) { $note in Editor(name: "Field \(note.id)", note: $note) }
            }
        }
    }
}

@MainActor @Suite("Lists of bound elements")
struct BoundListTests {
    @Test("deleting the last element while its field is edited neither traps nor writes to another", arguments: [0, 2])
    func deletesByID(removed: Int) {
        let screen = Screen { Page(way: .binding, removed: removed) }
        let name = ["Field a", "Field b", "Field c"][removed]
        screen.textField(name).type("!")
        screen.textField(name).tap()
        screen.button("Remove").tap()
        #expect(!screen.textField(name).exists)
        #expect(screen.texts[1] == (removed == 0 ? "Text b, Text c" : "Text a, Text b"))
        screen.textField("Field b").type("?")
        #expect(screen.texts[1] == (removed == 0 ? "Text b?, Text c" : "Text a, Text b?"))
        #expect(screen.warnings == [])
    }

    @Test("semantics 65: deleting an element bound by index while the last field is edited does not trap")
    func deletesByIndex() {
        for removed in 0..<3 {
            let screen = Screen { Page(way: .indices, removed: removed) }
            screen.textField("Field 2").type("!")
            screen.textField("Field 2").tap()
            screen.button("Remove").tap()
            #expect(!screen.textField("Field 2").exists)
            #expect(screen.textField("Field 1").exists)
        }
    }

    @Test("an edit in a row of an observed object shows everywhere")
    func edits() {
        for way in [Page.Way.indices, .binding, .eager] {
            let screen = Screen { Page(way: way, removed: 0) }
            screen.textField(way == .indices ? "Field 1" : "Field b").type("!")
            #expect(screen.texts[1] == "Text a, Text b!, Text c")
        }
    }

    @Test("elements move and are removed at offsets; what does not exist is left alone")
    func offsets() {
        var letters = Array("abcdef")
        letters.move(fromOffsets: [1, 3], toOffset: 5)
        #expect(letters == Array("acebdf"))
        letters.move(fromOffsets: [5], toOffset: 0)
        #expect(letters == Array("facebd"))
        letters.remove(atOffsets: [0, 2, 99])
        #expect(letters == Array("aebd"))
    }
}
