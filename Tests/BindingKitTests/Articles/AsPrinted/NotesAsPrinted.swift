import SwiftUI

/// The notes as their author first edited them: by position.
enum NotesAsPrinted {
    struct Note: Hashable, Identifiable {
        let id = UUID()
        var title: String
    }

    class NoteList: ObservableObject {
        @Published var notes: [Note]
        init(_ titles: [String]) { notes = titles.map { Note(title: $0) } }
    }

    struct NoteEditView: View {
        @Binding var note: Note
        var body: some View { TextField("Title", text: $note.title) }
    }

    struct NoteListView: View {
        @ObservedObject var list: NoteList

        var body: some View {
            List {
                ForEach(list.notes.indices, id: \.self) { index in
                    NavigationLink(
                        list.notes[index].title,
                        destination: NoteEditView(
                            note: $list.notes[index]
                        )
                    )
                }
            }
        }
    }
}
