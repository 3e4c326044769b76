import SwiftUI

/// A note, which is known by its id wherever it lies in the list.
struct Note: Hashable, Identifiable {
    let id: UUID
    var title: String
    var text: String
    var isPinned = false

    init(id: UUID = UUID(), title: String, text: String = "") {
        self.id = id
        self.title = title
        self.text = text
    }
}

/// The notes of the app.
final class NoteList: ObservableObject {
    @Published var notes: [Note]

    init(notes: [Note] = NoteList.samples) {
        self.notes = notes
    }

    func add() -> Note.ID {
        let note = Note(title: "New note")
        notes.insert(note, at: 0)
        return note.id
    }

    func remove(_ id: Note.ID) {
        notes.removeAll { $0.id == id }
    }

    static let samples = [
        Note(title: "Groceries", text: "Oat milk\nTwo lemons\nRye bread"),
        Note(title: "Night sky", text: "Saturn is up in the south-east from ten o'clock, left of the three poplars."),
        Note(title: "Bicycle", text: "The rear light flickers. New cable, 60 cm."),
        Note(title: "Book for Mira", text: "The one about the lighthouse keeper's daughter."),
    ]
}
