import SwiftUI

/// A list of notes and the one that is being read, bound in the way that the menu says.
public struct NotesView: View {
    @StateObject private var list = NoteList()
    @State private var way = BindingWay.elements

    public init() {}

    public var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                Picker("Bound", selection: $way) {
                    ForEach(BindingWay.allCases) { Text($0.title).tag($0) }
                }
                .pickerStyle(.segmented)
                .padding(12)
                NoteListView(list: list, way: way)
            }
            .navigationTitle("Notes")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        _ = list.add()
                    } label: {
                        Label("New Note", systemImage: "plus")
                    }
                }
            }
            Text("Choose a note")
                .foregroundStyle(.secondary)
        }
    }
}

/// The ways in which a row can be bound to its note. All of them show and edit the same notes.
enum BindingWay: String, CaseIterable, Identifiable {
    case elements, identifiableIndices, bindingAndIndex, indices

    var id: Self { self }

    var title: String {
        switch self {
        case .elements: "Each"
        case .identifiableIndices: "Ids"
        case .bindingAndIndex: "Both"
        case .indices: "Index"
        }
    }
}

/// The rows, each of which links to the editor of its note.
struct NoteListView: View {
    @ObservedObject var list: NoteList
    let way: BindingWay

    var body: some View {
        List {
            switch way {
            case .elements:
                ForEach($list.notes) { $note in NoteRow(note: $note) }
                    .onDelete { list.notes.remove(atOffsets: $0) }
                    .onMove { list.notes.move(fromOffsets: $0, toOffset: $1) }
            case .identifiableIndices:
                ForEach(list.notes.identifiableIndices) { index in NoteRow(note: $list.notes[index]) }
                    .onDelete { list.notes.remove(atOffsets: $0) }
            case .bindingAndIndex:
                ForEach($list.notes) { index, note in NoteRow(note: note, position: index) }
                    .onDelete { list.notes.remove(atOffsets: $0) }
            case .indices:
                ForEach(list.notes.indices, id: \.self) { index in NoteRow(note: $list.notes[index]) }
                    .onDelete { list.notes.remove(atOffsets: $0) }
            }
        }
        .listStyle(.sidebar)
    }
}

struct NoteRow: View {
    @Binding var note: Note
    var position: Int?

    var body: some View {
        NavigationLink(destination: NoteEditor(note: $note)) {
            HStack(spacing: 10) {
                if let position {
                    Text("\(position + 1).").monospacedDigit().foregroundStyle(.secondary)
                }
                VStack(alignment: .leading, spacing: 2) {
                    Text(note.title.isEmpty ? "Untitled" : note.title).lineLimit(1)
                    Text(note.text.isEmpty ? "Empty" : note.text)
                        .font(.caption).foregroundStyle(.secondary).lineLimit(1)
                }
                Spacer(minLength: 0)
                if note.isPinned { Image(systemName: "pin.fill").foregroundStyle(.tint) }
            }
        }
        .contextMenu {
            Button {
                note.isPinned.toggle()
            } label: {
                Label(note.isPinned ? "Unpin" : "Pin", systemImage: "pin")
            }
        }
    }
}

/// Edits one note; what is typed shows in the list at once.
struct NoteEditor: View {
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

#Preview("Editor") {
    @Previewable @State var note = NoteList.samples[0]
    NoteEditor(note: $note)
}
