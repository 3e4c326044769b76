import MartletGraph
import SwiftUI
import ViewTesting

/// Lists of note rows, of which only those in sight are made.
@MainActor
enum LazySuite {
    static let size = CGSize(width: 390, height: 844)

    static func run(_ report: inout Report) {
        for (count, target) in [(10_000, 30.0), (100_000, 60.0)] {
            let notes = BenchNote.many(count)
            report.add(suite: "lazy", op: "open", n: count, unit: "cpu_ms", target: target) {
                var window: TestWindow?
                let time = cpu {
                    window = TestWindow(size: size, NoteList(notes: notes, model: NoteModel()))
                    ListSuite.settle(window!)
                }
                window?.close()
                return time * 1e3
            }
        }
        let model = NoteModel()
        let window = TestWindow(size: size, NoteList(notes: BenchNote.many(10_000), model: model))
        ListSuite.settle(window)
        var step = 0
        func measure(_ op: String, _ change: @escaping @MainActor () -> Void) {
            report.add(suite: "lazy", op: op, n: 10_000, unit: "cpu_ms", target: 2, runs: 49) {
                step += 1
                return cpu {
                    change()
                    ListSuite.settle(window)
                } * 1e3
            }
        }
        measure("select") { model.selection?.wrappedValue = step % 10 }
        measure("edit") { model.notes?.wrappedValue[3].title = "Title \(step)" }
        measure("remove") { model.notes?.wrappedValue.remove(at: 5) }
        measure("swap") { model.notes?.wrappedValue.swapAt(2, 9_000) }
        window.close()
        typing(&report)
    }

    /// A letter in a field above a thousand rows.
    private static func typing(_ report: inout Report) {
        let model = NoteModel()
        let window = TestWindow(size: size, FieldAboveRows(notes: BenchNote.many(1000), model: model))
        ListSuite.settle(window)
        var text = ""
        report.add(suite: "lazy", op: "letter-above", n: 1000, unit: "cpu_ms", target: 1, runs: 49) {
            text += "a"
            return cpu {
                model.text?.wrappedValue = text
                ListSuite.settle(window)
            } * 1e3
        }
        window.close()
    }
}

struct BenchNote: Identifiable, Equatable {
    let id: Int
    var title: String

    static func many(_ count: Int) -> [BenchNote] { (0..<count).map { BenchNote(id: $0, title: "Note \($0)") } }
}

/// Lets the suite write states from outside.
@MainActor
final class NoteModel {
    var notes: Binding<[BenchNote]>?
    var selection: Binding<Int?>?
    var text: Binding<String>?
}

struct NoteList: View {
    @State var notes: [BenchNote]
    @State private var selection: Int?
    let model: NoteModel

    init(notes: [BenchNote], model: NoteModel) {
        _notes = State(initialValue: notes)
        self.model = model
    }

    var body: some View {
        model.notes = $notes
        model.selection = $selection
        return List($notes, selection: $selection) { $note in NoteListRow(note: $note) }
    }
}

struct NoteListRow: View {
    @Binding var note: BenchNote

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(note.title)
                Text("Changed today")
            }
            Spacer()
            Button("Share") {}
        }
    }
}

struct FieldAboveRows: View {
    @State var notes: [BenchNote]
    @State private var text = ""
    let model: NoteModel

    init(notes: [BenchNote], model: NoteModel) {
        _notes = State(initialValue: notes)
        self.model = model
    }

    var body: some View {
        model.text = $text
        return VStack {
            TextField("Search", text: $text)
            Text(text)
            List(notes) { Text($0.title) }
        }
    }
}
