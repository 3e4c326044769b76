import BindingKit
import SwiftUI

struct Note: Hashable, Identifiable {
    let id = UUID()
    var title: String
    var text = ""
    var isPinned = false
}

final class NoteList: ObservableObject {
    @Published var notes = [
        Note(title: "Groceries", text: "Oat milk\nTwo lemons\nRye bread"),
        Note(title: "Night sky", text: "Saturn is up in the south-east from ten o'clock, left of the three poplars."),
        Note(title: "Bicycle", text: "The rear light flickers. New cable, 60 cm."),
        Note(title: "Book for Mira", text: "The one about the lighthouse keeper's daughter."),
    ]
}

/// Notes in a list, each bound to its row by its id.
struct NotesView: View {
    @StateObject var list = NoteList()

    var body: some View {
        NavigationView {
            NoteListView(list: list)
                .navigationTitle("Notes")
                .toolbar {
                    ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                    ToolbarItem(placement: .primaryAction) {
                        Button("New Note", systemImage: "plus") { list.notes.insert(Note(title: "New note"), at: 0) }
                    }
                }
            Text("Choose a note").foregroundStyle(.secondary)
        }
    }
}

struct NoteListView: View {
    @ObservedObject var list: NoteList

    var body: some View {
        List {
            ForEach($list.notes) { index, note in
                NoteRow(note: note, position: index)
            }
            .onDelete { list.notes.remove(atOffsets: $0) }
            .onMove { list.notes.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.sidebar)
    }
}

struct NoteRow: View {
    @Binding var note: Note
    let position: Int

    var body: some View {
        NavigationLink(destination: NoteEditView(note: $note)) {
            HStack(spacing: 10) {
                Text("\(position + 1).").monospacedDigit().foregroundStyle(.secondary)
                VStack(alignment: .leading, spacing: 2) {
                    Text(note.title.isEmpty ? "Untitled" : note.title).lineLimit(1)
                    Text(note.text.isEmpty ? "Empty" : note.text)
                        .font(.caption).foregroundStyle(.secondary).lineLimit(1)
                }
                Spacer(minLength: 0)
                if note.isPinned { Image(systemName: "pin.fill").foregroundStyle(.tint) }
            }
        }
        .contextMenu { Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") { note.isPinned.toggle() } }
    }
}

struct NoteEditView: View {
    @Binding var note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Title", text: $note.title).font(.title2)
            Toggle("Pinned", isOn: $note.isPinned)
            TextEditor(text: $note.text)
        }
        .padding(20)
        .navigationTitle(note.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Notes") { NotesView() }
